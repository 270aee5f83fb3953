import { vi } from 'vitest';

/** Waits until a check no longer throws; the limit is far above what a slow machine needs. */
export const waitFor = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, 30_000);
