import { readFile, rm } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { violationsIn } from '../../support/axe.ts';
import { image, study, webp } from '../../support/editor/contents.ts';
import { expect, test, type Editor } from '../../support/editor/editorTest.ts';
import { listen, press } from '../../support/editorPage.ts';
import { smallTargets } from '../../support/hitAreas.ts';
import { cutTexts, dialogsOutside, overflow } from '../../support/reflow.ts';
import { settled } from '../../support/visit.ts';

const film = (name: string) => ({
  slice_type: 'video_file',
  variation: 'default',
  primary: { video: { link_type: 'Media', url: `/media/${name}` } },
});

/** Half way down an element, in px of the window. */
const middleOf = (part: Locator) =>
  part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return (top + bottom) / 2;
  });

/** Puts files into the library, and opens it at a choice. */
async function open(page: Page, editor: Editor, query = ''): Promise<void> {
  await editor.write({
    'media/sea.webp': await webp(1200, 800, '#0b5870'),
    'media/sun.webp': await webp(600, 600, '#ff5a33'),
    'media/dune.webp': await webp(800, 500, '#c9a06b'),
    'media/broken.webp': 'no picture',
    'media/loop.mp4': await readFile('content/media/loop-tide.mp4'),
    'documents/case_study/low-tide.json': study('Low Tide', image('sun.webp'), film('loop.mp4')),
    'documents/case_study/dunes.json': study('Dunes', image('dune.webp'), image('sun.webp')),
  });
  await page.goto(`/edit/media${query}`);
  await expect(page.getByRole('grid', { name: /^Files/ })).toBeVisible();
}

const tile = (page: Page, name: string): Locator =>
  page.getByRole('row', { name: new RegExp(`^${name.replaceAll('.', '\\.')},`) });
const pane = (page: Page, name: string): Locator => page.getByRole('complementary', { name });

test('the uses of a file lead to the places, and it stays readable on a phone; pictures without a description are worked through by typing; a frame of a film becomes its poster', async ({
  page,
  editor,
}) => {
  await open(page, editor);
  await tile(page, 'sun.webp').click();
  const opened = pane(page, 'sun.webp');
  await expect(opened.getByText('No description in 2 places.')).toBeVisible();
  // Its name and what closes it stand on one line.
  const close = opened.getByRole('button', { name: 'Close the file' });
  const name = opened.getByRole('heading', { name: 'sun.webp' });
  expect(await middleOf(close)).toBeCloseTo(await middleOf(name), 0);
  expect(await violationsIn(page)).toEqual([]);
  await press(opened, /^Dunes, Image/);
  await expect(page).toHaveURL('/edit/case-study/dunes#spread/1/image');
  await page.goBack();
  await close.click();
  await expect(opened).toBeHidden();
  // On a phone everything fits and can be hit.
  await page.setViewportSize({ width: 390, height: 844 });
  // By key: a pointer's press ends where it began, but not on a list that makes its rows anew meanwhile.
  await tile(page, 'sun.webp').press('Enter');
  const sheet = page.getByRole('dialog', { name: 'sun.webp' });
  await expect(sheet.getByRole('button', { name: 'Rename' })).toBeVisible();
  await settled(page);
  for (const faults of [overflow, cutTexts, dialogsOutside]) {
    expect(await faults(page)).toEqual([]);
  }
  expect(await smallTargets(page, 44)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await close.click();
  // What another program takes away leaves the list, and the pane says so.
  await tile(page, 'sea.webp').click();
  await rm(editor.path('media/sea.webp'));
  await expect(pane(page, 'sea.webp')).toContainText('is no longer in the library.');
  await expect(tile(page, 'sea.webp')).toBeHidden();

  await page.getByText(/^No description, \d/).click();
  await press(page, /^Describe \d+ pictures/);
  const work = page.getByRole('dialog', { name: /^What does it show\?/ });
  const line = work.getByRole('textbox', { name: 'What does it show?' });
  const shown = () => work.locator('img').first().getAttribute('src');
  expect(await violationsIn(page)).toEqual([]);
  // What visitors see comes first, in the order of the list.
  for (let at = 0; at < 2; at += 1) {
    await expect(line).toBeFocused();
    const before = (await shown()) ?? '';
    if (before.includes('sun')) {
      await page.keyboard.type('An orange square.');
      await page.keyboard.press('Enter');
    } else await press(work, 'Decoration');
    await expect.poll(shown).not.toBe(before);
  }
  await expect
    .poll(() => editor.slices('case_study/dunes'))
    .toMatchObject([
      { primary: { image: { alt: '' } } },
      { primary: { image: { alt: 'An orange square.' } } },
    ]);

  await page.goto('/edit/media?file=loop.mp4');
  await press(pane(page, 'loop.mp4'), 'Take a poster from a frame');
  const dialog = page.getByRole('dialog', { name: 'Poster' });
  const moment = dialog.getByRole('slider', { name: 'Moment of the film' });
  await expect(moment).toBeEnabled();
  await press(dialog, 'One frame on');
  await expect(moment).toHaveAttribute('aria-valuetext', /^0\.04 of/);
  expect(await violationsIn(page)).toEqual([]);
  await press(dialog, 'Use this frame');
  await expect(dialog).toBeHidden();
  const filmOf = async () => (await editor.slice('case_study/low-tide', 1))?.['poster'];
  await expect.poll(filmOf).toMatchObject({ url: '/media/loop-poster.webp' });
  const { width, height } = await sharp(editor.path('media/loop-poster.webp')).metadata();
  // As large as the film.
  const film = await page.locator('aside video').evaluate((element) => {
    // Cast: the locator is of this element.
    const { videoWidth, videoHeight } = element as HTMLVideoElement;
    return [videoWidth, videoHeight];
  });
  expect([width, height]).toEqual(film);
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
  expect(await violationsIn(page)).toEqual([]);
  await question.getByRole('button', { name: 'Delete 1 file' }).press('Enter');
  await expect(broken).toBeHidden();
  await hears('1 file is deleted.');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(broken).toBeVisible();
  expect(await editor.text('media/broken.webp')).toBe('no picture');
});
