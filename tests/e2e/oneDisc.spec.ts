import { expect, test, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { deltaE, lab, type Lab } from '../support/pixels.ts';
import { grained, menu, ready, settled, visit } from '../support/visit.ts';

const WINDOW = { width: 1440, height: 900 };

// The site has one light: measured of pictures, it is the same disc everywhere.
test.use({
  viewport: WINDOW,
  contextOptions: { reducedMotion: 'reduce' },
});

/** Radius in px that every disc is scaled to, and the side of a crop of it. */
const RADIUS = 240;
const CROP = 96;
/** How far from the middle crops are, in radii: inside of the disc. */
const AT = 0.7;
const ANGLES = [0, 45, 90, 135, 180, 225, 270, 315];
/** Cells of a crop, a side: means of them are compared, which grain does not change. */
const CELLS = 4;

/** Nothing before the light: no text, control or moon. */
const BARE = `
  header:not(:has([data-light])), nav, aside, h1, p, #gate button > :not([data-grain]), #gate button:not([data-lit]) {
    opacity: 0 !important;
  }
  [data-moon]::after { display: none !important; }
`;

/** Means of each crop in the window, by its angle. */
async function cropsOf(page: Page, disc: Locator): Promise<Map<number, Lab[]>> {
  const { x, y, width } = (await disc.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  const r = width / 2;
  expect(r).toBeGreaterThan(50);
  await grained(page);
  const picture = await page.screenshot({ animations: 'disabled', style: BARE });
  const side = Math.round((CROP / RADIUS) * r);
  const crops = new Map<number, Lab[]>();
  for (const angle of ANGLES) {
    const turn = (angle / 180) * Math.PI;
    const left = Math.round(x + r + AT * r * Math.cos(turn) - side / 2);
    const top = Math.round(y + r + AT * r * Math.sin(turn) - side / 2);
    if (left < 0 || top < 0 || left + side > WINDOW.width || top + side > WINDOW.height) continue;
    const { data } = await sharp(picture)
      .extract({ left, top, width: side, height: side })
      .resize(CELLS, CELLS, { kernel: 'cubic', fit: 'fill' })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    crops.set(
      angle,
      Array.from({ length: CELLS ** 2 }, (_, cell) => lab(data, 3 * cell)),
    );
  }
  return crops;
}

/** The largest difference of crops that both have, and how many these are. */
function difference(one: Map<number, Lab[]>, other: Map<number, Lab[]>) {
  let most = 0;
  let count = 0;
  for (const [angle, cells] of one) {
    const others = other.get(angle);
    if (!others) continue;
    count += 1;
    for (const [at, cell] of cells.entries()) most = Math.max(most, deltaE(cell, others[at]!));
  }
  return { most, count };
}

/** The disc of a page that a visitor has come to. */
const onPage = (page: Page) => page.locator('main [data-light]:visible').first();

/** Leads to a place, and to the disc there; that of a footer or of a page not found is the one of a category. */
const places: Readonly<Record<string, (page: Page) => Promise<Locator>>> = {
  async gate(page) {
    await page.goto('/');
    await ready(page);
    return page.locator('#gate button[data-lit] [data-grain]');
  },
  async Home(page) {
    await visit(page);
    return onPage(page);
  },
  async menu(page) {
    await visit(page);
    await page.getByRole('link', { name: 'All', exact: true }).click();
    await expect(menu(page)).toBeVisible();
    await settled(page);
    return page.locator('[data-window]');
  },
  async category(page) {
    await visit(page, '/categories/mobile');
    return onPage(page);
  },
  async password(page) {
    await visit(page, '/project/hush-watch');
    const light = page.locator('main [data-light] + [data-grain]');
    // As it is once the password was right.
    await light.evaluate((element) => element.setAttribute('style', 'opacity: 1; clip-path: none'));
    return light;
  },
};

test('the disc is the same wherever it is @full', async ({ context }) => {
  const found: [string, Map<number, Lab[]>][] = [];
  for (const [name, lead] of Object.entries(places)) {
    const page = await context.newPage();
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    found.push([name, await cropsOf(page, await lead(page))]);
    await page.close();
  }
  for (const [at, [name, crops]] of found.entries())
    for (const [other, others] of found.slice(at + 1)) {
      const { most, count } = difference(crops, others);
      expect.soft(count, `${name} and ${other}: crops`).toBeGreaterThanOrEqual(2);
      expect.soft(most, `${name} and ${other}: ΔE`).toBeLessThan(3);
    }
});
