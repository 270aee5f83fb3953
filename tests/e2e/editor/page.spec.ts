import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { startEditedSite, type EditedSite } from '../../support/editedSite.ts';
import { listen, openInEditor, openSession } from '../../support/editorPage.ts';
import { expectAccessible } from '../../support/visit.ts';
import { fullUnless } from '../../support/full.ts';

test.describe.configure({ mode: 'serial' });

let site: EditedSite;
let context: BrowserContext;

const section = (title: string) => ({
  slice_type: 'section_header',
  variation: 'default',
  primary: {
    title_text: title,
    body_text: [{ type: 'paragraph', text: `${title}, in words.`, spans: [] }],
  },
});

const NAMES = [
  'typing',
  'slices',
  'keys',
  'drag',
  'bar',
  'several',
  'reload',
  'faulty',
  'looks',
  'others',
  'empty',
] as const;
type Name = (typeof NAMES)[number];

const study = (name: Name) => ({
  data: {
    project_name: `Study ${name}`,
    spread: [
      section('Slipway'),
      section('Numbers'),
      ...(name === 'faulty' ? [{ slice_type: 'quote_wall', primary: { words: 'Kept' } }] : []),
      section('Results'),
      ...(name === 'empty'
        ? [{ slice_type: 'text_block', variation: 'default', primary: {} }]
        : []),
    ],
  },
});

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

const open = async (name: Name, place = '') => {
  const page = await context.newPage();
  const canvas = await openInEditor(page, `${site.origin}/edit/case-study/${name}${place}`);
  await expect(canvas.getByRole('heading', { name: 'Slipway' })).toBeVisible();
  return { page, canvas };
};

/** Titles of the slices in the draft's file; null until there is one. */
async function savedTitles(name: Name): Promise<string[] | null> {
  const path = join(site.folder.contentDir, `drafts/documents/case_study/${name}.json`);
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return null;
  // Cast: a file of this test.
  const { data } = JSON.parse(text) as ReturnType<typeof study>;
  return data.spread.map(({ primary }) => ('title_text' in primary ? primary.title_text : '?'));
}

const outline = (page: Page) => page.getByRole('listbox', { name: 'Slices of the page' });
const selected = (page: Page) => outline(page).getByRole('option', { selected: true });

test('a press on the page selects the slice and its field, and the form shows it', async () => {
  const { page, canvas } = await open('typing');
  await canvas.getByRole('heading', { name: 'Numbers' }).click();
  await expect(page).toHaveURL(/#spread\/1\/title_text$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Section header' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
});

test('what is typed is on the page at once, and in the draft soon', async () => {
  const { page, canvas } = await open('typing', '#spread/1/title_text');
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Measured');
  await expect(canvas.getByRole('heading', { name: 'Measured' })).toBeVisible();
  await expect(canvas.getByRole('heading', { name: 'Numbers' })).toHaveCount(0);
  await expect.poll(() => savedTitles('typing')).toEqual(['Slipway', 'Measured', 'Results']);
  await expect(page.getByRole('button', { name: 'Review 1 change' })).toBeVisible();
  // Visitors see what is published.
  const visitor = await page.request.get(`${site.origin}/case-study/typing`);
  expect(await visitor.text()).not.toContain('Measured');
  // Undoing it leaves the folder as it was.
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(canvas.getByRole('heading', { name: 'Numbers' })).toBeVisible();
  await expect.poll(() => savedTitles('typing')).toBeNull();
});

test('what is typed changes nothing of the other slices', async () => {
  const { page, canvas } = await open('others', '#spread/1/title_text');
  const changed = await canvas.locator('#page main').evaluateHandle((main) => {
    const slices: string[] = [];
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const slice = element?.closest('section');
        slices.push(slice?.querySelector('h2, h3')?.textContent ?? 'outside of a slice');
      }
    }).observe(main, { childList: true, characterData: true, subtree: true });
    return slices;
  });
  await page.getByRole('textbox', { name: 'Title' }).fill('Measured');
  await expect(canvas.getByRole('heading', { name: 'Measured' })).toBeVisible();
  await expect.poll(() => savedTitles('others')).toEqual(['Slipway', 'Measured', 'Results']);
  expect([...new Set(await changed.jsonValue())]).toEqual(['Measured']);
});

