import { vi } from 'vitest';

/** Waits until a check no longer throws; a slow machine must not come near the limit. */
export const waitFor = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, 30_000);
