import { rm } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { launch } from '../audit/open.ts';
import { contentCopy } from './contentCopy.ts';
import { editedSite } from './editedSite.ts';
import { keyTimes, slowestAnswers } from './responses.ts';
import { ms, percentile, type BenchRow } from './row.ts';

const VIEWPORT = { width: 1440, height: 900 };
/** Interactions are measured on a processor this many times slower. */
const SLOW_DOWN = 4;
const OPENINGS = 3;
const KEYS = 40;
/** In ms: what comes after the page is drawn is over. */
const REST = 3000;

/** Slices of the documents, with how soon a key is to be on the page and the document open. */
const SIZES = [
  { count: 40, key: 50, opening: 1000 },
  { count: 1000, key: 100, opening: 3000 },
] as const;

const uidOf = (count: number) => `long-${count}`;

/** The slice that is edited. */
const EDITED = 3;

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

/** How soon the built editor opens a document, shows a key on the page and answers, in Chromium. */
export async function benchEditorWindow(): Promise<BenchRow[]> {
  const browser = await launch();
  const content = await contentCopy(
    () => Object.fromEntries(SIZES.map(({ count }) => [uidOf(count), study(count)])),
    'case_study',
  );
  try {
    return await editedSite({ CONTENT_DIR: content }, async (link) => {
      const context = await signedIn(browser, link);
      const rows: BenchRow[] = [];
      for (const { count, key, opening } of SIZES) {
        const { page, took } = await openings(context, new URL(link).origin, count);
        rows.push({
          what: `opening a document, ${count} slices, median of ${OPENINGS}`,
          figure: ms(percentile(took, 0.5)),
          budget: `under ${ms(opening)}`,
        });
        const keys = await keyTimes(page, `Title ${EDITED}`, KEYS);
        rows.push({
          what: `from a key to the page, ${count} slices, p95 of ${keys.length}`,
          figure: ms(percentile(keys, 0.95)),
          budget: `under ${ms(key)}`,
        });
        if (count === SIZES.at(-1)?.count) rows.push(...(await answers(page)));
        await page.close();
      }
      return rows;
    });
  } finally {
    await browser.close();
    await rm(content, { recursive: true });
  }
}

async function signedIn(browser: Browser, link: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  await page.goto(link);
  // The hint of a first visit lies over the page.
  await page.getByRole('heading').first().waitFor();
  await page.close();
  return context;
}

/** Opens a document several times, until its form and its page are there; the last one stays open. */
async function openings(context: BrowserContext, origin: string, count: number) {
  const took: number[] = [];
  let page: Page | null = null;
  // The first one fills the browser's cache.
  for (let round = 0; round <= OPENINGS; round += 1) {
    await page?.close();
    page = await context.newPage();
    const started = performance.now();
    await page.goto(`${origin}/edit/case-study/${uidOf(count)}#spread/${EDITED}/title_text`);
    const shown = page
      .frameLocator('iframe[title=Page]')
      .getByRole('heading', { name: `Title ${EDITED}`, exact: true });
    await Promise.all([page.getByRole('textbox', { name: 'Title' }).waitFor(), shown.waitFor()]);
    if (round > 0) took.push(performance.now() - started);
  }
  if (!page) throw new Error('No document was opened');
  // The events of the server keep a request open, so that the network is never idle.
  await new Promise((resolve) => setTimeout(resolve, REST));
  return { page, took };
}

/** The slowest answers to what one does in a long document. */
async function answers(page: Page): Promise<BenchRow[]> {
  const spine = page.getByRole('listbox', { name: 'Slices of the page' });
  const bar = (at: number) => spine.getByRole('option').nth(at);
  const slowest = await slowestAnswers(page, SLOW_DOWN, {
    typing: async () => {
      await page.getByRole('textbox', { name: 'Title' }).focus();
      await page.keyboard.type('words', { delay: 300 });
    },
    undo: () => page.keyboard.press('Control+z'),
    'selecting a slice': async () => {
      await bar(6).click();
      await bar(2).click();
    },
    'opening the picker': () =>
      page.getByRole('button', { name: 'Insert a slice after' }).first().click(),
  });
  return slowest.map(([what, took]) => ({
    what: `${what}, until painted, 1000 slices, CPU ${SLOW_DOWN} times slower`,
    figure: ms(took),
    budget: `under ${ms(100)}`,
  }));
}
