import { vi } from 'vitest';

/**
 * Waits until a check no longer throws. The limit is far above what a slow machine needs; vitest's own is a second. A
 * check that does something is repeated every `interval` ms.
 */
export const waitFor = <Result>(
  check: () => Result | Promise<Result>,
  interval = 50,
): Promise<Result> =>
  // oxlint-disable-next-line no-restricted-properties -- with the tests' own limit
  vi.waitFor(check, { timeout: 30_000, interval });
