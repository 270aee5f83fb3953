import { readFile, rm } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { violationsIn } from '../../support/axe.ts';
import { image, study, webp } from '../../support/editor/contents.ts';
import { expect, test, type Editor } from '../../support/editor/editorTest.ts';
import { listen } from '../../support/editorPage.ts';
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
  await expect(page).toHaveURL('/edit/media?task=duplicates');
  await page.reload();
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByText('All', { exact: true }).click();
  await page.getByRole('searchbox').fill('dnue');
  await expect(page.getByText('No file with “dnue”. Try fewer letters.')).toBeVisible();
  await page.getByRole('searchbox').fill('солнце');
  await expect(page.getByRole('row')).toHaveCount(1);

  await page.goto('/edit/media');
  await tile(page, 'sun.webp').click();
  const opened = pane(page, 'sun.webp');
  await expect(opened.getByText('No description in 2 places.')).toBeVisible();
  await expect(opened.getByRole('button', { name: 'Low Tide, Image' })).toBeVisible();
  // Its name and what closes it stand on one line.
  const name = opened.getByRole('heading', { name: 'sun.webp' });
  expect(await middleOf(opened.getByRole('button', { name: 'Close the file' }))).toBeCloseTo(
    await middleOf(name),
    0,
  );
  expect(await violationsIn(page)).toEqual([]);
  await settled(page);
  await opened.getByRole('button', { name: 'Dunes, Image' }).click();
  await expect(page).toHaveURL('/edit/case-study/dunes#spread/1/image');
  await page.goBack();
  await expect(pane(page, 'sun.webp')).toBeVisible();
  await pane(page, 'sun.webp').getByRole('button', { name: 'Close the file' }).click();
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
  await pane(page, 'sun.webp').getByRole('button', { name: 'Close the file' }).click();
  // What another program takes away leaves the list, and the pane says so.
  await tile(page, 'sea-copy.webp').click();
  await rm(editor.path('media/sea-copy.webp'));
  await expect(pane(page, 'sea-copy.webp')).toContainText('is no longer in the library.');
  await expect(tile(page, 'sea-copy.webp')).toBeHidden();
  // One that is refused holds up no other.
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await (
    await chooser
  ).setFiles([
    { name: 'hill.tiff', mimeType: 'image/tiff', buffer: Buffer.from('II*') },
    { name: 'hill.webp', mimeType: 'image/webp', buffer: await webp(40, 30, '#123456') },
  ]);
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
  expect(await bytesOf(editor, 'broken.webp')).toBeNull();
  await page.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(tile(page, 'broken.webp')).toBeVisible();
  expect((await bytesOf(editor, 'broken.webp'))?.toString()).toBe('no picture');
});

test('pictures without a description are worked through by typing and Enter, into drafts', async ({
  page,
  editor,
}) => {
  await open(page, editor, '?task=undescribed');
  const before = await editor.text('documents/case_study/low-tide.json');
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
  await expect(line).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(work.getByText('Write what it shows, or choose Decoration.')).toBeVisible();
  await expect
    .poll(() => editor.slice('case_study/low-tide', 0))
    .toMatchObject({
      image: { alt: 'An orange square.' },
    });
  await expect
    .poll(() => editor.slices('case_study/dunes'))
    .toMatchObject([
      { primary: { image: { alt: '' } } },
      { primary: { image: { alt: 'An orange square.' } } },
      {},
    ]);
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
  expect(await editor.text('documents/case_study/low-tide.json')).toBe(before);
  await expect(tile(page, 'sun.webp')).toBeHidden();
});

test('a heavy picture is measured, shrunk, and restored to the byte', async ({ page, editor }) => {
  await open(page, editor, '?task=oversized');
  const before = await bytesOf(editor, 'heavy.png');
  await page.getByRole('button', { name: 'Shrink 1 picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Shrink the picture' });
  await expect(dialog.getByText(/900 × 700, .* → 900 × 700, .*, as heavy\.webp/)).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Shrink 1 picture' }).click();
  await expect(dialog).toBeHidden();
  expect(await bytesOf(editor, 'heavy.png')).toBeNull();
  expect((await bytesOf(editor, 'heavy.webp'))?.length).toBeLessThan((before?.length ?? 0) / 2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tile(page, 'heavy.png')).toBeVisible();
  // The tile may be that of before. Told byte by byte, a difference would take seconds.
  const isBefore = async () => (await bytesOf(editor, 'heavy.png'))?.equals(before ?? Buffer.of());
  await expect.poll(isBefore).toBe(true);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Bin' }).click();
  const bin = page.getByRole('dialog', { name: 'Bin' });
  await expect(bin.getByText('heavy.webp')).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
});

test('a frame of a film becomes a picture and the poster of its places', async ({
  page,
  editor,
}) => {
  await open(page, editor, '?file=loop.mp4');
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
    .poll(() => editor.slice('case_study/low-tide', 2))
    .toMatchObject({ poster: { url: '/media/loop-poster.webp' } });
  const poster = await bytesOf(editor, 'loop-poster.webp');
  const { width, height } = await sharp(poster ?? Buffer.alloc(0)).metadata();
  // As large as the film.
  const shown = await page.locator('aside video').evaluate((element) => {
    // Cast: the locator is of this element.
    const { videoWidth, videoHeight } = element as HTMLVideoElement;
    return [videoWidth, videoHeight];
  });
  expect([width, height]).toEqual(shown);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(async () => (await editor.slice('case_study/low-tide', 2))?.['poster'])
    .toBeUndefined();
});
