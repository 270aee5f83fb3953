import { rm } from 'node:fs/promises';
import { callOperation, createAuthoring } from '#prismic-folder/authoring';
import type { BrowserContext, Page } from '@playwright/test';
import { launch } from '../audit/open.ts';
import { slowestAnswers, traceFrames, turnWheel, VIEWPORT } from './browser.ts';
import { contentCopy } from './content.ts';
import { largeLibrary } from './largeLibrary.ts';
import { type BenchRow, pause, percentile, repeat, row, timed } from './rows.ts';
import { editedSite } from './sites.ts';

/** Slices of the documents, with how soon a key is to be on the page and the document open, in ms. */
const SIZES = [
  { count: 40, key: 50, opening: 1000 },
  { count: 1000, key: 100, opening: 3000 },
] as const;

/** The slice that is edited. */
const EDITED = 3;
const KEYS = 40;

const study = (count: number): object => ({
  data: {
    project_name: `Of ${count} slices`,
    spread: Array.from({ length: count }, (_none, at) => ({
      slice_type: 'section_header',
      variation: 'default',
      primary: {
        title_text: `Title ${at}`,
        body_text: [{ type: 'paragraph', text: `Words of ${at}.`, spans: [] }],
      },
    })),
  },
});

/** Opens the editor of a content folder in Chromium; removes the folder afterwards. */
export async function inEditor(
  content: string,
  measure: (context: BrowserContext, origin: string) => Promise<BenchRow[]>,
): Promise<BenchRow[]> {
  const browser = await launch();
  try {
    return await editedSite({ CONTENT_DIR: content }, async (link) => {
      const context = await browser.newContext({ viewport: VIEWPORT });
      const page = await context.newPage();
      await page.goto(link);
      // The hint of a first visit lies over the page.
      await page.getByRole('heading').first().waitFor();
      await page.close();
      return measure(context, new URL(link).origin);
    });
  } finally {
    await browser.close();
    await rm(content, { recursive: true, force: true });
  }
}

/** How soon the built editor opens a document, shows a key on the page and answers. */
export async function benchEditor(): Promise<BenchRow[]> {
  const studies = SIZES.map(({ count }) => [`long-${count}`, study(count)] as const);
  const content = await contentCopy('case_study', Object.fromEntries(studies));
  return inEditor(content, async (context, origin) => {
    const rows: BenchRow[] = [];
    for (const { count, key, opening } of SIZES) {
      const open = async (page: Page) => {
        await page.goto(`${origin}/edit/case-study/long-${count}#spread/${EDITED}/title_text`);
        const shown = page
          .frameLocator('iframe[title=Page]')
          .getByRole('heading', { name: `Title ${EDITED}`, exact: true });
        const field = page.getByRole('textbox', { name: 'Title' });
        await Promise.all([field.waitFor(), shown.waitFor()]);
      };
      // The first one fills the browser's cache.
      const took: number[] = [];
      let page = await context.newPage();
      await open(page);
      for (let round = 0; round < 3; round += 1) {
        await page.close();
        const next = (page = await context.newPage());
        took.push(await timed(() => open(next)));
      }
      // What comes after the page is drawn is over; the events of the server keep a request open.
      await pause(3000);
      const keys = await keyTimes(page, `Title ${EDITED}`);
      rows.push(row(`opening a document, ${count} slices, median`, percentile(took), opening));
      rows.push(row(`from a key to the page, ${count} slices, p95`, percentile(keys, 0.95), key));
      if (count === SIZES.at(-1)?.count) rows.push(...(await answers(page)));
      await page.close();
    }
    return rows;
  });
}

