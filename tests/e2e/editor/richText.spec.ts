import type { Page } from '@playwright/test';
import { paragraph, textBlock } from '../../support/editor/contents.ts';
import { expect, test, type Editor } from '../../support/editor/editorTest.ts';

const strong = { type: 'strong', start: 15, end: 19 };
const START = [
  paragraph('Swimmers check five sources.', strong),
  { type: 'table', rows: [[1, 2]] },
  { type: 'paragraph', text: 'It comes back.', spans: [], label: 'aside', id: 'kept' },
];

/** Opens a page at its text, with the cursor at the end of the first block. */
async function open(page: Page, editor: Editor) {
  await editor.write({
    'documents/page/about.json': { data: { title: 'About', slices: [textBlock(...START)] } },
  });
  await page.goto('/edit/page/about#slices/0');
  const text = page.getByRole('textbox', { name: /^Text(\s*, changed)?$/ });
  await text.locator('p').first().click();
  await expect(page.getByRole('toolbar', { name: 'Format Text' })).toBeVisible();
  await page.keyboard.press('End');
  await expectBefore(page, 'sources.');
  return text;
}

/** Waits until the cursor is after some words of its text node. */
const expectBefore = (page: Page, words: string) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const { focusNode, focusOffset } = getSelection() ?? {};
        return focusNode?.textContent?.slice(0, focusOffset);
      }),
    )
    .toMatch(new RegExp(`${words.replaceAll('.', String.raw`\.`)}$`));

/** The text in the draft; what is public until there is one. */
const saved = async (editor: Editor) => (await editor.slice('page/about', 0))?.['text'] ?? START;

/** The first blocks of the draft; the others are as they were. */
const expectSaved = (editor: Editor, ...blocks: readonly object[]) =>
  expect.poll(() => saved(editor)).toEqual([...blocks, ...START.slice(1)]);

const block = (type: string, text: string) => ({ type, text, spans: [] });

/** Selects the last word of the first block, without its full stop. */
async function selectLastWord(page: Page): Promise<void> {
  await page.keyboard.press('ArrowLeft');
  await expectBefore(page, 'sources');
  await page.keyboard.press('ControlOrMeta+Shift+ArrowLeft');
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('sources');
}

test('what is typed, by input methods and from right to left too, is on the page and in the draft; signs make blocks and marks', async ({
  page,
  editor,
}) => {
  const text = await open(page, editor);
  const devtools = await page.context().newCDPSession(page);
  const composition = { text: 'にほ', selectionStart: 2, selectionEnd: 2 };
  await devtools.send('Input.imeSetComposition', composition);
  await expect(text).toContainText('sources.にほ');
  await devtools.send('Input.insertText', { text: '日本' });
  await page.keyboard.press('Enter');
  await page.keyboard.insertText('שלום 👩‍👩‍👧‍👦🏳️‍🌈');
  await page.keyboard.press('Backspace');
  await expect(text.locator('p').nth(1)).toHaveCSS('direction', 'rtl');
  await expect(page.frameLocator('iframe').getByText('שלום 👩‍👩‍👧‍👦')).toBeVisible();
  await expect(text).toContainText('Kept as it is: table');
  await page.keyboard.press('Enter');
  for (const line of ['## Working together', '- Rope', 'Buoy', '', '1. First', '']) {
    await page.keyboard.type(line);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.type('**Bold** and _soft_.');
  await expectSaved(
    editor,
    paragraph('Swimmers check five sources.日本', strong),
    paragraph('שלום 👩‍👩‍👧‍👦'),
    block('heading2', 'Working together'),
    block('list-item', 'Rope'),
    block('list-item', 'Buoy'),
    block('o-list-item', 'First'),
    paragraph(
      'Bold and soft.',
      { type: 'strong', start: 0, end: 4 },
      { type: 'em', start: 9, end: 13 },
    ),
  );
});

test('by keys the toolbar is reached and left, and undo in the text is that of the document; a link is made, removed and made again, and what is typed right after it goes into the text', async ({
  page,
  editor,
}) => {
  const text = await open(page, editor);
  await selectLastWord(page);
  await page.keyboard.press('ControlOrMeta+i');
  await page.keyboard.press('Alt+F10');
  await expect(page.getByRole('button', { name: 'Style: Paragraph' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Bold' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  await page.keyboard.press('Alt+F10');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: /^Style/ }).press('Enter');
  await page.getByRole('menuitemradio', { name: 'Heading 3' }).press('Enter');
  await expect(text).toBeFocused();
  await page.keyboard.press('Alt+F10');
  await page.keyboard.press('Escape');
  await expect(text).toBeFocused();
  const last = { start: 20, end: 27 };
  const spans = [strong, { type: 'strong', ...last }, { type: 'em', ...last }];
  await expectSaved(editor, { ...block('heading3', 'Swimmers check five sources.'), spans });
  await page.keyboard.press('End');
  await page.keyboard.type(' More.');
  await expect(text).toContainText('More.');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text).not.toContainText('More.');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(text).toContainText('sources. More.');
  await page.keyboard.press('Tab');
  await expect(text).not.toBeFocused();
  await page.locator('label', { hasText: /^Text(, changed)?$/ }).click();
  await expect(text).toBeFocused();
  const undone = async () => {
    await page.keyboard.press('ControlOrMeta+z');
    return saved(editor);
  };
  await expect.poll(undone).toEqual(START);

  await text.locator('p').first().click();
  await page.keyboard.press('End');
  await expectBefore(page, 'sources.');
  await selectLastWord(page);
  await page.keyboard.press('ControlOrMeta+k');
  const popover = page.getByRole('dialog', { name: /^Link/ });
  const address = popover.getByRole('textbox', { name: 'Address' });
  await address.fill('example.com/method');
  // A slow machine: what the browser says of the caret comes late.
  await text.evaluate((element) => {
    element.addEventListener(
      'focusin',
      () => {
        const until = Date.now() + 400;
        while (Date.now() < until);
      },
      { once: true },
    );
  });
  await address.press('Enter');
  await expect(popover).toBeHidden();
  await expect(text).toBeFocused();
  const data = { link_type: 'Web', url: 'https://example.com/method' };
  const link = { type: 'hyperlink', start: 20, end: 27, data };
  await expectSaved(editor, paragraph('Swimmers check five sources.', strong, link));
  await expectBefore(page, 'sources');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ControlOrMeta+k');
  await popover.getByRole('button', { name: 'Remove link' }).press('Enter');
  await expect(text).toBeFocused();
  // The text is the public one again, so there is nothing to be kept as a draft.
  await expectSaved(editor, ...START.slice(0, 1));

  await page.keyboard.press('End');
  await expectBefore(page, 'sources.');
  await selectLastWord(page);
  await page.keyboard.press('ControlOrMeta+k');
  await address.fill('example.com/method');
  // The next frame never comes.
  await page.evaluate(() => Object.assign(window, { requestAnimationFrame: () => 0 }));
  await popover.getByRole('button', { name: 'Done' }).click();
  await page.keyboard.type(' below us');
  await expectSaved(editor, paragraph('Swimmers check five sources below us.', strong, link));
});