test('a slice that shows nothing is a box with its name for its editor only', async () => {
  const { page, canvas } = await open('empty', '#spread/3');
  await expect(canvas.getByText('Nothing to show yet.')).toBeVisible();
  const visitor = await page.request.get(`${site.origin}/case-study/empty`);
  expect(await visitor.text()).not.toContain('Nothing to show yet');
  await page.getByRole('textbox', { name: 'Text', exact: true }).focus();
  await page.keyboard.type('Words');
  await expect(canvas.getByText('Words', { exact: true })).toBeVisible();
  await expect(canvas.getByText('Nothing to show yet.')).toBeHidden();
});

test('slices are inserted by picture, moved, duplicated and deleted, and all of it is undone', async () => {
  const { page } = await open('slices', '#spread/0');
  await page.getByRole('button', { name: 'Insert a slice after' }).first().click();
  const pictures = page.getByRole('grid', { name: 'Slices that fit here' }).locator('img');
  await expect
    .poll(() => pictures.first().evaluate((one: HTMLImageElement) => one.naturalWidth))
    .toBeGreaterThan(0);
  await page.getByRole('searchbox', { name: 'Find a slice' }).fill('label and a statement');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#spread\/1/);
  await expect(selected(page)).toContainText('Callout section');
  await page.getByRole('button', { name: 'Move down' }).first().click();
  await expect(page).toHaveURL(/#spread\/2/);
  await page.getByRole('button', { name: 'Duplicate' }).first().click();
  await expect(outline(page).getByRole('option')).toHaveCount(5);
  await page.getByRole('button', { name: 'Delete' }).first().click();
  await expect(outline(page).getByRole('option')).toHaveCount(4);
  await expect.poll(() => savedTitles('slices')).toEqual(['Slipway', 'Numbers', '?', 'Results']);
  for (let step = 0; step < 4; step += 1) {
    await page.getByRole('button', { name: /^Undo/ }).first().click();
  }
  await expect.poll(() => savedTitles('slices')).toBeNull();
});

test('without a pointer: select, move, insert, undo, and every move is said', async () => {
  const { page } = await open('keys');
  const expectSaid = await listen(page);
  await outline(page).getByRole('option').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/#spread\/1$/);
  // From the spine to the page itself.
  await page.keyboard.press('F6');
  await page.keyboard.press('ArrowUp');
  await expectSaid('selected, 1 of 3.');
  await page.keyboard.press('Alt+ArrowDown');
  await expectSaid('Moved down, now 2 of 3, after');
  await page.keyboard.press('Control+z');
  await expectSaid('Undone: move');
  await page.keyboard.press('a');
  await expect(page.getByRole('searchbox', { name: 'Find a slice' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('searchbox', { name: 'Find a slice' })).toHaveCount(0);
});

test('a slice is dragged by its label, and Escape puts it back', async () => {
  const { page } = await open('drag', '#spread/0');
  const label = page.getByText('Section header', { exact: true }).filter({ visible: true }).first();
  const drag = async () => {
    const box = await label.boundingBox();
    if (!box) throw new Error('The slice has no label');
    await page.mouse.move(box.x + 20, box.y + 10);
    await page.mouse.down();
    await page.mouse.move(box.x + 30, box.y + 60, { steps: 4 });
    await expect(page.getByText(/^(Stays|Before|After)/)).toBeVisible();
    await page.mouse.move(box.x + 30, box.y + 860, { steps: 8 });
    await expect(page.getByText(/^After Section header, 3 of 3/)).toBeVisible();
  };
  await drag();
  // The bars show it, too.
  await expect(outline(page).locator('[data-drop=after]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('status').last()).toContainText('Section header put back.');
  await page.mouse.up();
  await expect(page).toHaveURL(/#spread\/0$/);
  await drag();
  await page.mouse.up();
  await expect(page).toHaveURL(/#spread\/2$/);
  await expect.poll(() => savedTitles('drag')).toEqual(['Numbers', 'Results', 'Slipway']);
});

test('a slice is dragged by its bar, and the page steps back to show where it lands', async () => {
  const { page } = await open('bar', '#spread/0');
  const sheet = page.locator('iframe[title=Page]');
  const width = async () => (await sheet.boundingBox())?.width ?? 0;
  const before = await width();
  const middle = async (at: number) => {
    const box = await outline(page).getByRole('option').nth(at).boundingBox();
    if (!box) throw new Error('The slice has no bar');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const [first, last] = [await middle(0), await middle(2)];
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  await page.mouse.move(last.x, last.y + 2, { steps: 6 });
  await expect(page.getByText(/^After Section header, 3 of 3/)).toBeVisible();
  await expect.poll(width).toBeLessThan(before);
  await page.mouse.up();
  await expect(page).toHaveURL(/#spread\/2$/);
  await expect.poll(width).toBe(before);
  await expect.poll(() => savedTitles('bar')).toEqual(['Numbers', 'Results', 'Slipway']);
});

test('several slices of the outline are moved, duplicated, copied and deleted, each in one step', async () => {
  const { page } = await open('several', '#spread/0');
  await page.keyboard.press('o');
  const rows = page.getByRole('complementary', { name: 'Outline' }).getByRole('row');
  await rows.nth(0).click();
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByText('2 of 3 selected')).toBeVisible();
  const tools = page.getByRole('toolbar', { name: '2 slices' });
  await tools.getByRole('button', { name: 'Move down' }).click();
  await expect(page.getByRole('status').last()).toContainText(
    '2 slices moved, now 2 to 3 of 3, after Section header.',
  );
  await expect.poll(() => savedTitles('several')).toEqual(['Results', 'Slipway', 'Numbers']);
  await page.keyboard.press('Control+z');
  await expect.poll(() => savedTitles('several')).toBeNull();
  await rows.nth(0).click();
  await rows.nth(2).click({ modifiers: ['ControlOrMeta'] });
  await page.keyboard.press('ControlOrMeta+c');
  await expect(page.getByRole('status').last()).toContainText('2 slices copied.');
  await page.keyboard.press('ControlOrMeta+d');
  await expect
    .poll(() => savedTitles('several'))
    .toEqual(['Slipway', 'Numbers', 'Results', 'Slipway', 'Results']);
  await page.keyboard.press('Control+z');
  await expect.poll(() => savedTitles('several')).toBeNull();
  await rows.nth(0).click();
  await rows.nth(1).click({ modifiers: ['Shift'] });
  await page.keyboard.press('Delete');
  await expect.poll(() => savedTitles('several')).toEqual(['Results']);
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect.poll(() => savedTitles('several')).toBeNull();
});

test('undo survives a reload', async () => {
  const { page, canvas } = await open('reload', '#spread/0/title_text');
  await page.getByRole('textbox', { name: 'Title' }).fill('Quay');
  await expect.poll(() => savedTitles('reload')).toEqual(['Quay', 'Numbers', 'Results']);
  await page.reload();
  await expect(canvas.getByRole('heading', { name: 'Quay' })).toBeVisible();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(canvas.getByRole('heading', { name: 'Slipway' })).toBeVisible();
});

test('a slice that the site does not know is shown as a box, and stays in the file', async () => {
  const { page, canvas } = await open('faulty');
  await expect(canvas.getByText('A slice the site does not know: quote_wall')).toBeVisible();
  await canvas.getByRole('heading', { name: 'Results' }).click();
  await expect(page).toHaveURL(/#spread\/3\/title_text$/);
  // The outline, which takes the place of the bars, marks it, too.
  await page.getByRole('button', { name: 'Outline' }).click();
  const rows = page.getByRole('complementary', { name: 'Outline' }).getByRole('row');
  const marked = rows.filter({ has: page.getByRole('img', { name: 'needs a look' }) });
  await expect(marked).toHaveCount(1);
  await expect(marked).toContainText('Quote wall');
});

for (const width of [1440, 768, 390]) {
  for (const theme of ['dark', 'light'] as const) {
    test(`nothing is wrong for assistive technology at ${width} px, ${theme}${fullUnless(width === 390 && theme === 'dark')}`, async ({
      browser,
    }) => {
      const narrow = await browser.newContext({
        viewport: { width, height: 900 },
        storageState: await context.storageState(),
      });
      const page = await narrow.newPage();
      await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
      await openInEditor(page, `${site.origin}/edit/case-study/looks#spread/1`);
      await expectAccessible(page);
      await narrow.close();
    });
  }
}

test('a key on a page of the site opens it in the editor', async () => {
  const page = await context.newPage();
  await page.goto(`${site.origin}/case-study/looks`);
  await page.keyboard.press('e');
  await expect(page).toHaveURL(/\/edit\/case-study\/looks$/);
});
