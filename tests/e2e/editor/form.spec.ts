import type { Page } from '@playwright/test';
import { study } from '../../support/editor/contents.ts';
import { expect, test } from '../../support/editor/editorTest.ts';
import { field } from '../../support/editor/fill.ts';
import { waitForControls } from '../../support/editorPage.ts';

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForControls(page);
}

test('by keys a date is typed or chosen', async ({ page, editor }) => {
  await open(page, '/edit/project/one#/project_date');
  const date = field(page, 'project_date').getByRole('textbox');
  await expect(date).toBeFocused();
  await expect(date).toHaveValue('1 May 2021');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('2022-03-04');
  await page.keyboard.press('Tab');
  await expect(date).toHaveValue('4 Mar 2022');
  const calendar = page.getByRole('button', { name: 'Calendar for Date' });
  await expect(calendar).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid')).toBeVisible();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(date).toHaveValue('5 Apr 2022');
  await expect(calendar).toBeFocused();
  await expect
    .poll(() => editor.read('drafts/documents/project/one.json'))
    .toMatchObject({ data: { project_date: '2022-04-05' } });
});

test('cards are moved by keys, by the pointer and by keyboard dragging, and the page follows', async ({
  page,
  editor,
}) => {
  const items = ['First', 'Second', 'Third'].map((card_title) => ({ card_title }));
  const slice = { slice_type: 'card_list', variation: 'default', primary: {}, items };
  await editor.write({ 'documents/case_study/cards.json': study('Cards', slice) });
  await open(page, '/edit/case-study/cards#spread/0/items/0');
  const titles = async () => {
    // Cast: the slice above.
    const [first] = ((await editor.slices('case_study/cards')) ?? []) as (typeof slice)[];
    return first?.items.map(({ card_title }) => card_title);
  };
  const row = (name: string) => field(page, 'items').getByRole('button', { name, exact: true });
  await expect(row('First')).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(row('First')).toBeFocused();
  await expect.poll(titles).toEqual(['Second', 'First', 'Third']);
  await page
    .getByRole('button', { name: 'Drag Third' })
    .dragTo(row('Second'), { targetPosition: { x: 40, y: 8 } });
  await expect.poll(titles).toEqual(['Third', 'Second', 'First']);
  await page.getByRole('button', { name: 'Drag First' }).focus();
  await page.keyboard.press('Enter');
  const target = page.locator('fieldset:focus');
  await expect(target).toBeVisible();
  for (let step = 0; step < 3 && (await target.getAttribute('aria-label')) !== 'Third'; step++) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect.poll(titles).toEqual(['First', 'Third', 'Second']);
  const shown = page.frameLocator('iframe').getByRole('heading', { level: 3 });
  await expect(shown).toHaveText(['First', 'Third', 'Second']);
});
