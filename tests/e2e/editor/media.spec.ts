import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type BrowserContext, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { startEditedSite, type EditedSite } from '../../support/editedSite.ts';
import { openSession } from '../../support/editorPage.ts';
import { expectAccessible } from '../../support/visit.ts';

test.describe.configure({ mode: 'serial' });

let site: EditedSite;
let context: BrowserContext;

/** A picture whose left half and right half differ, so that crops do. */
const picture = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

const image = (name: string) => ({
  slice_type: 'image',
  variation: 'default',
  primary: { image: { url: `/media/${name}`, alt: 'The sea.' } },
});

const study = (picture_: string) => ({
  first_publication_date: '2025-11-18T09:00:00+0000',
  data: {
    project_name: 'Media',
    spread: [
      image(picture_),
      { slice_type: 'video', variation: 'default', primary: { auto_play: 'Yes' } },
    ],
  },
});

const NAMES = ['upload', 'keys', 'words', 'missing', 'drop', 'library', 'film'] as const;

test.beforeAll(async ({ browser }) => {
  site = await startEditedSite();
  const media = join(site.folder.contentDir, 'media');
  await mkdir(media, { recursive: true });
  await picture(1200, 800, '#0b5870').webp().toFile(join(media, 'sea.webp'));
  await picture(600, 600, '#ff5a33').webp().toFile(join(media, 'sun.webp'));
  await writeFile(join(media, 'loop.mp4'), await readFile('content/media/loop-tide.mp4'));
  await Promise.all(
    NAMES.map((name) =>
      site.folder.write(
        `documents/case_study/${name}.json`,
        study(name === 'missing' ? 'cs-low-tide-06.webp' : 'sea.webp'),
      ),
    ),
  );
  context = await openSession(browser, site);
});
test.afterAll(async () => {
  await context.close();
  await site.stop();
});

async function open(name: (typeof NAMES)[number], slice = 0): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${site.origin}/edit/case-study/${name}#spread/${slice}`);
  return page;
}

/** A field, whether it differs from the published one or not. */
const group = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: new RegExp(`^${name}(?: ?, changed)?$`) });
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: /^(?:Picture|File)/ });
const file = (page: Page, name: string): Locator =>
  dialog(page).getByRole('option', { name: new RegExp(`^${name.replaceAll('.', '\\.')},`) });

/** What a slice of a draft has in a field; undefined until the draft is saved. */
async function written(name: string, slice: number, field: string): Promise<unknown> {
  const path = join(site.folder.contentDir, `drafts/documents/case_study/${name}.json`);
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return undefined;
  // Cast: a file of this test.
  const { data } = JSON.parse(text) as { data: { spread: { primary: Record<string, unknown> }[] } };
  return data.spread[slice]?.primary[field];
}

/** What axe looks at while a dialog is open. */
const DIALOG = '[role=dialog], [role=alertdialog]';

