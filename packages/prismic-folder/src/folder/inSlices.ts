import { setImmediate } from 'node:timers/promises';

/** Ms for which synchronous work may keep other work waiting: a third of what rendering a page takes. */
const SLICE_MS = 5;

/**
 * Does work in slices, between which other work has its turn; it yields wherever it may be
 * interrupted. The first slice is done when this returns, so that short work is never interrupted.
 */
export async function inSlices<Result>(
  work: Generator<void, Result>,
  firstMs = SLICE_MS,
): Promise<Result> {
  let end = performance.now() + firstMs;
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    if (performance.now() < end) continue;
    // oxlint-disable-next-line no-await-in-loop
    await setImmediate();
    end = performance.now() + SLICE_MS;
  }
}

/** The same work at once. */
export function atOnce<Result>(work: Generator<void, Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}
