import { regenerateWith } from '../codegen/index.ts';
import { oneAtATime } from '../codegen/oneAtATime.ts';
import { messageOf } from '../ModelError.ts';
import type { ReadSettings, Settings } from '../settings.ts';

/** Prints a problem in Slice Machine's terminal, each once: its pages omit what they cannot read. */
export type Report = (problem: string) => void;

/** Undoes a change of the models. */
type Undo = () => Promise<void>;

/**
 * Changes the models, then updates types and registry. If these cannot be generated, the change is
 * undone, if it returned how.
 */
export type Save = (change: (settings: Settings) => Promise<Undo | void>) => Promise<void>;

export function createReport(): Report {
  const reported = new Set<string>();
  return (problem) => {
    if (!reported.has(problem)) console.warn(problem);
    reported.add(problem);
  };
}

/** Saves models; errors are logged and passed on to Slice Machine. */
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
