import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import sharp from 'sharp';
import { startEditedSite, type EditedSite } from '../../support/editedSite.ts';
import { canvasOf } from '../../support/editorPage.ts';

test.describe.configure({ mode: 'serial' });

let site: EditedSite;
let session: Awaited<ReturnType<BrowserContext['storageState']>>;

test.beforeAll(async ({ browser }) => {
  site = await startEditedSite();
  const media = join(site.folder.contentDir, 'media');
  await mkdir(media, { recursive: true });
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(site.link);
  session = await context.storageState();
  await context.close();
});
test.afterAll(async () => {
  await site.stop();
});

/** A window that is touched: no pointer hovers. */
async function openTouched(browser: Browser, width: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: width < 768 ? 844 : 1024 },
    hasTouch: true,
    isMobile: true,
    storageState: session,
  });
  return context.newPage();
}

test('on a phone a page is made, written, filled, put in order and published by taps alone', async ({
  browser,
}) => {
  const picture = join(site.folder.contentDir, 'boat.webp');
  const image = sharp({ create: { width: 900, height: 600, channels: 3, background: '#0b5870' } });
  await writeFile(picture, await image.webp().toBuffer());

  const page = await openTouched(browser, 390);
  await page.goto(`${site.origin}/edit`);
  await page.getByRole('button', { name: 'New', exact: true }).tap();
  await page.getByRole('menuitem', { name: 'Page', exact: true }).tap();
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
  await (await choosing).setFiles(picture);
  await page.getByRole('textbox', { name: 'What does it show?' }).fill('A boat.');
  await hand.getByRole('button', { name: 'Move up' }).tap();
  await expect(page.getByText('1 of 2', { exact: true })).toBeVisible();

  await hand.getByRole('button', { name: /^Review/ }).tap();
  const review = page.getByRole('dialog');
  await review.getByRole('button', { name: /^Publish/ }).tap();
  await expect(review).toBeHidden();
  await expect(page.getByText('Now is public. One file written.').first()).toBeVisible();
  // Cast: a file of this test.
  const saved = JSON.parse(
    await readFile(join(site.folder.contentDir, 'documents/page/now.json'), 'utf8'),
  ) as { data: { slices: { slice_type: string }[] } };
  expect(saved.data.slices.map(({ slice_type: type }) => type)).toEqual(['image', 'text_block']);
  await page.context().close();
});
