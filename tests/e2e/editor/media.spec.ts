import { readFile, writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { image, picture, study, webp } from '../../support/editor/contents.ts';
import { expect, test, type Editor } from '../../support/editor/editorTest.ts';
import { press } from '../../support/editorPage.ts';
import { boxOf, settled } from '../../support/visit.ts';

const KEY = 'case_study/media';

/** A case study with a picture and a film that is not chosen yet. */
async function open(page: Page, editor: Editor): Promise<void> {
  const video = { slice_type: 'video', variation: 'default', primary: { auto_play: 'Yes' } };
  await editor.write({
    'media/sea.webp': await webp(1200, 800, '#0b5870'),
    'media/sun.webp': await webp(600, 600, '#ff5a33'),
    'media/loop.mp4': await readFile('content/media/loop-tide.mp4'),
    [`documents/${KEY}.json`]: study('Media', image('sea.webp', 'The sea.'), video),
  });
  await page.goto(`/edit/case-study/media#spread/0`);
}

/** A field, whether it differs from the published one or not. */
const group = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: new RegExp(`^${name}(?: ?, changed)?$`) });
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: /^(?:Picture|Film)/ });
const file = (page: Page, name: string): Locator =>
  dialog(page).getByRole('row', { name: new RegExp(`^${name.replaceAll('.', '\\.')},`) });

/** The picture of the draft; undefined until it is saved. */
const written = async (editor: Editor) => (await editor.slice(KEY, 0))?.['image'];

/** Drops a file on an element, as a file manager does. */
async function drop(target: Locator, name: string, bytes: Buffer) {
  const data = await target.page().evaluateHandle(
    ([fileName, base64]) => {
      const transfer = new DataTransfer();
      const content = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      transfer.items.add(new File([content], fileName));
      return transfer;
    },
    [name, bytes.toString('base64')] as const,
  );
  await target.dispatchEvent('dragenter', { dataTransfer: data });
  await expect(target.page().getByText(/^Drop to /)).toBeVisible();
  await target.dispatchEvent('drop', { dataTransfer: data });
}

test('in the library a file is dropped, described and used, and on a narrow screen it and the picture take turns; a film is chosen where nothing else may be, and plays', async ({
  page,
  editor,
}) => {
  await open(page, editor);
  await press(group(page, 'Picture'), 'Replace');
  await expect(file(page, 'sun.webp')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await file(page, 'sun.webp').click();
  await expect(dialog(page).getByRole('group', { name: /^Crop, / })).toBeVisible();
  await expect(file(page, 'sun.webp')).toBeHidden();
  await press(dialog(page), 'Library');
  await expect(file(page, 'sun.webp')).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });

  await drop(
    dialog(page).getByRole('heading', { name: /^Picture/ }),
    'slipway.webp',
    await picture(700, 300, '#c6e4f3').webp().toBuffer(),
  );
  await expect(file(page, 'slipway.webp')).toHaveAttribute('aria-selected', 'true');
  await dialog(page).getByRole('textbox', { name: 'What does it show?' }).fill('A slipway.');
  await press(dialog(page), 'Use this picture');
  await expect(dialog(page)).toBeHidden();
  await expect
    .poll(() => written(editor))
    .toEqual({ url: '/media/slipway.webp', alt: 'A slipway.' });

  await page
    .getByRole('listbox', { name: /^Slices of/ })
    .getByRole('option')
    .last()
    .click();
  const area = group(page, 'Video file');
  await press(area, 'Choose a film');
  await expect(dialog(page).getByRole('row')).toHaveCount(1);
  await file(page, 'loop.mp4').click();
  await press(dialog(page), 'Use this film');
  await expect
    .poll(async () => (await editor.slice(KEY, 1))?.['video_file'])
    .toEqual({ link_type: 'Media', url: '/media/loop.mp4' });
  // Its opener is gone: the focus stays in the field.
  await expect(area.locator('button:focus')).toHaveCount(1);
  await press(area, 'Play loop.mp4');
  await expect(area.locator('video[controls]')).toBeVisible();
});

