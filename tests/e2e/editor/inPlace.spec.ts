import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  expect,
  test,
  type BrowserContext,
  type FrameLocator,
  type Locator,
  type Page,
} from '@playwright/test';
import sharp from 'sharp';
import type { Json } from '#prismic-folder/edit';
import { startEditedSite, type EditedSite } from '../../support/editedSite.ts';
import { openInEditor, openSession } from '../../support/editorPage.ts';
import { expectAccessible } from '../../support/visit.ts';
import { fullUnless } from '../../support/full.ts';

test.describe.configure({ mode: 'default' });

const NAMES = [
  'pointer',
  'keyboard',
  'paste',
  'input',
  'undo',
  'deleted',
  'pixels',
  'access',
  'form',
  'touch',
] as const;
type Name = (typeof NAMES)[number];

const paragraph = (text: string, spans: readonly Json[] = []): Json => ({
  type: 'paragraph',
  text,
  spans,
});

const TEXT: readonly Json[] = [
  { type: 'heading2', text: 'Before dawn', spans: [] },
  paragraph('The method is open.', [
    {
      type: 'hyperlink',
      start: 4,
      end: 10,
      data: { link_type: 'Web', url: 'https://example.com/method' },
    },
  ]),
  { type: 'list-item', text: 'Rope', spans: [] },
  { type: 'list-item', text: 'Buoy', spans: [] },
  { type: 'o-list-item', text: 'First', spans: [] },
  { type: 'o-list-item', text: 'Second', spans: [] },
  paragraph('After the lists.'),
];

const study = (name: Name): Json => ({
  data: {
    project_name: `Study ${name}`,
    spread: [
      {
        slice_type: 'section_header',
        variation: 'default',
        primary: { title_text: 'Slipway', body_text: [paragraph('Research began early.')] },
      },
      { slice_type: 'text_block', variation: 'default', primary: { text: TEXT } },
      {
        slice_type: 'callout_section',
        variation: 'default',
        primary: { title_text: 'Same words', body_text: [paragraph('Same words')] },
      },
    ],
  },
});

let site: EditedSite;
let context: BrowserContext;

test.beforeAll(async ({ browser }) => {
  site = await startEditedSite();
  await Promise.all(
    NAMES.map((name) => site.folder.write(`documents/case_study/${name}.json`, study(name))),
  );
  context = await openSession(browser, site);
});
test.afterAll(async () => {
  await context.close();
  await site.stop();
});

interface Opened {
  readonly page: Page;
  readonly canvas: FrameLocator;
  /** A text of the page while it is edited there. */
  readonly edited: (name: string) => Locator;
}

async function open(name: Name, place = ''): Promise<Opened> {
  const page = await context.newPage();
  const canvas = await openInEditor(page, `${site.origin}/edit/case-study/${name}${place}`);
  await expect(canvas.getByRole('heading', { name: 'Slipway' })).toBeVisible();
  return { page, canvas, edited: (label) => canvas.getByRole('textbox', { name: label }) };
}

type Slice = { readonly primary: Readonly<Record<string, Json>> };

/** Fields of a slice in the draft; null until there is one. */
async function saved(name: Name, index: number): Promise<Slice['primary'] | null> {
  const path = join(site.folder.contentDir, `drafts/documents/case_study/${name}.json`);
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return null;
  // Cast: a file of this test.
  const { data } = JSON.parse(text) as { data: { spread: Slice[] } };
  return data.spread[index]?.primary ?? null;
}

const said = (page: Page) => page.locator('[data-live-announcer][role="status"]');

const slices = (page: Page) =>
  page.getByRole('listbox', { name: 'Slices of the page' }).getByRole('option');

/** Places the cursor in the first text of a slice, from the list of slices and by keys alone. */
async function enterByKeys({ page }: Pick<Opened, 'page'>, slice: number): Promise<void> {
  await slices(page).first().focus();
  await page.keyboard.press('Home');
  for (let at = 0; at <= slice; at += 1) {
    if (at > 0) await page.keyboard.press('ArrowDown');
    await expect(slices(page).nth(at)).toHaveAttribute('aria-selected', 'true');
    await expect(slices(page).nth(at)).toBeFocused();
  }
  await expect(page).toHaveURL(new RegExp(`/${slice}(?:/\\w+)?$`));
  await page.keyboard.press('Enter');
}

