import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import sharp from 'sharp';
import { project } from '../../support/contentFolder.ts';
import { startEditedSite, type EditedSite } from '../../support/editedSite.ts';
import {
  choose,
  chooseFile,
  choosePicture,
  dialog,
  field,
  toggle,
  write,
} from '../../support/editor/fill.ts';
import { openSession, waitForControls } from '../../support/editorPage.ts';
import { keyboardOf, type Keyboard } from '../../support/keyboard.ts';

// The case study is built slice by slice, in the order of the page.
test.describe.configure({ mode: 'serial' });

let site: EditedSite;
let context: BrowserContext;

test.beforeAll(async ({ browser }) => {
  site = await startEditedSite();
  const media = join(site.folder.contentDir, 'media');
  await mkdir(media, { recursive: true });
  await copyFile('content/media/cover-cut-paper.webp', join(media, 'cover-cut-paper.webp'));
  await copyFile('content/media/loop-tide.mp4', join(media, 'wake.mp4'));
  await solid('#0b5870').toFile(join(media, 'sea.webp'));
  await solid('#ff5a33').toFile(join(media, 'sun.webp'));
  await site.folder.write('documents/project/low-tide.json', project('Low Tide', '2025-11-18', []));
  context = await openSession(browser, site);
});
test.afterAll(async () => {
  await context.close();
  await site.stop();
});

const solid = (background: string) =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background } }).webp();

/** A file as it is, less the ids and dates that it gets by itself. */
async function read(path: string): Promise<unknown> {
  const keys = ['id', 'first_publication_date', 'last_publication_date'];
  return JSON.parse(await readFile(path, 'utf8'), (key, value: unknown) =>
    keys.includes(key) ? undefined : value,
  );
}

/** That a published file is the one that was written by hand. */
async function expectWritten(type: string, name: string, as = name): Promise<void> {
  const published = join(site.folder.contentDir, `documents/${type}/${name}.json`);
  expect(await read(published)).toEqual(await read(`tests/e2e/editor/written/${as}.json`));
}

async function create(page: Page, type: string, name: string): Promise<void> {
  await page.goto(`${site.origin}/edit`);
  await page.getByRole('button', { name: 'New', exact: true }).click();
  await page.getByRole('menuitem', { name: type, exact: true }).click();
  await dialog(page).getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog(page)
    .getByRole('button', { name: `Make ${name}` })
    .click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Adds a slice at the end, from the outline. */
/** Saves what is typed before its window is closed. */
async function saveAll(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.locator('[data-live-announcer][role=status]')).toHaveText(
    'Kept. Nothing to do.',
  );
}

async function add(page: Page, name: string): Promise<void> {
  const outline = page.getByRole('button', { name: 'Outline' }).first();
  if ((await outline.getAttribute('aria-pressed')) !== 'true') await outline.click();
  await page
    .getByRole('button', { name: /^(?:Add a slice|Put the first slice here)$/ })
    .last()
    .click();
  await page.getByRole('searchbox', { name: 'Find a slice' }).fill(name);
  await page.getByRole('row', { name, exact: true }).click();
  await expect(page.getByRole('searchbox', { name: 'Find a slice' })).toBeHidden();
}

async function publish(page: Page, name: string): Promise<void> {
  await page
    .getByRole('button', { name: /^Review/ })
    .last()
    .click();
  await dialog(page)
    .getByRole('button', { name: /^Publish/ })
    .click();
  await expect(page.getByText(`${name} is public.`).first()).toBeVisible();
}

test('the page of the reference is built with the pointer, and its file is the written one', async () => {
  const page = await context.newPage();
  await create(page, 'Page', 'Now');
  await page.getByRole('tab', { name: 'SEO' }).click();
  await write(page, 'meta_description', 'What I am working on this month.');
  await add(page, 'Text block');
  const text = field(page, 'text').locator('[contenteditable]');
  await text.click();
  await page.keyboard.type('# Now\nFolding paper, mostly. The last big thing was Low Tide');
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('ControlOrMeta+k');
  await dialog(page).getByText('Page', { exact: true }).click();
  await dialog(page).getByRole('combobox').fill('Low');
  await page.getByRole('option', { name: /^Low Tide/ }).click();
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('.');
  await write(page, 'padding', '92');
  await add(page, 'Image, picture only');
  await choosePicture(page, 'image', 'cover-cut-paper.webp', 'Large letters cut from card.');
  await toggle(page, 'full_bleed');
  await publish(page, 'Now');
  await expectWritten('page', 'now');
  await page.close();
});

