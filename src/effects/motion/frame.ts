/**
 * The order of work in a frame: scroll writes positions, motion advances springs, paint writes
 * styles.
 */
const PHASES = ['scroll', 'motion', 'paint'] as const;

export type Phase = (typeof PHASES)[number];

/**
 * Work of one frame. `time` is the frame's in ms, `delta` the ms since the frame before. Returning
 * true runs it again in the next frame.
 */
export type Step = (time: number, delta: number) => boolean | void;

/** One ordered animation loop; it stops while nothing requests a frame. */
export interface Frame {
  /** Runs a step once in the coming frame. */
  readonly request: (phase: Phase, step: Step) => void;
  readonly cancel: (step: Step) => void;
}

/** The delta of the first frame after a pause: 60 Hz. */
const DEFAULT_DELTA = 1000 / 60;

/** Maximum delta, so that springs survive a hidden tab. */
const MAX_DELTA = 50;

/** Creates a loop on a scheduler such as `requestAnimationFrame`. */
export function createFrame(schedule: (run: FrameRequestCallback) => unknown): Frame {
  const queues: Record<Phase, Set<Step>> = {
    scroll: new Set(),
    motion: new Set(),
    paint: new Set(),
  };
  let isScheduled = false;
  let before: number | null = null;

  const wake = () => {
    if (isScheduled) return;
    isScheduled = true;
    schedule(run);
  };

  function runPhase(phase: Phase, time: number, delta: number) {
    const steps = queues[phase];
    queues[phase] = new Set();
    for (const step of steps) {
      // A failing effect must not stop the others.
      try {
        if (step(time, delta)) queues[phase].add(step);
      } catch (error) {
        console.error(error);
      }
    }
  }

  function run(time: number) {
    const delta = before === null ? DEFAULT_DELTA : Math.min(time - before, MAX_DELTA);
    before = time;
    for (const phase of PHASES) runPhase(phase, time, delta);
    isScheduled = false;
    if (PHASES.some((phase) => queues[phase].size > 0)) wake();
    else before = null;
  }

  return {
    request: (phase, step) => {
      queues[phase].add(step);
      wake();
    },
    cancel: (step) => {
      for (const phase of PHASES) queues[phase].delete(step);
    },
  };
}

/** The page's one loop; it never runs on the server. */
export const frame: Frame = createFrame((run) => requestAnimationFrame(run));
