import { expect, test } from '@playwright/test';
import type { DemoFolder } from '../support/demoFolder.ts';
import { createTranslatedFolder } from '../support/languages/translatedFolder.ts';
import { startSite, type RunningSite } from '../support/site.ts';
import { scrollTo, visit } from '../support/visit.ts';
import { takePictures } from './picture.ts';

test.describe.configure({ mode: 'default' });

let site: RunningSite;
let translated: RunningSite;
let folder: DemoFolder;

test.beforeAll(async () => {
  site = await startSite();
  folder = createTranslatedFolder();
  translated = await startSite({ CONTENT_DIR: folder.contentDir });
});
test.afterAll(async () => {
  await Promise.all([site.stop(), translated.stop()]);
  folder.remove();
});

/** Addresses of the demo's screens, by the names of their pictures. */
const SCREENS: Readonly<Record<string, string>> = {
  home: '/',
  portfolio: '/portfolio',
  category: '/categories/motion',
  'category-list': '/projects/public-services',
  spread: '/project/paper-weather',
  'case-study': '/case-study/low-tide',
  page: '/about',
  password: '/project/hush-watch',
  french: '/fr-fr',
  'french-missing': '/fr-fr/colophon',
  'share-link-ended': '/project/hush-watch?share=ended',
  'not-found': '/categories/nothing',
};

for (const [name, address] of Object.entries(SCREENS)) {
  test(name, async ({ browser }) =>
    takePictures(browser, name, (page) => visit(page, site.origin + address)),
  );
}

test('gallery', async ({ browser }) =>
  takePictures(browser, 'gallery', async (page) => {
    await visit(page, `${site.origin}/project/paper-weather`);
    await page.locator('[data-item]').first().scrollIntoViewIfNeeded();
  }));

test('external', async ({ browser }) =>
  takePictures(browser, 'external', async (page) => {
    await visit(page, `${site.origin}/project/two-rooms`);
    await scrollTo(page, page.viewportSize()?.height ?? 0);
  }));

test('arabic', async ({ browser }) =>
  takePictures(browser, 'arabic', (page) => visit(page, `${translated.origin}/ar`)));

test('arabic-menu', async ({ browser }) =>
  takePictures(browser, 'arabic-menu', async (page) => {
    await visit(page, `${translated.origin}/ar`);
    await page.locator('[data-opens=menu]:visible, [aria-controls=menu]:visible').first().click();
    await expect(page.locator('#menu li').last()).toHaveCSS('opacity', '1');
  }));