/** In ms: how long each key takes until the heading of that text on the page in the frame is painted with it. */
async function keyTimes(page: Page, heading: string): Promise<number[]> {
  await page.getByRole('textbox', { name: 'Title' }).focus();
  await page.keyboard.press('End');
  await page.evaluate((text) => {
    const took: number[] = [];
    Object.assign(window, { took });
    const frame = document.querySelector<HTMLIFrameElement>('iframe[title=Page]')?.contentWindow;
    const found = [...(frame?.document.querySelectorAll('h2, h3') ?? [])].find(
      ({ textContent }) => textContent === text,
    );
    const measure = ({ timeStamp }: Event) => {
      const before = found?.textContent;
      const look = () => {
        if (found?.textContent === before) return requestAnimationFrame(look);
        // The message comes after the frame that this callback is of.
        const { port1, port2 } = new MessageChannel();
        const painted = () => took.push(performance.now() - timeStamp);
        port1.addEventListener('message', painted, { once: true });
        port1.start();
        return port2.postMessage(null);
      };
      requestAnimationFrame(look);
    };
    document.addEventListener('keydown', measure, { capture: true });
  }, heading);
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press('x');
    // Longer than the editor works on anything, so that one key does not wait for another.
    await pause(500);
  }
  // Cast: set above.
  return page.evaluate(() => (window as unknown as { took: number[] }).took);
}

/** The slowest answers to what one does in a long document. */
function answers(page: Page): Promise<BenchRow[]> {
  const spine = page.getByRole('listbox', { name: 'Slices of the page' });
  const bar = (at: number) => spine.getByRole('option').nth(at);
  const insert = page.getByRole('button', { name: 'Insert a slice after' }).first();
  return slowestAnswers(page, { slowDown: 4, rest: 2000 }, [
    [
      'typing',
      async () => {
        await page.getByRole('textbox', { name: 'Title' }).focus();
        await page.keyboard.type('words', { delay: 300 });
      },
    ],
    ['undo', () => page.keyboard.press('Control+z')],
    [
      'selecting a slice',
      async () => {
        await bar(6).click();
        await bar(2).click();
      },
    ],
    ['opening the picker', () => insert.click()],
  ]);
}

const FILES = 5000;

/** How soon a library of 5,000 files is listed, opens in Chromium and scrolls. */
export async function benchLibrary(): Promise<BenchRow[]> {
  const content = await largeLibrary(FILES);
  const services = await createAuthoring({ root: process.cwd(), contentDir: content });
  const list = () => callOperation(services, 'listMedia', { query: { pageSize: 100 } });
  // For the first list the content and every file's header are read, later only stamps.
  const first = await timed(list);
  const later = await repeat(10, list);
  await services.close();
  const rows = [
    row(`reading the content and listing ${FILES} files`, first),
    row(`listing ${FILES} files again, median`, percentile(later), 150),
  ];
  const more = await inEditor(content, async (context, origin) => {
    const page = await context.newPage();
    const isOpen = async () => {
      await page.getByText(FILES.toLocaleString('en')).first().waitFor();
      await page.waitForFunction(() => {
        const shown = [...document.querySelectorAll<HTMLImageElement>('[role=row] img')];
        return shown.length > 0 && shown.slice(0, 3).every(({ complete }) => complete);
      });
    };
    const pressed: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      await page.goto(`${origin}/edit`);
      const link = page.getByRole('link', { name: 'Library' });
      await link.waitFor();
      pressed.push(
        await timed(async () => {
          await link.click();
          await isOpen();
        }),
      );
    }
    await page.mouse.move(700, 600);
    // Once without measuring: the pictures of what is measured are scaled by then.
    await turnWheel(page, 80, 120);
    let shown = 0;
    const scrolling = await traceFrames(page, 'scrolling', async () => {
      await turnWheel(page, 80, 120);
      shown = await page.getByRole('row').count();
    });
    return [
      row('opening the library, at once after a start', pressed[0] ?? Number.NaN, 1000),
      row('opening the library, median of 5 more', percentile(pressed.slice(1)), 1000),
      ...scrolling,
      row('files in the document', String(shown), 'under 80'),
    ];
  });
  return [...rows, ...more];
}
