import { rm } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import type { Page } from '@playwright/test';
import { createAuthoring } from '#prismic-folder/authoring';
import { launch } from '../audit/open.ts';
import { editedSite } from './editedSite.ts';
import { largeLibrary } from './largeLibrary.ts';
import { ms, percentile, type BenchRow } from './row.ts';
import { traceFrames } from './trace.ts';

const FILES = 5000;
const OPENINGS = 5;
/** A page of another process than the site's. */
const BLANK = 'about:blank';
const VIEWPORT = { width: 1440, height: 900 };
/** A frame at 60 Hz is late after so many ms. */
const LATE = 20;

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** How soon a library of 5,000 files is listed, opens in Chromium and scrolls. */
export async function benchLibrary(): Promise<BenchRow[]> {
  const content = await largeLibrary(FILES);
  try {
    return [...(await listing(content)), ...(await inBrowser(content))];
  } finally {
    await rm(content, { recursive: true });
  }
}

/** The service by itself: for the first list the content and every file's header are read, later only stamps. */
async function listing(contentDir: string): Promise<BenchRow[]> {
  const authoring = await createAuthoring({ root: process.cwd(), contentDir });
  const took: number[] = [];
  for (let round = 0; round < 11; round += 1) {
    const started = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await authoring.media.list({ page: 1, pageSize: 100 });
    took.push(performance.now() - started);
  }
  await authoring.close();
  const [first = Number.NaN, ...later] = took;
  return [
    {
      what: `reading the content and listing ${FILES} files, the first time after a start`,
      figure: ms(first),
    },
    {
      what: `listing ${FILES} files again, median`,
      figure: ms(percentile(later, 0.5)),
      budget: 'under 150 ms',
    },
  ];
}

async function inBrowser(content: string): Promise<BenchRow[]> {
  const browser = await launch();
  try {
    return await editedSite({ CONTENT_DIR: content }, async (link) => {
      const context = await browser.newContext({ viewport: VIEWPORT });
      const page = await context.newPage();
      const { origin } = new URL(link);
      const from = async (address: string, open: () => Promise<unknown>) => {
        await page.goto(address);
        if (address !== BLANK) await page.getByRole('link', { name: 'Library' }).waitFor();
        const started = performance.now();
        await open();
        await isOpen(page);
        return performance.now() - started;
      };
      const fromDocuments = () =>
        from(`${origin}/edit`, () => page.getByRole('link', { name: 'Library' }).click());
      const inNewTab = () => from(BLANK, () => page.goto(`${origin}/edit/media`));
      await page.goto(link);
      const first = await fromDocuments();
      const pressed: number[] = [];
      const opened: number[] = [];
      for (let round = 0; round < OPENINGS; round += 1) {
        pressed.push(await fromDocuments());
        opened.push(await inNewTab());
      }
      const rows = [
        {
          what: 'opening the library from the documents, at once after a start',
          figure: ms(first),
          budget: 'under 1000 ms',
        },
        {
          what: `opening the library from the documents, median of ${OPENINGS} more`,
          figure: ms(percentile(pressed, 0.5)),
          budget: 'under 1000 ms',
        },
        {
          what: `opening the library in a new tab, median of ${OPENINGS}`,
          figure: ms(percentile(opened, 0.5)),
          budget: 'depends on the browser: a new process takes half of it',
        },
      ];
      return [...rows, ...(await scrolling(page))];
    });
  } finally {
    await browser.close();
  }
}

/** The first files with their number are there, and the first row's pictures are painted. */
async function isOpen(page: Page): Promise<void> {
  await page.getByText(FILES.toLocaleString('en')).first().waitFor();
  await page.waitForFunction(() => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('[role=row] img')].slice(0, 3);
    return pictures.length > 0 && pictures.every(({ complete }) => complete);
  });
}

/** A wheel that turns through the files, and how much of the list is in the document meanwhile. */
async function scrolling(page: Page): Promise<BenchRow[]> {
  const cdp = await page.context().newCDPSession(page);
  await page.mouse.move(700, 600);
  // Once without measuring: the pictures of what is measured are scaled by then.
  await turnWheel(page);
  let rows = 0;
  const { main, presented } = await traceFrames(cdp, async () => {
    await turnWheel(page);
    rows = await page.getByRole('row').count();
  });
  const late = main.filter((time) => time > LATE).length / main.length;
  const whole = presented.reduce((sum, time) => sum + time, 0);
  return [
    {
      what: 'scrolling, main thread a frame, p95',
      figure: ms(percentile(main, 0.95)),
      budget: 'under 16 ms',
    },
    {
      what: `scrolling, main-thread frames over ${LATE} ms`,
      figure: `${(100 * late).toFixed(1)} %`,
      budget: 'under 1 %',
    },
    {
      what: 'scrolling, presented',
      figure: `${((1000 * presented.length) / whole).toFixed(0)} a second`,
      budget: 'depends on the machine: without a graphics card it renders in software',
    },
    { what: 'files in the document', figure: String(rows), budget: 'under 80' },
  ];
}

async function turnWheel(page: Page): Promise<void> {
  for (let turn = 0; turn < 80; turn += 1) {
    await page.mouse.wheel(0, 120);
    await pause(30);
  }
  await pause(500);
}
