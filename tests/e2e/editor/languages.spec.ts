import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { violationsIn } from '../../support/axe.ts';
import { startEditedSite, type EditedSite } from '../../support/editedSite.ts';
import { canvasOf, openSession, waitForControls } from '../../support/editorPage.ts';

// One server, whose languages change from test to test.
test.describe.configure({ mode: 'serial' });

let site: EditedSite;
let context: BrowserContext;

const SETTINGS = {
  name: 'slicefolio',
  visibility: 'open',
  languages: [{ id: 'en-gb', name: 'English' }],
};

const page = (title: string) => ({
  last_publication_date: '2026-02-01T09:00:00+0000',
  data: { title, meta_description: `All about ${title}.` },
});

test.beforeAll(async ({ browser }) => {
  site = await startEditedSite();
  await site.folder.write('repository.json', SETTINGS);
  await site.folder.write('documents/page/tides.json', page('Tides'));
  await site.folder.write('documents/page/winds.json', page('Winds'));
  context = await openSession(browser, site);
});
test.afterAll(async () => {
  await context.close();
  await site.stop();
});

const json = async (path: string) =>
  JSON.parse(await readFile(join(site.folder.contentDir, path), 'utf8')) as unknown;

async function openDocuments(size = { width: 1440, height: 900 }): Promise<Page> {
  const opened = await context.newPage();
  await opened.setViewportSize(size);
  await opened.goto(`${site.origin}/edit`);
  await expect(opened.getByRole('button', { name: 'More', exact: true })).toBeVisible();
  return opened;
}

async function openDocument(path: string, size = { width: 1440, height: 900 }): Promise<Page> {
  const opened = await context.newPage();
  await opened.setViewportSize(size);
  await opened.goto(`${site.origin}/edit/${path}`);
  await waitForControls(opened);
  return opened;
}

async function openFromMore(opened: Page, entry: string) {
  await opened.getByRole('button', { name: 'More', exact: true }).click();
  await opened.getByRole('menuitem', { name: entry }).click();
}

test('a language is added, renamed and removed again, by keyboard alone', async () => {
  const opened = await openDocuments();
  await opened.getByRole('button', { name: 'More', exact: true }).focus();
  await opened.keyboard.press('Enter');
  const entry = opened.getByRole('menuitem', { name: 'Languages' });
  for (let step = 0; step < 8; step += 1) {
    if (await entry.evaluate((node) => node === document.activeElement)) break;
    await opened.keyboard.press('ArrowDown');
  }
  await opened.keyboard.press('Enter');
  const dialog = opened.getByRole('dialog', { name: 'Languages' });
  await dialog.getByRole('textbox', { name: 'New language' }).focus();
  await opened.keyboard.type('de-de');
  await expect(dialog.getByText('German (Germany)')).toBeVisible();
  await opened.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Name of de-de' })).toHaveValue(
    'German (Germany)',
  );
  const name = dialog.getByRole('textbox', { name: 'Name of de-de' });
  await name.focus();
  await opened.keyboard.press('ControlOrMeta+a');
  await opened.keyboard.type('Deutsch');
  await opened.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Remove Deutsch' })).toBeVisible();
  expect(await violationsIn(opened)).toEqual([]);
  await dialog.getByRole('button', { name: 'Remove Deutsch' }).focus();
  await opened.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Name of de-de' })).toBeHidden();
  expect(await json('repository.json')).toEqual(SETTINGS);
  await opened.close();
});

