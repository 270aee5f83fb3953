import { readFile, writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { image, picture, study, webp } from '../../support/editor/contents.ts';
import { expect, test, type Editor } from '../../support/editor/editorTest.ts';
import { expectAccessible } from '../../support/visit.ts';

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

test('a picture is uploaded in the library, described and used in the short form; on a narrow screen library and picture take turns', async ({
  page,
  editor,
}) => {
  await open(page, editor);
  await group(page, 'Picture').getByRole('button', { name: 'Replace', exact: true }).click();
  await expect(file(page, 'sun.webp')).toBeVisible();
  await expectAccessible(page, DIALOG);
  await page.setViewportSize({ width: 390, height: 844 });
  await file(page, 'sun.webp').click();
  await expect(dialog(page).getByRole('group', { name: /^Crop, / })).toBeVisible();
  await expect(file(page, 'sun.webp')).toBeHidden();
  await expectAccessible(page, DIALOG);
  await dialog(page).getByRole('button', { name: 'Library', exact: true }).click();
  await expect(file(page, 'sun.webp')).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  const chooser = page.waitForEvent('filechooser');
  await dialog(page).getByRole('button', { name: 'Upload, drop or paste' }).press('Enter');
  const buffer = await picture(900, 600, '#86d9ab').png().toBuffer();
  await (await chooser).setFiles({ name: 'Grüne Düne (1).PNG', mimeType: 'image/png', buffer });
  await expect(dialog(page).getByText('gruene-duene-1.png', { exact: true })).toBeVisible();
  await expect(file(page, 'gruene-duene-1.png')).toHaveAttribute('aria-selected', 'true');
  await dialog(page).getByRole('textbox', { name: 'What does it show?' }).fill('A green dune.');
  await dialog(page).getByRole('button', { name: 'Use this picture' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect
    .poll(() => written(editor))
    .toEqual({
      url: '/media/gruene-duene-1.png',
      alt: 'A green dune.',
    });
});

test('a picture is cropped without a pointer, as Prismic stores it, and the point is kept', async ({
  page,
  editor,
}) => {
  await open(page, editor);
  const crop = group(page, 'Picture').getByRole('button', { name: 'Crop', exact: true });
  await expect(crop).toBeEnabled();
  await crop.focus();
  await page.keyboard.press('Enter');
  const frame = dialog(page).getByRole('group', { name: /^Crop, 1200 by 800 pixels/ });
  await expect(frame).toBeFocused();
  // The corners follow in the order of reading.
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('button', { name: /^Upper left corner/ })).toBeFocused();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(
    dialog(page).getByRole('group', {
      name: 'Crop, 1190 by 799 pixels, 10 from the left, 1 from the top',
    }),
  ).toBeVisible();
  const ring = dialog(page).getByRole('button', { name: /^What must stay in view/ });
  await ring.focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await expect(ring).toHaveAccessibleName(
    'What must stay in view: 40% from the left, 49% from the top',
  );
  const shapes = dialog(page).getByRole('radiogroup', { name: 'Shape' });
  await shapes.getByRole('radio', { name: 'Free' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(shapes.getByRole('radio', { name: '1:1' })).toBeChecked();
  await expectAccessible(page, DIALOG);
  await dialog(page).getByRole('button', { name: 'Use this picture' }).focus();
  await page.keyboard.press('Enter');
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

test('a frame is moved and resized by the pointer, and stays in the picture', async ({
  page,
  editor,
}) => {
  await open(page, editor);
  await group(page, 'Picture').getByRole('button', { name: 'Crop', exact: true }).click();
  const corner = dialog(page).getByRole('button', { name: /^Lower right corner/ });
  const box = await corner.boundingBox();
  if (box === null) throw new Error('The corner is not shown');
  await page.mouse.move(box.x + 8, box.y + 8);
  await page.mouse.down();
  await page.mouse.move(box.x - 92, box.y - 92, { steps: 4 });
  await page.mouse.up();
  const frame = dialog(page).getByRole('group', { name: /^Crop, / });
  const name = (await frame.getAttribute('aria-label')) ?? '';
  const [width = 0, height = 0] = [...name.matchAll(/\d+/g)].map(Number);
  expect(width).toBeLessThan(1100);
  expect(height).toBeLessThan(700);
  const frameBox = await frame.boundingBox();
  if (frameBox === null) throw new Error('The frame is not shown');
  await page.mouse.move(frameBox.x + 40, frameBox.y + 40);
  await page.mouse.down();
  await page.mouse.move(frameBox.x + 2000, frameBox.y + 2000, { steps: 4 });
  await page.mouse.up();
  await expect(frame).toHaveAccessibleName(
    `Crop, ${width} by ${height} pixels, ${1200 - width} from the left, ${800 - height} from the top`,
  );
  await dialog(page).getByRole('button', { name: 'Cancel', exact: true }).click();
  expect(await written(editor)).toBeUndefined();
});

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

test('a missing file is named, and uploading it puts it back', async ({ page, editor }) => {
  await open(page, editor, 0, 'cs-low-tide-06.webp');
  const area = group(page, 'Picture');
  await expect(area.getByText('cs-low-tide-06.webp is not in the library')).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await area.getByRole('button', { name: 'Upload it' }).click();
  const buffer = await picture(640, 400, '#a9d3e8').webp().toBuffer();
  await (await chooser).setFiles({ name: 'cs-low-tide-06.webp', mimeType: 'image/webp', buffer });
  await expect(area.getByText('640 × 400')).toBeVisible();
  await expect(area.getByRole('textbox', { name: 'What does it show?' })).toHaveValue('The sea.');
});

test('the library takes files dropped anywhere, renames them, and deletes what nothing uses', async ({
  page,
  editor,
}) => {
  await open(page, editor);
  await group(page, 'Picture').getByRole('button', { name: 'Replace', exact: true }).click();
  await expect(file(page, 'sea.webp')).toBeVisible();
  await drop(
    dialog(page).getByRole('heading', { name: /^Picture/ }),
    'slipway.webp',
    await picture(700, 300, '#c6e4f3').webp().toBuffer(),
  );
  await expect(file(page, 'slipway.webp')).toHaveAttribute('aria-selected', 'true');
  await dialog(page).getByRole('button', { name: 'Rename', exact: true }).click();
  const rename = page.getByRole('dialog', { name: 'Rename slipway.webp' });
  await expect(rename.getByRole('textbox', { name: 'Name of the file' })).toBeFocused();
  await page.keyboard.type('boat.webp');
  await rename.getByRole('button', { name: 'Rename', exact: true }).click();
  await expect(file(page, 'boat.webp')).toHaveAttribute('aria-selected', 'true');
  await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete boat.webp', exact: true }).click();
  await expect(file(page, 'boat.webp')).toHaveCount(0);
  await dialog(page).getByRole('searchbox').fill('sea');
  await expect(dialog(page).getByRole('row')).toHaveCount(1);
  await file(page, 'sea.webp').click();
  await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click();
  const guard = page.getByRole('alertdialog', { name: /^Used in/ });
  await expect(guard.getByRole('button', { name: /Image, \d of \d$/ }).first()).toBeVisible();
  await expectAccessible(page, DIALOG);
  await guard.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(guard).toBeHidden();
});

test('a film is chosen where nothing else may be, plays in the form, and is a short link in the file', async ({
  page,
  editor,
}) => {
  await open(page, editor, 1);
  const area = group(page, 'Video file');
  const chooser = page.waitForEvent('filechooser');
  await area.getByRole('button', { name: 'Upload' }).press('Enter');
  expect(await (await chooser).element().getAttribute('accept')).toBe('video/*');
  const buffer = await webp(60, 40, '#86d9ab');
  await (await chooser).setFiles({ name: 'dune.webp', mimeType: 'image/webp', buffer });
  await expect(area.getByText('dune.webp is not a film.')).toBeVisible();
  await area.getByRole('button', { name: 'Choose a film' }).click();
  await expect(dialog(page).getByRole('row')).toHaveCount(1);
  await file(page, 'loop.mp4').click();
  await dialog(page).getByRole('button', { name: 'Use this film' }).click();
  await expect
    .poll(async () => (await editor.slice(KEY, 1))?.['video_file'])
    .toEqual({ link_type: 'Media', url: '/media/loop.mp4' });
  // Its opener is gone: the focus stays in the field.
  await expect(area.locator('button:focus')).toHaveCount(1);
  await area.getByRole('button', { name: 'Play loop.mp4' }).click();
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

  await page.getByRole('button', { name: 'Add several' }).click();
  const library = page.getByRole('dialog', { name: 'Pictures' });
  await library.getByRole('row').first().click();
  await library
    .getByRole('row')
    .nth(4)
    .click({ modifiers: ['Shift'] });
  await expectAccessible(page, DIALOG);
  await library.getByRole('button', { name: 'Add 5 pictures' }).click();
  await expect(rows).toHaveCount(8);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(rows).toHaveCount(3);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(rows).toHaveCount(0);
});
