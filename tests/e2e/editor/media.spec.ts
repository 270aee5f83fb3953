import { readFile, writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { image, picture, study, webp } from '../../support/editor/contents.ts';
import { expect, test, type Editor } from '../../support/editor/editorTest.ts';
import { press } from '../../support/editorPage.ts';
import { boxOf, expectAccessible } from '../../support/visit.ts';

const KEY = 'case_study/media';

/** A case study with a picture and a film that is not chosen yet. */
async function open(page: Page, editor: Editor, slice = 0, name = 'sea.webp'): Promise<void> {
  const video = { slice_type: 'video', variation: 'default', primary: { auto_play: 'Yes' } };
  await editor.write({
    'media/sea.webp': await webp(1200, 800, '#0b5870'),
    'media/sun.webp': await webp(600, 600, '#ff5a33'),
    'media/loop.mp4': await readFile('content/media/loop-tide.mp4'),
    [`documents/${KEY}.json`]: study('Media', image(name, 'The sea.'), video),
  });
  await page.goto(`/edit/case-study/media#spread/${slice}`);
}

/** A field, whether it differs from the published one or not. */
const group = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: new RegExp(`^${name}(?: ?, changed)?$`) });
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: /^(?:Picture|Film)/ });
const file = (page: Page, name: string): Locator =>
  dialog(page).getByRole('row', { name: new RegExp(`^${name.replaceAll('.', '\\.')},`) });

/** The picture of the draft; undefined until it is saved. */
const written = async (editor: Editor) => (await editor.slice(KEY, 0))?.['image'];

/** What axe looks at while a dialog is open. */
const DIALOG = '[role=dialog], [role=alertdialog]';

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

test('a missing file is named and put back; in the library files are dropped, renamed, deleted if nothing uses them, uploaded, described and used; on a narrow screen it and the picture take turns', async ({
  page,
  editor,
}) => {
  const lost = 'cs-low-tide-06.webp';
  await open(page, editor, 0, lost);
  const area = group(page, 'Picture');
  await expect(area.getByText(`${lost} is not in the library`)).toBeVisible();
  const missing = page.waitForEvent('filechooser');
  await press(area, 'Upload it');
  const found = await picture(640, 400, '#a9d3e8').webp().toBuffer();
  await (await missing).setFiles({ name: lost, mimeType: 'image/webp', buffer: found });
  await expect(area.getByText('640 × 400')).toBeVisible();
  await expect(area.getByRole('textbox', { name: 'What does it show?' })).toHaveValue('The sea.');

  await press(area, 'Replace');
  await expect(file(page, 'sun.webp')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await file(page, 'sun.webp').click();
  await expect(dialog(page).getByRole('group', { name: /^Crop, / })).toBeVisible();
  await expect(file(page, 'sun.webp')).toBeHidden();
  await expectAccessible(page, DIALOG);
  await press(dialog(page), 'Library');
  await expect(file(page, 'sun.webp')).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });

  await drop(
    dialog(page).getByRole('heading', { name: /^Picture/ }),
    'slipway.webp',
    await picture(700, 300, '#c6e4f3').webp().toBuffer(),
  );
  await expect(file(page, 'slipway.webp')).toHaveAttribute('aria-selected', 'true');
  await press(dialog(page), 'Rename');
  const rename = page.getByRole('dialog', { name: 'Rename slipway.webp' });
  await expect(rename.getByRole('textbox', { name: 'Name of the file' })).toBeFocused();
  await page.keyboard.type('boat.webp');
  await press(rename, 'Rename');
  await expect(file(page, 'boat.webp')).toHaveAttribute('aria-selected', 'true');
  await press(dialog(page), 'Delete');
  await press(page, 'Delete boat.webp');
  await expect(file(page, 'boat.webp')).toHaveCount(0);
  await dialog(page).getByRole('searchbox').fill('low-tide');
  await expect(dialog(page).getByRole('row')).toHaveCount(1);
  await file(page, lost).click();
  await press(dialog(page), 'Delete');
  const guard = page.getByRole('alertdialog', { name: /^Used in/ });
  await expect(guard.getByRole('button', { name: /Image, \d of \d$/ }).first()).toBeVisible();
  await expectAccessible(page, DIALOG);
  await guard.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(guard).toBeHidden();

  const chooser = page.waitForEvent('filechooser');
  await dialog(page).getByRole('button', { name: 'Upload, drop or paste' }).press('Enter');
  const buffer = await picture(900, 600, '#86d9ab').png().toBuffer();
  await (await chooser).setFiles({ name: 'Grüne Düne (1).PNG', mimeType: 'image/png', buffer });
  await dialog(page).getByRole('searchbox').fill('');
  await expect(dialog(page).getByText('gruene-duene-1.png', { exact: true })).toBeVisible();
  await expect(file(page, 'gruene-duene-1.png')).toHaveAttribute('aria-selected', 'true');
  await dialog(page).getByRole('textbox', { name: 'What does it show?' }).fill('A green dune.');
  await press(dialog(page), 'Use this picture');
  await expect(dialog(page)).toBeHidden();
  await expect
    .poll(() => written(editor))
    .toEqual({ url: '/media/gruene-duene-1.png', alt: 'A green dune.' });
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
  expect(await written(editor)).toBeUndefined();

  await crop.press('Enter');
  await expect(dialog(page).getByRole('group', { name: /^Crop, 1200 by 800/ })).toBeFocused();
  // The corners follow in the order of reading.
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('button', { name: /^Upper left corner/ })).toBeFocused();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(frame).toHaveAccessibleName(
    'Crop, 1190 by 799 pixels, 10 from the left, 1 from the top',
  );
  const ring = dialog(page).getByRole('button', { name: /^What must stay in view/ });
  await ring.press('Shift+ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await expect(ring).toHaveAccessibleName(
    'What must stay in view: 40% from the left, 49% from the top',
  );
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
  await expect(group(page, 'Picture').getByText('800 × 800')).toBeVisible();
  await expect
    .poll(() => editor.read('media.json'))
    .toMatchObject({ 'sea.webp': { focalPoint: { x: 0.4, y: 0.49 } } });
});

test('a film is chosen where nothing else may be, plays, and is a short link in the file', async ({
  page,
  editor,
}) => {
  await open(page, editor, 1);
  const area = group(page, 'Video file');
  const chooser = page.waitForEvent('filechooser');
  await area.getByRole('button', { name: 'Upload' }).press('Enter');
  expect(await (await chooser).element().getAttribute('accept')).toBe('video/*');
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
  // Into the frame; what takes them comes over it.
  await drag('dragEnter');
  await expect
    .poll(async () => {
      await drag('dragOver');
      return page.getByText('Drop to put them here').isVisible();
    })
    .toBe(true);
  await drag('drop');
  const question = page.getByRole('dialog', { name: /^Three images, or one moving gallery/ });
  await expect(question).toBeVisible();
  await expectAccessible(page, DIALOG);
  await page.keyboard.press('Enter');
  const rows = page.getByRole('list', { name: 'Pictures' }).getByRole('listitem');
  await expect(rows).toHaveCount(3);

  await press(page, 'Add several');
  const library = page.getByRole('dialog', { name: 'Pictures' });
  const pictures = library.getByRole('row');
  await pictures.first().click();
  await pictures.nth(4).click({ modifiers: ['Shift'] });
  await expectAccessible(page, DIALOG);
  await press(library, 'Add 5 pictures');
  for (const shown of [8, 3]) {
    await expect(rows).toHaveCount(shown);
    await page.keyboard.press('ControlOrMeta+z');
  }
  await expect(rows).toHaveCount(0);
});
