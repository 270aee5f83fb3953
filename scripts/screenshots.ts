import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { readProjectModels } from '#adapter-react/codegen/models.ts';
import { isReady, launch } from './audit/open.ts';
import { startDevServer } from './authoring/servers.ts';
import { ensureBrowser } from './browser.mjs';
import { buildEditor } from './build.mjs';
import { commandFile } from './commandFile.mjs';
import { fail, run } from './setup.mjs';

/** Window of the slice library's desktop, in px: a taller slice is cut at its lower edge. */
const WINDOW = { width: 1440, height: 900 };

/** Width in px and number of colours of the saved images: 26 of them are below 2.5 MB. */
const PICTURE = { width: 1200, colours: 128 };

/**
 * Takes a screenshot of each variation from the slice library and saves it where Slice Machine looks
 * for it. With names as arguments (`npm run screenshots CardList`) only of those slices.
 */
async function takeSlices(names: readonly string[]): Promise<void> {
  const root = process.cwd();
  const { slices } = await readProjectModels(root);
  const unknown = names.find((name) => slices.every(({ dir }) => dir !== name));
  if (unknown !== undefined) throw new Error(`slices/${unknown}: no slice has this folder`);
  const wanted = slices.filter(({ dir }) => names.length === 0 || names.includes(dir));
  const server = await startDevServer(root);
  const browser = await launch('--disable-gpu', '--hide-scrollbars');
  try {
    const page = await browser.newPage({ viewport: WINDOW, reducedMotion: 'reduce' });
    for (const { model, dir, library } of wanted) {
      for (const { id } of model.variations) {
        await page.goto(`${server.origin}/slice-library/${model.id}/${id}/frame?theme=dark`);
        const file = `${library}/${dir}/screenshot-${id}.png`;
        await save(join(root, file), await shoot(page));
        console.info(file);
      }
    }
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** A screenshot of the slice once its code, its fonts and the images in the window are loaded. */
async function shoot(page: Page): Promise<Buffer> {
  await page.waitForFunction(isReady);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      const { innerWidth, innerHeight } = window;
      const isInSight = top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
      return image.complete || !isInSight;
    }),
  );
  const height = await page.evaluate(() => document.getElementById('page')?.offsetHeight ?? 0);
  return page.screenshot({
    clip: { x: 0, y: 0, width: WINDOW.width, height: Math.min(WINDOW.height, height) },
  });
}

/** Writes an image with a small palette; one that has not changed keeps its time stamp. */
async function save(path: string, picture: Buffer): Promise<void> {
  const small = await sharp(picture)
    .resize({ width: PICTURE.width })
    .png({ palette: true, colours: PICTURE.colours, effort: 10, compressionLevel: 9 })
    .toBuffer();
  const current = await readFile(path).catch(() => null);
  if (!current?.equals(small)) await writeFile(path, small);
}

/**
 * Takes the pictures of docs/screens from the built site and its editor. With names as arguments
 * (`npm run screenshots -- --screens editor-find`) only those whose name begins so.
 */
async function takeScreens(names: readonly string[]): Promise<void> {
  await buildEditor();
  const chosen = names.length === 0 ? [] : ['--grep', `\\b(${names.join('|')})|prepare`];
  run(
    process.execPath,
    [
      commandFile('playwright'),
      'test',
      '--config',
      'tests/pictures/playwright.config.ts',
      ...chosen,
    ],
    { CHROMIUM_PATH: await ensureBrowser() },
  );
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { screens: { type: 'boolean', default: false } },
});
(values.screens ? takeScreens : takeSlices)(positionals).catch(fail);
