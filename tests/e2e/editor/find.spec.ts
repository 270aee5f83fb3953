import type { Locator, Page } from '@playwright/test';
import { project } from '../../support/contentFolder.ts';
import { paragraph, textBlock } from '../../support/editor/contents.ts';
import { expect, test, type Editor } from '../../support/editor/editorTest.ts';
import { expectWords, openInEditor, press } from '../../support/editorPage.ts';
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
    'documents/project/kelp.json': found('Kelp Café', '2024-01-01', ['Ocean']),
    'documents/project/tokyo.json': found('東京の夜景', '2024-03-01', []),
    'documents/page/about.json': { data: { title: 'About', slices: [text('The old quarter')] } },
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

test('words are found by keys alone, the uses of a slice from its menu; links are led elsewhere after a review, many by keys, and back again', async ({
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
  const options = page.getByRole('option');
  await expect(options).toContainText(['Kelp Café']);
  await expect(page).toHaveURL(/text=kelp\+CAFE/);
  await expectFits(page, 'what was found');
  await search.fill('nothing at all');
  await expectWords(page, 'Nothing with “nothing at all”');
  await search.fill('ocean');
  await expect(options).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/edit\/project\/kelp/);
  await page.goBack();
  await expect(search).toHaveValue('ocean');

  await openInEditor(page, '/edit/page/about#slices/0');
  await press(page.getByRole('toolbar', { name: 'Slice' }), 'More');
  await page.getByRole('menuitem', { name: 'Where it is used' }).click();
  await expect(page).toHaveURL(/find=slice.*slice=text_block/);
  await expect(page.getByText('3 documents', { exact: true })).toBeVisible();
  await page.getByRole('option', { name: 'The old quarter' }).click();
  await expect(page).toHaveURL(/\/edit\/page\/about#slices\/0/);

  await page.goto('/edit/find?find=link');
  const from = page.getByRole('textbox', { name: 'Links that lead to' });
  const to = page.getByRole('textbox', { name: 'Lead them to' });
  const links = page.getByRole('list', { name: 'Links' }).getByRole('listitem');
  await from.fill(OLD);
  await expectWords(page, '2 links lead there.');
  await to.fill('new.example');
  await page.keyboard.press('Tab');
  await expect(links.first()).toContainText(`${OLD} https://new.example`);
  await links.filter({ hasText: '東京' }).getByRole('checkbox').uncheck();
  await expectFits(page, 'links to change');
  await press(page, 'Change 1 link');
  await expectWords(page, '1 link in 1 document changed, not public yet.');
  await expectWords(page, '1 link leads there.');

  const replace = async (words: string) => {
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(words);
  };
  const pressByKey = (name: string) => page.getByRole('button', { name }).press('Enter');
  await from.focus();
  await replace(MANY);
  await expectWords(page, '70 links lead there.');
  await expect(links).toHaveCount(50);
  await pressByKey('Show more');
  await expect(links).toHaveCount(70);
  await expect(links.nth(50).getByRole('checkbox')).toBeFocused();
  await pressByKey('Choose none');
  await expectWords(page, '0 of 70 chosen');
  await links.nth(2).getByRole('checkbox').press('Space');
  await to.focus();
  await replace('few.example');
  await page.keyboard.press('Tab');
  // The place of a link is looked at, and Back finds what was written.
  await links.nth(2).getByRole('button', { name: 'Open Links, page there' }).press('Enter');
  await expect(page).toHaveURL(/\/edit\/page\/links#slices\/2\/text/);
  await page.goBack();
  await expect(from).toHaveValue(MANY);
  await expect(to).toHaveValue('https://few.example');
  await pressByKey('Change 70 links');
  await expectWords(page, '70 links in 1 document changed, not public yet.');
  await expectWords(page, 'No link leads there.');
  const note = page.getByRole('alertdialog').filter({ hasText: '70 links in 1 document' });
  await note.getByRole('button', { name: 'Undo' }).press('Enter');
  await expectWords(page, '70 links lead there.');
});

test('further documents and places are shown by keys and by the pointer; what cannot be looked for or linked to says so @full', async ({
  page,
  editor,
}) => {
  await writeSite(editor);
  await page.goto('/edit/find?text=harbour');
  // The search keeps the focus; its arrow keys go through the results.
  const search = page.getByRole('searchbox');
  await expect(search).toBeFocused();
  const options = page.getByRole('option');
  await expect(options).toHaveCount(21);
  const isActive = (option: Locator) =>
    option.evaluate(
      ({ id }) => document.activeElement?.getAttribute('aria-activedescendant') === id,
    );
  for (let at = 0; at < 21; at += 1) {
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => isActive(options.nth(at))).toBe(true);
  }
  await page.keyboard.press('Enter');
  await expectWords(page, '45 documents, the first 40 of them');
  // The next key is at the first of the further ones.
  await expect.poll(() => isActive(options.nth(19))).toBe(true);
  await page.getByRole('option', { name: 'Show more documents' }).click();
  await expect(page.getByText('45 documents', { exact: true })).toBeVisible();
  await expect(options).toHaveCount(45);
  await search.fill('ebb');
  await expectWords(page, '5 of 12 places');
  await page.getByRole('option', { name: 'Show all 12 places' }).click();
  await expect(options).toHaveCount(12);
  await options.last().click();
  await expect(page).toHaveURL(/\/edit\/page\/tides#slices\/11\/text/);

  for (const name of ['<b>"', 'gallery_of_old']) {
    await page.goto(`/edit/find?find=slice&slice=${encodeURIComponent(name)}`);
    await expectWords(page, `The site has no slice “${name}”.`);
  }
  await expectWords(page, 'It is used nowhere.');
  await expectFits(page, 'a slice that is not known');
  await page.getByRole('tab', { name: 'Text' }).click();
  await search.fill('quay '.repeat(100));
  await expectWords(page, 'Only the first 200 characters are looked for.');
  await expectWords(page, '45 documents, the first 20 of them');
  await page.getByRole('tab', { name: 'Links' }).click();
  const from = page.getByRole('textbox', { name: 'Links that lead to' });
  await from.fill(`https://long.example/${'a'.repeat(2000)}`);
  await page.keyboard.press('Tab');
  await expectWords(page, 'An address has at most 2,000 characters.');
  await from.fill(MANY);
  await page.getByRole('textbox', { name: 'Lead them to' }).fill('javascript:alert(1)');
  await page.keyboard.press('Tab');
  await expectWords(page, 'This address would run a script.');
  await expect(page.getByRole('button', { name: 'Change 70 links' })).toBeDisabled();
  await expectFits(page, 'an address that is refused');
});