test('a picture is uploaded in the library, described and used in the short form', async () => {
  const page = await open('upload');
  await group(page, 'Picture').getByRole('button', { name: 'Replace', exact: true }).click();
  await expect(file(page, 'sun.webp')).toBeVisible();
  await expectAccessible(page, DIALOG);
  const chooser = page.waitForEvent('filechooser');
  await dialog(page).getByRole('button', { name: 'Upload, drop or paste' }).click();
  const buffer = await picture(900, 600, '#86d9ab').png().toBuffer();
  await (await chooser).setFiles({ name: 'Grüne Düne (1).PNG', mimeType: 'image/png', buffer });
  await expect(dialog(page).getByText('gruene-duene-1.png', { exact: true })).toBeVisible();
  await expect(file(page, 'gruene-duene-1.png')).toHaveAttribute('aria-selected', 'true');
  await dialog(page).getByRole('textbox', { name: 'What does it show?' }).fill('A green dune.');
  await dialog(page).getByRole('button', { name: 'Use this picture' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect
    .poll(() => written('upload', 0, 'image'))
    .toEqual({
      url: '/media/gruene-duene-1.png',
      alt: 'A green dune.',
    });
  await page.close();
});

test('a picture is cropped without a pointer, as Prismic stores it, and the point is kept', async () => {
  const page = await open('keys');
  const crop = group(page, 'Picture').getByRole('button', { name: 'Crop', exact: true });
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
    .poll(() => written('keys', 0, 'image'))
    .toEqual({
      url: '/media/sea.webp?rect=205,0,800,800&w=800&h=800',
      alt: 'The sea.',
      dimensions: { width: 800, height: 800 },
      edit: { x: 205, y: 0, zoom: 1, background: 'transparent' },
    });
  await expect(group(page, 'Picture').getByText('800 × 800')).toBeVisible();
  const details = await readFile(join(site.folder.contentDir, 'media.json'), 'utf8');
  expect(JSON.parse(details)).toMatchObject({ 'sea.webp': { focalPoint: { x: 0.4, y: 0.49 } } });
  await page.close();
});

test('a frame is moved and resized by the pointer, and stays in the picture', async () => {
  const page = await open('library');
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
  expect(await written('library', 0, 'image')).toBeUndefined();
  await page.close();
});

test('decoration is an empty text in the file, and no text is none', async () => {
  const page = await open('words');
  const area = group(page, 'Picture');
  await area.getByText('Decoration, read to nobody').click();
  await expect.poll(() => written('words', 0, 'image')).toMatchObject({ alt: '' });
  await expect(area.getByRole('textbox', { name: 'What does it show?' })).toHaveCount(0);
  await area.getByText('Decoration, read to nobody').click();
  await area.getByRole('textbox', { name: 'What does it show?' }).fill('');
  await expect(area.getByText('Needed to publish, unless it is decoration.')).toBeVisible();
  await expect.poll(() => written('words', 0, 'image')).toEqual({ url: '/media/sea.webp' });
  await page.close();
});

test('a missing file is named, and uploading it puts it back', async () => {
  const page = await open('missing');
  const area = group(page, 'Picture');
  await expect(area.getByText('cs-low-tide-06.webp is not in the library')).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await area.getByRole('button', { name: 'Upload it' }).click();
  const buffer = await picture(640, 400, '#a9d3e8').webp().toBuffer();
  await (await chooser).setFiles({ name: 'cs-low-tide-06.webp', mimeType: 'image/webp', buffer });
  await expect(area.getByText('640 × 400')).toBeVisible();
  await expect(area.getByRole('textbox', { name: 'What does it show?' })).toHaveValue('The sea.');
  await page.close();
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

test('a file that is dropped on a field is placed; one that the web cannot show is refused in words', async () => {
  const page = await open('drop');
  const area = group(page, 'Picture');
  await expect(area.getByText('1200 × 800')).toBeVisible();
  const tiff = await picture(20, 20, '#000').tiff().toBuffer();
  await drop(area, 'dune.tiff', tiff);
  const refusal = 'dune.tiff is not a picture the web can show. Use JPEG, PNG, WebP, AVIF or SVG.';
  await expect(area.getByText(refusal)).toBeVisible();
  await expectAccessible(page, '[data-part=form]');
  await area.getByRole('button', { name: 'Close: dune.tiff' }).click();
  await expect(area.getByText(refusal)).toBeHidden();
  await drop(area, 'cover.webp', await picture(500, 400, '#ffd166').webp().toBuffer());
  await expect.poll(() => written('drop', 0, 'image')).toEqual({ url: '/media/cover.webp' });
  await page.close();
});

test('the library takes files dropped anywhere, renames them, and deletes what nothing uses', async () => {
  const page = await open('library');
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
  await rename.getByRole('textbox', { name: 'Name of the file' }).fill('boat.webp');
  await rename.getByRole('button', { name: 'Rename', exact: true }).click();
  await expect(file(page, 'boat.webp')).toHaveAttribute('aria-selected', 'true');
  await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete boat.webp', exact: true }).click();
  await expect(file(page, 'boat.webp')).toHaveCount(0);
  await dialog(page).getByRole('searchbox').fill('sea');
  await expect(dialog(page).getByRole('option')).toHaveCount(1);
  await file(page, 'sea.webp').click();
  await dialog(page).getByRole('button', { name: 'Delete', exact: true }).click();
  const guard = page.getByRole('alertdialog', { name: /^Used in \d places/ });
  await expect(guard.getByRole('button', { name: /Image$/ }).first()).toBeVisible();
  await expectAccessible(page, DIALOG);
  await guard.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(guard).toBeHidden();
  await page.close();
});

test('a film is chosen, plays in the form, and is a short link in the file', async () => {
  const page = await open('film', 1);
  const area = group(page, 'Video file');
  await area.getByRole('button', { name: 'Choose a file' }).click();
  await dialog(page).getByRole('button', { name: 'Films', exact: true }).click();
  await expect(dialog(page).getByRole('option')).toHaveCount(1);
  await file(page, 'loop.mp4').click();
  await dialog(page).getByRole('button', { name: 'Use this file' }).click();
  await expect
    .poll(() => written('film', 1, 'video_file'))
    .toEqual({ link_type: 'Media', url: '/media/loop.mp4' });
  // Its opener is gone: the focus stays in the field.
  await expect(area.locator('button:focus')).toHaveCount(1);
  await area.getByRole('button', { name: 'Play loop.mp4' }).click();
  await expect(area.locator('video[controls]')).toBeVisible();
  await page.close();
});

test('on a narrow screen library and picture take turns, and no state has a violation', async () => {
  const page = await open('library');
  await group(page, 'Picture').getByRole('button', { name: 'Replace', exact: true }).click();
  await expect(file(page, 'sun.webp')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await file(page, 'sun.webp').click();
  await expect(dialog(page).getByRole('group', { name: /^Crop, / })).toBeVisible();
  await expect(file(page, 'sun.webp')).toBeHidden();
  await expectAccessible(page, DIALOG);
  await dialog(page).getByRole('button', { name: 'Library', exact: true }).click();
  await expect(file(page, 'sun.webp')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.close();
});
