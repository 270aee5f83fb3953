import { violationsIn } from '../../support/axe.ts';
import { expect, test } from '../../support/editor/editorTest.ts';
import { canvasOf, choose, press, pressRadio, waitForControls } from '../../support/editorPage.ts';

const ENGLISH = { id: 'en-gb', name: 'English' };
const FRENCH = { id: 'fr-fr', name: 'French (France)' };
const settings = (...languages: readonly object[]) => ({
  name: 'slicefolio',
  visibility: 'open',
  languages,
});

const text = (title: string) => ({
  last_publication_date: '2026-02-01T09:00:00+0000',
  data: { title, meta_description: `All about ${title}.` },
});

test('a document is translated from its bar, with what it says at each field, on a page in its language; what is missing or older is listed', async ({
  page,
  editor,
}) => {
  const footer = (footer_heading: string) => ({ data: { name: 'Your Name', footer_heading } });
  await editor.write({
    'repository.json': settings(ENGLISH, FRENCH),
    'documents/page/tides.json': text('Tides'),
    'documents/page/winds.json': text('Winds'),
    'documents/page/rains.json': text('Rains'),
    'documents/page/rains.fr-fr.json': {
      last_publication_date: '2026-01-01T09:00:00+0000',
      data: { title: 'Pluies' },
    },
    'documents/settings/settings.json': footer('Talk to me'),
    'documents/settings/settings.fr-fr.json': footer('Parlons'),
  });
  await page.goto('/edit/page/tides#/title');
  await waitForControls(page);
  await press(page, /^Language: English/);
  await page.getByRole('menuitemradio', { name: 'Translate to French (France)' }).click();
  await expect(page).toHaveURL(/\/edit\/page\/tides\?lang=fr-fr/);
  await waitForControls(page);
  const field = page.locator('[data-form] [data-field="title"]').first();
  await expect(page.getByText('Still as in English').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Marées');
  await expect(field.getByText('Tides', { exact: true })).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
  await expect
    .poll(() => editor.read('drafts/documents/page/tides.fr-fr.json'))
    .toMatchObject({ data: { title: 'Marées' } });
  // The document itself is as it was.
  expect(await editor.read('documents/page/tides.json')).toEqual(text('Tides'));

  // The page has the settings, words and links of its language.
  const canvas = canvasOf(page);
  await expect(canvas.locator('html')).toHaveAttribute('lang', 'fr-FR');
  await expect(canvas.getByText('Parlons')).toBeAttached();
  await expect(canvas.locator('header a').first()).toHaveAttribute('href', /^\/fr-fr\/?$/);
  await expect(canvas.getByText('Dire bonjour').first()).toBeAttached();

  await page.goto('/edit');
  await choose(page, 'More', 'Translations to do');
  const missing = page.getByRole('dialog', { name: /^Translations/ });
  await pressRadio(missing, 'French (France)');
  const row = (title: string) => missing.getByRole('listitem').filter({ hasText: title });
  await expect(row('Winds')).toContainText('French (France): Not translated');
  await expect(row('Rains')).toContainText('French (France): Older than its source');
  await expect(row('Tides')).toHaveCount(0);
  expect(await violationsIn(page)).toEqual([]);
  await press(row('Winds'), 'Translate Winds in French (France)');
  await expect(page).toHaveURL(/\/edit\/page\/winds\?lang=fr-fr/);
});
