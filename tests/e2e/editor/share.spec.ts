import type { Page } from '@playwright/test';
import { violationsIn } from '../../support/axe.ts';
import { expect, test } from '../../support/editor/editorTest.ts';
import { waitForControls } from '../../support/editorPage.ts';
import { overflow } from '../../support/reflow.ts';

const preview = (page: Page) =>
  page.getByRole('region', { name: 'In search and where it is shared' });

/** Whether the picture of the preview is there, in its whole size. */
const widthOf = (page: Page) =>
  preview(page)
    .getByRole('img')
    .evaluate((image: HTMLImageElement) => (image.complete ? image.naturalWidth : 0));

test('the search result and the card follow what is typed, by keyboard alone; the review shows both before they are public', async ({
  page,
  editor,
}) => {
  await editor.write({
    'documents/settings/settings.json': { data: { name: 'Your Name' } },
    'documents/page/tides.json': { data: { title: 'Tides', meta_description: 'All about tides.' } },
  });
  await page.goto('/edit/page/tides#/meta_title');
  await waitForControls(page);
  await expect(preview(page)).toContainText('Tides, ');
  await expect(preview(page)).toContainText('All about tides.');
  await expect.poll(() => widthOf(page)).toBe(1200);
  const card = preview(page).getByRole('img', { name: /^Card with the title Tides/ });
  const before = await card.getAttribute('src');
  await page.getByRole('textbox', { name: 'Page title' }).focus();
  await page.keyboard.type('An atlas of tides');
  await expect(preview(page)).toContainText('An atlas of tides, ');
  await expect(
    preview(page).getByRole('img', { name: /^Card with the title An atlas of tides/ }),
  ).toBeVisible();
  expect(await preview(page).getByRole('img').getAttribute('src')).not.toBe(before);
  await expect.poll(() => widthOf(page)).toBe(1200);
  expect(await violationsIn(page)).toEqual([]);
  // It is in the place of the page.
  await expect(page.getByRole('main', { name: 'Page' }).locator(preview(page))).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: /^Review/ }).click();
  const dialog = page.getByRole('dialog');
  const shown = dialog.getByRole('region', { name: 'In search and where it is shared' });
  await expect(shown).toContainText('An atlas of tides, ');
  await expect(shown.getByRole('img', { name: /^Card with the title An atlas/ })).toBeVisible();
});
