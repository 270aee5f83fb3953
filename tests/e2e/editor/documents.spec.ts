import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEditedSite } from '../../support/editedSite.ts';
import { expect, test } from '../../support/editor/editorTest.ts';
import { openSession, press, waitForControls } from '../../support/editorPage.ts';
import { overflow } from '../../support/reflow.ts';
import { expectAccessible } from '../../support/visit.ts';

test('documents are found by keys, and the address keeps choice and order; one that a relationship looks for in vain is made on the fly', async ({
  page,
  editor,
}) => {
  await page.goto('/edit?type=project');
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(2);
  await press(page, 'Newest first');
  await page.getByRole('menuitemradio', { name: 'By name' }).click();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('one');
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
});

test('an empty folder is filled with the example, which becomes the first public page', async ({
  browser,
}) => {
  const contentDir = await mkdtemp(join(tmpdir(), 'empty-content-'));
  const empty = await startEditedSite({ CONTENT_DIR: contentDir });
  const context = await openSession(browser, empty);
  const page = await context.newPage();
  try {
    await page.goto(`${empty.origin}/edit`);
    await expect(page.getByRole('heading', { name: /Nothing here/ })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await overflow(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await press(page, 'Fill with the example');
    await expect(page).toHaveURL(/\/edit\/home/);
    const bars = page.getByRole('listbox', { name: 'Slices of the page' }).getByRole('option');
    await expect.poll(() => bars.count()).toBeGreaterThan(3);
    await press(page, /^Review/);
    const dialog = page.getByRole('dialog');
    await press(dialog, /^Publish/);
    await expect(dialog).toBeHidden();
    expect((await page.request.get(`${empty.origin}/`)).status()).toBe(200);
    const file = join(contentDir, 'documents/home/home.json');
    expect(await readFile(file, 'utf8')).toContain('slice_type');
  } finally {
    await context.close();
    await empty.stop();
    await rm(contentDir, { recursive: true, force: true });
  }
});
