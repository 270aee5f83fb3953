import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type BrowserContext, type Locator, type Page } from '@playwright/test';
import type { Json } from '#prismic-folder/edit';
import { startEditedSite, type EditedSite } from '../../support/editedSite.ts';
import { openSession } from '../../support/editorPage.ts';
import { threadTime } from '../../support/threadTime.ts';
import { expectAccessible } from '../../support/visit.ts';

test.describe.configure({ mode: 'default' });

let site: EditedSite;
let context: BrowserContext;

const paragraph = (text: string, spans: readonly Json[] = []): Json => ({
  type: 'paragraph',
  text,
  spans,
});
const START: readonly Json[] = [
  paragraph('Swimmers check five sources.', [{ type: 'strong', start: 15, end: 19 }]),
  { type: 'table', rows: [[1, 2]] },
  { type: 'paragraph', text: 'It comes back.', spans: [], label: 'aside', id: 'kept' },
];

const NAMES = [
  'typing',
  'format',
  'link',
  'soon',
  'paste',
  'undo',
  'input',
  'blocks',
  'focus',
  'megabytes',
  'access',
] as const;

test.beforeAll(async ({ browser }) => {
  site = await startEditedSite();
  await Promise.all(
    NAMES.map((name) =>
      site.folder.write(`documents/page/${name}.json`, {
        data: {
          title: `About ${name}`,
          slices: [{ slice_type: 'text_block', variation: 'default', primary: { text: START } }],
        },
      }),
    ),
  );
  context = await openSession(browser, site);
});
test.afterAll(async () => {
  await context.close();
  await site.stop();
});

