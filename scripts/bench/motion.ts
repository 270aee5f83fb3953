import type { Locator, Page } from '@playwright/test';
import { median } from '../audit/figures.ts';
import { menuOpener } from '../audit/open.ts';
import { ms, type BenchRow } from './row.ts';

/** Of frames at 60 Hz: some are late, some are seen as a halt. In ms. */
const LATE = 20;
const HALT = 50;

/** The processor as it is, and as slow as a phone's. */
const SLOW_DOWNS = [1, 4] as const;

/** How often each scene is played: figures are medians. */
const TIMES = 3;

/** How long frames are recorded from the press on, in ms of a processor that is not slowed down. */
const RECORDED_MS = 1500;

/** What a visitor does, and when the page shows the result. */
interface Scene {
  readonly name: string;
  readonly address: string;
  /** What is pressed; none for a scene that scrolls. */
  readonly press?: (page: Page) => Locator;
  /** Runs in the page, before and after: what is shown. The result has come when it differs. */
  readonly shown?: () => string | undefined;
}

const heading = () => document.querySelector('h1')?.textContent ?? undefined;

const SCENES: readonly Scene[] = [
  {
    name: 'Opening the menu',
    address: '/',
    press: (page) => page.locator(menuOpener.desktop),
    shown: () => document.querySelector('dialog[open] :is(h2, a)')?.textContent ?? undefined,
  },
  {
    name: 'Home to a case study',
    address: '/',
    press: (page) => page.locator('main a[href^="/case-study/"]'),
    shown: heading,
  },
  {
    name: 'Changing the theme',
    address: '/',
    press: (page) => page.getByRole('button', { name: /^(?:Dark|Light) Mode$/ }),
    shown: () => document.documentElement.dataset['theme'],
  },
  { name: 'Scrolling a case study', address: '/case-study/low-tide' },
];

interface Played {
  /** Times from one frame to the next, in ms. */
  readonly frames: readonly number[];
  /** From the press until the result was painted, in ms; null for a scene without a press. */
  readonly result: number | null;
}

/** Records in the page from now on; the page is the only clock. */
async function record(page: Page, shown: Scene['shown']) {
  await page.evaluate(`window.shown = ${shown ?? '() => undefined'}`);
  await page.evaluate(() => {
    // Cast: set above and here.
    const own = window as unknown as { shown: () => unknown; recorded: object };
    const recorded = { frames: new Array<number>(), pressed: 0, result: null as number | null };
    const before = own.shown();
    own.recorded = recorded;
    addEventListener('pointerdown', ({ timeStamp }) => (recorded.pressed = timeStamp), {
      capture: true,
      once: true,
    });
    let last = performance.now();
    const frame = (now: number) => {
      recorded.frames.push(now - last);
      last = now;
      const value = own.shown();
      if (recorded.pressed > 0 && recorded.result === null && value && value !== before) {
        recorded.result = now - recorded.pressed;
      }
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
}

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

async function play(page: Page, { press, shown }: Scene, slowDown: number): Promise<Played> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  const target = press?.(page).first();
  if (target) {
    await target.scrollIntoViewIfNeeded();
    await target.hover();
  }
  // What the pointer starts has ended.
  await pause(1000);
  await record(page, shown);
  if (target) {
    await target.click();
    await pause(RECORDED_MS * slowDown);
  } else {
    for (let turn = 0; turn < 40; turn += 1) {
      await page.mouse.wheel(0, 120);
      await pause(50);
    }
  }
  const played = await page.evaluate(() => {
    // Cast: set by `record`.
    return (window as unknown as { recorded: Played }).recorded;
  });
  await page.close();
  // The first one began before the recording.
  return { frames: played.frames.slice(1), result: target ? played.result : null };
}

function rowsOf(name: string, plays: readonly Played[]): BenchRow[] {
  const middle = (read: (played: Played) => number | null) => median(plays.map(read)) ?? Number.NaN;
  const over = (limit: number) =>
    middle(({ frames }) => (100 * frames.filter((time) => time > limit).length) / frames.length);
  const longest = middle(({ frames }) => Math.max(...frames));
  const rows: BenchRow[] = [
    {
      what: `${name}, frames over ${LATE} and ${HALT} ms, longest`,
      figure: `${over(LATE).toFixed(1)} %, ${over(HALT).toFixed(1)} %, ${ms(longest)}`,
    },
  ];
  if (plays.every(({ result }) => result === null)) return rows;
  return [
    ...rows,
    { what: `${name}, press to result`, figure: ms(middle(({ result }) => result)) },
  ];
}

/** Frames and response of what visitors do most, each in a fresh page, medians of three. */
export async function benchMotion(open: (path: string) => Promise<Page>): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const scene of SCENES) {
    for (const slowDown of SLOW_DOWNS) {
      const plays: Played[] = [];
      for (let time = 0; time < TIMES; time += 1) {
        plays.push(await play(await open(scene.address), scene, slowDown));
      }
      rows.push(...rowsOf(`${scene.name}, ${slowDown}x`, plays));
    }
  }
  return rows;
}
