import type { Page } from '@playwright/test';
import { violationsIn } from '../../support/axe.ts';
import { expect, test } from '../../support/editor/editorTest.ts';
import { canvasOf, choose, press, pressRadio, waitForControls } from '../../support/editorPage.ts';
import { overflow } from '../../support/reflow.ts';

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

async function openFromMore(page: Page, entry: string) {
  await page.goto('/edit');
  await choose(page, 'More', entry);
}

test('a language is added, renamed and removed again, by keyboard alone; one that is in use stays', async ({
  page,
  editor,
}) => {
  await editor.write({
    'repository.json': settings(ENGLISH, FRENCH),
    'documents/page/tides.fr-fr.json': text('Marées'),
  });
  await page.goto('/edit');
  await page.getByRole('button', { name: 'More', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: 'Languages' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Languages' });
  await dialog.getByRole('textbox', { name: 'New language' }).pressSequentially('de-de');
  await expect(dialog.getByText('German (Germany)')).toBeVisible();
  await page.keyboard.press('Enter');
  const name = dialog.getByRole('textbox', { name: 'Name of de-de' });
  await expect(name).toHaveValue('German (Germany)');
  await name.press('ControlOrMeta+a');
  await page.keyboard.type('Deutsch');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Remove Deutsch' })).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Remove Deutsch' }).press('Enter');
  await expect(name).toBeHidden();
  expect(await editor.read('repository.json')).toEqual(settings(ENGLISH, FRENCH));
  // A language in use is not removed, and the documents are named.
  await dialog.getByRole('button', { name: 'Remove French (France)' }).click();
  await expect(dialog.getByRole('alert')).toContainText('fr-fr is in use by Marées');
  await expect(dialog.getByRole('textbox', { name: 'Name of fr-fr' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(page)).toEqual([]);
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
  const language = async (from: string, entry: string | RegExp) => {
    await page.getByRole('button', { name: `Language: ${from}` }).click();
    await page.getByRole('menuitemradio', { name: entry }).click();
  };
  await language('English', 'Translate to French (France)');
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

  // The page has the settings, words and links of its language; on a phone nothing overflows.
  const canvas = canvasOf(page);
  await expect(canvas.locator('html')).toHaveAttribute('lang', 'fr-FR');
  await expect(canvas.getByText('Parlons')).toBeAttached();
  await expect(canvas.locator('header a').first()).toHaveAttribute('href', /^\/fr-fr\/?$/);
  await expect(canvas.getByText('Dire bonjour').first()).toBeAttached();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('button', { name: 'Language: French (France)' })).toBeVisible();
  expect(await overflow(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });

  await language('French (France)', 'Hide English at the fields');
  await expect(field.getByText('Tides', { exact: true })).toBeHidden();
  await language('French (France)', /^English/);
  await expect(page).toHaveURL(/\/edit\/page\/tides(#|$)/);

  await openFromMore(page, 'Translations to do');
  const missing = page.getByRole('dialog', { name: /^Translations/ });
  await pressRadio(missing, 'French (France)');
  const row = (title: string) => missing.getByRole('listitem').filter({ hasText: title });
  await expect(row('Winds')).toContainText('French (France): Not translated');
  await expect(row('Rains')).toContainText('French (France): Older than its source');
  await expect(row('Tides')).toHaveCount(0);
  expect(await violationsIn(page)).toEqual([]);
  await press(row('Rains'), 'Open Rains in French (France)');
  await expect(page).toHaveURL(/\/edit\/page\/rains\?lang=fr-fr/);
  await openFromMore(page, 'Translations to do');
  await press(row('Winds'), 'Translate Winds in French (France)');
  await expect(page).toHaveURL(/\/edit\/page\/winds\?lang=fr-fr/);
});