test('a second press puts the caret into the text, and the form follows what is typed there', async () => {
  const opened = await open('pointer');
  const { page, canvas, edited } = opened;
  const heading = canvas.getByRole('heading', { name: 'Slipway' });
  await heading.click({ position: { x: 2, y: 20 } });
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await heading.click({ position: { x: 2, y: 20 } });
  await expect(edited('Title, Spread 1')).toBeFocused();
  await expect(said(page)).toContainText('Title, Spread 1, edited on the page. Escape leaves.');
  // The heading is still one.
  await expect(canvas.getByRole('heading', { name: 'Slipway' })).toBeVisible();
  await page.keyboard.type('The ');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('The Slipway');
  await expect.poll(() => saved('pointer', 0)).toMatchObject({ title_text: 'The Slipway' });
  // A line break is none: it goes on to the next text.
  await page.keyboard.press('Enter');
  await expect(edited('Lead, Spread 1')).toBeFocused();
  await expect(canvas.getByRole('heading', { name: 'The Slipway' })).toBeVisible();
  // A press elsewhere ends it, and selects there.
  await canvas.getByRole('heading', { name: 'Before dawn' }).click();
  await expect(page).toHaveURL(/#spread\/1\/text$/);
  await expect(edited('Lead, Spread 1')).toHaveCount(0);
  await expect(said(page)).toContainText('Left Lead.');
});

test('by keyboard alone: enter, write, bold, link to a document, leave, undo', async () => {
  const opened = await open('keyboard');
  const { page, canvas, edited } = opened;
  await enterByKeys(opened, 0);
  await expect(edited('Title, Spread 1')).toBeFocused();
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
  await popover.getByRole('radio', { name: 'Web' }).press('ArrowRight');
  await popover.getByRole('combobox').pressSequentially('One');
  await expect(page.getByRole('option', { name: /^One/ }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
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
    .poll(() => saved('keyboard', 0))
    .toMatchObject({ body_text: [{ text: 'Research began early. See works' }] });
  // The keys of the stage are there again.
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => saved('keyboard', 0)).toBeNull();
  await expect(canvas.getByText('Research began early.', { exact: true })).toBeVisible();
});

test('a paste becomes what the model allows, and signs at the start of a line make blocks', async () => {
  const opened = await open('paste');
  const { page, canvas, edited } = opened;
  await enterByKeys(opened, 1);
  const text = edited('Text, Spread 2');
  await expect(text).toBeFocused();
  await page.keyboard.press('Enter');
  await text.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', '<h3>Pasted</h3><p>with <b>weight</b></p>');
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await page.keyboard.press('Enter');
  await page.keyboard.type('## Typed');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- Oar');
  await page.keyboard.press('Escape');
  await expect
    .poll(async () => (await saved('paste', 1))?.['text'])
    .toEqual([
      ...TEXT,
      { type: 'heading3', text: 'Pasted', spans: [] },
      paragraph('with weight', [{ type: 'strong', start: 5, end: 11 }]),
      { type: 'heading2', text: 'Typed', spans: [] },
      { type: 'list-item', text: 'Oar', spans: [] },
    ]);
  await expect(canvas.getByRole('listitem').filter({ hasText: 'Oar' })).toBeVisible();
});

test('input methods, right-to-left text and emoji are kept as they are', async () => {
  const opened = await open('input');
  const { page, edited } = opened;
  await enterByKeys(opened, 0);
  const title = edited('Title, Spread 1');
  await expect(title).toBeFocused();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Input.imeSetComposition', {
    text: 'にほ',
    selectionStart: 2,
    selectionEnd: 2,
  });
  await expect(title).toHaveText('Slipwayにほ');
  await devtools.send('Input.insertText', { text: '日本' });
  await page.keyboard.insertText(' שלום 👩‍👩‍👧‍👦🏳️‍🌈');
  await page.keyboard.press('Backspace');
  await expect.poll(() => saved('input', 0)).toMatchObject({ title_text: 'Slipway日本 שלום 👩‍👩‍👧‍👦' });
  // Left in the middle of a composition, what was written stays.
  await devtools.send('Input.imeSetComposition', {
    text: 'か',
    selectionStart: 1,
    selectionEnd: 1,
  });
  await page.getByRole('button', { name: 'Outline' }).click();
  await expect(title).toHaveCount(0);
  await expect.poll(() => saved('input', 0)).toMatchObject({ title_text: 'Slipway日本 שלום 👩‍👩‍👧‍👦か' });
});