/** The slices of the case study in the order of the page, and how each is filled. */
const SLICES: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ['Intro header', (page) => toggle(page, 'show_logo')],
  ['Project overview', async () => {}],
  [
    'Section header',
    async (page) => {
      await write(page, 'title_text', 'The crossing');
      await write(page, 'body_text', 'Two hours, and nobody sleeps.');
    },
  ],
  [
    'Text block',
    async (page) => {
      await write(page, 'text', '## What we heard\n- Where do I go?\nWhen are we there?');
      await choose(page, 'alignment', 'Center');
    },
  ],
  [
    'Image, picture',
    async (page) => {
      await choosePicture(page, 'image', 'sea.webp', 'The sea at night.');
      await toggle(page, 'use_image_descriptor');
      await write(page, 'body_text', 'Deck four, at 02:10.');
    },
  ],
  [
    'Video, file',
    async (page) => {
      await chooseFile(page, 'video_file', 'wake.mp4');
      await toggle(page, 'full_bleed');
    },
  ],
  [
    'Card list',
    async (page) => {
      await write(page, 'title_text', 'Principles');
      await page.getByRole('button', { name: 'Add a card' }).click();
      await write(page, 'items/0/card_title', 'Say where');
      await write(page, 'items/0/card_body_text', 'A sign at every turn.');
      await page.getByRole('button', { name: 'Add a card' }).click();
      await write(page, 'items/1/card_title', 'Say when');
    },
  ],
  [
    'Moving gallery',
    async (page) => {
      await write(page, 'columns', '3');
      const another = field(page, 'items').locator('[data-add] button').first();
      await another.click();
      await choosePicture(page, 'items/0/image', 'sea.webp', 'The sea at night.');
      await another.click();
      await choosePicture(page, 'items/1/image', 'sun.webp', 'The sun behind the port.');
    },
  ],
  [
    'Image switcher',
    async (page) => {
      await write(page, 'title_text', 'Day and night');
      await write(page, 'on_text', 'Night');
      await write(page, 'off_text', 'Day');
      await choosePicture(page, 'on_image', 'sea.webp', 'The sea at night.');
      await choosePicture(page, 'off_image', 'sun.webp', 'The sun behind the port.');
    },
  ],
  [
    'Single image, figure',
    async (page) => {
      await choosePicture(page, 'single_image', 'sun.webp', 'The sun behind the port.');
      await write(page, 'body_text', 'Arrival.');
    },
  ],
  [
    'Callout section',
    async (page) => {
      await write(page, 'title_text', 'What stayed');
      await write(page, 'body_text', '**Nobody** asked twice.');
    },
  ],
  [
    'Video with text',
    async (page) => {
      await choose(page, 'content_side', 'Right');
      await write(page, 'content_title', 'The wake');
      await write(page, 'body_text', 'Filmed from deck two.');
      await chooseFile(page, 'video_file', 'wake.mp4');
    },
  ],
];

test('a case study is begun @full', async () => {
  const page = await context.newPage();
  await create(page, 'Case study', 'Night Ferry');
  await write(page, 'company', 'Harbour Line');
  await page.getByRole('tab', { name: 'SEO' }).click();
  await write(page, 'meta_description', 'Two hours across the water, without a timetable.');
  await expect(page.getByText('Draft, not public')).toBeVisible();
  await saveAll(page);
  await page.close();
});

/** So many are added before the window is closed. */
const AT_ONCE = 4;

for (let first = 0; first < SLICES.length; first += AT_ONCE) {
  const slices = SLICES.slice(first, first + AT_ONCE);
  const names = slices.map(([name]) => name.toLowerCase());
  test(`it gets a slice for each of these: ${names.join('; ')} @full`, async () => {
    const page = await context.newPage();
    await page.goto(`${site.origin}/edit/case-study/night-ferry`);
    await expect(page.getByRole('heading', { level: 1, name: 'Night Ferry' })).toBeVisible();
    for (const [at, [name, fill]] of slices.entries()) {
      await add(page, name);
      await expect(page).toHaveURL(new RegExp(`#spread/${first + at}`));
      await waitForControls(page);
      await fill(page);
    }
    await saveAll(page);
    await page.close();
  });
}