test('a document is translated from its bar, with what it says at each field', async () => {
  const documents = await openDocuments();
  await openFromMore(documents, 'Languages');
  const dialog = documents.getByRole('dialog', { name: 'Languages' });
  await dialog.getByRole('textbox', { name: 'New language' }).fill('fr-fr');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Name of fr-fr' })).toBeVisible();
  await documents.close();

  const opened = await openDocument('page/tides#/title');
  await opened.getByRole('button', { name: 'Language: English' }).click();
  await opened.getByRole('menuitemradio', { name: 'Translate to French (France)' }).click();
  await expect(opened).toHaveURL(/\/edit\/page\/tides\?lang=fr-fr/);
  await waitForControls(opened);
  const field = opened.locator('[data-form] [data-field="title"]').first();
  await expect(opened.getByText('Still as in English').first()).toBeVisible();
  await opened.getByRole('textbox', { name: 'Title', exact: true }).fill('Marées');
  await expect(field.getByText('Tides', { exact: true })).toBeVisible();
  expect(await violationsIn(opened)).toEqual([]);
  await expect
    .poll(() => json('drafts/documents/page/tides.fr-fr.json').catch(() => null))
    .toMatchObject({ data: { title: 'Marées' } });
  // The document itself is as it was.
  expect(await json('documents/page/tides.json')).toEqual(page('Tides'));

  await opened.getByRole('button', { name: 'Language: French (France)' }).click();
  await opened.getByRole('menuitemradio', { name: 'Hide English at the fields' }).click();
  await expect(field.getByText('Tides', { exact: true })).toBeHidden();
  await opened.getByRole('button', { name: 'Language: French (France)' }).click();
  await opened.getByRole('menuitemradio', { name: /^English/ }).click();
  await expect(opened).toHaveURL(/\/edit\/page\/tides(#|$)/);
  await opened.close();
});

test('what is missing is listed by language, and made from the list', async () => {
  const opened = await openDocuments();
  await openFromMore(opened, 'Translations to do');
  const dialog = opened.getByRole('dialog', { name: /^Translations/ });
  await dialog.getByRole('radio', { name: 'French (France)' }).click({ force: true });
  const row = dialog.getByRole('listitem').filter({ hasText: 'Winds' });
  await expect(row).toContainText('French (France): Not translated');
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Tides' })).toHaveCount(0);
  expect(await violationsIn(opened)).toEqual([]);
  await row.getByRole('button', { name: 'Translate Winds in French (France)' }).click();
  await expect(opened).toHaveURL(/\/edit\/page\/winds\?lang=fr-fr/);
  await opened.close();
});

test('what is older than its source is listed', async () => {
  await site.folder.write('documents/page/rains.json', page('Rains'));
  await site.folder.write('documents/page/rains.fr-fr.json', {
    last_publication_date: '2026-01-01T09:00:00+0000',
    data: { title: 'Pluies' },
  });
  const opened = await openDocuments();
  await openFromMore(opened, 'Translations to do');
  const row = opened.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Rains' });
  await expect(row).toContainText('French (France): Older than its source');
  await row.getByRole('button', { name: 'Open Rains in French (France)' }).click();
  await expect(opened).toHaveURL(/\/edit\/page\/rains\?lang=fr-fr/);
  await opened.close();
});

test('a language in use is not removed, and the documents are named', async () => {
  const opened = await openDocuments();
  await openFromMore(opened, 'Languages');
  const dialog = opened.getByRole('dialog', { name: 'Languages' });
  await dialog.getByRole('button', { name: 'Remove French (France)' }).click();
  await expect(dialog.getByRole('alert')).toContainText('fr-fr is in use by page/');
  await expect(dialog.getByRole('textbox', { name: 'Name of fr-fr' })).toBeVisible();
  await opened.close();
});

test('on a phone the language is in the bar, and nothing overflows', async () => {
  const opened = await openDocument('page/rains?lang=fr-fr', { width: 390, height: 844 });
  await expect(opened.getByRole('button', { name: 'Language: French (France)' })).toBeVisible();
  expect(await opened.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    390,
  );
  await opened.close();
  const documents = await openDocuments({ width: 390, height: 844 });
  await openFromMore(documents, 'Languages');
  await expect(documents.getByRole('dialog', { name: 'Languages' })).toBeVisible();
  expect(await documents.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    390,
  );
  await documents.close();
});

test('the page in the frame is that of its language, with its settings, words and links', async () => {
  const settings = (footer_heading: string) => ({ data: { name: 'Your Name', footer_heading } });
  await site.folder.write('documents/settings/settings.json', settings('Talk to me'));
  await site.folder.write('documents/settings/settings.fr-fr.json', settings('Parlons'));
  const opened = await openDocument('page/rains?lang=fr-fr');
  const canvas = canvasOf(opened);
  await expect(canvas.locator('html')).toHaveAttribute('lang', 'fr-FR');
  await expect(canvas.getByText('Parlons')).toBeAttached();
  await expect(canvas.locator('header a').first()).toHaveAttribute('href', /^\/fr-fr\/?$/);
  await expect(canvas.getByText('Dire bonjour').first()).toBeAttached();
  await opened.close();
});
