import { relative } from 'node:path';

/** Runs only this seed: `HOSTILE_SEED=17 npx vitest run <file>`. */
const ONLY = process.env['HOSTILE_SEED'];

/** So many seeds from 1, or the one that is asked for. */
export function seeds(count: number): readonly number[] {
  return ONLY === undefined
    ? Array.from({ length: count }, (_, index) => index + 1)
    : [Number(ONLY)];
}

/** Whether all seeds run, so that the whole may be counted. */
export const runsAll = ONLY === undefined;

/** Throws what went wrong under a seed, and how to see it again. */
export function failWith(file: string, seed: number, what: string): never {
  const path = relative(process.cwd(), file);
  throw new Error(`${what}\nSee it again: HOSTILE_SEED=${seed} npx vitest run ${path}`);
}
