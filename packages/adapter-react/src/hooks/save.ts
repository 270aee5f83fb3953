import type { SliceMachinePlugin } from '@slicemachine/plugin-kit';
import { regenerateWith } from '../codegen/index.ts';
import { oneAtATime } from '../codegen/oneAtATime.ts';
import { messageOf } from '../ModelError.ts';
import type { ReadSettings, Settings } from '../settings.ts';

/** Prints each problem once in Slice Machine's terminal: its UI omits models it cannot read. */
export type Report = (problem: string) => void;

/** Undoes a change of the models. */
type Undo = () => Promise<void>;

/**
 * Changes the models, then updates types and registry. If generation fails, calls the undo function
 * that the change returned, if any.
 */
export type Save = (change: (settings: Settings) => Promise<Undo | void>) => Promise<void>;

export function createReport(): Report {
  const reported = new Set<string>();
  return (problem) => {
    if (!reported.has(problem)) console.warn(problem);
    reported.add(problem);
  };
}

/** Saves models; logs errors and rethrows them for Slice Machine. */
export function createSave(read: ReadSettings, report: Report): Save {
  const update = oneAtATime(async () => regenerateWith(await read()));
  return async (change) => {
    let undo: Undo | void = undefined;
    try {
      undo = await change(await read());
      const { problems } = await update();
      problems.forEach(report);
    } catch (error) {
      await undo?.();
      console.error(messageOf(error));
      throw error;
    }
  };
}

/** The function a plugin registers its hooks with. */
export type Hook = Parameters<SliceMachinePlugin['setup']>[0]['hook'];
