import { onTestFinished, vi } from 'vitest';

/** The client's wait between two writing requests to one host, in ms. */
const INTERVAL = 1500;

/**
 * Lets Prismic's client send at once what it sends every 1.5 s: the limit is the hosted service's,
 * and the client has no option for it.
 */
export function skipThrottle(): void {
  const start = globalThis.setTimeout;
  const spy = vi.spyOn(globalThis, 'setTimeout');
  // Node's fetch sets timers, too, whose callbacks take arguments.
  const run: (...call: Parameters<typeof start>) => unknown = (
    callback,
    milliseconds = 0,
    ...args
  ) => {
    const isThrottle = milliseconds > INTERVAL - 500 && milliseconds <= INTERVAL;
    return start(callback, isThrottle ? 0 : milliseconds, ...args);
  };
  // Cast: without Node's promisified form, which nobody asks for here.
  spy.mockImplementation(run as typeof setTimeout);
  onTestFinished(() => spy.mockRestore());
}
