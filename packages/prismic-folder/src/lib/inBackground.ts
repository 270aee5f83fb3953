import { setImmediate } from 'node:timers/promises';

/**
 * Runs work that nobody waits for: a timer's, an event's. What fails in it is a warning of the
 * process, with its cause, and ends nothing but that work.
 */
export function inBackground(what: string, work: () => void | Promise<void>): void {
  const report = (error: unknown) => {
    const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.emitWarning(`${what} failed`, { type: 'ContentFolder', detail: cause });
  };
  try {
    work()?.catch(report);
  } catch (error) {
    report(error);
  }
}

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
