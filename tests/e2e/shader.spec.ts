import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { hasTravelCode, waitLong } from '../support/travel.ts';
import { deltaE, lab } from '../support/pixels.ts';
import { frames, quiet, ready, settled, visit } from '../support/visit.ts';
import config from './playwright.config.ts';

const MODULE = /livingLight/;

// WebGL is rendered by the processor here: slow, so most tests set the time that a frame takes.
test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    args: [
      ...(config.use?.launchOptions?.args ?? []).filter(
        (arg) => !['--disable-gpu', '--disable-software-rasterizer'].includes(arg),
      ),
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
    ],
  },
  viewport: { width: 390, height: 844 },
});

/** What a page notes about what it draws by WebGL. */
interface Notes {
  drawn: number;
  /** The uniform of what moves: shift (x, y), stir, loudness. */
  mood: number[];
  shift: number;
}

declare global {
  interface Window {
    notes: Notes;
  }
}

/** Notes each drawing, of which the browser's clock says that it took so many ms of a graphics processor. */
async function watch(page: Page, gpu = 1): Promise<string[]> {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.addInitScript((ms) => {
    const notes: Notes = { drawn: 0, mood: [], shift: 0 };
    window.notes = notes;
    new PerformanceObserver((list) => {
      // On a busy machine the page's own fonts come after its first frame, and move words by a part of a px.
      if (!document.querySelector('canvas')) return;
      // Cast: entries of this type have this field.
      for (const entry of list.getEntries() as unknown as { value: number }[])
        notes.shift += entry.value;
    }).observe({ type: 'layout-shift' });
    const gl = WebGL2RenderingContext.prototype;
    const { drawArrays, getUniformLocation, uniform4f, getQueryParameter } = gl;
    let mood: WebGLUniformLocation | null = null;
    gl.drawArrays = function draw(...args) {
      notes.drawn += 1;
      drawArrays.apply(this, args);
    };
    gl.getUniformLocation = function find(program, name) {
      const location = getUniformLocation.call(this, program, name);
      if (name === 'mood') mood = location;
      return location;
    };
    gl.uniform4f = function set(location, ...values) {
      if (location === mood) notes.mood = values;
      uniform4f.call(this, location, ...values);
    };
    const { getParameter } = gl;
    gl.getParameter = function tell(name) {
      const value: unknown = getParameter.call(this, name);
      return typeof value === 'string' ? value.replaceAll('SwiftShader', 'GPU') : value;
    };
    gl.getQueryParameter = function ask(query, name) {
      const value: unknown = getQueryParameter.call(this, query, name);
      return name === this.QUERY_RESULT ? ms * 1e6 : value;
    };
  }, gpu);
  return requested;
}

const inDark = (page: Page) => page.addInitScript(() => localStorage.setItem('theme', 'dark'));

const canvas = (page: Page) => page.locator('[data-room] > canvas');

/** Opens Home; the first input lets what is optional start. */
async function open(page: Page) {
  await visit(page);
  await settled(page);
  await page.keyboard.press('Shift');
}

const drawn = (page: Page) => page.evaluate(() => window.notes.drawn);

/** Waits until the drawn picture is that of rest, then expects no frame in the next thirty. */
async function expectRest(page: Page) {
  await page.waitForFunction(() => window.notes.mood.every((value) => value === 0));
  const before = await drawn(page);
  await frames(page, 30);
  expect(await drawn(page)).toBe(before);
}

/** Opens Home in the dark theme, and waits until its canvas is at rest. */
async function openAtRest(page: Page): Promise<void> {
  await inDark(page);
  await watch(page);
  await open(page);
  await expect(canvas(page)).toHaveCount(1);
  await expectRest(page);
  await settled(page);
}

const WORDS = 'header, h1, p, aside, nav { visibility: hidden !important; }';
const DRAWN_ONLY = '[data-room] > canvas { display: none !important; }';

async function pixels(page: Page, style = '') {
  const picture = await page.screenshot({ animations: 'disabled', style: WORDS + style });
  return sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

/** Differences (ΔE76) of two pictures: their mean, and the share over 2 away from the disc's edge. */
async function compare(page: Page, style: string) {
  const one = await pixels(page);
  const other = await pixels(page, style);
  const disc = await page.locator('[data-room] > [data-light]').evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2, r: width / 2 };
  });
  const { width, height } = one.info;
  let sum = 0;
  let over = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = 3 * (y * width + x);
      const difference = deltaE(lab(one.data, at), lab(other.data, at));
      sum += difference;
      const isEdge = Math.abs(Math.hypot(x - disc.x, y - disc.y) - disc.r) < 2;
      if (difference > 2 && !isEdge) over += 1;
    }
  return { mean: sum / (width * height), over: over / (width * height) };
}

