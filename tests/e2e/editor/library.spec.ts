import { readFile, rm } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { violationsIn } from '../../support/axe.ts';
import { image, study, webp } from '../../support/editor/contents.ts';
import { expect, test, type Editor } from '../../support/editor/editorTest.ts';
import { choose, listen, press } from '../../support/editorPage.ts';
import { smallTargets } from '../../support/hitAreas.ts';
import { cutTexts, dialogsOutside, overflow } from '../../support/reflow.ts';
import { settled } from '../../support/visit.ts';

const film = (name: string) => ({
  slice_type: 'video_file',
  variation: 'default',
  primary: { video: { link_type: 'Media', url: `/media/${name}` } },
});

const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const;
const heavy = () =>
  sharp({ create: { width: 900, height: 700, channels: 3, background: '#445566', noise } })
    .png()
    .toBuffer();

/** Half way down an element, in px of the window. */
const middleOf = (part: Locator) =>
  part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return (top + bottom) / 2;
  });

/** Puts files into the library, and opens it at a choice. */
async function open(page: Page, editor: Editor, query = ''): Promise<void> {
  const sea = await webp(1200, 800, '#0b5870');
  await editor.write({
    'media/sea.webp': sea,
    'media/sea-copy.webp': sea,
    'media/sun.webp': await webp(600, 600, '#ff5a33'),
    'media/dune.webp': await webp(800, 500, '#c9a06b'),
    'media/море-и-солнце.webp': await webp(640, 400, '#335577'),
    'media/broken.webp': 'no picture',
    'media/heavy.png': await heavy(),
    'media/loop.mp4': await readFile('content/media/loop-tide.mp4'),
    'documents/case_study/low-tide.json': study(
      'Low Tide',
      image('sun.webp'),
      image('heavy.png', 'Noise.'),
      film('loop.mp4'),
    ),
    'documents/case_study/dunes.json': study(
      'Dunes',
      image('dune.webp'),
      image('sun.webp'),
      image('sea.webp', 'The sea.'),
    ),
  });
  await page.goto(`/edit/media${query}`);
  await expect(page.getByRole('grid', { name: /^Files/ })).toBeVisible();
}

const tile = (page: Page, name: string): Locator =>
  page.getByRole('row', { name: new RegExp(`^${name.replaceAll('.', '\\.')},`) });
const pane = (page: Page, name: string): Locator => page.getByRole('complementary', { name });

const bytesOf = ({ path }: Editor, name: string) =>
  readFile(path(`media/${name}`)).catch(() => null);

