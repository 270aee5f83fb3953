import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type BrowserContext, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { violationsIn } from '../../support/axe.ts';
import { startEditedSite, type EditedSite } from '../../support/editedSite.ts';
import { listen, openSession } from '../../support/editorPage.ts';
import { smallTargets } from '../../support/hitAreas.ts';
import { cutTexts, dialogsOutside, overflow } from '../../support/reflow.ts';
import { settled } from '../../support/visit.ts';
import { fullUnless } from '../../support/full.ts';

test.describe.configure({ mode: 'serial' });

let site: EditedSite;
let context: BrowserContext;

const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const;
const picture = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .webp()
    .toBuffer();

const image = (name: string, alt?: string) => ({
  slice_type: 'image',
  variation: 'default',
  primary: { image: { url: `/media/${name}`, ...(alt !== undefined && { alt }) } },
});

const film = (name: string) => ({
  slice_type: 'video_file',
  variation: 'default',
  primary: { video: { link_type: 'Media', url: `/media/${name}` } },
});

const study = (title: string, ...spread: object[]) => ({
  first_publication_date: '2025-11-18T09:00:00+0000',
  data: { project_name: title, spread },
});

let heavy: Buffer;

test.beforeAll(async ({ browser }) => {
  site = await startEditedSite();
  const media = join(site.folder.contentDir, 'media');
  await mkdir(media, { recursive: true });
  const put = (name: string, bytes: Buffer | string) => writeFile(join(media, name), bytes);
  const sea = await picture(1200, 800, '#0b5870');
  heavy = await sharp({
    create: { width: 900, height: 700, channels: 3, background: '#445566', noise },
  })
    .png()
    .toBuffer();
  await put('sea.webp', sea);
  await put('sea-copy.webp', sea);
  await put('sun.webp', await picture(600, 600, '#ff5a33'));
  await put('dune.webp', await picture(800, 500, '#c9a06b'));
  await put('море-и-солнце.webp', await picture(640, 400, '#335577'));
  await put('broken.webp', 'no picture');
  await put('heavy.png', heavy);
  await put('loop.mp4', await readFile('content/media/loop-tide.mp4'));
  await site.folder.write(
    'documents/case_study/low-tide.json',
    study('Low Tide', image('sun.webp'), image('heavy.png', 'Noise.'), film('loop.mp4')),
  );
  await site.folder.write(
    'documents/case_study/dunes.json',
    study('Dunes', image('dune.webp'), image('sun.webp'), image('sea.webp', 'The sea.')),
  );
  context = await openSession(browser, site);
});
test.afterAll(async () => {
  await context.close();
  await site.stop();
});

