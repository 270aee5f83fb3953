import type { CDPSession, Page } from '@playwright/test';
import { type BenchRow, pause, percentile, row } from './rows.ts';

export const VIEWPORT = { width: 1440, height: 900 };

/** A frame at 60 Hz is late after so many ms. */
export const LATE = 20;

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

const SCRIPT = new Set(['EventDispatch', 'FireAnimationFrame', 'TimerFire']);
const RENDERING = new Set([
  'UpdateLayoutTree',
  'Layout',
  'PrePaint',
  'Paint',
  'Layerize',
  'Commit',
]);

/** Traces a page while `act` uses it, and says what its frames cost, in the thread's own time. */
export async function traceFrames(
  page: Page,
  what: string,
  act: () => Promise<void>,
): Promise<BenchRow[]> {
  const events = await trace(await page.context().newCDPSession(page), act);
  const { script, main, presented } = frameCosts(events);
  const late = (times: readonly number[]) =>
    (100 * times.filter((time) => time > LATE).length) / times.length;
  const whole = presented.reduce((sum, time) => sum + time, 0);
  const rate = ((1000 * presented.length) / whole).toFixed(0);
  return [
    row(`${what}, script a frame, p95`, percentile(script, 0.95), 4),
    row(`${what}, main thread a frame, p95`, percentile(main, 0.95), 16),
    row(`${what}, main-thread frames over ${LATE} ms`, `${late(main).toFixed(1)} %`, 'under 1 %'),
    row(
      `${what}, presented`,
      `${rate} a second, ${late(presented).toFixed(0)} % over ${LATE} ms`,
      'depends on the machine: without a graphics card it renders in software',
    ),
  ];
}

async function trace(cdp: CDPSession, act: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => {
    // Cast: the protocol types a trace event as any object.
    events.push(...(value as unknown as TraceEvent[]));
  });
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
  await cdp.detach();
  return events.toSorted((one, other) => one.ts - other.ts);
}

/** Of each frame, in ms: event handlers and animation callbacks, all of the main thread, and what it took to be shown. */
function frameCosts(events: readonly TraceEvent[]) {
  const starts = events.filter(({ name }) => name === 'BeginMainThreadFrame');
  const [first] = starts;
  const script = starts.map(() => 0);
  const main = starts.map(() => 0);
  let frame = -1;
  let scriptUntil = 0;
  for (const { name, ph, ts, dur = 0, tdur = dur, tid, pid } of events) {
    if (tid !== first?.tid || pid !== first.pid) continue;
    if (name === 'BeginMainThreadFrame') frame += 1;
    // Input precedes the frame it is handled for: work between two frames counts for the first.
    // An event that dispatches another must not be counted twice.
    if (frame < 0 || ph !== 'X' || ts < scriptUntil) continue;
    if (SCRIPT.has(name)) {
      scriptUntil = ts + dur;
      script[frame] = (script[frame] ?? 0) + tdur / 1000;
    } else if (!RENDERING.has(name)) continue;
    main[frame] = (main[frame] ?? 0) + tdur / 1000;
  }
  const drawn = events.filter(({ name, pid }) => name === 'DrawFrame' && pid === first?.pid);
  const presented = drawn.slice(1).map(({ ts }, index) => (ts - (drawn[index]?.ts ?? ts)) / 1000);
  return { script, main, presented };
}

export async function turnWheel(page: Page, turns: number, distance: number) {
  for (let turn = 0; turn < turns; turn += 1) {
    await page.mouse.wheel(0, distance);
    await pause(50);
  }
  await pause(500);
}

/**
 * In ms, of each action on a slower processor: its slowest answer, from the event to the next paint, as browsers
 * measure INP. `rest`: what comes after an action has ended by then.
 */
export async function slowestAnswers(
  page: Page,
  { slowDown, rest }: { readonly slowDown: number; readonly rest: number },
  actions: readonly (readonly [name: string, act: () => Promise<unknown>])[],
): Promise<BenchRow[]> {
  const cdp = await page.context().newCDPSession(page);
  await page.evaluate(() => {
    const answered: number[] = [];
    Object.assign(window, { answered });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // Cast: entries of this type carry the interaction they belong to.
        const { interactionId } = entry as PerformanceEntry & { interactionId: number };
        if (interactionId > 0) answered.push(entry.duration);
      }
      // Cast: the option is younger than the compiler's types.
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  const rows: BenchRow[] = [];
  for (const [name, act] of actions) {
    await act();
    await pause(rest);
    // Cast: set above.
    const took = await page.evaluate(() =>
      (window as unknown as { answered: number[] }).answered.splice(0),
    );
    // Events of less than 16 ms are not reported.
    const slowest = took.length === 0 ? 'under 16 ms' : Math.max(...took);
    rows.push(row(`${name}, until painted, CPU ${slowDown} times slower`, slowest, 100));
  }
  await cdp.detach();
  return rows;
}
