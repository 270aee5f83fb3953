import { expect, test, type Page } from '@playwright/test';
import { stayHere, visit } from '../support/visit.ts';
import { fullUnless } from '../support/full.ts';

/** Images of the content are loaded in the width in which they are drawn. */

const ADDRESSES = ['/', '/portfolio', '/about', '/project/paper-weather', '/case-study/low-tide'];

const WINDOWS = [
  { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
  { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  { viewport: { width: 2560, height: 1440 }, deviceScaleFactor: 1 },
];

/** Images whose `sizes` are an estimate. */
const ESTIMATED = [
  // The light behind the title of Home: on upright screens it may be a third coarser.
  '[aria-hidden="true"] img[data-fit="cover"]',
  // As tall as the list beside it.
  'div:has(+ ul) > img[data-fit="cover"]',
].join();

/**
 * Runs in the page: the images that are loaded in another width than the one of `srcset` that fits
 * the width in which they are drawn, and the layers of covers whose `sizes` are not that width.
 */
function inexact(except: string) {
  const images = [...document.images].filter(
    (image) => image.srcset && image.clientWidth > 0 && image.complete && !image.matches(except),
  );
  const wrong: string[] = [];
  for (const image of images) {
    // The size by `sizes`: a file's own size is divided by the density that `sizes` makes of it.
    const { clientWidth, clientHeight, naturalWidth: slot, naturalHeight } = image;
    const byHeight = (clientHeight * slot) / naturalHeight;
    const { objectFit } = getComputedStyle(image);
    const fits: Record<string, number> = {
      cover: Math.max(clientWidth, byHeight),
      contain: Math.min(clientWidth, byHeight),
    };
    const drawn = fits[objectFit] ?? clientWidth;
    const offered = [...image.srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
    const fitting = (width: number) =>
      offered.find((one) => one >= width * devicePixelRatio - 2) ?? offered.at(-1);
    const isLayer = image.closest('[data-overflows]') !== null;
    if (fitting(slot) !== fitting(drawn) || (isLayer && Math.abs(slot - drawn) > 2))
      wrong.push(`${image.currentSrc}: ${slot} instead of ${Math.round(drawn)} px`);
  }
  return { count: images.length, wrong: [...new Set(wrong)] };
}

const load = async (page: Page, address: string) => {
  await stayHere(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // With a hash all of the page is laid out. Walks down long pages end in Chromium's tiles at times.
  await visit(page, `${address}#whole`);
  await page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.allSettled(images.map((image) => image.decode()));
  });
};

for (const window of WINDOWS)
  test.describe(`${window.viewport.width} px wide at a pixel ratio of ${window.deviceScaleFactor}`, () => {
    test.use(window);

    for (const address of ADDRESSES)
      test(`${address} loads its images in the width in which they are drawn${fullUnless(address === '/portfolio' && window === WINDOWS[0])}`, async ({
        page,
      }) => {
        await load(page, address);
        const { count, wrong } = await page.evaluate(inexact, ESTIMATED);
        expect(count).toBeGreaterThan(0);
        expect(wrong).toEqual([]);
      });
  });
