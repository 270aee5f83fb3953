import { readFile, writeFile } from 'node:fs/promises';
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import sharp from 'sharp';
import { memoryKeys } from '#effects/boot/memory.ts';
import { frames, grained, settled } from '../support/visit.ts';

const FOLDER = 'docs/screens';

/** Windows in px, and the width of a saved picture; the one of README.md is as wide as its window. */
const SIZES = [
  { width: 1440, height: 900, saved: 960 },
  { width: 390, height: 844, saved: 390 },
] as const;

const THEMES = ['dark', 'light'] as const;

/** Leads a new page to what a picture shows. */
export type Lead = (page: Page) => Promise<unknown>;

/**
 * Saves a state at each width in each theme as `<name>-<width>-<theme>.webp`. Each is opened anew, in a context
 * with the cookies of `owner` where it is the editor's.
 */
export async function takePictures(
  browser: Browser,
  name: string,
  lead: Lead,
  owner?: BrowserContext,
) {
  const index = await readFile(`${FOLDER}/README.md`, 'utf8');
  const storageState = await owner?.storageState();
  for (const { saved, ...viewport } of SIZES) {
    for (const theme of THEMES) {
      const file = `${name}-${viewport.width}-${theme}.webp`;
      expect(index, `${FOLDER}/README.md does not show it`).toContain(file);
      const context = await browser.newContext({
        viewport,
        ...(storageState && { storageState }),
      });
      await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [
        memoryKeys.theme,
        theme,
      ] as const);
      const page = await context.newPage();
      await lead(page);
      await loaded(page);
      const width = name === 'home' && theme === 'dark' ? viewport.width : saved;
      const picture = await sharp(await page.screenshot({ caret: 'hide' }))
        .resize({ width })
        .webp({ quality: 80, effort: 6 })
        .toBuffer();
      const current = await readFile(`${FOLDER}/${file}`).catch(() => null);
      // One that has not changed keeps its time stamp.
      if (!current?.equals(picture)) await writeFile(`${FOLDER}/${file}`, picture);
      await context.close();
    }
  }
}

/** Fonts, images in the window and grain are there, in the page and in its frames, and nothing moves. */
async function loaded(page: Page) {
  // The editor scrolls its page to the place before it rests.
  await settled(page);
  for (const frame of page.frames()) {
    await frames(page);
    await frame.evaluate(async () => {
      await document.fonts.ready;
      // Not by their boxes: what a gallery cuts off is never loaded.
      const seen = await new Promise<Element[]>((resolve) => {
        const observer = new IntersectionObserver((entries) => {
          observer.disconnect();
          resolve(entries.filter((one) => one.isIntersecting).map(({ target }) => target));
        });
        for (const image of document.images) observer.observe(image);
        if (document.images.length === 0) resolve([]);
      });
      // An image that has loaded is drawn only once it is decoded; one that is broken stays so.
      await Promise.allSettled(
        seen.map((image) => image instanceof HTMLImageElement && image.decode()),
      );
    });
  }
  await grained(page);
  await settled(page);
}
