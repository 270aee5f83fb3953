import type { Page } from '@playwright/test';
import { section, study, textBlock } from '../../support/editor/contents.ts';
import { expect, test } from '../../support/editor/editorTest.ts';
import { canvasOf, openInEditor } from '../../support/editorPage.ts';
import { visit } from '../../support/visit.ts';

// What is dragged moves.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const FILE = 'documents/case_study/tides.json';
const KEY = 'case_study/tides';
const SECTIONS = [section('Slipway'), section('Numbers'), section('Results')];

const spine = (page: Page) => page.getByRole('listbox', { name: 'Slices of the page' });
const outline = (page: Page) =>
  page.getByRole('complementary', { name: 'Outline' }).getByRole('row');
const undo = (page: Page) => page.getByRole('button', { name: /^Undo/ }).first();
const said = (page: Page) => page.getByRole('status').last();

test('from the site by a key: what is pressed on the page is selected; what is typed is on it at once, in no other slice, a draft soon, and undone after a reload; slices without anything to show are boxes for the editor only', async ({
  page,
  editor,
}) => {
  const unknown = { slice_type: 'quote_wall', primary: { words: 'Kept' } };
  const slices = [...SECTIONS.slice(0, 2), unknown, textBlock()];
  await editor.write({ [FILE]: study('Tides', ...slices) });
  await visit(page, '/case-study/tides');
  await page.keyboard.press('e');
  await expect(page).toHaveURL(/\/edit\/case-study\/tides$/);
  const canvas = canvasOf(page);
  await canvas.getByRole('heading', { name: 'Numbers' }).click();
  await expect(page).toHaveURL(/#spread\/1\/title_text$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Section header' })).toBeVisible();
  const title = page.getByRole('textbox', { name: 'Title' });
  await expect(title).toBeFocused();
  const changed = await canvas.locator('#page main').evaluateHandle((main) => {
    const found: string[] = [];
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const slice = element?.closest('section');
        found.push(slice?.querySelector('h2, h3')?.textContent ?? 'outside of a slice');
      }
    }).observe(main, { childList: true, characterData: true, subtree: true });
    return found;
  });
  await title.fill('Measured');
  await expect(canvas.getByRole('heading', { name: 'Measured' })).toBeVisible();
  await expect.poll(() => editor.titles(KEY)).toEqual(['Slipway', 'Measured', '?', '?']);
  expect([...new Set(await changed.jsonValue())]).toEqual(['Measured']);
  await expect(page.getByRole('button', { name: 'Review 1 change' })).toBeVisible();
  await expect(canvas.getByText('A slice the site does not know: quote_wall')).toBeVisible();
  await expect(canvas.getByText('Nothing to show yet.')).toBeVisible();
  // Visitors see what is published.
  const visitor = await (await page.request.get('/case-study/tides')).text();
  expect(visitor).not.toMatch(/Measured|Nothing to show yet|quote_wall/);

  await page.reload();
  await expect(canvas.getByRole('heading', { name: 'Measured' })).toBeVisible();
  await undo(page).click();
  await expect(canvas.getByRole('heading', { name: 'Numbers' })).toBeVisible();
  // Undoing it leaves the folder as it was.
  await expect.poll(() => editor.titles(KEY)).toBeNull();
  // The outline, which takes the place of the bars, marks it, too.
  await page.getByRole('button', { name: 'Outline' }).click();
  const marked = outline(page).filter({ has: page.getByRole('img', { name: 'needs a look' }) });
  await expect(marked).toHaveCount(1);
  await expect(marked).toContainText('Quote wall');
  await outline(page).last().click();
  await page.getByRole('textbox', { name: 'Text', exact: true }).focus();
  await page.keyboard.type('Words');
  await expect(canvas.getByText('Words', { exact: true })).toBeVisible();
  await expect(canvas.getByText('Nothing to show yet.')).toBeHidden();
  await expect.poll(async () => (await editor.slices(KEY))?.[2]).toEqual(unknown);
});

test('a slice is dragged by its label and by its bar; Escape puts it back, and the page steps back meanwhile', async ({
  page,
  editor,
}) => {
  await editor.write({ [FILE]: study('Tides', ...SECTIONS) });
  await openInEditor(page, '/edit/case-study/tides#spread/0');
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
  await expect(spine(page).locator('[data-drop=after]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(said(page)).toContainText('Section header put back.');
  await page.mouse.up();
  await expect(page).toHaveURL(/#spread\/0$/);
  await drag();
  await page.mouse.up();
  await expect(page).toHaveURL(/#spread\/2$/);
  await expect.poll(() => editor.titles(KEY)).toEqual(['Numbers', 'Results', 'Slipway']);

  const sheet = page.locator('iframe[title=Page]');
  const width = async () => (await sheet.boundingBox())?.width ?? 0;
  const before = await width();
  const middle = async (at: number) => {
    const box = await spine(page).getByRole('option').nth(at).boundingBox();
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
  await expect.poll(() => editor.titles(KEY)).toEqual(['Results', 'Slipway', 'Numbers']);
});
