import { expect, test, type Page } from '@playwright/test';
import { overflow } from '../support/reflow.ts';
import { ready, stayHere, visit } from '../support/visit.ts';
import { fullUnless } from '../support/full.ts';

/** Type and space keep their proportions in windows wider than 1920 px. */

const WINDOWS = [
  // Window; title, side gap, name, line and header in px.
  { width: 1440, height: 900, sizes: [92, 164, 20, 18, 14] },
  { width: 1920, height: 1080, sizes: [92, 164, 20, 18, 14] },
  { width: 2560, height: 1440, sizes: [140, 261, 25.9, 23.3, 18.1] },
];

const LARGE = WINDOWS.slice(1);

const ADDRESSES = ['/project/paper-weather', '/case-study/low-tide'];

/** What browsers offer, coarsely. */
const ZOOMS = [2, 2.5, 3, 4, 5];

const open = async (page: Page, address: string) => {
  await stayHere(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, address);
};

test('in large windows Home has the design’s proportions, and its disc is to the right of its title', async ({
  page,
}) => {
  await open(page, '/');
  for (const { width, height, sizes } of WINDOWS) {
    await page.setViewportSize({ width, height });
    const { measured, gap } = await page.evaluate(() => {
      const hero = document.querySelector('section:has(h1)')!;
      const title = hero.querySelector('h1')!;
      const [name, line] = hero.querySelectorAll('p');
      const link = document.querySelector('header nav a')!;
      const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
      const range = document.createRange();
      range.selectNodeContents(title);
      const sun = hero.querySelector(':scope > [aria-hidden] > div > div > :last-child')!;
      return {
        measured: [
          size(title),
          title.getBoundingClientRect().x,
          size(name!),
          size(line!),
          size(link),
        ],
        gap: sun.getBoundingClientRect().left - range.getBoundingClientRect().right,
      };
    });
    expect(gap, `${width} × ${height}`).toBeGreaterThanOrEqual(0);
    for (const [index, value] of sizes.entries())
      expect(Math.abs(measured[index]! - value), `${width} × ${height}`).toBeLessThan(0.6);
  }
});

/** The texts of the page; in a handle, since some are still exchanged while it loads. */
const textsOf = (page: Page) =>
  page.evaluateHandle(() => {
    const walker = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT,
      ({ parentElement: parent, textContent }) =>
        textContent?.trim() && !parent?.closest('script, style, noscript, svg')
          ? NodeFilter.FILTER_ACCEPT
          : NodeFilter.FILTER_REJECT,
    );
    const texts: { parent: Element; words: string; size: number; most: number }[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement!;
      const size = Number.parseFloat(getComputedStyle(parent).fontSize);
      texts.push({ parent, words: node.textContent!, size, most: 0 });
    }
    return texts;
  });

/** Texts that no zoom makes twice as large as they are in a window: WCAG 1.4.4. */
async function notDoubled(page: Page, { width, height }: { width: number; height: number }) {
  await page.setViewportSize({ width, height });
  const texts = await textsOf(page);
  for (const zoom of ZOOMS) {
    // A zoomed page has fewer CSS px, each of which is larger.
    await page.setViewportSize({
      width: Math.round(width / zoom),
      height: Math.round(height / zoom),
    });
    await texts.evaluate((all, scale) => {
      for (const text of all) {
        const size = Number.parseFloat(getComputedStyle(text.parent).fontSize);
        text.most = Math.max(text.most, size * scale);
      }
    }, zoom);
  }
  return texts.evaluate((all) => {
    const here = all.filter(({ parent }) => parent.isConnected);
    if (here.length === 0) return ['no text'];
    // A window has whole px.
    return here
      .filter(({ size, most }) => most < 1.995 * size)
      .map(({ words, size, most }) => `${words}: ${size} px, at most ${most}`);
  });
}

for (const address of ADDRESSES)
  test(`${address} fits large windows and a zoomed one, and zooming doubles its text${fullUnless(address === '/project/paper-weather')}`, async ({
    page,
  }) => {
    await open(page, address);
    for (const window of LARGE) {
      expect(await notDoubled(page, window)).toEqual([]);
      await page.setViewportSize(window);
      expect(await overflow(page)).toEqual([]);
    }
    // 1280 × 1024 at 400%.
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await overflow(page)).toEqual([]);
  });

test('zooming doubles the text of the gate, whose title overlaps no disc @full', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await ready(page);
  for (const window of LARGE) {
    expect(await notDoubled(page, window)).toEqual([]);
    await page.setViewportSize(window);
    const gap = await page.evaluate(() => {
      const range = document.createRange();
      const dialog = document.querySelector('dialog[open]')!;
      const title = document.getElementById(dialog.getAttribute('aria-labelledby')!)!;
      range.selectNodeContents(title);
      const lefts = [...dialog.querySelectorAll('button')].map(
        (button) => button.getBoundingClientRect().left,
      );
      return Math.min(...lefts) - range.getBoundingClientRect().right;
    });
    expect(gap).toBeGreaterThan(0);
  }
});
