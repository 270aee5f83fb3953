import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { startEditedSite, type EditedSite } from '../../support/editedSite.ts';
import { openSession, waitForControls } from '../../support/editorPage.ts';
import { expectAccessible, settled } from '../../support/visit.ts';

// One server, and a document for each test.
test.describe.configure({ mode: 'default' });

let site: EditedSite;
let context: BrowserContext;

const section = (title: string, text: string) => ({
  slice_type: 'section_header',
  variation: 'default',
  primary: { title_text: title, body_text: [{ type: 'paragraph', text, spans: [] }] },
});

const callout = (title: string) => ({
  slice_type: 'callout_section',
  variation: 'default',
  primary: { title_text: title, body_text: [{ type: 'paragraph', text: title, spans: [] }] },
});

/** A case study with three slices, each test its own. */
const study = (name: string) => ({
  first_publication_date: '2025-11-18T09:00:00+0000',
  last_publication_date: '2025-11-18T09:00:00+0000',
  data: {
    project_name: name,
    meta_description: 'What we learned about tides.',
    spread: [
      section('Standing on the slipway', 'Research began at 06:40 most mornings.'),
      section('From five sources to one', 'The first prototype showed everything.'),
      callout('Nobody checks twice'),
    ],
  },
});

const NAMES = ['review', 'keys', 'release', 'conflict', 'gone', 'others'] as const;

test.beforeAll(async ({ browser }) => {
  site = await startEditedSite();
  await Promise.all(
    NAMES.map((name) => site.folder.write(`documents/case_study/${name}.json`, study(name))),
  );
  context = await openSession(browser, site);
});
test.afterAll(async () => {
  await context.close();
  await site.stop();
});

async function open(name: (typeof NAMES)[number]): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${site.origin}/edit/case-study/${name}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await waitForControls(page);
  return page;
}

// Cast: a file of this test.
const read = async (path: string) =>
  JSON.parse(await readFile(join(site.folder.contentDir, path), 'utf8')) as ReturnType<
    typeof study
  >;
const published = (name: string) => read(`documents/case_study/${name}.json`);
const draft = (name: string) => read(`drafts/documents/case_study/${name}.json`);

/** The titles of a document's slices, in their order. */
const order = ({ data }: ReturnType<typeof study>) =>
  data.spread.map(({ primary }) => primary.title_text);

/** Selects a slice by going to it. */
async function goTo(page: Page, words: string) {
  await page.keyboard.press('ControlOrMeta+k');
  const dialog = page.getByRole('dialog', { name: 'Go to' });
  await dialog.getByRole('searchbox').fill(words);
  await dialog.getByRole('option').filter({ hasText: words }).first().click();
  await expect(dialog).toBeHidden();
}

