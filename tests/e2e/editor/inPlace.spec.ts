import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { callout, paragraph, section, study, textBlock } from '../../support/editor/contents.ts';
import { demoTest, expect, test, type Editor } from '../../support/editor/editorTest.ts';
import { canvasOf, enterText, openInEditor, press } from '../../support/editorPage.ts';

const KEY = 'case_study/tides';
const FILE = `documents/${KEY}.json`;
const ADDRESS = '/edit/case-study/tides';

const block = (type: string, text: string) => ({ type, text, spans: [] });
const TEXT = [
  block('heading2', 'Before dawn'),
  paragraph('The method is open.', {
    type: 'hyperlink',
    start: 4,
    end: 10,
    data: { link_type: 'Web', url: 'https://example.com/method' },
  }),
  block('list-item', 'Rope'),
  block('o-list-item', 'First'),
  paragraph('After the lists.'),
];

interface Opened {
  readonly canvas: FrameLocator;
  /** A text of the page while it is edited there. */
  readonly edited: (name: string) => Locator;
}

async function open(page: Page, editor: Editor, place = ''): Promise<Opened> {
  await editor.write({
    [FILE]: study(
      'Tides',
      section('Slipway', 'Research began early.'),
      textBlock(...TEXT),
      callout('Same words'),
    ),
  });
  const canvas = await openInEditor(page, `${ADDRESS}${place}`);
  await expect(canvas.getByRole('heading', { name: 'Slipway' })).toBeVisible();
  return { canvas, edited: (label) => canvas.getByRole('textbox', { name: label }) };
}

const said = (page: Page) => page.locator('[data-live-announcer][role="status"]');

