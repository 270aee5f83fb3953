import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { startEditedSite, type EditedSite } from '../../support/editedSite.ts';
import { openInEditor, openSession } from '../../support/editorPage.ts';
import { keepVersions } from '../../support/keptVersions.ts';
import { expectAccessible } from '../../support/visit.ts';

// One server, and documents for each test.
test.describe.configure({ mode: 'default' });

let site: EditedSite;
let context: BrowserContext;

const section = (title: string) => ({
  slice_type: 'section_header',
  variation: 'default',
  primary: { title_text: title, body_text: [{ type: 'paragraph', text: title, spans: [] }] },
});

/** Long enough to be scrolled. */
const study = (name: string, third: string) => ({
  data: {
    project_name: name,
    meta_description: 'What we learned.',
    spread: ['One', 'Two', third, 'Four', 'Five', 'Six', 'Seven', 'Eight'].map(section),
  },
});

const fileOf = (name: string) => `documents/case_study/${name}.json`;

const keep = (path: string, texts: readonly string[]) =>
  keepVersions(site.folder.contentDir, path, texts);

/** As nobody's program writes it. */
const odd = (name: string, third: string) =>
  JSON.stringify(study(name, third), null, 3).replaceAll('\n', '\r\n').replace('": ', '"  :');

test.beforeAll(async ({ browser }) => {
  site = await startEditedSite();
  for (const name of ['compared', 'keys', 'deleted', 'many']) {
    await site.folder.write(fileOf(name), study(name, 'Three as it is'));
    await keep(fileOf(name), [odd(name, 'Three at first'), odd(name, 'Three later')]);
  }
  context = await openSession(browser, site);
});
test.afterAll(async () => {
  await context.close();
  await site.stop();
});

const read = (path: string) => readFile(join(site.folder.contentDir, path), 'utf8');
const exists = (path: string) =>
  read(path).then(
    () => true,
    () => false,
  );

const rows = (page: Page) =>
  page.getByRole('listbox', { name: 'Earlier versions' }).getByRole('option');
const before = (page: Page) => page.frameLocator('iframe[title^="Version of"]');
const now = (page: Page) => page.frameLocator('iframe[title="Now"]');

test('versions are compared on the page, side by side and by a slider, and one is brought back and undone', async () => {
  const page = await context.newPage();
  await openInEditor(page, `${site.origin}/edit/case-study/compared`);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'compared' })).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText('Published');
  await expect(rows(page).first()).toContainText('Section header, 3 of 8');
  await expect(before(page).getByText('Three later').first()).toBeVisible();
  await expect(now(page).getByText('Three as it is').first()).toBeAttached();
  const changes = page.getByRole('region', { name: 'Changes since' });
  await expect(changes.getByRole('listitem').first()).toContainText('Section header, 3 of 8');
  await expectAccessible(page);

  // Both pages go to the changed slice, and it is marked on both.
  await changes.getByRole('button', { name: 'Show on the page' }).first().click();
  await expect(now(page).getByText('Three as it is').first()).toBeInViewport();
  await expect(before(page).getByText('Three later').first()).toBeInViewport();
  await expect(page.getByText('Changed', { exact: true })).toHaveCount(2);

  await page.getByText('Slider', { exact: true }).click();
  const slider = page.getByRole('slider', { name: /^Share of/ });
  await slider.focus();
  await page.keyboard.press('End');
  await expect(slider).toHaveValue('100');
  await expectAccessible(page);

  await rows(page).last().click();
  await expect(before(page).getByText('Three at first').first()).toBeVisible();
  await page.reload();
  await expect(rows(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Bring this back' }).click();
  await expect(page.getByText('What is public has not changed.').first()).toBeVisible();
  expect(await read(`drafts/${fileOf('compared')}`)).toBe(odd('compared', 'Three at first'));
  expect(JSON.parse(await read(fileOf('compared')))).toEqual(study('compared', 'Three as it is'));
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('compared is as it was before.').first()).toBeVisible();
  expect(await exists(`drafts/${fileOf('compared')}`)).toBe(false);
  await page.close();
});

test('by keyboard alone: from the document to a version and back as the draft', async () => {
  const page = await context.newPage();
  await openInEditor(page, `${site.origin}/edit/case-study/keys`);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('history of');
  await expect(page.getByRole('option', { name: 'History of this document' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveCount(2);
  await rows(page).first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).last()).toHaveAttribute('aria-selected', 'true');
  const bring = page.getByRole('button', { name: 'Bring this back' });
  await expect(bring).toBeEnabled();
  await bring.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('What is public has not changed.').first()).toBeVisible();
  expect(await read(`drafts/${fileOf('keys')}`)).toBe(odd('keys', 'Three at first'));
  await page.close();
});

test('a deleted document is listed, its versions are, and it comes back as a draft', async () => {
  const page = await context.newPage();
  await page.goto(`${site.origin}/edit?type=case_study`);
  await page.getByRole('button', { name: 'More for deleted' }).click();
  await page.getByRole('menuitem', { name: 'Delete deleted' }).click();
  await page.getByRole('button', { name: 'Delete deleted' }).click();
  await expect(page.getByText('deleted deleted.').first()).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Deleted documents' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Deleted documents' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('row', { name: 'deleted' }).click();
  await expect(page.getByText('It no longer exists.')).toBeVisible();
  await expect(rows(page)).toHaveCount(3);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Bring this back' }).click();
  await expect(page.getByText('What is public has not changed.').first()).toBeVisible();
  expect(JSON.parse(await read(`drafts/${fileOf('deleted')}`))).toEqual(
    study('deleted', 'Three as it is'),
  );
  await page.close();
});

test('500 versions open at once, and further ones come while the list scrolls @full', async () => {
  for (let release = 0; release < 10; release += 1) {
    await keep(
      `releases/r${release}/${fileOf('many')}`,
      Array.from({ length: 50 }, (_, at) => odd('many', `Three ${release} ${at}`)),
    );
  }
  const page = await context.newPage();
  const started = Date.now();
  await page.goto(`${site.origin}/edit/history/case-study/many`);
  await expect(rows(page).first()).toBeVisible();
  test.info().annotations.push({ type: 'ms', description: String(Date.now() - started) });
  await expect(page.getByText('502 earlier versions')).toBeVisible();
  const shown = await rows(page).count();
  expect(shown).toBeLessThan(200);
  await rows(page).last().scrollIntoViewIfNeeded();
  await expect.poll(() => rows(page).count()).toBeGreaterThan(shown);
  await page.close();
});

test('on a phone versions, page and changes are one at a time @full', async () => {
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site.origin}/edit/history/case-study/many`);
  await expect(rows(page).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByText('Page', { exact: true }).click();
  await expect(rows(page).first()).toBeHidden();
  await page.getByText('Now', { exact: true }).first().click();
  await expect(now(page).getByText('One').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByText('Changes', { exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: /^Changed since/ })).toBeVisible();
  await page.close();
});

test('a document of which nothing is known says so @full', async () => {
  const page = await context.newPage();
  await page.goto(`${site.origin}/edit/history/case-study/never`);
  await expect(page.getByText('There is no such document')).toBeVisible();
  await expectAccessible(page);
  await page.close();
});
