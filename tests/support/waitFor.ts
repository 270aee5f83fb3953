import { vi } from 'vitest';

const react = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean | undefined };

/**
 * Waits until a check no longer throws. The limit is far above what a slow machine needs; vitest's own is a second. A
 * check that does something is repeated every `interval` ms.
 */
export async function waitFor<Result>(
  check: () => Result | Promise<Result>,
  interval = 50,
): Promise<Result> {
  const isActing = react.IS_REACT_ACT_ENVIRONMENT;
  // What is waited for is nothing that the test does: React would warn of it.
  react.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    // oxlint-disable-next-line no-restricted-properties -- with the tests' own limit
    return await vi.waitFor(check, { timeout: 30_000, interval });
  } finally {
    react.IS_REACT_ACT_ENVIRONMENT = isActing;
  }
}