test('the case study is published, and its file is the written one @full', async () => {
  const page = await context.newPage();
  await page.goto(`${site.origin}/edit/case-study/night-ferry`);
  await publish(page, 'Night Ferry');
  await expectWritten('case_study', 'night-ferry');
  await page.close();
});

async function addByKeys(page: Page, keys: Keyboard, name: string): Promise<void> {
  // From the form to the bar, and on from there.
  await keys.press('F6');
  const outline = page.getByRole('button', { name: 'Outline' }).first();
  if ((await outline.getAttribute('aria-pressed')) !== 'true') {
    await keys.to(outline);
    await keys.press('Enter');
  }
  await keys.to(
    page.getByRole('button', { name: /^(?:Add a slice|Put the first slice here)$/ }).last(),
  );
  await keys.press('Enter');
  await expect(page.getByRole('searchbox', { name: 'Find a slice' })).toBeFocused();
  await keys.type(name);
  await keys.press('Enter');
  await keys.hears(' added ');
}

test('the page of the reference is built by keyboard alone, too @full', async () => {
  const page = await context.newPage();
  const keys = await keyboardOf(page);
  await page.goto(`${site.origin}/edit`);
  await keys.to(page.getByRole('button', { name: 'New', exact: true }));
  await keys.press('Enter');
  await keys.to(page.getByRole('menuitem', { name: 'Page', exact: true }), 'ArrowDown');
  await keys.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await keys.type('Keys');
  // Its address is its own, because the page above has the other one.
  await keys.to(page.getByRole('button', { name: 'Change' }));
  await keys.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Address' })).toBeFocused();
  await keys.press('ControlOrMeta+a');
  await keys.type('now-by-keys');
  await keys.press('Enter');
  await expect(page).toHaveURL(/\/edit\/page\/now-by-keys/);
  await keys.hears('Keys is open.');
  await keys.to(field(page, 'title').getByRole('textbox'));
  await keys.press('ControlOrMeta+a');
  await keys.type('Now');
  await keys.to(page.getByRole('tab', { name: 'Main' }), 'Shift+Tab');
  await keys.press('ArrowRight');
  await keys.to(field(page, 'meta_description').getByRole('textbox'));
  await keys.type('What I am working on this month.');
  await addByKeys(page, keys, 'Text block');
  await keys.to(field(page, 'text').getByRole('textbox'));
  await keys.type('# Now\nFolding paper, mostly. The last big thing was Low Tide');
  for (let step = 0; step < 8; step += 1) await keys.press('Shift+ArrowLeft');
  await keys.press('ControlOrMeta+k');
  await keys.to(page.getByRole('radiogroup', { name: 'Leads to' }), 'Shift+Tab');
  await keys.press('ArrowRight');
  await keys.to(dialog(page).getByRole('combobox'));
  await keys.type('Low');
  await expect(page.getByRole('option', { name: /^Low Tide/ })).toBeVisible();
  await keys.press('ArrowDown', 'Enter');
  await keys.to(page.getByRole('button', { name: 'Done' }));
  await keys.press('Enter');
  await expect(field(page, 'text').getByRole('textbox')).toBeFocused();
  await keys.press('ArrowRight');
  await keys.type('.');
  await keys.to(field(page, 'padding').getByRole('textbox'));
  await keys.type('92');
  await addByKeys(page, keys, 'Picture only');
  const image = field(page, 'image');
  await keys.to(image.getByRole('button', { name: 'Choose a picture' }));
  await keys.press('Enter');
  await keys.to(dialog(page).getByRole('listbox', { name: 'Library' }));
  await keys.to(dialog(page).getByRole('option', { name: /^cover-cut-paper/ }), 'ArrowRight');
  await keys.press('Enter');
  await keys.to(dialog(page).getByRole('textbox', { name: 'What does it show?' }));
  await keys.type('Large letters cut from card.');
  await keys.to(dialog(page).getByRole('button', { name: 'Use this picture' }));
  await keys.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await keys.to(field(page, 'full_bleed').getByRole('switch'));
  await keys.press('Space');
  await keys.press('ControlOrMeta+Enter');
  await keys.to(dialog(page).getByRole('button', { name: /^Publish/ }));
  await keys.press('Enter');
  await keys.hears('Now is public.');
  await expectWritten('page', 'now-by-keys', 'now');
  await keys.finish();
  await page.close();
});
