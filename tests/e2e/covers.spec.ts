import { expect, test, type Page } from '@playwright/test';
import { distance, pixelsOf } from '../support/pixels.ts';
import { cardsOn, frames, settled, visit, walkDown } from '../support/visit.ts';
import { fullUnless } from '../support/full.ts';

/** Covers of two layers, of which the foreground rises out of its frame. */

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** How far the foreground rises at each size, in px. */
const SIZES = [
  { viewport: PHONE, rise: 28 },
  { viewport: DESKTOP, rise: 44 },
  // Grows with titles.
  { viewport: { width: 2560, height: 1300 }, rise: 71 },
];

/** The background of the page is paper, on which the dark object of the first cover stands out. */
const open = async (page: Page, address: string) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'light'));
  // Laid out whole: what is scrolled to stays where it is.
  await visit(page, `${address}#whole`);
};

const cover = (page: Page) => page.locator('[data-overflows]').first();

/** Where the frame is shown: its upper edge just in the window, or its middle in that of the window. */
type Place = 'entering' | 'middle';

/** Scrolls the frame to a place and waits until it is drawn there; returns its box. */
async function showAt(page: Page, place: Place, frame = cover(page)) {
  await frame.evaluate((element, at) => {
    const { top, height } = element.getBoundingClientRect();
    const tops = { entering: innerHeight - 40, middle: (innerHeight - height) / 2 };
    window.scrollBy({ top: top - tops[at], behavior: 'instant' });
  }, place);
  await expect
    .poll(() =>
      frame.evaluate((all) => [...all.querySelectorAll('img')].every((one) => one.complete)),
    )
    .toBe(true);
  await frames(page);
  await settled(page);
  const box = await frame.boundingBox();
  if (box === null) throw new Error('The cover is not there');
  return box;
}

/** How far the object stands out above its cover, in px, by what is drawn there; at most 8 beyond `rise`. */
async function risen(page: Page, place: Place, rise: number, frame = cover(page)) {
  const { x, y, width } = await showAt(page, place, frame);
  const middle = x + width / 2;
  const top = Math.ceil(y) - rise - 8;
  const at = await pixelsOf(page, { x: middle - 1, y: top, width: 2, height: rise + 8 });
  const ground = at(middle, top);
  for (let row = top; row < y - 1; row += 1)
    if (distance(at(middle, row), ground) > 40) return y - row;
  return 0;
}

/** The focus ring of the cover's card is drawn whole, over what rises above the cover. */
async function expectRing(page: Page) {
  await showAt(page, 'middle');
  const link = page.getByRole('link', { name: 'Low Tide', exact: true });
  await link.evaluate((element) => element.focus({ preventScroll: true, focusVisible: true }));
  await frames(page);
  const box = await cover(page).boundingBox();
  if (box === null) throw new Error('The cover is not there');
  const { x, y, width, height } = box;
  // The middle of a ring of 3 px, 4 px away.
  const away = 5.5;
  const clip = { x: x - 8, y: y - 8, width: width + 16, height: height + 16 };
  const at = await pixelsOf(page, clip);
  const ring = at(x + width / 4, y - away);
  const rest = [
    at(x + width / 2, y - away),
    at(x + (3 * width) / 4, y - away),
    at(x - away, y + height / 2),
    at(x + width + away - 1, y + height / 2),
    at(x + width / 2, y + height + away - 1),
  ];
  expect(ring).toEqual([0x1d, 0x58, 0x78]);
  expect(rest.map((point) => distance(point, ring))).toEqual([0, 0, 0, 0, 0]);
}