test('undo and redo are one history with the form @full', async () => {
  const opened = await open('undo', '#spread/0/title_text');
  const { page, canvas, edited } = opened;
  const editable = page.locator('[contenteditable]');
  const lead = page.getByRole('textbox', { name: 'Lead' }).and(editable);
  await page.getByRole('textbox', { name: 'Title' }).fill('Form');
  // What is typed into one field in one go is one step.
  await lead.fill('Research began late.');
  await page.getByRole('textbox', { name: 'Title' }).focus();
  await enterByKeys(opened, 0);
  const title = edited('Title, Spread 1');
  await expect(title).toBeFocused();
  await expect(title).toHaveText('Form');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('Page');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Page');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(title).toHaveText('Form');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Form');
  await expect(title).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  // What is taken back elsewhere is shown there: the text is left.
  await expect(lead).toHaveText('Research began early.');
  await expect(title).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(canvas.getByRole('heading', { name: 'Slipway' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(canvas.getByRole('heading', { name: 'Form' })).toBeVisible();
});

test('a slice that goes while its text is edited takes nothing else with it @full', async () => {
  const opened = await open('deleted');
  const { page, canvas, edited } = opened;
  await enterByKeys(opened, 1);
  await expect(edited('Text, Spread 2')).toBeFocused();
  await page.keyboard.type(' Kept.');
  await expect
    .poll(async () => JSON.stringify(await saved('deleted', 1)))
    .toContain('After the lists. Kept.');
  // Another program deletes the slice before it.
  const path = `drafts/documents/case_study/deleted.json`;
  const draft: unknown = JSON.parse(await readFile(join(site.folder.contentDir, path), 'utf8'));
  // Cast: a file of this test.
  const { data, ...rest } = draft as { data: { spread: Json[] } };
  await site.folder.write(path, { ...rest, data: { ...data, spread: data.spread.slice(1) } });
  await expect(canvas.getByRole('heading', { name: 'Slipway' })).toHaveCount(0);
  await expect(edited('Text, Spread 2')).toHaveCount(0);
  await expect(canvas.getByText('After the lists. Kept.')).toBeVisible();
});

/** Hides what the editor draws over the page, and the caret. */
const bare = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('main[data-part=canvas] > div > :not(iframe) { opacity: 0 !important }');
    document.adoptedStyleSheets = [sheet];
    const frame = document.querySelector<HTMLIFrameElement>('iframe[title="Page"]');
    // Cast: a window, whose own kind of style sheet its document takes.
    const inner = frame?.contentWindow as (Window & typeof globalThis) | null | undefined;
    if (!inner) return;
    const caret = new inner.CSSStyleSheet();
    caret.replaceSync('* { caret-color: transparent !important }');
    inner.document.adoptedStyleSheets = [caret];
  });

test('entering and leaving a text moves nothing on the page @full', async () => {
  const { page, edited } = await open('pixels', '#spread/1');
  await bare(page);
  const frame = page.locator('iframe[title="Page"]');
  const shot = async () =>
    sharp(await frame.screenshot({ caret: 'hide', animations: 'disabled' }))
      .raw()
      .toBuffer();
  for (const [slice, names] of [
    [0, ['Title, Spread 1', 'Lead, Spread 1']],
    [1, ['Text, Spread 2']],
  ] as const) {
    await enterByKeys({ page }, slice);
    for (const name of names) {
      await expect(edited(name)).toBeFocused();
      const during = await shot();
      await page.keyboard.press('Escape');
      await expect(edited(name)).toHaveCount(0);
      const after = await shot();
      expect(differing(during, after), name).toBe(0);
      if (name === names.at(-1)) break;
      await page.keyboard.press('Enter');
      await expect(edited(names[0])).toBeFocused();
      await page.keyboard.press('Tab');
    }
  }
});

/** Levels of 255 by which the page's round corners differ when its layers are put together anew; words differ by far more. */
const EDGE = 12;

/** How many values of two pictures differ. */
function differing(one: Buffer, other: Buffer): number {
  let count = 0;
  for (let at = 0; at < Math.max(one.length, other.length); at += 1) {
    if (!(Math.abs((one[at] ?? NaN) - (other[at] ?? NaN)) <= EDGE)) count += 1;
  }
  return count;
}

