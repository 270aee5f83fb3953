import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { project } from '../../support/contentFolder.ts';
import { startEditedSite, type EditedSite } from '../../support/editedSite.ts';
import { openInEditor, openSession } from '../../support/editorPage.ts';
import { expectAccessible } from '../../support/visit.ts';

test.describe.configure({ mode: 'serial' });

let site: EditedSite;
let context: BrowserContext;

test.beforeAll(async ({ browser }) => {
  site = await startEditedSite();
  await site.folder.write('documents/project/three.json', project('Three', '2022-01-01', ['Film']));
  await site.folder.write('documents/project/four.json', project('Four', '2022-01-01', []));
  await site.folder.write('documents/project_list/other.json', {
    data: {
      list_name: 'Other',
      projects: [{ project: { link_type: 'Document', type: 'project', uid: 'three' } }],
    },
  });
  context = await openSession(browser, site);
});
test.afterAll(async () => {
  await context.close();
  await site.stop();
});

async function openList(query = ''): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${site.origin}/edit${query}`);
  await expect(page.getByRole('row').first()).toBeVisible();
  return page;
}

/** A file of the content folder; null if there is none. */
async function read(path: string): Promise<unknown> {
  const text = await readFile(join(site.folder.contentDir, path), 'utf8').catch(() => null);
  return text === null ? null : JSON.parse(text);
}

test('documents are found by type, words, tag and release, and the address keeps the choice', async () => {
  const page = await openList();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Projects/ }).click();
  await expect(page.getByRole('row')).toHaveCount(4);
  await page.getByText('In Spring, 1').click();
  await expect(page.getByRole('row')).toHaveCount(1);
  await expect(page.getByRole('row')).toContainText('waits in Spring');
  await page.getByText('All', { exact: true }).click();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('dnue');
  await expect(page.getByText('No document with “dnue”. Try fewer letters.')).toBeVisible();
  await page.getByRole('searchbox').fill('two');
  await expect(page.getByRole('row')).toHaveCount(1);
  expect(new URL(page.url()).search).toBe('?type=project&search=two');
  await page.reload();
  await expect(page.getByRole('row')).toHaveCount(1);
  await page.getByRole('row').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.origin}/edit/project/two`);
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('two');
  await page.close();
});

test('a document is made by its name with the keyboard alone, under an address that is free', async () => {
  const page = await openList('?type=project');
  await page.getByRole('button', { name: 'New project' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New project' });
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type('Two');
  await expect(dialog.getByText('/two is used by Two.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.type(' größer 🌊');
  await expect(dialog.getByText('/project/two-groesser')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.origin}/edit/project/two-groesser`);
  expect(await read('drafts/documents/project/two-groesser.json')).toMatchObject({
    data: { project_title: [{ type: 'heading1', text: 'Two größer 🌊', spans: [] }] },
  });
  await page.close();
});

test('a renamed document takes its links along', async () => {
  const page = await openList('?type=project');
  await page.getByRole('button', { name: 'More for Two', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Rename address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rename address' });
  await expect(dialog.getByText('1 document links here and will follow.')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toContainText('Best');
  await dialog.getByRole('textbox', { name: 'Address' }).fill('second');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row', { name: /^Two,/ })).toContainText('/second');
  expect(await read('documents/project/second.json')).toMatchObject({ previous_uids: ['two'] });
  expect(await read('documents/project_list/best.json')).toMatchObject({
    data: { projects: [{ project: { type: 'project', uid: 'second' } }] },
  });
  await page.close();
});

test('a deleted document comes back, public as it was', async () => {
  const page = await openList('?type=project');
  const { data: before } = project('Three', '2022-01-01', []);
  await page.getByRole('button', { name: 'More for Three' }).click();
  await page.getByRole('menuitem', { name: 'Delete Three' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete Three' });
  await expect(dialog.getByRole('listitem')).toContainText('Other');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Delete Three' }).click();
  await expect(page.getByRole('row', { name: /^Three,/ })).toBeHidden();
  expect(await read('documents/project/three.json')).toBeNull();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('row', { name: /^Three, .*Published/ })).toBeVisible();
  expect(await read('documents/project/three.json')).toMatchObject({ data: before });
  await page.close();
});

test('a link is made in the form with the keyboard, and written as content files have it', async () => {
  const page = await context.newPage();
  await openInEditor(page, `${site.origin}/edit/project/four`);
  const link = page.getByRole('button', { name: /^Web link (?:, changed|Add a link)/ });
  await link.focus();
  await page.keyboard.press('Enter');
  const address = page.getByRole('textbox', { name: 'Address' });
  await expect(address).toBeFocused();
  await page.keyboard.type('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This address would run a script.')).toBeVisible();
  await expectAccessible(page);
  await address.fill('example.com/four');
  await page.keyboard.press('Enter');
  await expect(address).toBeHidden();
  await expect(link).toBeFocused();
  await expect(link).toContainText('example.com/four');
  await expect
    .poll(() => read('drafts/documents/project/four.json'))
    .toMatchObject({ data: { web_link: { link_type: 'Web', url: 'https://example.com/four' } } });
  await page.close();
});

test('a document that a relationship looks for in vain is made on the fly', async () => {
  const page = await context.newPage();
  await openInEditor(page, `${site.origin}/edit/project/three`);
  const search = page.getByRole('combobox', { name: 'Case study' });
  await search.focus();
  await page.keyboard.type('Night Shift');
  await page.getByRole('option', { name: /^New case study/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Night Shift');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open Night Shift' })).toBeVisible();
  await expect
    .poll(() => read('drafts/documents/project/three.json'))
    .toMatchObject({
      data: { case_study: { link_type: 'Document', type: 'case_study', uid: 'night-shift' } },
    });
  expect(await read('drafts/documents/case_study/night-shift.json')).toMatchObject({
    data: { project_name: 'Night Shift' },
  });
  await page.close();
});

test('an empty folder is filled with the example, which becomes the first public page', async ({
  browser,
}) => {
  const contentDir = await mkdtemp(join(tmpdir(), 'empty-content-'));
  const empty = await startEditedSite({ CONTENT_DIR: contentDir });
  const own = await openSession(browser, empty);
  try {
    const page = await own.newPage();
    await page.goto(`${empty.origin}/edit`);
    await expect(page.getByRole('button', { name: 'Make Home' })).toBeVisible();
    await page.getByRole('button', { name: 'Fill with the example' }).click();
    await expect(page).toHaveURL(/\/edit\/home/);
    await expect(page.getByRole('heading', { level: 1, name: 'Home', exact: true })).toBeVisible();
    const bars = page.getByRole('listbox', { name: 'Slices of the page' }).getByRole('option');
    await expect.poll(() => bars.count()).toBeGreaterThan(3);
    await page.getByRole('button', { name: /^Review/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^Publish/ }).click();
    await expect(dialog).toBeHidden();
    const visitor = await page.request.get(`${empty.origin}/`);
    expect(visitor.status()).toBe(200);
    await expect
      .poll(async () =>
        readFile(join(contentDir, 'documents/home/home.json'), 'utf8').catch(() => ''),
      )
      .toContain('slice_type');
  } finally {
    await own.close();
    await empty.stop();
    await rm(contentDir, { recursive: true, force: true });
  }
});
