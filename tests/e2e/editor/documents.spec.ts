import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { project } from '../../support/contentFolder.ts';
import { startEditedSite } from '../../support/editedSite.ts';
import { expect, test } from '../../support/editor/editorTest.ts';
import { press, waitForControls } from '../../support/editorPage.ts';
import { overflow } from '../../support/reflow.ts';
import { expectAccessible } from '../../support/visit.ts';

test('documents are found by type, words and release, and the address keeps choice and order; one that a relationship looks for in vain is made on the fly', async ({
  page,
  editor,
}) => {
  await editor.write({ 'documents/project/four.json': project('Four', '2022-01-01', []) });
  await page.goto('/edit');
  const rows = page.getByRole('row');
  await expect(rows.first()).toBeVisible();
  await press(page, /^Projects/);
  await expect(rows).toHaveCount(3);
  await press(page, 'Newest first');
  await page.getByRole('menuitemradio', { name: 'By name' }).click();
  await page.getByText('In Spring, 1').click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('waits in Spring');
  await page.getByText('All', { exact: true }).click();
  await expect(rows).toContainText(['Four', 'One', 'Two']);
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('dnue');
  await expect(page.getByText('No document with “dnue”. Try fewer letters.')).toBeVisible();
  await page.getByRole('searchbox').fill('one');
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL('/edit?type=project&sort=title&search=one');
  await page.reload();
  await expect(page.getByRole('button', { name: 'By name' })).toBeVisible();
  await expect(rows).toHaveCount(1);

  await rows.press('Enter');
  await waitForControls(page);
  await page.getByRole('combobox', { name: 'Case study' }).focus();
  await page.keyboard.type('Night Shift');
  await page.getByRole('option', { name: /^New case study/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Night Shift');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open Night Shift' })).toBeVisible();
  const made = { link_type: 'Document', type: 'case_study', uid: 'night-shift' };
  await expect
    .poll(() => editor.read('drafts/documents/project/one.json'))
    .toMatchObject({ data: { case_study: made } });
  expect(await editor.read('drafts/documents/case_study/night-shift.json')).toMatchObject({
    data: { project_name: 'Night Shift' },
  });
});

test('an empty folder is filled with the example, which becomes the first public page', async ({
  browser,
}) => {
  const contentDir = await mkdtemp(join(tmpdir(), 'empty-content-'));
  const empty = await startEditedSite({ CONTENT_DIR: contentDir });
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  try {
    await page.goto(empty.link);
    await expect(page.getByRole('heading', { name: /Nothing here/ })).toBeVisible();
    await expectAccessible(page);
    expect(await overflow(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.getByRole('button', { name: 'Make Home' })).toBeVisible();
    await press(page, 'Fill with the example');
    await expect(page).toHaveURL(/\/edit\/home/);
    await expect(page.getByRole('heading', { level: 1, name: 'Home', exact: true })).toBeVisible();
    const bars = page.getByRole('listbox', { name: 'Slices of the page' }).getByRole('option');
    await expect.poll(() => bars.count()).toBeGreaterThan(3);
    await press(page, /^Review/);
    const dialog = page.getByRole('dialog');
    await press(dialog, /^Publish/);
    await expect(dialog).toBeHidden();
    expect((await page.request.get(`${empty.origin}/`)).status()).toBe(200);
    const file = join(contentDir, 'documents/home/home.json');
    await expect.poll(() => readFile(file, 'utf8').catch(() => '')).toContain('slice_type');
  } finally {
    await page.context().close();
    await empty.stop();
    await rm(contentDir, { recursive: true, force: true });
  }
});
