import type { Locator, Page } from '@playwright/test';
import { project } from '../../support/contentFolder.ts';
import { paragraph, textBlock } from '../../support/editor/contents.ts';
import { expect, test, type Editor } from '../../support/editor/editorTest.ts';
import { expectWords } from '../../support/editorPage.ts';
import { overflow } from '../../support/reflow.ts';
import { expectAccessibleInThemes } from '../../support/visit.ts';

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

const times = <Value>(count: number, make: (at: number) => Value) =>
  Array.from({ length: count }, (_none, at) => make(at));

const writeSite = ({ write }: Editor) =>
  write({
    'documents/project/kelp.json': project('Kelp Café', '2024-01-01', ['Ocean']),
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

test('words are found by keys alone; links are led elsewhere after a review, by keys, and back again', async ({
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
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/edit\/project\/kelp/);
  await page.goBack();
  await expect(search).toHaveValue('kelp CAFE');

  await page.getByRole('tab', { name: 'Links' }).click();
  const from = page.getByRole('textbox', { name: 'Links that lead to' });
  const to = page.getByRole('textbox', { name: 'Lead them to' });
  const links = page.getByRole('list', { name: 'Links' }).getByRole('listitem');
  const pressByKey = (name: string) => page.getByRole('button', { name }).press('Enter');
  await from.fill(MANY);
  await expectWords(page, '70 links lead there.');
  await expect(links).toHaveCount(50);
  await pressByKey('Show more');
  await expect(links).toHaveCount(70);
  await expect(links.nth(50).getByRole('checkbox')).toBeFocused();
  await pressByKey('Choose none');
  await links.nth(2).getByRole('checkbox').press('Space');
  await to.fill('few.example');
  await page.keyboard.press('Tab');
  await expect(links.nth(2)).toContainText(`${MANY} https://few.example`);
  await expectFits(page, 'links to change');
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
  await search.fill('ebb');
  await expectWords(page, '5 of 12 places');
  await page.getByRole('option', { name: 'Show all 12 places' }).click();
  await options.last().click();
  await expect(page).toHaveURL(/\/edit\/page\/tides#slices\/11\/text/);

  await page.goto('/edit/find?find=slice&slice=gallery_of_old');
  await expectWords(page, 'The site has no slice “gallery_of_old”.');
  await page.getByRole('tab', { name: 'Links' }).click();
  await page.getByRole('textbox', { name: 'Links that lead to' }).fill(MANY);
  await page.getByRole('textbox', { name: 'Lead them to' }).fill('javascript:alert(1)');
  await page.keyboard.press('Tab');
  await expectWords(page, 'This address would run a script.');
  await expect(page.getByRole('button', { name: 'Change 70 links' })).toBeDisabled();
  await expectFits(page, 'an address that is refused');
});
