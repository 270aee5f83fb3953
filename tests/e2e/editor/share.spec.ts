import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { violationsIn } from '../../support/axe.ts';
import { startEditedSite, type EditedSite } from '../../support/editedSite.ts';
import { openSession, waitForControls } from '../../support/editorPage.ts';

// One server for all.
test.describe.configure({ mode: 'default' });

let site: EditedSite;
let context: BrowserContext;

test.beforeAll(async ({ browser }) => {
  site = await startEditedSite();
  await site.folder.write('documents/settings/settings.json', { data: { name: 'Your Name' } });
  await site.folder.write('documents/page/tides.json', {
    data: { title: 'Tides', meta_description: 'All about tides.' },
  });
  context = await openSession(browser, site);
});
test.afterAll(async () => {
  await context.close();
  await site.stop();
});

const preview = (page: Page) =>
  page.getByRole('region', { name: 'In search and where it is shared' });

/** Opens the page's document at its fields for search pages. */
async function open(size = { width: 1440, height: 900 }): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize(size);
  await page.goto(`${site.origin}/edit/page/tides#/meta_title`);
  await waitForControls(page);
  await expect(preview(page)).toBeVisible();
  return page;
}

/** Whether the picture of the preview is there, in its whole size. */
const widthOf = (page: Page) =>
  preview(page)
    .getByRole('img')
    .evaluate((image: HTMLImageElement) => (image.complete ? image.naturalWidth : 0));

test('the search result and the card follow what is typed, by keyboard alone', async () => {
  const page = await open();
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
  // What visitors read is not changed by it.
  expect(await (await page.request.get(`${site.origin}/tides`)).text()).not.toContain('atlas');
  await page.close();
});

test('the review shows both before they are public @full', async () => {
  const page = await open();
  await page.getByRole('textbox', { name: 'Page title' }).fill('Spring and neap');
  await page.getByRole('button', { name: /^Review/ }).click();
  const dialog = page.getByRole('dialog');
  const shown = dialog.getByRole('region', { name: 'In search and where it is shared' });
  await expect(shown).toContainText('Spring and neap, ');
  await expect(
    shown.getByRole('img', { name: /^Card with the title Spring and neap/ }),
  ).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
  await page.close();
});

test('on a phone the preview is below the fields, and nothing overflows @full', async () => {
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site.origin}/edit/page/tides#/meta_title`);
  await waitForControls(page);
  await preview(page).scrollIntoViewIfNeeded();
  await expect.poll(() => widthOf(page)).toBe(1200);
  const box = await preview(page).boundingBox();
  expect(box?.width).toBeLessThanOrEqual(390);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.close();
});