for (const theme of ['dark', 'light'] as const) {
  test(`nothing is wrong for assistive technology while a text is edited, ${theme}${fullUnless(theme === 'dark')}`, async ({
    browser,
  }) => {
    const own = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      storageState: await context.storageState(),
    });
    const page = await own.newPage();
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
    const canvas = await openInEditor(page, `${site.origin}/edit/case-study/access#spread/0`);
    for (const [slice, name] of [
      [0, 'Title, Spread 1'],
      [1, 'Text, Spread 2'],
    ] as const) {
      await enterByKeys({ page }, slice);
      await expect(canvas.getByRole('textbox', { name })).toBeFocused();
      await expectAccessible(page);
    }
    await own.close();
  });
}

test('a text that is not one to one on the page is edited in the form', async () => {
  const { page, canvas } = await open('form');
  const label = canvas.getByText('Same words').first();
  await label.click();
  await expect(page).toHaveURL(/#spread\/2\//);
  const field = page.getByRole('textbox').and(page.locator(':focus'));
  await expect(field).toBeVisible();
  await label.dblclick();
  await expect(field).toBeVisible();
  await expect(canvas.locator('[contenteditable]')).toHaveCount(0);
});

test('below 768 px the form has the text', async ({ browser }) => {
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    storageState: await context.storageState(),
  });
  const page = await phone.newPage();
  await page.goto(`${site.origin}/edit/case-study/touch#spread/0/title_text`);
  await page.getByRole('button', { name: 'Page', exact: true }).click();
  const canvas = page.frameLocator('iframe[title="Page"]');
  const heading = canvas.getByRole('heading', { name: 'Slipway' });
  await heading.tap();
  await heading.tap();
  await expect(page).toHaveURL(/#spread\/0\/title_text$/);
  await expect(canvas.locator('[contenteditable]')).toHaveCount(0);
  await phone.close();
});

test('on a touch screen a second tap puts the caret into the text @full', async ({ browser }) => {
  const tablet = await browser.newContext({
    viewport: { width: 1024, height: 768 },
    hasTouch: true,
    storageState: await context.storageState(),
  });
  const page = await tablet.newPage();
  const canvas = await openInEditor(page, `${site.origin}/edit/case-study/touch`);
  const heading = canvas.getByRole('heading', { name: 'Slipway' });
  await heading.tap();
  await expect(page).toHaveURL(/#spread\/0\/title_text$/);
  await heading.tap();
  await expect(canvas.getByRole('textbox', { name: 'Title, Spread 1' })).toBeFocused();
  await tablet.close();
});

test('every text of the demo that can be edited on the page is typed in and undone, with 0 bytes changed @full', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const folder = await mkdtemp(join(tmpdir(), 'editor-in-place-'));
  await cp('content', folder, { recursive: true });
  const demo = await startEditedSite({ CONTENT_DIR: folder });
  const own = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await own.newPage();
  await page.goto(demo.link);
  const kinds = new Set<string>();
  for (const address of ['home/home', 'page/about', 'case-study/low-tide']) {
    await openInEditor(page, `${demo.origin}/edit/${address}`);
    const counts = await page.evaluate(() => {
      const frame = document.querySelector<HTMLIFrameElement>('iframe[title="Page"]');
      const api = frame?.contentWindow?.slicefolioCanvas;
      return (api?.boxes() ?? []).map((box) => api?.texts(box).length ?? 0);
    });
    for (const [index, count] of counts.entries()) {
      if (count === 0) continue;
      await enterByKeys({ page }, index);
      const edited = page.frameLocator('iframe[title="Page"]').locator('[contenteditable=true]');
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
      // Undone, it is what is public, and no draft is kept.
      await expect
        .poll(() => readdir(join(folder, 'drafts'), { recursive: true }).catch(() => []))
        .toEqual([]);
      kinds.add((await slices(page).nth(index).getAttribute('aria-label'))?.split(',')[0] ?? '');
    }
  }
  console.info(`${[...kinds].join(', ')} have texts that were edited on the page`);
  expect(kinds.size).toBeGreaterThanOrEqual(12);
  await own.close();
  await demo.stop();
  await rm(folder, { recursive: true });
});