test('a crop is moved and resized by the pointer within its picture; without one it is made as Prismic stores it, and the point is kept', async ({
  page,
  editor,
}) => {
  await open(page, editor);
  const crop = group(page, 'Picture').getByRole('button', { name: 'Crop', exact: true });
  await crop.click();
  const corner = dialog(page).getByRole('button', { name: /^Lower right corner/ });
  const frame = dialog(page).getByRole('group', { name: /^Crop, / });
  const drag = async (part: Locator, from: number, to: number) => {
    const box = await boxOf(part);
    await page.mouse.move(box.x + from, box.y + from);
    await page.mouse.down();
    await page.mouse.move(box.x + to, box.y + to, { steps: 4 });
    await page.mouse.up();
  };
  // In a low window it is narrower than what is below it, and in the middle.
  await page.setViewportSize({ width: 1440, height: 600 });
  const middleOf = async (part: Locator) => {
    const { x, width } = await boxOf(part);
    return Math.round(x + width / 2);
  };
  const below = dialog(page).getByText('The ring marks what must stay in view.');
  expect(await middleOf(frame)).toBe(await middleOf(below));
  await page.setViewportSize({ width: 1440, height: 900 });
  await settled(page);
  await drag(corner, 8, -92);
  const name = (await frame.getAttribute('aria-label')) ?? '';
  const [width = 0, height = 0] = [...name.matchAll(/\d+/g)].map(Number);
  expect(width).toBeLessThan(1100);
  expect(height).toBeLessThan(700);
  await drag(frame, 40, 2000);
  await expect(frame).toHaveAccessibleName(
    `Crop, ${width} by ${height} pixels, ${1200 - width} from the left, ${800 - height} from the top`,
  );
  await press(dialog(page), 'Cancel');

  await crop.press('Enter');
  await expect(dialog(page).getByRole('group', { name: /^Crop, 1200 by 800/ })).toBeFocused();
  // The corners follow in the order of reading.
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('button', { name: /^Upper left corner/ })).toBeFocused();
  await page.keyboard.press('Shift+ArrowRight');
  const ring = dialog(page).getByRole('button', { name: /^What must stay in view/ });
  await ring.press('Shift+ArrowLeft');
  const shapes = dialog(page).getByRole('radiogroup', { name: 'Shape' });
  await shapes.getByRole('radio', { name: 'Free' }).press('ArrowLeft');
  await expect(shapes.getByRole('radio', { name: '1:1' })).toBeChecked();
  await dialog(page).getByRole('button', { name: 'Use this picture' }).press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(crop).toBeFocused();
  await expect
    .poll(() => written(editor))
    .toEqual({
      url: '/media/sea.webp?rect=205,0,800,800&w=800&h=800',
      alt: 'The sea.',
      dimensions: { width: 800, height: 800 },
      edit: { x: 205, y: 0, zoom: 1, background: 'transparent' },
    });
  await expect
    .poll(() => editor.read('media.json'))
    .toMatchObject({ 'sea.webp': { focalPoint: { x: 0.4, y: 0.5 } } });
});

test('files dropped on the page become one gallery after a question, and several of the library its rows, each one step', async ({
  page,
  editor,
}, testInfo) => {
  await open(page, editor);
  await expect(page.getByRole('button', { name: 'Insert a slice after' })).toBeVisible();
  const files = ['one.webp', 'two.webp', 'three.webp'].map((name) => testInfo.outputPath(name));
  await Promise.all(
    files.map(async (path, at) => writeFile(path, await webp(300 + at, 200, '#c6e4f3'))),
  );
  const devTools = await page.context().newCDPSession(page);
  const over = { x: 500, y: 600, data: { items: [], files, dragOperationsMask: 1 } };
  const drag = (type: 'dragEnter' | 'dragOver' | 'drop') =>
    devTools.send('Input.dispatchDragEvent', { ...over, type });
  // Into the frame, once it listens; what takes them comes over it.
  await expect
    .poll(async () => {
      await drag('dragEnter');
      await drag('dragOver');
      return page.getByText('Drop to put them here').isVisible();
    })
    .toBe(true);
  await drag('drop');
  const question = page.getByRole('dialog', { name: /^Three images, or one moving gallery/ });
  await expect(question).toBeVisible();
  await page.keyboard.press('Enter');
  const rows = page.getByRole('list', { name: 'Pictures' }).getByRole('listitem');
  await expect(rows).toHaveCount(3);

  await press(page, 'Add several');
  const library = page.getByRole('dialog', { name: 'Pictures' });
  const pictures = library.getByRole('row');
  await pictures.first().click();
  await pictures.nth(4).click({ modifiers: ['Shift'] });
  await press(library, 'Add 5 pictures');
  for (const shown of [8, 3]) {
    await expect(rows).toHaveCount(shown);
    await page.keyboard.press('ControlOrMeta+z');
  }
  await expect(rows).toHaveCount(0);
});
