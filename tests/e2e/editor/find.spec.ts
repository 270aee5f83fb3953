import { expect, test, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { project } from '../../support/contentFolder.ts';
import { startEditedSite, type EditedSite } from '../../support/editedSite.ts';
import { openInEditor, openSession } from '../../support/editorPage.ts';
import { overflow } from '../../support/reflow.ts';
import { expectAccessibleInThemes } from '../../support/visit.ts';

test.describe.configure({ mode: 'default' });

const OLD = 'https://old.example/shop';
const MANY = 'https://many.example/';

const slice = (...blocks: object[]) => ({
  slice_type: 'text_block',
  variation: 'default',
  primary: { text: blocks },
});

/** A slice with a paragraph. */
const text = (words: string) => slice({ type: 'paragraph', text: words, spans: [] });

/** A slice with a paragraph that is a link. */
const linked = (words: string, url: string) =>
  slice({
    type: 'paragraph',
    text: words,
    spans: [{ type: 'hyperlink', start: 0, end: words.length, data: { link_type: 'Web', url } }],
  });

let site: EditedSite;
let context: BrowserContext;

test.beforeAll(async ({ browser }) => {
  site = await startEditedSite();
  const { write } = site.folder;
  await write('documents/home/home.json', { data: { title: 'Home' } });
  await write('documents/settings/settings.json', { data: { name: 'Your Name' } });
  await write('documents/project/kelp.json', {
    ...project('Kelp Café', '2024-01-01', ['Ocean']),
    data: {
      ...project('Kelp Café', '2024-01-01', []).data,
      web_link: { link_type: 'Web', url: OLD },
    },
  });
  await write('documents/project/tokyo.json', {
    data: {
      ...project('東京の夜景', '2024-03-01', []).data,
      web_link: { link_type: 'Web', url: OLD },
    },
  });
  await write('documents/page/about.json', {
    data: {
      title: 'About',
      slices: [text('المدينة القديمة')],
    },
  });
  // More documents than are listed at first, one of them with more places than are shown at first.
  await Promise.all(
    Array.from({ length: 45 }, (_none, at) =>
      write(`documents/project/quay-${at}.json`, project(`Quay ${at}`, '2023-01-01', ['Harbour'])),
    ),
  );
  await write('documents/page/tides.json', {
    data: { title: 'Tides', slices: Array.from({ length: 12 }, (_none, at) => text(`Ebb ${at}`)) },
  });
  await write('documents/page/links.json', {
    data: { title: 'Links', slices: Array.from({ length: 70 }, () => linked('here', MANY)) },
  });
  context = await openSession(browser, site);
});
test.afterAll(async () => {
  await context.close();
  await site.stop();
});

/** Expects nothing of axe in either theme, and nothing outside of the window on a phone. */
async function expectFits(page: Page, where: string) {
  await expectAccessibleInThemes(page, where);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  expect.soft(await overflow(page), `${where} on a phone`).toEqual([]);
  if (size) await page.setViewportSize(size);
}

test('words are found by keys alone, whatever their case, accents and script', async () => {
  const page = await context.newPage();
  await page.goto(`${site.origin}/edit`);
  await expect(page.getByRole('button', { name: 'New', exact: true })).toBeVisible();
  await page.keyboard.press('Control+Shift+F');
  const search = page.getByRole('searchbox');
  await expect(search).toBeFocused();
  await page.keyboard.type('kelp CAFE');
  await expect(page.getByRole('option')).toContainText(['Kelp Café']);
  await expect(page).toHaveURL(/text=kelp\+CAFE/);
  await expectFits(page, 'what was found');
  await search.fill('夜景');
  await expect(page.getByRole('option')).toContainText(['東京の夜景']);
  await search.fill('مدينة');
  await expect(page.getByRole('option')).toContainText(['المدينة القديمة']);
  await search.fill('nothing at all');
  await expect(page.getByText('Nothing with “nothing at all”')).toBeVisible();
  await search.fill('ocean');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/edit\/project\/kelp/);
  await page.goBack();
  await expect(search).toHaveValue('ocean');
  await page.close();
});

