import type { Page } from '@playwright/test';
import { violationsIn } from '../../support/axe.ts';
import { expect, test } from '../../support/editor/editorTest.ts';
import { canvasOf, waitForControls } from '../../support/editorPage.ts';
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

async function openDocument(page: Page, path: string): Promise<void> {
  await page.goto(`/edit/${path}`);
  await waitForControls(page);
}

async function openFromMore(page: Page, entry: string) {
  await page.goto('/edit');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: entry }).click();
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
  await page.getByRole('button', { name: 'More', exact: true }).focus();
  await page.keyboard.press('Enter');
  const entry = page.getByRole('menuitem', { name: 'Languages' });
  for (let step = 0; step < 8; step += 1) {
    if (await entry.evaluate((node) => node === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Languages' });
  await dialog.getByRole('textbox', { name: 'New language' }).focus();
  await page.keyboard.type('de-de');
  await expect(dialog.getByText('German (Germany)')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Name of de-de' })).toHaveValue(
    'German (Germany)',
  );
  const name = dialog.getByRole('textbox', { name: 'Name of de-de' });
  await name.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Deutsch');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Remove Deutsch' })).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Remove Deutsch' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Name of de-de' })).toBeHidden();
  expect(await editor.read('repository.json')).toEqual(settings(ENGLISH, FRENCH));
  // A language in use is not removed, and the documents are named.
  await dialog.getByRole('button', { name: 'Remove French (France)' }).click();
  await expect(dialog.getByRole('alert')).toContainText('fr-fr is in use by Marées');
  await expect(dialog.getByRole('textbox', { name: 'Name of fr-fr' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(page)).toEqual([]);
});

test('a document is translated from its bar, with what it says at each field; what is missing or older is listed', async ({
  page,
  editor,
}) => {
  await editor.write({
    'repository.json': settings(ENGLISH),
    'documents/page/tides.json': text('Tides'),
    'documents/page/winds.json': text('Winds'),
  });
  await openFromMore(page, 'Languages');
  const dialog = page.getByRole('dialog', { name: 'Languages' });
  await dialog.getByRole('textbox', { name: 'New language' }).fill('fr-fr');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Name of fr-fr' })).toBeVisible();

  await openDocument(page, 'page/tides#/title');
  await page.getByRole('button', { name: 'Language: English' }).click();
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

  await page.getByRole('button', { name: 'Language: French (France)' }).click();
  await page.getByRole('menuitemradio', { name: 'Hide English at the fields' }).click();
  await expect(field.getByText('Tides', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Language: French (France)' }).click();
  await page.getByRole('menuitemradio', { name: /^English/ }).click();
  await expect(page).toHaveURL(/\/edit\/page\/tides(#|$)/);

  await openFromMore(page, 'Translations to do');
  const missing = page.getByRole('dialog', { name: /^Translations/ });
  await missing.getByRole('radio', { name: 'French (France)' }).click({ force: true });
  const row = missing.getByRole('listitem').filter({ hasText: 'Winds' });
  await expect(row).toContainText('French (France): Not translated');
  await expect(missing.getByRole('listitem').filter({ hasText: 'Tides' })).toHaveCount(0);
  expect(await violationsIn(page)).toEqual([]);
  await row.getByRole('button', { name: 'Translate Winds in French (France)' }).click();
  await expect(page).toHaveURL(/\/edit\/page\/winds\?lang=fr-fr/);

  await editor.write({
    'documents/page/rains.json': text('Rains'),
    'documents/page/rains.fr-fr.json': {
      last_publication_date: '2026-01-01T09:00:00+0000',
      data: { title: 'Pluies' },
    },
  });
  await openFromMore(page, 'Translations to do');
  const old = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Rains' });
  await expect(old).toContainText('French (France): Older than its source');
  await old.getByRole('button', { name: 'Open Rains in French (France)' }).click();
  await expect(page).toHaveURL(/\/edit\/page\/rains\?lang=fr-fr/);
});

test('the page in the frame is that of its language, with its settings, words and links; on a phone nothing overflows', async ({
  page,
  editor,
}) => {
  const footer = (footer_heading: string) => ({ data: { name: 'Your Name', footer_heading } });
  await editor.write({
    'repository.json': settings(ENGLISH, FRENCH),
    'documents/page/rains.json': text('Rains'),
    'documents/page/rains.fr-fr.json': text('Pluies'),
    'documents/settings/settings.json': footer('Talk to me'),
    'documents/settings/settings.fr-fr.json': footer('Parlons'),
  });
  await openDocument(page, 'page/rains?lang=fr-fr');
  const canvas = canvasOf(page);
  await expect(canvas.locator('html')).toHaveAttribute('lang', 'fr-FR');
  await expect(canvas.getByText('Parlons')).toBeAttached();
  await expect(canvas.locator('header a').first()).toHaveAttribute('href', /^\/fr-fr\/?$/);
  await expect(canvas.getByText('Dire bonjour').first()).toBeAttached();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('button', { name: 'Language: French (France)' })).toBeVisible();
  expect(await overflow(page)).toEqual([]);
});
