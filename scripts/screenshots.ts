import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { readProjectModels } from '#adapter-react/codegen/models.ts';
import { ensureBrowser } from './browser.mjs';
import { startDevServer } from './authoring/servers.ts';

/** Window of the slice library's desktop, in px: a taller slice is cut at its lower edge. */
const WINDOW = { width: 1440, height: 900 };

/** Width in px of the pictures, and how many colours their palette holds: 26 stay below 2.5 MB. */
const PICTURE = { width: 1200, colours: 128 };

/**
 * Takes the picture of each variation from the slice library and puts it where Slice Machine looks
 * for it. Names as arguments (`npm run screenshots CardList`) take those slices' alone.
 */
async function main(names: readonly string[]): Promise<void> {
  const root = process.cwd();
  const { slices } = await readProjectModels(root);
  const unknown = names.find((name) => slices.every(({ dir }) => dir !== name));
  if (unknown !== undefined) throw new Error(`slices/${unknown}: no slice has this folder`);
  const wanted = slices.filter(({ dir }) => names.length === 0 || names.includes(dir));
  const server = await startDevServer(root);
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
  });
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

/** A picture of the slice once its code, its fonts and the pictures in sight are there. */
async function shoot(page: Page): Promise<Buffer> {
  await page.waitForFunction(() => document.documentElement.dataset['ready'] === '');
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

/** Writes a picture with a small palette; one that has not changed keeps its time stamp. */
async function save(path: string, picture: Buffer): Promise<void> {
  const small = await sharp(picture)
    .resize({ width: PICTURE.width })
    .png({ palette: true, colours: PICTURE.colours, effort: 10, compressionLevel: 9 })
    .toBuffer();
  const current = await readFile(path).catch(() => null);
  if (!current?.equals(small)) await writeFile(path, small);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