test('a moved slice is one change in words; published, it is public, and undo takes it back', async () => {
  const page = await open('review');
  await goTo(page, 'Nobody checks twice');
  await page.keyboard.press('Alt+ArrowUp');
  await page.getByRole('button', { name: 'Review 1 change' }).click();
  const dialog = page.getByRole('dialog', { name: 'One change in review' });
  await expect(dialog).toContainText('Compared with what is public since 18 November 2025.');
  await expect(dialog).toContainText('content/documents/case_study/review.json');
  const change = dialog.getByRole('listitem').filter({ hasText: 'Place' });
  await expect(change).toContainText('Callout section, 2 of 3');
  await expect(change).toContainText('Moved up one place,');
  await expect(change.locator('ins')).toContainText('before From five sources to one');
  await expect(dialog.getByText('Pictures have a description')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Publish 1 change' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('review is public. One file written.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Published', exact: true })).toBeVisible();
  expect(order(await published('review'))[1]).toBe('Nobody checks twice');

  await page.getByRole('button', { name: 'Undo publish' }).click();
  await expect(page.getByRole('button', { name: 'Review 1 change' })).toBeVisible();
  expect(order(await published('review'))[2]).toBe('Nobody checks twice');
  expect(order(await draft('review'))[1]).toBe('Nobody checks twice');
});

test('by keyboard alone: differences are put back one by one, and the focus is never lost', async () => {
  const page = await open('keys');
  await goTo(page, 'Nobody checks twice');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByRole('button', { name: 'Review 1 change' })).toBeVisible();
  await goTo(page, 'Standing on the slipway');
  await page.keyboard.press('ControlOrMeta+d');
  await expect(page.getByRole('button', { name: 'Review 2 changes' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByRole('dialog', { name: 'Two changes in keys' })).toBeVisible();
  const dialog = page.getByRole('dialog');
  for (const left of [1, 0]) {
    const button = dialog.getByRole('button', { name: 'Put back' }).first();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Put back' })).toHaveCount(left);
    expect(await dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
  }
  await expect(page.getByRole('dialog', { name: 'No changes in keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await published('keys')).toEqual(study('keys'));
});

test('a document waits in a new release @full', async () => {
  const page = await open('release');
  await goTo(page, 'Nobody checks twice');
  await page.keyboard.press('Alt+ArrowUp');
  await page.getByRole('button', { name: 'Review 1 change' }).click();
  const dialog = page.getByRole('dialog', { name: 'One change in release' });
  await dialog.getByRole('button', { name: 'Put in Spring…' }).click();
  await page.getByRole('menuitem', { name: 'New release…' }).click();
  await dialog.getByRole('textbox', { name: 'Name of the release' }).fill('Summer edition');
  await dialog.getByRole('button', { name: 'Put in it' }).click();
  await expect(dialog).toBeHidden();
  const held = await read('releases/summer-edition/documents/case_study/release.json');
  expect(order(held)[1]).toBe('Nobody checks twice');
  expect(await published('release')).toEqual(study('release'));
});

test('documents are published together, all or nothing', async () => {
  await site.folder.write('drafts/documents/page/now.json', {
    data: { title: 'Now', meta_description: 'What I am working on.' },
  });
  await site.folder.write('drafts/documents/project/slipway.json', {
    data: {
      project_title: [{ type: 'heading1', text: 'Slipway', spans: [] }],
      case_study: { link_type: 'Document', type: 'case_study', uid: 'others' },
    },
  });
  const page = await open('others');
  await goTo(page, 'Nobody checks twice');
  await page.keyboard.press('Alt+ArrowUp');
  await page.getByRole('button', { name: 'Review 1 change' }).click();
  const dialog = page.getByRole('dialog', { name: 'One change in others' });
  const group = (title: string) =>
    dialog.locator('section').filter({ has: page.getByRole('heading', { name: title }) });
  // What leads to the document comes first, before the changes.
  await expect(group('Publish the linked documents, too').getByRole('switch')).toHaveAccessibleName(
    /^Slipway/,
  );
  await expect(dialog.getByRole('switch').first()).toHaveAccessibleName(/^Slipway/);
  await group('Publish together with').locator('label', { hasText: 'Now' }).click();
  await dialog.getByRole('button', { name: 'Publish 2 documents' }).click();
  await expect(
    page.getByText('Two documents are public. Two files written.').first(),
  ).toBeVisible();
  expect(await read('documents/page/now.json')).toMatchObject({ data: { title: 'Now' } });
  expect(order(await published('others'))[1]).toBe('Nobody checks twice');
});

test('the same place changed on disk is a choice, by keyboard', async () => {
  const page = await open('conflict');
  // Another program saves a draft with another order before the change here arrives.
  let isWritten = false;
  await page.route('**/edit/api/v1/documents/**', async (route) => {
    if (route.request().method() === 'PATCH' && !isWritten) {
      isWritten = true;
      const other = study('conflict');
      other.data.spread.push(callout('Written by another program'));
      other.data.spread.splice(0, 1);
      await site.folder.write('documents/case_study/conflict.json', other);
    }
    await route.continue();
  });
  await goTo(page, 'Nobody checks twice');
  await page.keyboard.press('Alt+ArrowUp');
  await page.getByRole('button', { name: 'Two versions. Choose' }).click();
  const dialog = page.getByRole('dialog', { name: 'This file changed on disk' });
  await expect(dialog).toContainText('One place differs. Nothing is overwritten until you choose.');
  await expectAccessible(page);
  await expect(dialog.getByRole('button', { name: 'Choose a version' })).toBeDisabled();
  await dialog.getByRole('radio', { name: /^Yours/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: /^On disk/ })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Keep this choice' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Two versions. Choose' })).toBeHidden();
});

test('keys are listed, hints come once, and an unknown place says so @full', async () => {
  const page = await open('gone');
  const hint = page.getByRole('complementary', { name: 'Hint' });
  await page.evaluate(() => localStorage.removeItem('editor-hints'));
  await page.reload();
  await expect(hint).toContainText('Click anything on the page to change it.');
  await hint.getByRole('button', { name: 'Got it' }).click();
  await expect(hint).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'gone' })).toBeVisible();
  await expect(hint).toBeHidden();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys of the editor' });
  await expect(keys).toContainText('Review and publish');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+k');
  const dialog = page.getByRole('dialog', { name: 'Go to' });
  await expect(dialog.getByRole('option', { name: /^gone/ })).toBeVisible();
  // Answered late: what an earlier query found must not be options meanwhile.
  await page.route(/documents\?.*qqqq/, async (route) => {
    await expect(dialog).toContainText('Nothing with “qqqq”. Try fewer letters.');
    await route.continue();
  });
  await settled(page);
  const before = await dialog.boundingBox();
  await dialog.getByRole('searchbox').pressSequentially('qqqq');
  await expect(dialog).toContainText('Nothing with “qqqq”. Try fewer letters.');
  // Options must not move under the pointer while the list gets longer and shorter.
  expect((await dialog.boundingBox())?.y).toBe(before?.y);
  // The option that was highlighted is forgotten a moment after it has gone.
  await expect(dialog.getByRole('searchbox')).not.toHaveAttribute('aria-activedescendant');
  await expectAccessible(page);
});