async function open(query = ''): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${site.origin}/edit/media${query}`);
  await expect(grid(page)).toBeVisible();
  return page;
}

const grid = (page: Page): Locator => page.getByRole('grid', { name: /^Files/ });
const tile = (page: Page, name: string): Locator =>
  page.getByRole('row', { name: new RegExp(`^${name.replaceAll('.', '\\.')},`) });
const pane = (page: Page, name: string): Locator => page.getByRole('complementary', { name });

const bytesOf = (name: string) =>
  readFile(join(site.folder.contentDir, 'media', name)).catch(() => null);

/** A slice of a draft; undefined until it is saved. */
async function drafted(name: string, slice: number): Promise<Record<string, unknown> | undefined> {
  const path = join(site.folder.contentDir, `drafts/documents/case_study/${name}.json`);
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return undefined;
  // Cast: a file of this test.
  const { data } = JSON.parse(text) as { data: { spread: { primary: Record<string, unknown> }[] } };
  return data.spread[slice]?.primary;
}

test('files are found by place, kind and task, and the address keeps the choice', async () => {
  const page = await open();
  // Eight files of this test and a text of the folder.
  await expect(page.getByRole('button', { name: 'Everything 9' })).toBeVisible();
  await expect(tile(page, 'sun.webp')).toHaveAccessibleName(
    /^sun\.webp, 600 × 600, .*, Used in 2 places, No description$/,
  );
  await expect(tile(page, 'море-и-солнце.webp')).toBeVisible();
  await expect(tile(page, 'broken.webp')).toHaveAccessibleName(/Cannot be read/);
  expect(await violationsIn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Case studies 5' }).click();
  await expect(page.getByRole('row')).toHaveCount(5);
  await page.getByRole('button', { name: /^Not used/ }).click();
  await expect(page.getByRole('row')).toHaveCount(4);
  await page.getByRole('button', { name: /^Everything/ }).click();
  await page.getByText('Duplicates, 2').click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(tile(page, 'sea.webp')).toHaveAccessibleName(/Same as sea-copy\.webp/);
  expect(new URL(page.url()).search).toBe('?task=duplicates');
  await page.reload();
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByText('All', { exact: true }).click();
  await page.getByRole('searchbox').fill('dnue');
  await expect(page.getByText('No file with “dnue”. Try fewer letters.')).toBeVisible();
  await page.getByRole('searchbox').fill('солнце');
  await expect(page.getByRole('row')).toHaveCount(1);
  await page.close();
});

test('a file is opened by the pointer, and its uses lead to the places', async () => {
  const page = await open();
  await tile(page, 'sun.webp').click();
  const opened = pane(page, 'sun.webp');
  await expect(opened.getByText('No description in 2 places.')).toBeVisible();
  await expect(opened.getByRole('button', { name: 'Low Tide, Image' })).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
  await opened.getByRole('button', { name: 'Dunes, Image' }).click();
  await expect(page).toHaveURL(`${site.origin}/edit/case-study/dunes#spread/1/image`);
  await page.goBack();
  await expect(pane(page, 'sun.webp')).toBeVisible();
  await pane(page, 'sun.webp').getByRole('button', { name: 'Close the file' }).click();
  await expect(opened).toBeHidden();
  await page.close();
});

