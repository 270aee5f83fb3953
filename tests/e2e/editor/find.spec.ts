import type { Locator, Page } from '@playwright/test';
import { project } from '../../support/contentFolder.ts';
import { paragraph, textBlock } from '../../support/editor/contents.ts';
import { expect, test, type Editor } from '../../support/editor/editorTest.ts';
import { openInEditor } from '../../support/editorPage.ts';
import { overflow } from '../../support/reflow.ts';
import { expectAccessibleInThemes } from '../../support/visit.ts';

const OLD = 'https://old.example/shop';
const MANY = 'https://many.example/';

/** A slice with a paragraph. */
const text = (words: string) => textBlock(paragraph(words));

/** A slice with a paragraph that is a link. */
const linked = (words: string, url: string) =>
  textBlock(
    paragraph(words, {
      type: 'hyperlink',
      start: 0,
      end: words.length,
      data: { link_type: 'Web', url },
    }),
  );

const found = (title: string, day: string, tags: readonly string[]) => {
  const { data } = project(title, day, []);
  return { tags, data: { ...data, web_link: { link_type: 'Web', url: OLD } } };
};

const times = <Value>(count: number, make: (at: number) => Value) =>
  Array.from({ length: count }, (_none, at) => make(at));

const writeSite = ({ write }: Editor) =>
  write({
    'documents/home/home.json': { data: { title: 'Home' } },
    'documents/settings/settings.json': { data: { name: 'Your Name' } },
    'documents/project/kelp.json': found('Kelp Café', '2024-01-01', ['Ocean']),
    'documents/project/tokyo.json': found('東京の夜景', '2024-03-01', []),
    'documents/page/about.json': { data: { title: 'About', slices: [text('المدينة القديمة')] } },
    // More documents than are listed at first, one of them with more places than are shown at first.
    ...Object.fromEntries(
      times(45, (at) => [
        `documents/project/quay-${at}.json`,
        project(`Quay ${at}`, '2023-01-01', ['Harbour']),
      ]),
    ),
    'documents/page/tides.json': {
      data: { title: 'Tides', slices: times(12, (at) => text(`Ebb ${at}`)) },
    },
    'documents/page/links.json': {
      data: { title: 'Links', slices: times(70, () => linked('here', MANY)) },
    },
  });

/** Expects nothing of axe in either theme, and nothing outside of the window on a phone. */
async function expectFits(page: Page, where: string) {
  await expectAccessibleInThemes(page, where);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  expect.soft(await overflow(page), `${where} on a phone`).toEqual([]);
  if (size) await page.setViewportSize(size);
}

test('words are found by keys alone, whatever their case, accents and script; the uses of a slice are listed from its menu', async ({
  page,
  editor,
}) => {
  await writeSite(editor);
  await page.goto('/edit');
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

  await openInEditor(page, '/edit/page/about#slices/0');
  await page.getByRole('toolbar', { name: 'Slice' }).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Where it is used' }).click();
  await expect(page).toHaveURL(/find=slice.*slice=text_block/);
  await expect(page.getByText('3 documents', { exact: true })).toBeVisible();
  await expectFits(page, 'the uses of a slice');
  await page.getByRole('option', { name: 'المدينة القديمة' }).click();
  await expect(page).toHaveURL(/\/edit\/page\/about#slices\/0/);
});

test('links are led elsewhere after a review; by keys many are chosen, looked at, changed, and back again', async ({
  page,
  editor,
}) => {
  await writeSite(editor);
  await page.goto('/edit/find?find=link');
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

  await page.goto('/edit/find?find=link');
  const from = page.getByRole('textbox', { name: 'Links that lead to' });
  await from.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(MANY);
  await expect(page.getByText('70 links lead there.')).toBeVisible();
  const many = page.getByRole('list', { name: 'Links' }).getByRole('listitem');
  await expect(many).toHaveCount(50);
  await page.getByRole('button', { name: 'Show more' }).focus();
  await page.keyboard.press('Enter');
  await expect(many).toHaveCount(70);
  await expect(many.nth(50).getByRole('checkbox')).toBeFocused();
  await page.getByRole('button', { name: 'Choose none' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('0 of 70 chosen')).toBeVisible();
  await many.nth(2).getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await page.getByRole('textbox', { name: 'Lead them to' }).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('few.example');
  await page.keyboard.press('Tab');
  // The place of a link is looked at, and Back finds what was written.
  await many.nth(2).getByRole('button', { name: 'Open Links, page there' }).focus();
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
  await page.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('70 links lead there.')).toBeVisible();
});

test('further documents and places are shown by keys and by the pointer @full', async ({
  page,
  editor,
}) => {
  await writeSite(editor);
  await page.goto('/edit/find?text=harbour');
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
});

test('what cannot be looked for or linked to says so, in words @full', async ({ page, editor }) => {
  await writeSite(editor);
  await page.goto(`/edit/find?find=slice&slice=${encodeURIComponent('<b>"')}`);
  await expect(page.getByText('The site has no slice “<b>"”.')).toBeVisible();
  await page.goto('/edit/find?find=slice&slice=gallery_of_old');
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
});
