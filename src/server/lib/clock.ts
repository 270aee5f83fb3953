/**
 * The time in ms since 1970 by a monotonic clock: setting the system clock back or forward while the
 * server runs changes no age and no deadline.
 */
export const monotonicNow = (): number => performance.timeOrigin + performance.now();

/** Resolves after `ms` milliseconds. */
export const sleep = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));
