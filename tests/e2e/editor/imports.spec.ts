import { zipSync } from 'fflate';
import { violationsIn } from '../../support/axe.ts';
import { webp } from '../../support/editor/contents.ts';
import { expect, test } from '../../support/editor/editorTest.ts';
import { PIXEL } from '../../unit/editor/imports/support.ts';

test('a zip of notes that is dropped on the documents becomes drafts, and says what was left out', async ({
  page,
}) => {
  const zip = zipSync({
    'Field notes.md': Buffer.from('See [[Tide tables]].\n\n![A pixel](a.png)'),
    'Tide tables.md': Buffer.from('Words of the table.'),
    'a.png': Uint8Array.from(PIXEL),
    'b.webp': Uint8Array.from(await webp(40, 40, '#0b5870')),
  });
  await page.goto('/edit');
  await expect(page.getByRole('grid', { name: 'Documents' })).toBeVisible();
  await page.evaluate(
    (bytes) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([Uint8Array.from(bytes)], 'vault.zip'));
      const options = { bubbles: true, cancelable: true, dataTransfer };
      for (const type of ['dragenter', 'dragover', 'drop'])
        document.querySelector('main')?.dispatchEvent(new DragEvent(type, options));
    },
    [...zip],
  );
  const dialog = page.getByRole('dialog', { name: 'Import notes' });
  await expect(dialog).toContainText('2 notes, 1 picture');
  await expect(dialog).toContainText('b.webp is a picture that no note shows');
  expect(await violationsIn(page)).toEqual([]);
  await dialog.getByText('Case studies').click();
  await dialog.getByRole('button', { name: 'Make 2 drafts' }).press('Enter');
  const done = page.getByRole('dialog', { name: 'Imported 2 drafts' });
  await expect(done).toContainText('1 picture in the library');
  await expect(done).toContainText('Left out: 1');
  await done.getByRole('button', { name: 'Done' }).press('Enter');
  await page.getByRole('row', { name: /^Field notes/ }).press('Enter');
  await expect(page).toHaveURL(/\/edit\/case-study\/field-notes/);
  await expect(
    page.frameLocator('iframe[title="Page"]').getByRole('link', { name: 'Tide tables' }),
  ).toBeAttached();
});
