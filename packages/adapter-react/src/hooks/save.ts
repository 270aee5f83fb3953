import { regenerate } from '../codegen/index.ts';
import { oneAtATime } from '../codegen/oneAtATime.ts';
import { readSettings, type Settings } from '../settings.ts';

/** Carries out a change of the models, then brings types and registry up to date. */
export type Save = (change: (settings: Settings) => Promise<void>) => Promise<void>;

/** Saving in the project at `root`. What a slice lacks is said once, in Slice Machine's terminal. */
export function createSave(root: string): Save {
  const told = new Set<string>();
  const update = oneAtATime(async () => {
    const { problems } = await regenerate(root);
    for (const problem of problems) if (!told.has(problem)) console.warn(problem);
    for (const problem of problems) told.add(problem);
  });
  return async (change) => {
    await change(await readSettings(root));
    await update();
  };
}
