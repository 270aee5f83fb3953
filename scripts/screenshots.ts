import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { documentPath } from '#content/links.ts';
import { STARTERS } from '#editing/starters.ts';
import { readProjectModels } from '#adapter-react/codegen/models.ts';
import { isReady, launch, passGate, walkDown } from './audit/open.ts';
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

/** Window in which the page of a starter is seen, and how much of it, in px. */
const STARTER = { window: { width: 1200, height: 720 }, height: 1500, picture: 480 };

/** What the types' pages are called; a project's starters bring it themselves. */
const NAMES: Readonly<Record<string, object>> = {
  case_study: { project_name: 'Name of the work' },
  page: { title: 'About' },
};

/** Takes a picture of the page that each starter makes, for the choice of what a document begins with. */
async function takeStarters(): Promise<void> {
  const root = process.cwd();
  const contentDir = await mkdtemp(join(tmpdir(), 'starters-'));
  await cp('content', contentDir, { recursive: true });
  const starters = Object.entries(STARTERS).flatMap(([type, list]) =>
    list.map(({ id, data }) => ({ type, uid: `${id}-starter`, name: `${type}-${id}`, data })),
  );
  for (const { type, uid, data } of starters) {
    const file = join(contentDir, 'documents', type, `${uid}.json`);
    // oxlint-disable-next-line no-await-in-loop
    await mkdir(dirname(file), { recursive: true });
    // oxlint-disable-next-line no-await-in-loop
    await writeFile(file, JSON.stringify({ data: { ...NAMES[type], ...data } }));
  }
  process.env['CONTENT_DIR'] = contentDir;
  const server = await startDevServer(root);
  const browser = await launch('--disable-gpu', '--hide-scrollbars');
  try {
    const page = await browser.newPage({ viewport: STARTER.window, reducedMotion: 'reduce' });
    await page.addInitScript(passGate);
    await mkdir('src/editing/starters', { recursive: true });
    for (const { type, uid, name } of starters) {
      await page.goto(server.origin + documentPath({ type, uid }), { timeout: 120_000 });
      await seen(page);
      await walkDown(page);
      await seen(page);
      await page.evaluate(hideFixed);
      const picture = await page.screenshot({
        fullPage: true,
        clip: { x: 0, y: 0, width: STARTER.window.width, height: STARTER.height },
      });
      const file = `src/editing/starters/${name}.webp`;
      await sharp(picture).resize({ width: STARTER.picture }).webp({ quality: 80 }).toFile(file);
      console.info(file);
    }
  } finally {
    await browser.close();
    await server.stop();
    await rm(contentDir, { recursive: true, force: true });
  }
}

/** Runs in the page: what is fixed to the window would be in the middle of a picture that is higher. */
function hideFixed(): void {
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (getComputedStyle(element).position === 'fixed') element.style.visibility = 'hidden';
  }
}

/** A screenshot of the slice in the window. */
async function shoot(page: Page): Promise<Buffer> {
  await seen(page);
  const height = await page.evaluate(() => document.getElementById('page')?.offsetHeight ?? 0);
  return page.screenshot({
    clip: { x: 0, y: 0, width: WINDOW.width, height: Math.min(WINDOW.height, height) },
  });
}

/** Waits until the page's code, its fonts and the images in the window are loaded. */
async function seen(page: Page): Promise<void> {
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
  options: {
    screens: { type: 'boolean', default: false },
    starters: { type: 'boolean', default: false },
  },
});
const take = values.screens ? takeScreens : values.starters ? takeStarters : takeSlices;
take(positionals).catch(fail);
