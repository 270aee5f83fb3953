import type { Browser, Frame, Page } from '@playwright/test';
import sharp from 'sharp';
import { memoryKeys } from '#effects/boot/memory.ts';
import type { DemoEditor } from '../../support/editor/demoEditor.ts';
import { demoTest as test, expect } from '../../support/editor/editorTest.ts';
import { openInEditor } from '../../support/editorPage.ts';

/** In px: the page has its whole width beside outline and form, and stands in the middle of the sheet. */
const WINDOW = { width: 2300, height: 872 };

/** The round corners of the sheet, in px. */
const CORNER = 28;

/** Scrolls at once, and waits for what is in view: images, fonts, and movement that comes to an end. */
const show = (target: Page | Frame, y: number) =>
  target.evaluate(async (top) => {
    for (const y of [top + innerHeight, top]) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    await document.fonts.ready;
    const seen = [...document.images].filter((image) => {
      const box = image.getBoundingClientRect();
      // Images that wait beside the page, such as those of a row that moves, are not loaded.
      const isAcross = box.right > 0 && box.left < innerWidth;
      return isAcross && box.bottom > 0 && box.top < innerHeight;
    });
    const loaded = (image: HTMLImageElement) =>
      new Promise((done) => {
        image.addEventListener('load', done);
        image.addEventListener('error', done);
        if (image.complete) done(null);
      });
    await Promise.all(seen.map(loaded));
    // What still moves is a layer of its own, whose edges are smoothed by themselves.
    const moving = document.getAnimations().filter(({ effect, timeline }) => {
      const isTimed = timeline === document.timeline;
      return isTimed && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    });
    await Promise.allSettled(moving.map(({ finished }) => finished));
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
    // A layer keeps what was drawn while something in it moved, such as a control that came in.
    const root = document.documentElement;
    for (const visibility of ['hidden', '']) {
      root.style.visibility = visibility;
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    }
    return window.scrollY;
  }, y);

const SETTINGS = { viewport: WINDOW, reducedMotion: 'reduce', colorScheme: 'dark' } as const;

/** What the image service answers first depends on what it has made so far, but for this format. */
const asJpeg = (page: Page) =>
  page.route('**/media/**', (route) =>
    route.continue({ headers: { ...route.request().headers(), accept: 'image/jpeg' } }),
  );

/**
 * The public page in a frame of a page that has nothing else, where the editor's is. In a window Chromium
 * smooths round edges of what is fixed a little differently than in any frame: by 30 pixels on Low Tide.
 */
async function inFrame(browser: Browser, address: string, { x, y, width, height }: Box) {
  const page = await browser.newPage({ ...SETTINGS, bypassCSP: true });
  await asJpeg(page);
  // The public site refuses to be framed.
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _policy, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await page.addInitScript((key) => sessionStorage.setItem(key, 'off'), memoryKeys.gate);
  await page.goto(new URL('/robots.txt', address).href);
  const place = `left: ${x}px; top: ${y}px; width: ${width}px; height: ${height}px`;
  await page.evaluate(
    ([src, style]) => {
      const frame = document.createElement('iframe');
      frame.src = src;
      frame.title = 'Page';
      frame.style.cssText = `position: absolute; border: 0; ${style}`;
      document.body.replaceChildren(frame);
    },
    [address, place] as const,
  );
  await expect(page.frameLocator('iframe').locator('html[data-ready=""]')).toBeAttached();
  return framed(page, (url) => url === address);
}

/** The page in the editor. */
async function inEditor(editor: DemoEditor, address: string) {
  const page = await editor.open(SETTINGS);
  await asJpeg(page);
  await openInEditor(page, editor.origin + address);
  // Nothing is hovered.
  await page.mouse.move(WINDOW.width - 1, WINDOW.height - 1);
  return framed(page, (url) => url.includes('/edit/canvas'));
}

function framed(page: Page, isFrame: (url: string) => boolean) {
  const content = page.frames().find((frame) => isFrame(frame.url()));
  if (!content) throw new Error('There is no frame');
  const frame = page.locator('iframe[title="Page"]');
  return { page, content, frame, shot: () => frame.screenshot({ animations: 'disabled' }) };
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What Chromium may round differently where it blends layers, of 255. */
const ROUNDED = 2;

/** Number of pixels of a box that are not the same. The round corners of the sheet are left out. */
async function differences({ width, height }: Box, ...images: readonly Buffer[]): Promise<number> {
  const inner = {
    left: CORNER,
    top: CORNER,
    width: width - 2 * CORNER,
    height: height - 2 * CORNER,
  };
  const [a, b] = await Promise.all(
    images.map((image) => sharp(image).extract(inner).removeAlpha().raw().toBuffer()),
  );
  if (!a || !b || a.length !== b.length) return -1;
  let count = 0;
  const differs = (at: number) => Math.abs((a[at] ?? 0) - (b[at] ?? 0)) > ROUNDED;
  for (let at = 0; at < a.length; at += 3) {
    if (differs(at) || differs(at + 1) || differs(at + 2)) count += 1;
  }
  return count;
}

for (const [path, address] of [
  ['/', '/edit/home/home'],
  ['/about', '/edit/page/about'],
  ['/case-study/low-tide', '/edit/case-study/low-tide'],
  ['/case-study/clear-visor', '/edit/case-study/clear-visor'],
] as const) {
  test(`${path} is drawn in the editor as visitors see it @full`, async ({ browser, editor }) => {
    const edited = await inEditor(editor, address);
    const box = await edited.frame.boundingBox();
    if (!box) throw new Error('The frame is not shown');
    // At its own size, and at whole pixels.
    expect(box).toMatchObject({ width: 1440, x: Math.round(box.x), y: Math.round(box.y) });
    const plain = await inFrame(browser, editor.origin + path, box);
    for (const y of [0, 1400, 3000]) {
      // Chromium draws a layer once, at the fraction of a pixel that it has then, and may use it for another
      // one: what is drawn differently stays so, what was drawn at another time does not.
      const compare = async () => {
        const reached = await show(plain.content, y);
        if ((await show(edited.content, reached)) !== reached) return -1;
        return differences(box, await plain.shot(), await edited.shot());
      };
      await expect.poll(compare, { message: `at ${y} px` }).toBe(0);
    }
    await Promise.all([plain.page.close(), edited.page.context().close()]);
  });
}
