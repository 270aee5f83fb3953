import { expect, test, type Page } from '@playwright/test';
import { ready, rested, scrollTo, stayHere, visit } from '../support/visit.ts';
import { fullUnless } from '../support/full.ts';

/** Pages that differ in what they print, and the theme they are printed from. */
const PAGES = [
  ['/', 'light'],
  ['/portfolio', 'dark'],
  ['/project/paper-weather', 'dark'],
  ['/project/two-rooms', 'dark'],
  ['/case-study/low-tide', 'dark'],
  ['/project/hush-watch', 'light'],
  ['/nothing/here', 'dark'],
] as const;

/** Runs in the page: returns what would not read well on white paper. */
const faults = () => {
  const seen = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) =>
    element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }),
  );
  const name = (element: Element) => `${element.localName} ${element.textContent?.slice(0, 40)}`;
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
  const all = [...document.querySelectorAll('#content *')];
  return {
    // Rows that have no layout.
    leftOut: all.filter(
      (one) => one.checkVisibility() && !one.checkVisibility({ contentVisibilityAuto: true }),
    ).length,
    fixed: seen
      .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
      .map(name),
    moving: document.getAnimations().length,
    pale: seen
      .filter((element) => hasText(element) && getComputedStyle(element).color !== 'rgb(0, 0, 0)')
      .map(name),
    faded: seen
      .filter((element) => hasText(element) && !element.checkVisibility({ opacityProperty: true }))
      .map(name),
    grounds: seen
      .filter((element) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(element);
        return backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none';
      })
      .map(name),
  };
};

const unloaded = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.checkVisibility() && !(image.complete && image.naturalWidth > 0))
      .map((image) => image.currentSrc || image.src),
  );

/** Expects the page's gallery to be a grid, with each of its items once. */
async function expectGrid(page: Page) {
  const items = await page
    .locator('[data-item]')
    .evaluateAll((all) => new Set(all.map((item) => item.dataset['item'])).size);
  expect(items).toBeGreaterThan(3);
  const shown = page.locator('[data-item]:visible');
  await expect(shown).toHaveCount(items);
  const boxes = await shown.evaluateAll((all) =>
    all.map((item) => item.getBoundingClientRect().toJSON() as DOMRect),
  );
  const gallery = await page.getByLabel('Gallery', { exact: true }).boundingBox();
  for (const [index, box] of boxes.entries()) {
    const others = boxes.slice(index + 1);
    expect(others.filter((other) => overlap(box, other))).toEqual([]);
    expect(box.bottom).toBeLessThanOrEqual((gallery?.y ?? 0) + (gallery?.height ?? 0) + 1);
  }
}

const overlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right - 1 &&
  other.left < one.right - 1 &&
  one.top < other.bottom - 1 &&
  other.top < one.bottom - 1;

for (const [address, theme] of PAGES)
  test(`${address} prints black on white from the ${theme} theme, without motion, complete and with every image${fullUnless(address === '/case-study/low-tide')}`, async ({
    page,
  }) => {
    await stayHere(page);
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
    await visit(page, address);
    // Content that is revealed on scroll is hidden from here on.
    await scrollTo(page, 200);
    await page.pdf({ format: 'A4' });
    // What is not printed, such as the next project's picture, may be loaded later.
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => unloaded(page)).toEqual([]);
    await expect
      .poll(() => page.evaluate(faults))
      .toEqual({ fixed: [], moving: 0, pale: [], faded: [], grounds: [], leftOut: 0 });
    if (address === '/case-study/low-tide') await expectGrid(page);
  });

test('the gate is not printed, the page behind it is @full', async ({ page }) => {
  await page.goto('/about');
  await ready(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#gate')).toBeHidden();
  await expect(page.getByText('I take on two projects')).toBeVisible();
});

test('images far below are in a PDF made without scrolling @full', async ({ page }) => {
  await visit(page, '/case-study/low-tide');
  await rested(page);
  expect((await unloaded(page)).length).toBeGreaterThan(0);
  // The browser loads lazy images and waits; it would not wait for images a script loads.
  const first = await page.pdf({ format: 'A4' });
  await expect.poll(() => unloaded(page)).toEqual([]);
  const second = await page.pdf({ format: 'A4' });
  expect(first.length).toBeGreaterThan(0.99 * second.length);
});
