import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { isReady, launch, passGate } from '../audit/open.ts';
import { servedSite } from './builtSite.ts';
import { benchHydration } from './hydration.ts';
import { benchMotion } from './motion.ts';
import { GALLERY_ITEMS, GALLERY_UID, longGallery } from './longGallery.ts';
import { ms, percentile, type BenchRow } from './row.ts';
import { traceFrames, type FrameCosts } from './trace.ts';

const VIEWPORT = { width: 1440, height: 900 };
/** Interactions are measured on a processor this many times slower. */
const SLOW_DOWN = 4;
/** A frame at 60 Hz is late after so many ms. */
const LATE = 20;

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** Main-thread and presented frames of the built site in Chromium, and how fast it responds. */
export async function benchFrames(): Promise<BenchRow[]> {
  const browser = await launch();
  const content = await longGallery();
  try {
    return await servedSite({ CONTENT_DIR: content }, async ({ origin }) => {
      const open = async (path: string, isPastGate = true) => {
        const page = await browser.newPage({ viewport: VIEWPORT });
        if (isPastGate) await page.addInitScript(passGate);
        await page.goto(origin + path);
        await page.waitForFunction(isReady);
        await page.waitForLoadState('networkidle');
        return page;
      };
      return [
        ...(await answers(await open('/', false))),
        ...(await movement(await open('/'))),
        ...(await gallery(await open(`/project/${GALLERY_UID}`))),
        ...(await benchMotion(open)),
        ...(await benchHydration(browser, origin)),
      ];
    });
  } finally {
    await browser.close();
    await rm(content, { recursive: true });
  }
}

/** The names of the controls of the shell that a visitor presses. */
const PRESSES = [
  'Sound Off',
  'Dark Mode',
  'Light Mode',
  'All',
  'Close menu',
  'All',
  'Mobile Design',
] as const;

/** The slowest response to a press: from the event to the next paint, as browsers measure INP. */
async function answers(page: Page): Promise<BenchRow[]> {
  const cdp = await page.context().newCDPSession(page);
  await page.evaluate(() => {
    const took: number[] = [];
    Object.assign(window, { took });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // Cast: entries of this type carry the interaction they belong to.
        if ((entry as PerformanceEntry & { interactionId: number }).interactionId > 0)
          took.push(entry.duration);
      }
      // Cast: the option is younger than the compiler's types.
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  const slowest: [name: string, time: number][] = [];
  for (const name of PRESSES) {
    const target = page
      .getByRole('button', { name, exact: true })
      .or(page.getByRole('link', { name, exact: true }))
      .first();
    await target.click();
    await pause(3000);
    // Cast: set above.
    const took = await page.evaluate(() =>
      (window as unknown as { took: number[] }).took.splice(0),
    );
    slowest.push([name, Math.max(0, ...took)]);
  }
  await page.close();
  return slowest.map(([name, time]) => ({
    what: `'${name}' pressed, ${SLOW_DOWN} times slower`,
    figure: time === 0 ? 'under 16 ms' : ms(time),
    budget: 'under 100 ms',
  }));
}

function costRows(what: string, { script, main, presented }: FrameCosts): BenchRow[] {
  const late = presented.filter((time) => time > LATE).length / presented.length;
  const whole = presented.reduce((sum, time) => sum + time, 0);
  return [
    {
      what: `${what}, script a frame, p95`,
      figure: ms(percentile(script, 0.95)),
      budget: 'under 4 ms',
    },
    { what: `${what}, main thread a frame, p95`, figure: ms(percentile(main, 0.95)) },
    {
      what: `${what}, main-thread frames over ${LATE} ms`,
      figure: `${((100 * main.filter((time) => time > LATE).length) / main.length).toFixed(1)} %`,
      budget: 'under 1 %',
    },
    {
      what: `${what}, presented`,
      figure: `${((1000 * presented.length) / whole).toFixed(0)} a second, ${(100 * late).toFixed(0)} % over ${LATE} ms`,
      budget: 'depends on the machine: without a graphics card it renders in software',
    },
  ];
}

/** A pointer that moves in circles, and a wheel that turns for a while. */
async function movement(page: Page): Promise<BenchRow[]> {
  const cdp = await page.context().newCDPSession(page);
  await page.mouse.move(700, 400);
  await pause(1000);
  const pointer = await traceFrames(cdp, async () => {
    for (let step = 0; step < 150; step += 1) {
      const angle = step / 10;
      await page.mouse.move(700 + 300 * Math.cos(angle), 300 + 250 * Math.sin(angle));
      await pause(8);
    }
  });
  const wheel = await traceFrames(cdp, () => turnWheel(page, 40, 120));
  await page.close();
  return [...costRows('Mouse over Home', pointer), ...costRows('Wheel on Home', wheel)];
}

async function turnWheel(page: Page, turns: number, distance: number) {
  for (let turn = 0; turn < turns; turn += 1) {
    await page.mouse.wheel(0, distance);
    await pause(50);
  }
  await pause(500);
}

/** A long moving gallery, scrolled past. */
async function gallery(page: Page): Promise<BenchRow[]> {
  const cdp = await page.context().newCDPSession(page);
  await page.mouse.move(20, 450);
  await pause(3000);
  const costs = await traceFrames(cdp, async () => {
    await turnWheel(page, 20, 50);
    await turnWheel(page, 20, -50);
  });
  await page.close();
  return costRows(`Gallery of ${GALLERY_ITEMS}`, costs);
}
