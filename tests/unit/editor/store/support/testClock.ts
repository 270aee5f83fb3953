import type { Clock } from '#page-editor/document/saving.ts';

/** A clock that goes on when it is told to. */
export interface TestClock extends Clock {
  /** Goes on by ms and runs what is due, in its order. */
  readonly pass: (ms: number) => void;
}

export function testClock(): TestClock {
  let time = 1_700_000_000_000;
  let waiting: { readonly at: number; readonly run: () => void }[] = [];
  return {
    now: () => time,
    after(ms, run) {
      const one = { at: time + ms, run };
      waiting = [...waiting, one];
      return () => {
        waiting = waiting.filter((other) => other !== one);
      };
    },
    pass(ms) {
      const end = time + ms;
      for (;;) {
        const [next] = waiting
          .filter(({ at }) => at <= end)
          .toSorted((one, other) => one.at - other.at);
        if (next === undefined) break;
        waiting = waiting.filter((one) => one !== next);
        time = Math.max(time, next.at);
        next.run();
      }
      time = end;
    },
  };
}
