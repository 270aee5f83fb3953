import { rm } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { isReady, launch, menuOpener, passGate } from '../audit/open.ts';
import { LATE, slowestAnswers, traceFrames, turnWheel, VIEWPORT } from './browser.ts';
import { contentCopy, textBlock } from './content.ts';
import { type BenchRow, ms, pause, percentile, row } from './rows.ts';
import { servedSite } from './sites.ts';

const paragraph = (text: string) => textBlock([{ type: 'paragraph', text, spans: [] }]);

/** A project with a moving gallery of 200 items, as in the budget. */
const GALLERY = {
  project_title: [{ type: 'heading1', text: 'Long gallery', spans: [] }],
  use_spread: 'Yes',
  spread: [
    paragraph('Above the gallery.'),
    {
      slice_type: 'moving_gallery',
      variation: 'default',
      primary: {
        columns: 5,
        height: 900,
        gap: 44,
        angle: -14,
        speed: 40,
        frame_type: 'Simple',
        frame_color: '#111614',
        frame_radius: 16,
      },
      items: Array.from({ length: 200 }, (_none, at) => ({
        image: {
          url: `/media/screen-${String((at % 12) + 1).padStart(2, '0')}.webp`,
          alt: `Screen ${at + 1}`,
        },
      })),
    },
    paragraph('Below the gallery.'),
  ],
};

type Open = (path: string, isPastGate?: boolean) => Promise<Page>;

/** Main-thread and presented frames of the built site in Chromium, and how fast it responds. */
export async function benchFrames(): Promise<BenchRow[]> {
  const browser = await launch();
  const content = await contentCopy('project', { 'long-gallery': { data: GALLERY } });
  try {
    return await servedSite({ CONTENT_DIR: content }, async ({ origin }) => {
      const open: Open = async (path, isPastGate = true) => {
        const page = await browser.newPage({ viewport: VIEWPORT });
        if (isPastGate) await page.addInitScript(passGate);
        await page.goto(origin + path);
        await page.waitForFunction(isReady);
        await page.waitForLoadState('networkidle');
        return page;
      };
      return [...(await presses(open)), ...(await movement(open)), ...(await motion(open))];
    });
  } finally {
    await browser.close();
    await rm(content, { recursive: true });
  }
}

/** The controls of the shell that a visitor presses, by their names. */
const PRESSES = [
  'Sound Off',
  'Dark Mode',
  'Light Mode',
  'All',
  'Close menu',
  'All',
  'Mobile Design',
];

async function presses(open: Open): Promise<BenchRow[]> {
  const page = await open('/', false);
  const actions = PRESSES.map((name) => {
    const button = page.getByRole('button', { name, exact: true });
    const target = button.or(page.getByRole('link', { name, exact: true })).first();
    const press = async () => {
      await target.hover();
      // What a pointer starts as it comes has ended.
      await pause(1000);
      await page.mouse.down();
      await page.mouse.up();
    };
    return [`'${name}' pressed`, press] as const;
  });
  const rows = await slowestAnswers(page, { slowDown: 4, rest: 3000 }, actions);
  await page.close();
  return rows;
}

/** A pointer that moves in circles, a wheel that turns for a while, and a long moving gallery, scrolled past. */
async function movement(open: Open): Promise<BenchRow[]> {
  const home = await open('/');
  await home.mouse.move(700, 400);
  await pause(1000);
  const pointer = await traceFrames(home, 'Mouse over Home', async () => {
    for (let angle = 0; angle < 15; angle += 0.1) {
      await home.mouse.move(700 + 300 * Math.cos(angle), 300 + 250 * Math.sin(angle));
      await pause(8);
    }
  });
  const wheel = await traceFrames(home, 'Wheel on Home', () => turnWheel(home, 40, 120));
  await home.close();
  const gallery = await open('/project/long-gallery');
  await gallery.mouse.move(20, 450);
  await pause(3000);
  const past = await traceFrames(gallery, 'Gallery of 200', async () => {
    await turnWheel(gallery, 20, 50);
    await turnWheel(gallery, 20, -50);
  });
  await gallery.close();
  return [...pointer, ...wheel, ...past];
}

/** Frames that are seen as a halt, in ms. */
const HALT = 50;
/** The processor as it is, and as slow as a phone's. */
const SLOW_DOWNS = [1, 4];
/** How often each scene is played: figures are medians. */
const TIMES = 3;

/** What a visitor does, and what the page shows when the result has come: it differs from before. */
interface Scene {
  readonly name: string;
  readonly address: string;
  /** What is pressed; none for a scene that scrolls. */
  readonly press?: (page: Page) => Locator;
  /** Runs in the page. */
  readonly shown?: () => string | undefined;
}

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
    shown: () => document.querySelector('h1')?.textContent ?? undefined,
  },
  {
    name: 'Changing the theme',
    address: '/',
    press: (page) => page.getByRole('button', { name: /^(?:Dark|Light) Mode$/ }),
    shown: () => document.documentElement.dataset['theme'],
  },
  { name: 'Scrolling a case study', address: '/case-study/low-tide' },
];

/** Frames and response of what visitors do most, each in a fresh page. */
async function motion(open: Open): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const scene of SCENES) {
    for (const slowDown of SLOW_DOWNS) {
      const plays: Awaited<ReturnType<typeof play>>[] = [];
      for (let time = 0; time < TIMES; time += 1) {
        plays.push(await play(await open(scene.address), scene, slowDown));
      }
      const over = (limit: number) => {
        const shares = plays.map(
          ({ frames }) => frames.filter((time) => time > limit).length / frames.length,
        );
        return `${(100 * percentile(shares)).toFixed(1)} %`;
      };
      const longest = ms(percentile(plays.map(({ frames }) => Math.max(...frames))));
      const what = `${scene.name}, ${slowDown}x`;
      const frames = `${over(LATE)}, ${over(HALT)}, ${longest}`;
      rows.push(row(`${what}, frames over ${LATE} and ${HALT} ms, longest`, frames));
      const results = plays.flatMap(({ result }) => result ?? []);
      if (scene.press) rows.push(row(`${what}, press to result`, percentile(results)));
    }
  }
  return rows;
}

/** Times from one frame to the next, and from the press until the result was painted; the page is the only clock. */
async function play(page: Page, { press, shown }: Scene, slowDown: number) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  const target = press?.(page).first();
  await target?.scrollIntoViewIfNeeded();
  await target?.hover();
  // What the pointer starts has ended.
  await pause(1000);
  await page.evaluate(`window.shown = ${shown ?? '() => undefined'}`);
  await page.evaluate(() => {
    // Cast: set above and here.
    const own = window as unknown as { shown: () => unknown; recorded: object };
    const recorded = { frames: new Array<number>(), pressed: 0, result: null as number | null };
    const before = own.shown();
    own.recorded = recorded;
    const pressed = ({ timeStamp }: Event) => (recorded.pressed = timeStamp);
    addEventListener('pointerdown', pressed, { capture: true, once: true });
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
  await target?.click();
  if (target) await pause(1500 * slowDown);
  else await turnWheel(page, 40, 120);
  const { frames, result } = await page.evaluate(
    // Cast: set above.
    () => (window as unknown as { recorded: { frames: number[]; result: number | null } }).recorded,
  );
  await page.close();
  // The first one began before the recording.
  return { frames: frames.slice(1), result };
}