for (const { viewport, rise } of SIZES)
  test(`${viewport.width} px wide, the foreground rises while the page scrolls, has risen with less motion, under a whole focus ring, and stays in its frame in print${fullUnless(viewport === PHONE)}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await open(page, '/');
    expect(await risen(page, 'entering', rise)).toBe(0);
    // An image that has loaded may be drawn some frames later.
    const expectRisen = (place: Place) =>
      expect
        .poll(async () => Math.abs((await risen(page, place, rise)) - rise))
        .toBeLessThanOrEqual(2);
    await expectRisen('middle');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectRisen('entering');
    await expectRing(page);
    await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
    const outside = await cover(page).evaluate((frame) => {
      const image = [...frame.querySelectorAll('img')].at(-1);
      const box = frame.getBoundingClientRect();
      const { top, bottom } = image?.getBoundingClientRect() ?? {};
      return [box.top - (top ?? Number.NaN), (bottom ?? Number.NaN) - box.bottom].map(Math.round);
    });
    expect(outside.map(Math.abs)).toEqual([0, 0]);
  });

test('nothing is cut from a cover in a row that was left out', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/portfolio');
  const cards = cardsOn(page);
  const later = cards.nth(5).locator('~ li [data-overflows]').first();
  // The object's own shape may begin a little lower.
  await expect.poll(() => risen(page, 'middle', 28, later)).toBeGreaterThan(0.75 * 28);
  // What is cut is not hit either.
  const hits = await later.evaluate((frame) => {
    const { left, right, top, bottom } = frame.getBoundingClientRect();
    return [left + 1, right - 1].map((x) => {
      const hit = document.elementFromPoint(x, (top + bottom) / 2);
      return hit?.closest('li') === frame.closest('li');
    });
  });
  expect(hits).toEqual([true, true]);
});

for (const address of ['/', '/portfolio'])
  test(`at ${address} nothing cuts it, it covers no text, and the page is not wider than the window @full`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, address);
    for (const { viewport } of SIZES) {
      await page.setViewportSize(viewport);
      await walkDown(page);
      const found = await page.evaluate(faults);
      expect.soft(found.count).toBeGreaterThan(0);
      expect
        .soft(found, `${viewport.width} px wide`)
        .toMatchObject({ cut: [], covered: [], wider: 0 });
    }
  });

/** Runs in the page: what cuts an object that has risen, and which text it lies on. */
function faults() {
  const root = document.documentElement;
  const covers = [...document.querySelectorAll<HTMLElement>('[data-overflows]')].filter(
    (one) => one.querySelectorAll('img').length > 1,
  );
  const words: [string, DOMRect][] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    if (!node.nodeValue?.trim() || !node.parentElement?.checkVisibility()) continue;
    // What is fixed to the window, as the hamburger is, lies above all of the page.
    if (node.parentElement.closest('header, nav, aside, section[aria-label="Theme and sound"]'))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) words.push([node.nodeValue, box]);
  }
  const cut: string[] = [];
  const covered: string[] = [];
  for (const frame of covers) {
    const image = [...frame.querySelectorAll('img')].at(-1);
    if (!image) continue;
    const { naturalWidth, naturalHeight } = image;
    const box = image.getBoundingClientRect();
    const { top: edge } = frame.getBoundingClientRect();
    const scale = Math.min(box.width / naturalWidth, box.height / naturalHeight);
    const half = (scale * naturalWidth) / 2;
    const middle = (box.left + box.right) / 2;
    const top = box.top + 0.037 * scale * naturalHeight;
    for (let outer = image.parentElement; outer && outer !== root; outer = outer.parentElement) {
      const style = getComputedStyle(outer);
      const clips = style.overflowY !== 'visible' && outer !== document.body;
      if ((clips || style.clipPath !== 'none') && outer.getBoundingClientRect().top > top + 0.5)
        cut.push(`${outer.localName}.${outer.className}`);
    }
    for (const [text, rect] of words)
      if (
        rect.bottom > top &&
        rect.top < edge &&
        rect.right > middle - half &&
        rect.left < middle + half
      )
        covered.push(text);
  }
  return { count: covers.length, cut, covered, wider: root.scrollWidth - root.clientWidth };
}
