import { webp } from '../../support/editor/contents.ts';
import { expect, test } from '../../support/editor/editorTest.ts';
import { canvasOf } from '../../support/editorPage.ts';

// No pointer hovers.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('on a phone a page is made, written, filled, put in order and published by taps alone', async ({
  page,
  editor,
}) => {
  await page.goto('/edit');
  await page.getByRole('button', { name: 'New', exact: true }).tap();
  await page.getByRole('menuitem', { name: /^Page/ }).tap();
  const dialog = page.getByRole('dialog', { name: 'New page' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Now');
  await dialog.getByRole('button', { name: 'Make Now' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Now' })).toBeVisible();

  // The page is empty: it says where to begin.
  const canvas = canvasOf(page);
  await expect(canvas.locator('#page')).toBeAttached();
  await page.getByRole('button', { name: 'Page', exact: true }).tap();
  await page.getByRole('button', { name: 'Put the first slice here' }).tap();
  await page.getByRole('row', { name: /^Text block/ }).tap();
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(text).toBeFocused();
  await page.keyboard.type('At sea until spring.');
  await expect(canvas.getByText('At sea until spring.')).toBeVisible();

  const hand = page.getByRole('navigation', { name: 'At hand' });
  await hand.getByRole('button', { name: 'Insert a slice after' }).tap();
  await page.getByRole('row', { name: /^Image, picture only/ }).tap();
  await expect(page.getByRole('heading', { level: 2, name: 'Image' })).toBeVisible();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload', exact: true }).tap();
  const buffer = await webp(900, 600, '#0b5870');
  await (await choosing).setFiles({ name: 'boat.webp', mimeType: 'image/webp', buffer });
  await page.getByRole('textbox', { name: 'What does it show?' }).fill('A boat.');
  await hand.getByRole('button', { name: 'Move up' }).tap();
  await expect(page.getByText('1 of 2', { exact: true })).toBeVisible();

  await hand.getByRole('button', { name: /^Review/ }).tap();
  const review = page.getByRole('dialog');
  await review.getByRole('button', { name: /^Publish/ }).tap();
  await expect(review).toBeHidden();
  const note = page
    .locator('[aria-modal=false]')
    .filter({ hasText: 'Now is public. One file written.' });
  await expect(note).toBeVisible();
  // It stands above the bar, which stays at hand.
  const [said, bar] = [await note.boundingBox(), await hand.boundingBox()];
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  // Cast: a file of this test.
  const saved = (await editor.read('documents/page/now.json')) as {
    data: { slices: { slice_type: string }[] };
  };
  expect(saved.data.slices.map(({ slice_type: type }) => type)).toEqual(['image', 'text_block']);
});
