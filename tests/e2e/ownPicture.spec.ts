import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { startSite, type RunningSite } from '../support/site.ts';
import { rested, visit } from '../support/visit.ts';

/** Of the dark theme only; no other part of Home shows it. */
const PICTURE = 'cover-far-room.webp';

let folder: string;
let site: RunningSite;

interface Home {
  data: { slices: { slice_type: string; primary: Record<string, unknown> }[] };
}

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'));
  await cp('content', folder, { recursive: true });
  const path = join(folder, 'documents/home/home.json');
  // Cast: the document of the demo.
  const home = JSON.parse(await readFile(path, 'utf8')) as Home;
  const intro = home.data.slices.find(({ slice_type: type }) => type === 'intro');
  expect(intro).toBeDefined();
  intro!.primary['dark_image'] = { url: `/media/${PICTURE}`, alt: null };
  await writeFile(path, JSON.stringify(home));
  site = await startSite({ CONTENT_DIR: folder });
});

test.afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true });
});

/** Opens Home in a theme; the requests for the picture are added to the list. */
async function open(page: Page, theme: 'dark' | 'light') {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(PICTURE)) requests.push(request.url());
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
  await visit(page, site.origin);
  await rested(page);
  return requests;
}

const picture = (page: Page) => page.locator(`section:has(h1) img[src*="${PICTURE}"]`);

const isDrawn = (page: Page) =>
  picture(page).evaluate(
    // Cast: the locator finds images.
    (image) => image.checkVisibility() && (image as HTMLImageElement).naturalWidth > 0,
  );

test('the owner’s picture behind the title is shown in the dark theme', async ({ page }) => {
  const requests = await open(page, 'dark');
  await expect.poll(() => isDrawn(page)).toBe(true);
  expect(requests).toHaveLength(1);
});

test('the light theme requests it only when it is switched to the dark one @full', async ({
  page,
}) => {
  const requests = await open(page, 'light');
  await expect(picture(page)).toBeAttached();
  expect(requests).toEqual([]);
  await page.getByRole('button', { name: 'Light Mode' }).click();
  await expect.poll(() => isDrawn(page)).toBe(true);
  expect(requests).toHaveLength(1);
});