test('at rest the canvas shows the drawn light, and is nothing to pointers and the layout', async ({
  page,
}) => {
  await openAtRest(page);
  const { mean, over } = await compare(page, DRAWN_ONLY);
  // What is drawn is never the same to the last bit.
  expect(mean).toBeGreaterThan(0);
  expect(mean).toBeLessThan(0.5);
  expect(over).toBeLessThan(0.0001);
  const hidden = (element: Element) => element.closest('[aria-hidden=true]') !== null;
  expect(await canvas(page).evaluate(hidden)).toBe(true);
  await expect(canvas(page)).toHaveCSS('pointer-events', 'none');
  expect(await page.evaluate(() => window.notes.shift)).toBe(0);
});

test('the glow follows the pointer, and four seconds later all is as before; below the menu and out of view nothing is drawn; without its context the drawn light is there @full', async ({
  page,
}) => {
  await openAtRest(page);
  // The disc leans to where the pointer is.
  await page.mouse.move(40, 120);
  await expectRest(page);
  const before = await pixels(page);
  await page.mouse.move(100, 200);
  await page.mouse.move(40, 120);
  await page.waitForFunction(() => window.notes.mood.some((value) => Math.abs(value) > 0.02));
  const during = await pixels(page);
  expect(during.data.equals(before.data)).toBe(false);
  await expectRest(page);
  const after = await pixels(page);
  expect(after.data.equals(before.data)).toBe(true);

  await page.getByRole('button', { name: /menu/i }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-menu', 'open');
  await expect(canvas(page)).toBeHidden();
  await page.mouse.move(50, 300);
  await expectRest(page);
  await page.keyboard.press('Escape');
  await expect(canvas(page)).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }));
  await frames(page, 4);
  await page.mouse.move(80, 400);
  await expectRest(page);

  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await frames(page, 4);
  const expected = await pixels(page, DRAWN_ONLY);
  await canvas(page).evaluate((element) => {
    if (element instanceof HTMLCanvasElement)
      element.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
  });
  await expect(canvas(page)).toHaveCount(0);
  expect((await pixels(page)).data.equals(expected.data)).toBe(true);
});

test('the drawn disc travels, and the next visit of Home has a canvas of its own @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1100, height: 700 });
  await inDark(page);
  await waitLong(page);
  await watch(page);
  await open(page);
  await expect(canvas(page)).toBeVisible();
  await page.evaluate(() => {
    const begin = Document.prototype.startViewTransition;
    Document.prototype.startViewTransition = function start(update) {
      const element = document.querySelector('[data-room] > canvas');
      document.documentElement.dataset['covered'] = element
        ? getComputedStyle(element).visibility
        : 'none';
      return begin.call(this, update);
    };
  });
  const link = page.locator('header').getByRole('link', { name: 'Design Systems' });
  await link.hover();
  await expect.poll(() => hasTravelCode(page)).toBe(true);
  await quiet(page);
  await frames(page);
  await link.click();
  await expect(page).toHaveURL(/categories/);
  await expect(page.locator('html')).toHaveAttribute('data-covered', 'hidden');
  await expect(canvas(page)).toHaveCount(0);
  await page.goBack();
  await expect(canvas(page)).toHaveCount(1);
  await expect(canvas(page)).toBeVisible();
});

/** Gives all that may start after the first input the time to do so. */
async function startAll(page: Page) {
  const ahead = page.waitForResponse(/ahead/);
  await page.keyboard.press('Shift');
  await ahead;
  await quiet(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await frames(page, 10);
}

test('with a slow graphics processor the light stays still for the visit @full', async ({
  page,
}) => {
  await inDark(page);
  const requested = await watch(page, 9);
  await open(page);
  await expect(canvas(page)).toHaveCount(1);
  await expect(async () => {
    await page.mouse.move(20 + Math.random() * 300, 200);
    await frames(page, 10);
    expect(await canvas(page).count()).toBe(0);
  }).toPass();
  expect(await drawn(page)).toBeGreaterThanOrEqual(9);
  requested.length = 0;
  await page.reload();
  await ready(page);
  await startAll(page);
  expect(requested.filter((url) => MODULE.test(url))).toEqual([]);
});

test('with reduced motion its code is not requested; without it starts, and ends with it, with forced colours and in the light theme @full', async ({
  page,
}) => {
  await inDark(page);
  const requested = await watch(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page);
  await startAll(page);
  expect(requested.filter((url) => MODULE.test(url))).toEqual([]);
  const normal = { reducedMotion: 'no-preference', forcedColors: 'none' } as const;
  for (const forbidden of [{ reducedMotion: 'reduce' }, { forcedColors: 'active' }] as const) {
    await page.emulateMedia(normal);
    await expect(canvas(page)).toHaveCount(1);
    await page.emulateMedia(forbidden);
    await expect(canvas(page)).toHaveCount(0);
  }
  await page.emulateMedia(normal);
  await expect(canvas(page)).toHaveCount(1);
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'light'));
  await expect(canvas(page)).toHaveCount(0);
});