test('a second press puts the caret into the text, and the form follows; a text that is not one to one is edited in the form; by keyboard alone a text is entered, written by an input method, made bold, linked, left and undone', async ({
  page,
  editor,
}) => {
  const { canvas, edited } = await open(page, editor);
  const heading = canvas.getByRole('heading', { name: 'Slipway' });
  await heading.click({ position: { x: 2, y: 20 } });
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await heading.click({ position: { x: 2, y: 20 } });
  const title = edited('Title, Spread 1');
  await expect(title).toBeFocused();
  await expect(said(page)).toContainText('Title, Spread 1, edited on the page. Escape leaves.');
  await page.keyboard.type('The ');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('The Slipway');
  // A line break is none: it goes on to the next text.
  await page.keyboard.press('Enter');
  await expect(edited('Lead, Spread 1')).toBeFocused();
  await expect(canvas.getByRole('heading', { name: 'The Slipway' })).toBeVisible();
  // A press elsewhere ends it, and selects there.
  await canvas.getByRole('heading', { name: 'Before dawn' }).click();
  await expect(page).toHaveURL(/#spread\/1\/text$/);
  await expect(edited('Lead, Spread 1')).toHaveCount(0);
  await canvas.getByText('Same words').first().dblclick();
  await expect(page).toHaveURL(/#spread\/2\//);
  await expect(canvas.locator('[contenteditable]')).toHaveCount(0);

  await enterText(page, 0);
  await expect(title).toBeFocused();
  await page.keyboard.press('Tab');
  const lead = edited('Lead, Spread 1');
  await expect(lead).toBeFocused();
  await page.keyboard.type(' See works');
  await expect(lead).toHaveText('Research began early. See works');
  await page.keyboard.press('ControlOrMeta+Shift+ArrowLeft');
  await expect(page.getByRole('toolbar', { name: 'Format Lead' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+b');
  await expect(lead.locator('strong')).toHaveText('works');
  await page.keyboard.press('ControlOrMeta+k');
  const popover = page.getByRole('dialog', { name: 'Link of “works”' });
  await popover.getByRole('textbox', { name: 'Address' }).fill('/work');
  await page.keyboard.press('Enter');
  await expect(popover).toHaveCount(0);
  await expect(lead).toBeFocused();
  await expect(lead.locator('a')).toHaveText('works');
  await page.keyboard.press('Escape');
  await expect(lead).toHaveCount(0);
  await expect(page.locator('iframe[title="Page"]')).toBeFocused();
  await expect(page).toHaveURL(/#spread\/0$/);
  await expect(canvas.getByRole('link', { name: 'works' })).toBeVisible();
  await expect
    .poll(() => editor.slice(KEY, 0))
    .toMatchObject({ body_text: [{ text: 'Research began early. See works' }] });
  // The keys of the stage are there again. Slowly typed words are several steps.
  const undone = async () => {
    await page.keyboard.press('ControlOrMeta+z');
    return editor.slice(KEY, 0);
  };
  await expect.poll(undone).toBeUndefined();
  await expect(canvas.getByText('Research began early.', { exact: true })).toBeVisible();

  await enterText(page, 0);
  await expect(title).toBeFocused();
  const saved = (words: string) =>
    expect.poll(() => editor.slice(KEY, 0)).toMatchObject({ title_text: words });
  const devtools = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    devtools.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await compose('にほ');
  await expect(title).toHaveText('Slipwayにほ');
  await devtools.send('Input.insertText', { text: '日本' });
  await page.keyboard.insertText(' שלום 👩‍👩‍👧‍👦🏳️‍🌈');
  await page.keyboard.press('Backspace');
  await saved('Slipway日本 שלום 👩‍👩‍👧‍👦');
  // Left in the middle of a composition, what was written stays.
  await compose('か');
  await page.getByRole('button', { name: 'Outline' }).click();
  await expect(title).toHaveCount(0);
  await saved('Slipway日本 שלום 👩‍👩‍👧‍👦か');
});

test('by touch a second tap puts the caret into the text on a tablet; on a phone the form has it', async ({
  browser,
  editor,
}) => {
  await editor.write({ [FILE]: study('Tides', section('Slipway')) });
  const context = await browser.newContext({
    viewport: { width: 1024, height: 768 },
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.goto(`${ADDRESS}#spread/0/title_text`);
  const canvas = canvasOf(page);
  const heading = canvas.getByRole('heading', { name: 'Slipway' });
  await heading.tap();
  await expect(page).toHaveURL(/#spread\/0\/title_text$/);
  await heading.tap();
  await expect(canvas.getByRole('textbox', { name: 'Title, Spread 1' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await press(page, 'Page');
  await heading.tap();
  await heading.tap();
  await expect(page).toHaveURL(/#spread\/0\/title_text$/);
  await expect(canvas.locator('[contenteditable]')).toHaveCount(0);
  await context.close();
});

test('entering and leaving a text moves nothing on the page; a slice that goes while its text is edited takes nothing else with it @full', async ({
  page,
  editor,
}) => {
  const { canvas, edited } = await open(page, editor, '#spread/1');
  /** Where each line of text and each picture is, and how it is drawn. */
  const layout = () =>
    canvas.locator('#page main').evaluate((main) => {
      const found: string[] = [];
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(node);
        const { color, font, letterSpacing, opacity, textDecoration } = getComputedStyle(
          node.parentElement ?? main,
        );
        const style = [color, font, letterSpacing, opacity, textDecoration].join();
        for (const { x, y, width, height } of range.getClientRects()) {
          if (width > 0) found.push(`${node.textContent} ${[x, y, width, height].join()} ${style}`);
        }
      }
      return found;
    });
  for (const [slice, names] of [
    [0, ['Title, Spread 1', 'Lead, Spread 1']],
    [1, ['Text, Spread 2']],
  ] as const) {
    await enterText(page, slice);
    for (const [at, name] of names.entries()) {
      for (let tab = 0; tab < at; tab += 1) await page.keyboard.press('Tab');
      await expect(edited(name)).toBeFocused();
      const during = await layout();
      await page.keyboard.press('Escape');
      await expect(edited(name)).toHaveCount(0);
      expect(await layout(), name).toEqual(during);
      if (at < names.length - 1) await page.keyboard.press('Enter');
    }
  }

  await enterText(page, 1);
  await expect(edited('Text, Spread 2')).toBeFocused();
  await page.keyboard.type(' Kept.');
  const draft = `drafts/${FILE}`;
  await expect.poll(() => editor.text(draft)).toContain('After the lists. Kept.');
  // Another program deletes the slice before it.
  const [, ...others] = (await editor.slices(KEY)) ?? [];
  await editor.write({ [draft]: study('Tides', ...others) });
  await expect(canvas.getByRole('heading', { name: 'Slipway' })).toHaveCount(0);
  await expect(edited('Text, Spread 2')).toHaveCount(0);
  await expect(canvas.getByText('After the lists. Kept.')).toBeVisible();
});

demoTest(
  'every text of the demo that can be edited on the page is typed in and undone, with 0 bytes changed @full',
  async ({ editor }) => {
    demoTest.setTimeout(600_000);
    const page = await editor.open({ viewport: { width: 1440, height: 900 } });
    const drafts = join(editor.folder.contentDir, 'drafts');
    const kept = await readdir(drafts, { recursive: true });
    const kinds = new Set<string>();
    for (const address of ['home/home', 'page/about', 'case-study/low-tide']) {
      await openInEditor(page, `${editor.origin}/edit/${address}`);
      const counts = await page.evaluate(() => {
        const frame = document.querySelector<HTMLIFrameElement>('iframe[title="Page"]');
        const api = frame?.contentWindow?.slicefolioCanvas;
        return (api?.boxes() ?? []).map((box) => api?.texts(box).length ?? 0);
      });
      for (const [index, count] of counts.entries()) {
        if (count === 0) continue;
        await enterText(page, index);
        const edited = canvasOf(page).locator('[contenteditable=true]');
        let before = '';
        for (let text = 0; text < count; text += 1) {
          await expect(edited).toBeFocused();
          await expect.poll(() => page.url()).not.toBe(before);
          before = page.url();
          const words = await edited.textContent();
          await page.keyboard.insertText('x');
          await expect(edited).toHaveText(`${words}x`, { useInnerText: false });
          await page.keyboard.press('ControlOrMeta+z');
          await expect(edited).toHaveText(words ?? '');
          // The step back also leads to its place.
          await expect(edited).toBeFocused();
          await page.keyboard.press('Tab');
        }
        await expect(edited).toHaveCount(0);
        // After the last text of a slice comes the form; until it does, nothing else keeps the focus.
        await expect(page.locator('[data-part=form] :focus')).toBeAttached();
        // Undone, it is what is public, and no other draft is kept.
        await expect.poll(() => readdir(drafts, { recursive: true })).toEqual(kept);
        kinds.add(
          (await page.getByRole('option').nth(index).getAttribute('aria-label'))?.split(',')[0] ??
            '',
        );
      }
    }
    expect(kinds.size).toBeGreaterThanOrEqual(12);
    await page.context().close();
  },
);
