import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { violationsIn } from '../../support/axe.ts';
import { startEditedSite, type EditedSite } from '../../support/editedSite.ts';
import { openSession, waitForControls } from '../../support/editorPage.ts';
import { fullUnless } from '../../support/full.ts';

test.describe.configure({ mode: 'serial' });

let site: EditedSite;
let context: BrowserContext;

const card = (title: string) => ({ card_title: title });

/** A case study with colours and cards, each test its own. */
const study = {
  first_publication_date: '2025-11-18T09:00:00+0000',
  last_publication_date: '2025-11-18T09:00:00+0000',
  data: {
    project_name: 'Tides',
    background_color: '#FFFFFF',
    text_color: '#777777',
    spread: [
      {
        slice_type: 'card_list',
        variation: 'default',
        primary: { title_text: 'Principles' },
        items: [card('First'), card('Second'), card('Third')],
      },
      { slice_type: 'quote_wall', primary: { quote: 'Kept' } },
    ],
  },
};

test.beforeAll(async ({ browser }) => {
  site = await startEditedSite();
  for (const name of ['cards', 'colours', 'access']) {
    await site.folder.write(`documents/case_study/${name}.json`, study);
  }
  context = await openSession(browser, site);
});
test.afterAll(async () => {
  await context.close();
  await site.stop();
});

/** Opens a document at a place; its form is there once the named control is. */
async function open(path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${site.origin}/edit/${path}`);
  await waitForControls(page);
  return page;
}

const field = (page: Page, id: string) => page.locator(`[data-field="${id}"]`).last();

/** What is saved of a document. */
async function saved(name: string): Promise<typeof study.data & { project_date?: string }> {
  const file = join(site.folder.contentDir, 'drafts/documents', `${name}.json`);
  const text = await readFile(file, 'utf8').catch(() => '{"data":{}}');
  // Cast: a file of this test.
  return (JSON.parse(text) as typeof study).data;
}

const cardsOf = async (name: string) =>
  (await saved(name)).spread?.[0]?.items?.map(({ card_title }) => card_title);

test('a date is typed or chosen, by keyboard; what is no date stays and is said', async () => {
  const page = await open('project/one#/project_date');
  const date = field(page, 'project_date').getByRole('textbox');
  await expect(date).toBeFocused();
  await expect(date).toHaveValue('1 May 2021');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('31 Feb 2022');
  await expect(field(page, 'project_date')).toContainText('“31 Feb 2022” is not a day');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('2022-03-04');
  await expect.poll(async () => (await saved('project/one')).project_date).toBe('2022-03-04');
  await page.keyboard.press('Tab');
  await expect(date).toHaveValue('4 Mar 2022');
  await expect(page.getByRole('button', { name: 'Calendar for Date' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid')).toBeVisible();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(date).toHaveValue('5 Apr 2022');
  await expect(page.getByRole('button', { name: 'Calendar for Date' })).toBeFocused();
  await expect.poll(async () => (await saved('project/one')).project_date).toBe('2022-04-05');
  await page.close();
});

test('cards move by keys, by the pointer and by keyboard dragging, and the page follows', async () => {
  const page = await open('case-study/cards#spread/0/items/0');
  const row = (name: string) => field(page, 'items').getByRole('button', { name, exact: true });
  await expect(row('First')).toBeFocused();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(row('First')).toBeFocused();
  await expect.poll(() => cardsOf('case_study/cards')).toEqual(['Second', 'First', 'Third']);
  await page
    .getByRole('button', { name: 'Drag Third' })
    .dragTo(row('Second'), { targetPosition: { x: 40, y: 8 } });
  await expect.poll(() => cardsOf('case_study/cards')).toEqual(['Third', 'Second', 'First']);
  await page.getByRole('button', { name: 'Drag First' }).focus();
  await page.keyboard.press('Enter');
  const target = page.locator('fieldset:focus');
  await expect(target).toBeVisible();
  for (let step = 0; step < 3 && (await target.getAttribute('aria-label')) !== 'Third'; step++) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect.poll(() => cardsOf('case_study/cards')).toEqual(['First', 'Third', 'Second']);
  const titles = page.frameLocator('iframe').getByRole('heading', { level: 3 });
  await expect(titles).toHaveText(['First', 'Third', 'Second']);
  await page.close();
});

test('a new card is filled by keyboard, and deleting it can be undone', async () => {
  const page = await open('case-study/cards#spread/0/items');
  await page.getByRole('button', { name: 'Add a card' }).focus();
  await page.keyboard.press('Enter');
  const title = field(page, 'items/3/card_title').getByRole('textbox');
  await title.focus();
  await page.keyboard.type('Fourth');
  await expect.poll(async () => (await cardsOf('case_study/cards'))?.at(-1)).toBe('Fourth');
  const row = field(page, 'items').getByRole('button', { name: 'Fourth', exact: true });
  await row.focus();
  await page.keyboard.press('Delete');
  await expect.poll(async () => (await cardsOf('case_study/cards'))?.length).toBe(3);
  await page.getByRole('region').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await cardsOf('case_study/cards'))?.at(-1)).toBe('Fourth');
  await page.close();
});

test('a colour that is too faint is said with its measured contrast, and arrow keys fix it', async () => {
  const page = await open('case-study/colours#/text_color');
  await page.getByRole('button', { name: 'Text, #777777: choose a colour' }).click();
  const dialog = page.getByRole('dialog', { name: 'Colour of Text' });
  await expect(dialog.getByRole('status')).toHaveText(
    '4.4 to 1 on Background. Too faint: the site will use its own text colour',
  );
  const area = dialog.getByRole('slider').first();
  await area.focus();
  for (let step = 0; step < 10; step++) await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('status')).toHaveText(/to 1 on Background, good$/);
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await saved('case_study/colours')).text_color).not.toBe('#777777');
  await page.close();
});

test('an unknown slice is said and can be read', async () => {
  const page = await open('case-study/access#spread/1');
  const form = page.locator('[data-form]');
  await expect(form).toContainText('A slice the site does not know: quote_wall.');
  await form.getByRole('button', { name: 'Show as text' }).click();
  await expect(form.getByRole('textbox')).toHaveValue(/"quote": "Kept"/);
  await page.close();
});

/** What axe finds in a part of the page, in one of the themes. */
async function faultsIn(page: Page, theme: string, part = '[data-form]'): Promise<string[]> {
  await page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
  }, theme);
  return violationsIn(page, part);
}

for (const theme of ['dark', 'light']) {
  test(`forms have no fault that axe finds, in the ${theme} theme${fullUnless(theme === 'light')}`, async () => {
    const colors = await open('case-study/access#/text_color');
    expect(await faultsIn(colors, theme), 'colours').toEqual([]);
    await colors.getByRole('button', { name: 'Text, #777777: choose a colour' }).click();
    await expect(colors.getByRole('dialog', { name: 'Colour of Text' })).toBeVisible();
    expect(await faultsIn(colors, theme, '[role=dialog]'), 'the colour picker').toEqual([]);
    await colors.close();
    const cards = await open('case-study/access#spread/0/items/1/card_title');
    await expect(field(cards, 'items/1/card_title').getByRole('textbox')).toBeFocused();
    expect(await faultsIn(cards, theme), 'an open card').toEqual([]);
    await cards.close();
  });
}
