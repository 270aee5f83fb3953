import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEditedSite, type EditedSite } from '../support/editedSite.ts';
import type { Browser } from './Browser.ts';
import { inEachEngine, soon } from './engines.ts';

const section = (title: string) => ({
  slice_type: 'section_header',
  variation: 'default',
  primary: {
    title_text: title,
    body_text: [{ type: 'paragraph', text: 'In words.', spans: [] }],
  },
});

const STUDY = 'documents/case_study/tides.json';
const writing = {
  slice_type: 'text_block',
  variation: 'default',
  primary: { text: [{ type: 'paragraph', text: 'Ropes', spans: [] }] },
};
const study = {
  data: { project_name: 'Tides', spread: [section('Slipway'), section('Numbers'), writing] },
};

const TITLE = '[data-field="title_text"] :is(textarea, input, [contenteditable=true])';
const TEXT = '[data-field="body_text"] [contenteditable=true]';

/** The text of the page in the editor's frame. */
const pageText = (browser: Browser) =>
  browser.run(
    () => document.querySelector('iframe')?.contentDocument?.querySelector('main')?.innerText ?? '',
  );

/** Waits for the headings of the page's slices. */
const titlesAre = (browser: Browser, titles: readonly string[]) => {
  const read = () =>
    [...(document.querySelector('iframe')?.contentDocument?.querySelectorAll('main h2') ?? [])].map(
      (heading) => heading.textContent ?? '',
    );
  return expect.poll(() => browser.run(read), soon).toEqual(titles);
};

/** Waits until the window has what matches. */
const has = (browser: Browser, selector: string) =>
  expect
    .poll(() => browser.run((at) => document.querySelector(at) !== null, selector), soon)
    .toBe(true);

/** What the bar says of the document. */
const barSays = (browser: Browser, words: string) =>
  expect
    .poll(() => browser.run(() => document.querySelector('header')?.textContent ?? ''), soon)
    .toContain(words);

/** How many elements of the page match. */
const countOnPage = (browser: Browser, selector: string) =>
  browser.run(
    (query) =>
      document.querySelector('iframe')?.contentDocument?.querySelectorAll(`main ${query}`).length ??
      0,
    selector,
  );

/** Waits for a visible control whose name begins with some words; returns its selector. */
async function named(browser: Browser, selector: string, words: string): Promise<string> {
  const mark = (query: string, name: string) => {
    const found = [...document.querySelectorAll<HTMLElement>(query)].findLast(
      (element) =>
        (element.getAttribute('aria-label') ?? element.innerText).trim().startsWith(name) &&
        element.checkVisibility() &&
        // Tools of the page step aside while one types and while it scrolls.
        getComputedStyle(element).pointerEvents !== 'none' &&
        !element.matches(':disabled, [aria-disabled=true]'),
    );
    for (const element of document.querySelectorAll('[data-found]')) {
      element.removeAttribute('data-found');
    }
    found?.setAttribute('data-found', '');
    return found !== undefined;
  };
  await expect.poll(() => browser.run(mark, selector, words), soon).toBe(true);
  return '[data-found]';
}

const press = async (browser: Browser, words: string, selector = 'button') =>
  browser.click(await named(browser, selector, words));

inEachEngine(
  (launch) => {
    let browser: Browser;
    let site: EditedSite;

    /** A file of the content folder as it is now. */
    const stored = async (path: string) =>
      readFile(join(site.folder.contentDir, path), 'utf8').catch(() => '');

    beforeAll(async () => {
      site = await startEditedSite();
      await site.folder.write(STUDY, study);
      browser = await launch();
      await browser.resize(1440, 900);
      await browser.goto(site.link);
      await browser.run(() => localStorage.setItem('editor-hints', 'click kept move'));
    });
    afterAll(async () => {
      await browser?.close();
      await site?.stop();
    });

    test('the list of documents is shown', async () => {
      await browser.goto(`${site.origin}/edit`);
      await expect
        .poll(() => browser.run(() => document.querySelectorAll('[role=row]').length), soon)
        .toBeGreaterThan(2);
    });

    test('the page follows what is typed in a field and in a text, which is kept as a draft', async () => {
      await browser.goto(`${site.origin}/edit/case-study/tides#spread/0`);
      await expect.poll(() => pageText(browser), soon).toContain('Slipway');
      await has(browser, TITLE);
      await browser.click(TITLE);
      await browser.press('End');
      await browser.type(TITLE, ' at dawn');
      await expect.poll(() => pageText(browser), soon).toContain('Slipway at dawn');
      await browser.click(TEXT);
      await browser.press('End');
      await browser.type(TEXT, ' Quiet.');
      await expect.poll(() => pageText(browser), soon).toContain('In words. Quiet.');
      await expect.poll(() => stored(`drafts/${STUDY}`), soon).toContain('In words. Quiet.');
      await barSays(browser, 'not public yet');
    });

    test('a text is made bold by keys and a list by two characters', async () => {
      await browser.run(() => {
        location.hash = '#spread/2';
      });
      const text = '[data-field="text"] [contenteditable=true]';
      await has(browser, text);
      await browser.click(text);
      await browser.press('Control+a');
      await browser.press('Control+b');
      await expect.poll(() => countOnPage(browser, 'strong'), soon).toBe(1);
      await browser.press('End');
      await browser.press('Enter');
      for (const key of ['-', ' ', 'E', 'b', 'b']) await browser.press(key);
      await expect.poll(() => countOnPage(browser, 'li'), soon).toBe(1);
      await expect.poll(() => stored(`drafts/${STUDY}`), soon).toContain('"list-item"');
    });

    test('a slice is selected on the page, another inserted, moved, and put back', async () => {
      await browser.run(() => {
        const page = document.querySelector('iframe')?.contentDocument;
        const heading = [...(page?.querySelectorAll('h2') ?? [])].at(-1);
        heading?.scrollIntoView({ behavior: 'instant', block: 'center' });
        heading?.click();
      });
      await expect.poll(() => browser.run(() => location.hash), soon).toContain('#spread/1');
      await press(browser, 'Insert a slice after', 'main button');
      await press(browser, 'Section header', '[role=row]');
      await expect.poll(() => browser.run(() => location.hash), soon).toContain('#spread/2');
      await has(browser, TITLE);
      await browser.click(TITLE);
      await browser.type(TITLE, 'Results');
      await titlesAre(browser, ['Slipway at dawn', 'Numbers', 'Results']);
      await press(browser, 'Move up', 'main button');
      await titlesAre(browser, ['Slipway at dawn', 'Results', 'Numbers']);
      await press(browser, 'Undo: move');
      await titlesAre(browser, ['Slipway at dawn', 'Numbers', 'Results']);
    });

    test('the changes are reviewed and published', async () => {
      await press(browser, 'Review');
      await press(browser, 'Publish', '[role=dialog] button');
      await expect.poll(() => stored(STUDY), soon).toContain('Results');
      expect(await stored(STUDY)).toContain('Slipway at dawn');
      await barSays(browser, 'Published');
    });
  },
  { timeout: 240_000 },
);
