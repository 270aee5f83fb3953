import { expect, test, type Browser, type Page } from '@playwright/test';
import sharp from 'sharp';
import { frames, grained, rested, settled, visit } from '../support/visit.ts';

const DESK = { width: 1440, height: 900 };

const setTheme = (page: Page, theme: string) =>
  page.addInitScript((name) => localStorage.setItem('theme', name), theme);

/** The pixels of a part of the window, without the text before it. */
async function pixels(page: Page, clip: { x: number; y: number; width: number; height: number }) {
  const picture = await page.screenshot({
    clip,
    animations: 'disabled',
    style: 'header, h1, p, aside, nav { visibility: hidden !important; }',
  });
  return sharp(picture).removeAlpha().raw().toBuffer();
}

/** The longest run of equal colours in a row: a band that the eye may see. */
function longestRun(data: Buffer, width: number): number {
  let longest = 0;
  let run = 0;
  for (let index = 0; index < data.length / 3; index += 1) {
    const at = index * 3;
    const isSame =
      index % width > 0 &&
      data[at] === data[at - 3] &&
      data[at + 1] === data[at - 2] &&
      data[at + 2] === data[at - 1];
    run = isSame ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** Paints and rasterised tiles while something happens. */
async function drawn(browser: Browser, page: Page, act: () => Promise<void>): Promise<string[]> {
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'cc'],
  });
  await act();
  // Cast: what Chromium writes.
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    traceEvents: { name: string }[];
  };
  return traceEvents.map(({ name }) => name).filter((name) => /^(Paint|RasterTask)$/.test(name));
}

/** The wall to the left of the disc, between header and title, has no bands and gets brighter. */
async function expectNoBands(page: Page, width: number, height: number) {
  const clip = {
    x: 0,
    y: Math.round(height * 0.14),
    width: Math.round(width * 0.65),
    height: Math.round(height * 0.25),
  };
  const data = await pixels(page, clip);
  const run = longestRun(data, clip.width);
  expect(run).toBeLessThanOrEqual(8);
  // A wall that is not there has one colour.
  expect(run).toBeGreaterThan(1);
  const mean = (column: number) => {
    let sum = 0;
    for (let row = 0; row < clip.height; row += 1) sum += data[(row * clip.width + column) * 3]!;
    return sum / clip.height;
  };
  expect(mean(clip.width - 1)).toBeGreaterThan(mean(0) + 10);
}

test('the light of Home has no bands, is painted once, and its grain changes no colour', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(DESK);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await setTheme(page, 'dark');
  await visit(page);
  await grained(page);
  await rested(page);
  await settled(page);
  // Tiles beyond the window may still be drawn.
  await expect.poll(() => drawn(browser, page, () => frames(page, 30))).toEqual([]);
  const moved = await drawn(browser, page, async () => {
    await page.locator('section:has(h1)').evaluate((section) => (section.style.color = 'red'));
    await frames(page);
  });
  expect(moved).toContain('Paint');
  await expectNoBands(page, DESK.width, DESK.height);
  // On the wall, the disc and the floor.
  const parts = [
    [500, 120],
    [1180, 300],
    [900, 780],
  ] as const;
  const look = async ([x, y]: readonly [number, number]) => {
    const [width, height] = [120, 60];
    const data = await pixels(page, { x, y, width, height });
    return (await sharp(data, { raw: { width, height, channels: 3 } }).stats()).channels;
  };
  const withGrain = await Promise.all(parts.map(look));
  await page.evaluate(() => (document.adoptedStyleSheets = []));
  const even = await Promise.all(parts.map(look));
  for (const [part, channels] of even.entries())
    for (const [channel, { mean, stdev }] of channels.entries()) {
      const later = withGrain[part]![channel]!;
      expect(later.stdev).toBeGreaterThan(1.2 * stdev);
      // Of 255: less than one level.
      expect(Math.abs(later.mean - mean)).toBeLessThan(0.8);
    }
});

test('the glow has no bands in a large window @full', async ({ page }) => {
  const [width, height] = [2560, 1440];
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await setTheme(page, 'dark');
  await visit(page);
  await grained(page);
  await settled(page);
  await expectNoBands(page, width, height);
});

test('the drawn room is of the dark theme only, and in forced colours leaves the background to the system @full', async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  const blue = async (x: number, y: number) =>
    (await pixels(page, { x, y, width: 1, height: 1 }))[2] ?? Number.NaN;
  await setTheme(page, 'dark');
  await visit(page);
  await grained(page);
  await settled(page);
  expect(await blue(700, 120)).toBeLessThan(80);
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await blue(700, 120)).toBe(255);
  // The disc stays.
  expect(await blue(1285, 250)).toBeLessThan(200);
  await page.emulateMedia({ forcedColors: 'none' });
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'light'));
  await settled(page);
  expect(await blue(700, 120)).toBeGreaterThan(200);
});
