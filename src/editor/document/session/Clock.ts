/** The time in ms since 1970, and a way to wait. */
export interface Clock {
  readonly now: () => number;
  /** Runs something later; returns a function that prevents it. */
  readonly after: (ms: number, run: () => void) => () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