test('without a pointer files are walked, opened, selected and deleted, and come back', async () => {
  const page = await open('?order=name');
  const hears = await listen(page);
  await tile(page, 'broken.webp').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tile(page, 'dune.webp')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(pane(page, 'dune.webp')).toBeVisible();
  await expect(tile(page, 'dune.webp')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  await expect(tile(page, 'broken.webp')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  const bar = page.getByRole('toolbar', { name: 'Selected files' });
  await expect(bar).toContainText('2 files selected');
  expect(await violationsIn(page)).toEqual([]);
  await bar.getByRole('button', { name: 'Delete 1 not used' }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Delete 1 file?' });
  await expect(question).toContainText('1 selected file that documents use stays');
  expect(await violationsIn(page)).toEqual([]);
  await question.getByRole('button', { name: 'Delete 1 file' }).focus();
  await page.keyboard.press('Enter');
  await expect(tile(page, 'broken.webp')).toBeHidden();
  await hears('1 file is deleted.');
  expect(await bytesOf('broken.webp')).toBeNull();
  await page.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(tile(page, 'broken.webp')).toBeVisible();
  expect((await bytesOf('broken.webp'))?.toString()).toBe('no picture');
  await page.close();
});

test('pictures without a description are worked through by typing and Enter, into drafts', async () => {
  const before = await readFile(
    join(site.folder.contentDir, 'documents/case_study/low-tide.json'),
    'utf8',
  );
  const page = await open('?task=undescribed');
  await page.getByRole('button', { name: /^Describe \d+ pictures/ }).click();
  const work = page.getByRole('dialog', { name: /^What does it show\?/ });
  const line = work.getByRole('textbox', { name: 'What does it show?' });
  const name = () => work.locator('img').first().getAttribute('src');
  const texts: Readonly<Record<string, string>> = { sun: 'An orange square.', dune: '' };
  // What visitors see comes first, in the order of the list.
  for (const _ of Object.keys(texts)) {
    await expect(line).toBeFocused();
    const shown = (await name()) ?? '';
    const [, text = ''] = Object.entries(texts).find(([key]) => shown.includes(key)) ?? [];
    if (shown.includes('sun')) expect(await violationsIn(page)).toEqual([]);
    if (text === '') await work.getByRole('button', { name: 'Decoration', exact: true }).click();
    else {
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
    }
    await expect.poll(name).not.toBe(shown);
  }
  await page.keyboard.press('Enter');
  await expect(work.getByText('Write what it shows, or choose Decoration.')).toBeVisible();
  await expect
    .poll(() => drafted('low-tide', 0))
    .toMatchObject({
      image: { alt: 'An orange square.' },
    });
  expect(await drafted('dunes', 0)).toMatchObject({ image: { alt: '' } });
  expect(await drafted('dunes', 1)).toMatchObject({ image: { alt: 'An orange square.' } });
  // Other words for the one before, without a pointer.
  await work.getByRole('button', { name: 'Previous' }).focus();
  await page.keyboard.press('Enter');
  await work.getByRole('button', { name: 'Previous' }).focus();
  await page.keyboard.press('Enter');
  for (const at of [1, 2, 3, 4, 5]) {
    await expect(work.getByRole('heading', { name: `${at} of 5` })).toBeVisible();
    await work.getByRole('button', { name: 'Skip' }).click();
  }
  await expect(work).toContainText('These were all. 2 documents have changes');
  expect(await violationsIn(page)).toEqual([]);
  await work.getByRole('button', { name: 'Done' }).click();
  const text = await readFile(
    join(site.folder.contentDir, 'documents/case_study/low-tide.json'),
    'utf8',
  );
  expect(text).toBe(before);
  await expect(tile(page, 'sun.webp')).toBeHidden();
  await page.close();
});

test('a heavy picture is measured, shrunk, and restored to the byte', async () => {
  const page = await open('?task=oversized');
  await page.getByRole('button', { name: 'Shrink 1 picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Shrink the picture' });
  await expect(dialog.getByText(/900 × 700, .* → 900 × 700, .*, as heavy\.webp/)).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Shrink 1 picture' }).click();
  await expect(dialog).toBeHidden();
  expect(await bytesOf('heavy.png')).toBeNull();
  expect((await bytesOf('heavy.webp'))?.length).toBeLessThan(heavy.length / 2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tile(page, 'heavy.png')).toBeVisible();
  // The tile may be that of before.
  await expect.poll(async () => (await bytesOf('heavy.png'))?.equals(heavy)).toBe(true);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Bin' }).click();
  const bin = page.getByRole('dialog', { name: 'Bin' });
  await expect(bin.getByText('heavy.webp')).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
  await page.close();
});

test('many files are uploaded at once, and one that is refused holds up no other', async () => {
  const page = await open();
  const hears = await listen(page);
  const files = await Promise.all(
    Array.from({ length: 12 }, async (_none, at) => ({
      name: `Serie ${at}.webp`,
      mimeType: 'image/webp',
      buffer: await picture(40 + at, 30, '#123456'),
    })),
  );
  files.splice(5, 0, { name: 'dune.tiff', mimeType: 'image/tiff', buffer: Buffer.from('II*') });
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await (await chooser).setFiles(files);
  const uploads = page.getByRole('region', { name: 'Uploads' });
  await expect(uploads).toContainText('12 of 13 files are in the library, 1 refused');
  await expect(uploads).toContainText('dune.tiff is not a picture the web can show');
  await hears('12 files are in the library, 1 refused.');
  expect(await violationsIn(page)).toEqual([]);
  await expect(tile(page, 'serie-11.webp')).toBeVisible();
  await uploads.getByRole('button', { name: 'Close all' }).click();
  await expect(uploads).toBeHidden();
  await page.close();
});

test('uploads are cancelled together, and nothing of them is stored', async () => {
  const page = await open();
  // No answer until the test says so.
  await page.route('**/edit/api/v1/media?name=*', () => undefined);
  const files = await Promise.all(
    Array.from({ length: 5 }, async (_none, at) => ({
      name: `never-${at}.webp`,
      mimeType: 'image/webp',
      buffer: await picture(10 + at, 10, '#654321'),
    })),
  );
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await (await chooser).setFiles(files);
  const uploads = page.getByRole('region', { name: 'Uploads' });
  await expect(uploads).toContainText('3 more wait.');
  await uploads.getByRole('button', { name: 'Cancel all' }).click();
  await expect(uploads).toBeHidden();
  expect(await bytesOf('never-0.webp')).toBeNull();
  await page.close();
});

test('a frame of a film becomes a picture and the poster of its places', async () => {
  const page = await open('?file=loop.mp4');
  await pane(page, 'loop.mp4').getByRole('button', { name: 'Take a poster from a frame' }).click();
  const dialog = page.getByRole('dialog', { name: 'Poster' });
  await expect(dialog).toContainText('is the poster in Low Tide');
  const moment = dialog.getByRole('slider', { name: 'Moment of the film' });
  await expect(moment).toBeEnabled();
  await dialog.getByRole('button', { name: 'One frame on' }).click();
  await expect(moment).toHaveAttribute('aria-valuetext', /^0\.04 of/);
  await moment.focus();
  await page.keyboard.press('PageUp');
  expect(await violationsIn(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Use this frame' }).click();
  await expect(dialog).toBeHidden();
  await expect
    .poll(() => drafted('low-tide', 2))
    .toMatchObject({ poster: { url: '/media/loop-poster.webp' } });
  const poster = await bytesOf('loop-poster.webp');
  const { width, height } = await sharp(poster ?? Buffer.alloc(0)).metadata();
  const shown = await dialogSize(page);
  expect([width, height]).toEqual(shown);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await drafted('low-tide', 2))?.['poster']).toBeUndefined();
  await page.close();
});

/** The size of the film that the pane plays. */
const dialogSize = (page: Page) =>
  page.locator('aside video').evaluate((element) => {
    // Cast: the locator is of this element.
    const { videoWidth, videoHeight } = element as HTMLVideoElement;
    return [videoWidth, videoHeight];
  });

test('a file that another program takes away leaves the list, and the pane says so @full', async () => {
  await writeFile(
    join(site.folder.contentDir, 'media', 'going.webp'),
    await picture(50, 50, '#ffffff'),
  );
  const page = await open('?file=going.webp');
  await expect(tile(page, 'going.webp')).toBeVisible();
  await rm(join(site.folder.contentDir, 'media', 'going.webp'));
  await expect(pane(page, 'going.webp')).toContainText('going.webp is no longer in the library.');
  await expect(tile(page, 'going.webp')).toBeHidden();
  await page.close();
});

test('the library is reached from the documents, and from anywhere by its name @full', async () => {
  const page = await context.newPage();
  await page.goto(`${site.origin}/edit`);
  await page.getByRole('link', { name: 'Library' }).click();
  await expect(page).toHaveURL(`${site.origin}/edit/media`);
  await expect(page.getByRole('heading', { name: 'Library' })).toBeVisible();
  await page.getByRole('button', { name: 'Documents' }).click();
  await expect(page).toHaveURL(`${site.origin}/edit`);
  await page.goto(`${site.origin}/edit/case-study/dunes`);
  await expect(page.locator('[data-form]')).toBeAttached();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('without a desc');
  await page.getByRole('option', { name: /Pictures without a description/ }).click();
  await expect(page).toHaveURL(`${site.origin}/edit/media?task=undescribed`);
  await page.close();
});

const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
] as const;

for (const { width, height } of SIZES) {
  for (const theme of ['dark', 'light'] as const) {
    test(`at ${width} px in the ${theme} theme everything fits and can be hit${fullUnless(width === 390 && theme === 'light')}`, async () => {
      const page = await context.newPage();
      await page.setViewportSize({ width, height });
      // Few files: of many only those in view are in the document.
      await page.goto(`${site.origin}/edit/media?place=case_study`);
      await expect(tile(page, 'sun.webp')).toBeVisible();
      await page.evaluate((name) => {
        document.documentElement.dataset['theme'] = name;
      }, theme);
      const isFitting = async () => {
        await settled(page);
        expect(await overflow(page)).toEqual([]);
        expect(await cutTexts(page)).toEqual([]);
        expect(await dialogsOutside(page)).toEqual([]);
        expect(await violationsIn(page)).toEqual([]);
      };
      await isFitting();
      expect(await smallTargets(page, 44)).toEqual([]);
      await tile(page, 'sun.webp').click();
      const shown =
        width < 1024 ? page.getByRole('dialog', { name: 'sun.webp' }) : pane(page, 'sun.webp');
      await expect(shown.getByRole('button', { name: 'Rename' })).toBeVisible();
      await isFitting();
      await page.close();
    });
  }
}
