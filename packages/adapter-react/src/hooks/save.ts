import { regenerate } from '../codegen/index.ts';
import { oneAtATime } from '../codegen/oneAtATime.ts';
import { messageOf } from '../ModelError.ts';
import { readSettings, type Settings } from '../settings.ts';

/** Says a problem in Slice Machine's terminal, each once: its pages leave out what they cannot read. */
export type Tell = (problem: string) => void;

/** Carries out a change of the models, then brings types and registry up to date. */
export type Save = (change: (settings: Settings) => Promise<void>) => Promise<void>;

export function createTell(): Tell {
  const told = new Set<string>();
  return (problem) => {
    if (!told.has(problem)) console.warn(problem);
    told.add(problem);
  };
}

/** Saving in the project at `root`. What goes wrong is told and handed on to Slice Machine. */
export function createSave(root: string, tell: Tell): Save {
  const update = oneAtATime(() => regenerate(root));
  return async (change) => {
    try {
      await change(await readSettings(root));
      const { problems } = await update();
      problems.forEach(tell);
    } catch (error) {
      console.error(messageOf(error));
      throw error;
    }
  };
}
