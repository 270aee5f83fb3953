import type { CDPSession } from '@playwright/test';

/** One event of a Chromium trace; times in microseconds, `tdur` that of its own thread. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly tid: number;
  readonly pid: number;
}

/** Costs frame by frame, in ms of the thread's own time. */
export interface FrameCosts {
  /** Event handlers and animation callbacks in each frame of the main thread. */
  readonly script: readonly number[];
  /** All work of the main thread in each frame: script, style, layout, paint. */
  readonly main: readonly number[];
  /** Time from one presented frame to the next. */
  readonly presented: readonly number[];
}

const SCRIPT = new Set(['EventDispatch', 'FireAnimationFrame', 'TimerFire']);
const RENDERING = new Set([
  'UpdateLayoutTree',
  'Layout',
  'PrePaint',
  'Paint',
  'Layerize',
  'Commit',
]);

/** Traces a page while `act` uses it. */
export async function traceFrames(cdp: CDPSession, act: () => Promise<void>): Promise<FrameCosts> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => {
    // Cast: the protocol types a trace event as any object.
    events.push(...(value as TraceEvent[]));
  };
  cdp.on('Tracing.dataCollected', collect);
  await cdp.send('Tracing.start', {
    categories:
      'devtools.timeline,disabled-by-default-devtools.timeline.frame,devtools.timeline.frame',
    transferMode: 'ReportEvents',
  });
  await act();
  const complete = new Promise<void>((resolve) => {
    cdp.once('Tracing.tracingComplete', () => resolve());
  });
  await cdp.send('Tracing.end');
  await complete;
  cdp.off('Tracing.dataCollected', collect);
  return costs(events.toSorted((one, other) => one.ts - other.ts));
}

function costs(events: readonly TraceEvent[]): FrameCosts {
  const starts = events.filter(({ name }) => name === 'BeginMainThreadFrame');
  const thread = starts[0]?.tid;
  const process = starts[0]?.pid;
  const script = starts.map(() => 0);
  const main = starts.map(() => 0);
  let frame = -1;
  let scriptUntil = 0;
  for (const { name, ph, ts, dur = 0, tdur = dur, tid, pid } of events) {
    if (tid !== thread || pid !== process) continue;
    if (name === 'BeginMainThreadFrame') frame += 1;
    // Input precedes the frame it is handled for: work between two frames counts for the first.
    if (frame < 0 || ph !== 'X') continue;
    const isScript = SCRIPT.has(name) && ts >= scriptUntil;
    if (isScript) {
      // An event that dispatches another must not be counted twice.
      scriptUntil = ts + dur;
      script[frame] = (script[frame] ?? 0) + tdur / 1000;
    }
    if (isScript || (RENDERING.has(name) && ts >= scriptUntil))
      main[frame] = (main[frame] ?? 0) + tdur / 1000;
  }
  const drawn = events.filter(({ name, pid }) => name === 'DrawFrame' && pid === process);
  return {
    script,
    main,
    presented: drawn.slice(1).map(({ ts }, index) => (ts - (drawn[index]?.ts ?? ts)) / 1000),
  };
}
