import { expect, test, type Page } from '@playwright/test';
import { violationsIn } from '../support/axe.ts';
import type { DemoFolder } from '../support/demoFolder.ts';
import { createTranslatedFolder } from '../support/languages/translatedFolder.ts';
import { cutTexts, overflow } from '../support/reflow.ts';
import { startSite, type RunningSite } from '../support/site.ts';
import { ready, settled, visit, walkDown } from '../support/visit.ts';
import { FULL, fullUnless } from '../support/full.ts';

/** Paths within a language: every kind of screen once. */
const SCREENS = [
  '/',
  '/portfolio',
  '/categories/motion',
  '/projects/public-services',
  '/projects',
  '/project/paper-weather',
  '/project/two-rooms',
  '/case-study/low-tide',
  '/about',
  '/project/hush-watch',
];

/** Axe takes longest: it looks at the narrowest page in one theme and at the widest in the other. */
const SIZES = [
  { width: 390, height: 844, theme: 'dark' },
  { width: 768, height: 1024, theme: null },
  { width: 1440, height: 900, theme: 'light' },
] as const;

let folder: DemoFolder;
let site: RunningSite;

test.beforeAll(async () => {
  folder = createTranslatedFolder();
  site = await startSite({ CONTENT_DIR: folder.contentDir });
});
test.afterAll(async () => {
  await site.stop();
  folder.remove();
});

const openMenu = async (page: Page) => {
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-opens=menu]')?.click());
  await expect(page.locator('html')).toHaveAttribute('data-menu', 'open');
  await expect(page.locator('#menu li').last()).toHaveCSS('opacity', '1');
  await settled(page);
};

/** What is wrong with an open page at every width. */
async function faultsIn(page: Page): Promise<string[]> {
  const all: string[] = [];
  for (const { theme, ...viewport } of SIZES) {
    await page.setViewportSize(viewport);
    await settled(page);
    const found = [await overflow(page), await cutTexts(page)].flat();
    if (theme) {
      await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
      await settled(page);
      found.push(...(await violationsIn(page)));
    }
    all.push(...found.map((fault) => `${viewport.width}: ${fault}`));
  }
  return all;
}

for (const language of ['ar', 'fr-fr']) {
  test.describe(`in ${language}`, () => {
    // What moves with the scroll position is measured where a page is loaded: on the narrowest.
    test.use({
      viewport: { width: 390, height: 844 },
      contextOptions: { reducedMotion: 'reduce' },
    });

    for (const path of SCREENS) {
      test(`${path} fits, cuts no word and is accessible at every width${fullUnless(language === 'ar' && path === '/case-study/low-tide')}`, async ({
        page,
      }) => {
        await visit(page, `${site.origin}/${language}${path === '/' ? '' : path}`);
        // What has been near the window once stays laid out.
        await walkDown(page);
        expect(await faultsIn(page)).toEqual([]);
      });
    }

    test(`so are the gate and the menu${FULL}`, async ({ page }) => {
      await page.goto(`${site.origin}/${language}`);
      await ready(page);
      expect.soft(await faultsIn(page)).toEqual([]);
      await page.locator('dialog#gate button').last().click();
      await expect(page.locator('dialog#gate')).toHaveCount(0);
      await openMenu(page);
      // The page behind the menu is hidden, and with it what a whole page must have.
      const isOfPage = (fault: string) =>
        /: (?:landmark-one-main|page-has-heading-one):/.test(fault);
      expect.soft((await faultsIn(page)).filter((one) => !isOfPage(one))).toEqual([]);
    });
  });
}

/**
 * How far the first displayed element is from one side of the window, in its own widths: lines of both
 * directions have other heights, and the light is as large as they leave room for.
 */
const distance = (page: Page, selector: string, side: 'left' | 'right') =>
  page.evaluate(
    ([all, from]) => {
      const boxes = [...document.querySelectorAll(all)].map((one) => one.getBoundingClientRect());
      const box = boxes.find(({ width }) => width > 0);
      if (!box) return null;
      return (from === 'left' ? box.left : innerWidth - box.right) / box.width;
    },
    [selector, side] as const,
  );

test('a language written from the right loads its font alone, mirrors the page, and moves what follows to the left', async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url().replace(/^.*\//, ''));
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, `${site.origin}/ar`);
  await page.evaluate(() => document.fonts.ready);
  expect(fonts.filter((name) => name.startsWith('noto'))).toEqual([
    expect.stringMatching(/^noto-sans-arabic/),
  ]);
  const parts = [
    'header a',
    'header nav[data-place]',
    'button[aria-controls="menu"]',
    '[data-room] > [data-light]',
    'main li figure, main li img',
    'footer [data-light]',
  ];
  const places = async (side: 'left' | 'right') => {
    const found: Record<string, string> = {};
    for (const part of parts) found[part] = (await distance(page, part, side))?.toFixed(1) ?? '-';
    return found;
  };
  const written = await places('left');
  await page.evaluate(() => (document.dir = 'ltr'));
  expect(await places('right')).toEqual(written);
  expect(Object.values(written).filter((place) => place === '-').length).toBeLessThan(3);
  await page.evaluate(() => (document.dir = 'rtl'));
  await openMenu(page);
  const label = page.locator('#menu li a > span:not([aria-hidden])').first();
  const before = await label.boundingBox();
  await page.locator('#menu li a').first().hover();
  await expect
    .poll(async () => (await label.boundingBox())?.x ?? 0)
    .toBeLessThan((before?.x ?? 0) - 10);
});
