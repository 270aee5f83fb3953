import { relative } from 'node:path';
import { isFull } from '../full.ts';

/** Runs only this seed: `HOSTILE_SEED=17 npx vitest run <file>`. */
const ONLY = process.env['HOSTILE_SEED'];

/** `npm test` takes the first of ten, `npm run test:full` all. */
const SHARE = isFull ? 1 : 10;

/** The seeds from 1 to `count` or a tenth of it, or only the one that is requested. */
export function seeds(count: number): readonly number[] {
  return ONLY === undefined
    ? Array.from({ length: Math.ceil(count / SHARE) }, (_, index) => index + 1)
    : [Number(ONLY)];
}

/** Whether a site is looked at in part only. */
export const isSample = ONLY === undefined && !isFull;

/** Whether all seeds run, so that totals can be checked. */
export const runsAll = ONLY === undefined && isFull;

/** Throws the fault of a seed and how to reproduce it. */
export function failWith(file: string, seed: number, what: string): never {
  const path = relative(process.cwd(), file);
  throw new Error(`${what}\nSee it again: HOSTILE_SEED=${seed} npx vitest run ${path}`);
}