/** Opens a page at its text, with the cursor at the end of the first block. */
async function open(name: (typeof NAMES)[number]): Promise<{ page: Page; text: Locator }> {
  const page = await context.newPage();
  await page.goto(`${site.origin}/edit/page/${name}#slices/0`);
  const text = page.getByRole('textbox', { name: /^Text(\s*, changed)?$/ });
  await text.locator('p').first().click();
  await expect(page.getByRole('toolbar', { name: 'Format Text' })).toBeVisible();
  await page.keyboard.press('End');
  await expectBefore(page, 'sources.');
  return { page, text };
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

/** The text in the draft's file; null until there is one. */
async function saved(name: (typeof NAMES)[number]): Promise<readonly Json[] | null> {
  const path = join(site.folder.contentDir, `drafts/documents/page/${name}.json`);
  const file = await readFile(path, 'utf8').catch(() => null);
  if (file === null) return null;
  // Cast: a file of this test.
  const { data } = JSON.parse(file) as { data: { slices: { primary: { text: Json[] } }[] } };
  return data.slices[0]?.primary.text ?? null;
}

/** The first blocks of the draft; the others are as they were. */
const expectSaved = (name: (typeof NAMES)[number], ...blocks: readonly Json[]) =>
  expect.poll(() => saved(name)).toEqual([...blocks, ...START.slice(1)]);

/** Pastes what another program has copied. */
async function paste(page: Page, data: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((types) => {
    const clipboardData = new DataTransfer();
    for (const [type, value] of Object.entries(types)) clipboardData.setData(type, value);
    const init = { clipboardData, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', init));
  }, data);
}

/** Selects the last word of the first block, without its full stop. */
async function selectLastWord(page: Page): Promise<void> {
  await page.keyboard.press('ArrowLeft');
  await expectBefore(page, 'sources');
  await page.keyboard.press('ControlOrMeta+Shift+ArrowLeft');
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('sources');
}

test('what is typed is on the page and in the draft, and other blocks stay as they were', async () => {
  const { page, text } = await open('typing');
  await page.keyboard.type(' All of them.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Then they swim.');
  await expect(page.frameLocator('iframe').getByText('Then they swim.')).toBeVisible();
  await expect(text).toContainText('Kept as it is: table');
  await expectSaved(
    'typing',
    paragraph('Swimmers check five sources. All of them.', [
      { type: 'strong', start: 15, end: 19 },
    ]),
    paragraph('Then they swim.'),
  );
});

test('signs at the start of a line make blocks, around words marks @full', async () => {
  const { page } = await open('blocks');
  await page.keyboard.press('Enter');
  for (const line of ['## Working together', '- Rope', 'Buoy', '', '1. First', '']) {
    await page.keyboard.type(line);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.type('**Bold** and _soft_.');
  const block = (type: string, words: string): Json => ({ type, text: words, spans: [] });
  await expectSaved(
    'blocks',
    START[0] ?? null,
    block('heading2', 'Working together'),
    block('list-item', 'Rope'),
    block('list-item', 'Buoy'),
    block('o-list-item', 'First'),
    paragraph('Bold and soft.', [
      { type: 'strong', start: 0, end: 4 },
      { type: 'em', start: 9, end: 13 },
    ]),
  );
});

test('the toolbar is reached by keyboard, and gives the focus back to the text', async () => {
  const { page, text } = await open('format');
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
  await expectSaved('format', {
    type: 'heading3',
    text: 'Swimmers check five sources.',
    spans: [
      { type: 'strong', start: 15, end: 19 },
      { type: 'strong', start: 20, end: 27 },
      { type: 'em', start: 20, end: 27 },
    ],
  });
});

test('a link is made, changed and removed by keyboard alone @full', async () => {
  const { page, text } = await open('link');
  await selectLastWord(page);
  await page.keyboard.press('ControlOrMeta+k');
  const popover = page.getByRole('dialog', { name: /^Link/ });
  await expect(popover).toBeVisible();
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
  const strong = { type: 'strong', start: 15, end: 19 };
  const link = { type: 'hyperlink', start: 20, end: 27 };
  const data = { link_type: 'Web', url: 'https://example.com/method' };
  await expectSaved('link', paragraph('Swimmers check five sources.', [strong, { ...link, data }]));
  await expectBefore(page, 'sources');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(popover).toBeVisible();
  await popover.getByRole('button', { name: 'Remove link' }).press('Enter');
  await expect(text).toBeFocused();
  // The text is the public one again, so there is nothing to be kept as a draft.
  await expect.poll(async () => (await saved('link')) ?? START).toEqual(START);
});

test('what is typed before the next frame after a link goes into the text', async () => {
  const { page } = await open('soon');
  await selectLastWord(page);
  await page.keyboard.press('ControlOrMeta+k');
  const popover = page.getByRole('dialog', { name: /^Link/ });
  await popover.getByRole('textbox', { name: 'Address' }).fill('example.com/method');
  // The next frame never comes.
  await page.evaluate(() => Object.assign(window, { requestAnimationFrame: () => 0 }));
  await popover.getByRole('button', { name: 'Done' }).click();
  await page.keyboard.type(' below us');
  const data = { link_type: 'Web', url: 'https://example.com/method' };
  await expectSaved(
    'soon',
    paragraph('Swimmers check five sources below us.', [
      { type: 'strong', start: 15, end: 19 },
      { type: 'hyperlink', start: 20, end: 27, data },
    ]),
  );
});

test('a paste from a word processor becomes what the model allows, and says what is missing', async () => {
  const { page } = await open('paste');
  await page.keyboard.press('Enter');
  await paste(page, {
    'text/html': `<h1>Field notes<o:p></o:p></h1><p class=MsoNormal>Two <b>hours</b> late.</p>
      <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Rope</p>
      <table><tr><td>1</td><td>2</td></tr></table><a href="javascript:alert(1)">trap</a>`,
    'text/plain': 'Field notes',
  });
  await expect(page.getByText('Pasted without 1 table').first()).toBeVisible();
  await expectSaved(
    'paste',
    START[0] ?? null,
    { type: 'heading1', text: 'Field notes', spans: [] },
    paragraph('Two hours late.', [{ type: 'strong', start: 4, end: 9 }]),
    { type: 'list-item', text: 'Rope', spans: [] },
    paragraph('trap'),
  );
});

test('pasted megabytes do not hold up the window @full', async () => {
  const { page } = await open('megabytes');
  const took = await threadTime(page, () =>
    paste(page, { 'text/html': '<p>Lorem <b>ipsum</b> dolor sit amet.</p>'.repeat(60_000) }),
  );
  console.info(`2.5 MB of HTML pasted in ${Math.round(took)} ms`);
  expect(took).toBeLessThan(3000);
  await expect(page.getByText(/characters at its end were not pasted/).first()).toBeVisible();
});

test('undo in the text is the undo of the document @full', async () => {
  const { page, text } = await open('undo');
  await page.keyboard.type(' More.');
  await expect(text).toContainText('More.');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text).not.toContainText('More.');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(text).toContainText('sources. More.');
  await text.locator('p').first().click();
  await page.keyboard.press('End');
  await expectBefore(page, 'More.');
  await page.keyboard.type(' And on.');
  await expect(text).toContainText('sources. More. And on.');
});

test('input methods, right-to-left text and emoji are kept as they are', async () => {
  const { page, text } = await open('input');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Input.imeSetComposition', {
    text: 'にほ',
    selectionStart: 2,
    selectionEnd: 2,
  });
  await expect(text).toContainText('sources.にほ');
  await devtools.send('Input.insertText', { text: '日本' });
  await page.keyboard.press('Enter');
  await page.keyboard.insertText('שלום 👩‍👩‍👧‍👦🏳️‍🌈');
  await page.keyboard.press('Backspace');
  await expect(text.locator('p').nth(1)).toHaveCSS('direction', 'rtl');
  await expectSaved(
    'input',
    paragraph('Swimmers check five sources.日本', [{ type: 'strong', start: 15, end: 19 }]),
    paragraph('שלום 👩‍👩‍👧‍👦'),
  );
});

test('Tab goes on to the next field, and the label leads to the text @full', async () => {
  const { page, text } = await open('focus');
  await page.keyboard.press('Tab');
  await expect(text).not.toBeFocused();
  await page.locator('label', { hasText: /^Text(, changed)?$/ }).click();
  await expect(text).toBeFocused();
});

test('text, toolbar, its menus and prompts have no axe violations', async () => {
  const { page } = await open('access');
  await expectAccessible(page);
  await page.getByRole('toolbar', { name: 'Format Text' }).getByLabel('More').click();
  await expect(page.getByRole('menu', { name: 'More' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Embed' }).click();
  await expect(page.getByRole('dialog', { name: 'Address' })).toBeVisible();
  await expectAccessible(page);
});