test('where a slice is used is listed from its menu, and a press opens the place', async () => {
  const page = await context.newPage();
  await openInEditor(page, `${site.origin}/edit/page/about#slices/0`);
  await page.getByRole('toolbar', { name: 'Slice' }).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Where it is used' }).click();
  await expect(page).toHaveURL(/find=slice.*slice=text_block/);
  await expect(page.getByText('3 documents', { exact: true })).toBeVisible();
  await expectFits(page, 'the uses of a slice');
  await page.getByRole('option', { name: 'المدينة القديمة' }).click();
  await expect(page).toHaveURL(/\/edit\/page\/about#slices\/0/);
  await page.close();
});

test('links are led elsewhere after a review, all of them or none, and back again @full', async () => {
  const page = await context.newPage();
  await page.goto(`${site.origin}/edit/find?find=link`);
  await page.getByLabel('Links that lead to', { exact: true }).last().fill(OLD);
  await expect(page.getByText('2 links lead there.')).toBeVisible();
  const links = page.getByRole('list', { name: 'Links' }).getByRole('listitem');
  await expect(links).toHaveCount(2);
  await page.getByLabel('Lead them to', { exact: true }).last().fill('new.example');
  await page.keyboard.press('Tab');
  await expect(links.first()).toContainText(`${OLD} https://new.example`);
  await links.filter({ hasText: '東京' }).getByRole('checkbox').uncheck();
  await expectFits(page, 'links to change');
  await page.getByRole('button', { name: 'Change 1 link' }).click();
  await expect(page.getByText('1 link in 1 document changed, not public yet.')).toBeVisible();
  await expect(page.getByText('1 link leads there.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 links lead there.')).toBeVisible();
  await page.close();
});

test('further documents and places are shown by keys and by the pointer @full', async () => {
  const page = await context.newPage();
  await page.goto(`${site.origin}/edit/find?text=harbour`);
  await expect(page.getByText('45 documents, the first 20 of them')).toBeVisible();
  const options = page.getByRole('option');
  const more = page.getByRole('option', { name: 'Show more documents' });
  await more.click();
  await expect(page.getByText('45 documents, the first 40 of them')).toBeVisible();
  // The search keeps the focus; its arrow keys go through the results.
  await page.reload();
  const search = page.getByRole('searchbox');
  await expect(search).toBeFocused();
  await expect(options).toHaveCount(21);
  const isActive = (option: Locator) =>
    option.evaluate(
      ({ id }) => document.activeElement?.getAttribute('aria-activedescendant') === id,
    );
  for (let press = 0; press < 21; press += 1) {
    await page.keyboard.press('ArrowDown');
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    await expect.poll(() => isActive(options.nth(press))).toBe(true);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText('45 documents, the first 40 of them')).toBeVisible();
  // The next key is at the first of the further ones.
  await expect.poll(() => isActive(options.nth(19))).toBe(true);
  await more.click();
  await expect(page.getByText('45 documents', { exact: true })).toBeVisible();
  await expect(options).toHaveCount(45);

  await search.fill('ebb');
  await expect(page.getByText('5 of 12 places')).toBeVisible();
  await page.getByRole('option', { name: 'Show all 12 places' }).click();
  await expect(options).toHaveCount(12);
  await options.last().click();
  await expect(page).toHaveURL(/\/edit\/page\/tides#slices\/11\/text/);
  await page.close();
});

test('what cannot be looked for or linked to says so, in words @full', async () => {
  const page = await context.newPage();
  await page.goto(`${site.origin}/edit/find?find=slice&slice=${encodeURIComponent('<b>"')}`);
  await expect(page.getByText('The site has no slice “<b>"”.')).toBeVisible();
  await page.goto(`${site.origin}/edit/find?find=slice&slice=gallery_of_old`);
  await expect(page.getByText('The site has no slice “gallery_of_old”.')).toBeVisible();
  await expect(page.getByText('It is used nowhere.')).toBeVisible();
  await expectFits(page, 'a slice that is not known');
  await page.getByRole('tab', { name: 'Text' }).click();
  await page.getByRole('searchbox').fill('quay '.repeat(100));
  await expect(page.getByText('Only the first 200 characters are looked for.')).toBeVisible();
  await expect(page.getByText('45 documents, the first 20 of them')).toBeVisible();
  await page.getByRole('tab', { name: 'Links' }).click();
  const from = page.getByRole('textbox', { name: 'Links that lead to' });
  await from.fill('https://nobody.example');
  await expect(page.getByText('No link leads there.')).toBeVisible();
  await from.fill(`https://long.example/${'a'.repeat(2000)}`);
  await page.keyboard.press('Tab');
  await expect(page.getByText('An address has at most 2,000 characters.')).toBeVisible();
  await from.fill(MANY);
  const to = page.getByRole('textbox', { name: 'Lead them to' });
  await to.fill('javascript:alert(1)');
  await page.keyboard.press('Tab');
  await expect(page.getByText('This address would run a script.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change 70 links' })).toBeDisabled();
  await expectFits(page, 'an address that is refused');
  await page.close();
});

test('by keys alone: many links are chosen, looked at, and led elsewhere', async () => {
  const page = await context.newPage();
  await page.goto(`${site.origin}/edit/find?find=link`);
  const from = page.getByRole('textbox', { name: 'Links that lead to' });
  await from.focus();
  await page.keyboard.type(MANY);
  await expect(page.getByText('70 links lead there.')).toBeVisible();
  const links = page.getByRole('list', { name: 'Links' }).getByRole('listitem');
  await expect(links).toHaveCount(50);
  await page.getByRole('button', { name: 'Show more' }).focus();
  await page.keyboard.press('Enter');
  await expect(links).toHaveCount(70);
  await expect(links.nth(50).getByRole('checkbox')).toBeFocused();
  await page.getByRole('button', { name: 'Choose none' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('0 of 70 chosen')).toBeVisible();
  await links.nth(2).getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await page.getByRole('textbox', { name: 'Lead them to' }).focus();
  await page.keyboard.type('few.example');
  await page.keyboard.press('Tab');
  // The place of a link is looked at, and Back finds what was written.
  await links.nth(2).getByRole('button', { name: 'Open Links, page there' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/edit\/page\/links#slices\/2\/text/);
  await page.goBack();
  await expect(from).toHaveValue(MANY);
  await expect(page.getByRole('textbox', { name: 'Lead them to' })).toHaveValue(
    'https://few.example',
  );
  await page.getByRole('button', { name: 'Change 70 links' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('70 links in 1 document changed, not public yet.')).toBeVisible();
  await expect(page.getByText('No link leads there.')).toBeVisible();
  await page.close();
});