test('files are found by place, kind and task, the address keeps the choice, the uses of one lead to the places, and further ones are uploaded', async ({
  page,
  editor,
}) => {
  await open(page, editor);
  const rows = page.getByRole('row');
  // Eight files of this test and a text of the folder.
  await expect(page.getByRole('button', { name: 'Everything 9' })).toBeVisible();
  await expect(tile(page, 'sun.webp')).toHaveAccessibleName(
    /^sun\.webp, 600 × 600, .*, Used in 2 places, No description$/,
  );
  await expect(tile(page, 'broken.webp')).toHaveAccessibleName(/Cannot be read/);
  await press(page, 'Case studies 5');
  await expect(rows).toHaveCount(5);
  await press(page, /^Not used/);
  await expect(rows).toHaveCount(4);
  await press(page, /^Everything/);
  await page.getByText('Duplicates, 2').click();
  await expect(page).toHaveURL('/edit/media?task=duplicates');
  await page.reload();
  await expect(rows).toHaveCount(2);
  await expect(tile(page, 'sea.webp')).toHaveAccessibleName(/Same as sea-copy\.webp/);
  await page.getByText('All', { exact: true }).click();
  const search = page.getByRole('searchbox');
  await search.fill('dnue');
  await expect(page.getByText('No file with “dnue”. Try fewer letters.')).toBeVisible();
  await search.fill('солнце');
  await expect(rows).toHaveCount(1);
  await search.fill('');

  await tile(page, 'sun.webp').click();
  const opened = pane(page, 'sun.webp');
  await expect(opened.getByText('No description in 2 places.')).toBeVisible();
  await expect(opened.getByRole('button', { name: 'Low Tide, Image' })).toBeVisible();
  // Its name and what closes it stand on one line.
  const close = opened.getByRole('button', { name: 'Close the file' });
  const name = opened.getByRole('heading', { name: 'sun.webp' });
  expect(await middleOf(close)).toBeCloseTo(await middleOf(name), 0);
  expect(await violationsIn(page)).toEqual([]);
  await settled(page);
  await press(opened, /^Dunes, Image/);
  await expect(page).toHaveURL('/edit/case-study/dunes#spread/1/image');
  await page.goBack();
  await close.click();
  await expect(opened).toBeHidden();
  // On a phone everything fits and can be hit.
  await page.setViewportSize({ width: 390, height: 844 });
  await settled(page);
  expect(await smallTargets(page, 44)).toEqual([]);
  // By key: a pointer's press ends where it began, but not on a list that makes its rows anew meanwhile.
  await tile(page, 'sun.webp').press('Enter');
  const sheet = page.getByRole('dialog', { name: 'sun.webp' });
  await expect(sheet.getByRole('button', { name: 'Rename' })).toBeVisible();
  await settled(page);
  for (const faults of [overflow, cutTexts, dialogsOutside, violationsIn]) {
    expect(await faults(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await close.click();
  // What another program takes away leaves the list, and the pane says so.
  await tile(page, 'sea-copy.webp').click();
  await rm(editor.path('media/sea-copy.webp'));
  await expect(pane(page, 'sea-copy.webp')).toContainText('is no longer in the library.');
  await expect(tile(page, 'sea-copy.webp')).toBeHidden();
  // One that is refused holds up no other.
  const chooser = page.waitForEvent('filechooser');
  await press(page, 'Upload');
  const files = [
    { name: 'hill.tiff', mimeType: 'image/tiff', buffer: Buffer.from('II*') },
    { name: 'hill.webp', mimeType: 'image/webp', buffer: await webp(40, 30, '#123456') },
  ];
  await (await chooser).setFiles(files);
  await expect(tile(page, 'hill.webp')).toBeVisible();
  const refused = 'hill.tiff is not a picture the web can show';
  await expect(page.getByRole('region', { name: 'Uploads' })).toContainText(refused);
});

test('without a pointer files are walked, opened, selected and deleted, and come back @full', async ({
  page,
  editor,
}) => {
  await open(page, editor, '?order=name');
  const hears = await listen(page);
  const broken = tile(page, 'broken.webp');
  await broken.press('ArrowRight');
  await expect(tile(page, 'dune.webp')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(pane(page, 'dune.webp')).toBeVisible();
  await expect(tile(page, 'dune.webp')).toBeFocused();
  for (const key of ['ArrowLeft', 'Space', 'ArrowRight', 'Space']) await page.keyboard.press(key);
  await expect(broken).toHaveAttribute('aria-selected', 'true');
  const bar = page.getByRole('toolbar', { name: 'Selected files' });
  await expect(bar).toContainText('2 files selected');
  expect(await violationsIn(page)).toEqual([]);
  // A tick is not only without colour where nothing is selected: the system may give it one.
  await expect(broken.locator('label svg')).toBeVisible();
  await expect(tile(page, 'sun.webp').locator('label svg')).toBeHidden();
  await bar.getByRole('button', { name: 'Delete 1 not used' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Delete 1 file?' });
  await expect(question).toContainText('1 selected file that documents use stays');
  expect(await violationsIn(page)).toEqual([]);
  await question.getByRole('button', { name: 'Delete 1 file' }).press('Enter');
  await expect(broken).toBeHidden();
  await hears('1 file is deleted.');
  expect(await bytesOf(editor, 'broken.webp')).toBeNull();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(broken).toBeVisible();
  expect((await bytesOf(editor, 'broken.webp'))?.toString()).toBe('no picture');
});

test('pictures without a description are worked through by typing and Enter, into drafts; a heavy one is shrunk, and restored to the byte; a frame of a film becomes the poster of its places', async ({
  page,
  editor,
}) => {
  await open(page, editor, '?task=undescribed');
  const published = await editor.text('documents/case_study/low-tide.json');
  await press(page, /^Describe \d+ pictures/);
  const work = page.getByRole('dialog', { name: /^What does it show\?/ });
  const line = work.getByRole('textbox', { name: 'What does it show?' });
  const shown = () => work.locator('img').first().getAttribute('src');
  // What visitors see comes first, in the order of the list.
  for (let at = 0; at < 2; at += 1) {
    await expect(line).toBeFocused();
    const name = (await shown()) ?? '';
    if (name.includes('sun')) {
      expect(await violationsIn(page)).toEqual([]);
      await page.keyboard.type('An orange square.');
      await page.keyboard.press('Enter');
    } else await press(work, 'Decoration');
    await expect.poll(shown).not.toBe(name);
  }
  await expect(line).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(work.getByText('Write what it shows, or choose Decoration.')).toBeVisible();
  const sun = { image: { alt: 'An orange square.' } };
  await expect.poll(() => editor.slice('case_study/low-tide', 0)).toMatchObject(sun);
  await expect
    .poll(() => editor.slices('case_study/dunes'))
    .toMatchObject([{ primary: { image: { alt: '' } } }, { primary: sun }, {}]);
  // Other words for the one before, without a pointer.
  for (let at = 0; at < 2; at += 1)
    await work.getByRole('button', { name: 'Previous' }).press('Enter');
  for (const at of [1, 2, 3, 4, 5]) {
    await expect(work.getByRole('heading', { name: `${at} of 5` })).toBeVisible();
    await press(work, 'Skip');
  }
  await expect(work).toContainText('These were all. 2 documents have changes');
  expect(await violationsIn(page)).toEqual([]);
  await press(work, 'Done');
  expect(await editor.text('documents/case_study/low-tide.json')).toBe(published);
  await expect(tile(page, 'sun.webp')).toBeHidden();

  await page.goto('/edit/media?task=oversized');
  const before = await bytesOf(editor, 'heavy.png');
  await press(page, 'Shrink 1 picture');
  const shrinking = page.getByRole('dialog', { name: 'Shrink the picture' });
  await expect(shrinking.getByText(/900 × 700, .* → 900 × 700, .*, as heavy\.webp/)).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
  await press(shrinking, 'Shrink 1 picture');
  await expect(shrinking).toBeHidden();
  expect(await bytesOf(editor, 'heavy.png')).toBeNull();
  expect((await bytesOf(editor, 'heavy.webp'))?.length).toBeLessThan((before?.length ?? 0) / 2);
  await press(page, 'Undo');
  await expect(tile(page, 'heavy.png')).toBeVisible();
  // The tile may be that of before. Told byte by byte, a difference would take seconds.
  const isBefore = async () => (await bytesOf(editor, 'heavy.png'))?.equals(before ?? Buffer.of());
  await expect.poll(isBefore).toBe(true);
  await choose(page, 'More', 'Bin');
  const bin = page.getByRole('dialog', { name: 'Bin' });
  await expect(bin.getByText('heavy.webp')).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);

  await page.goto('/edit/media?file=loop.mp4');
  await press(pane(page, 'loop.mp4'), 'Take a poster from a frame');
  const dialog = page.getByRole('dialog', { name: 'Poster' });
  await expect(dialog).toContainText('is the poster in Low Tide');
  const moment = dialog.getByRole('slider', { name: 'Moment of the film' });
  await expect(moment).toBeEnabled();
  await press(dialog, 'One frame on');
  await expect(moment).toHaveAttribute('aria-valuetext', /^0\.04 of/);
  await moment.press('PageUp');
  expect(await violationsIn(page)).toEqual([]);
  await press(dialog, 'Use this frame');
  await expect(dialog).toBeHidden();
  const filmOf = async () => (await editor.slice('case_study/low-tide', 2))?.['poster'];
  await expect.poll(filmOf).toMatchObject({ url: '/media/loop-poster.webp' });
  const poster = await bytesOf(editor, 'loop-poster.webp');
  const { width, height } = await sharp(poster ?? Buffer.alloc(0)).metadata();
  // As large as the film.
  const film = await page.locator('aside video').evaluate((element) => {
    // Cast: the locator is of this element.
    const { videoWidth, videoHeight } = element as HTMLVideoElement;
    return [videoWidth, videoHeight];
  });
  expect([width, height]).toEqual(film);
  await press(page, 'Undo');
  await expect.poll(filmOf).toBeUndefined();
});
