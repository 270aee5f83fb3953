import { paragraph, webp } from '../../support/editor/contents.ts';
import { expect, test } from '../../support/editor/editorTest.ts';
import { dialog, field } from '../../support/editor/fill.ts';

const DRAFT = 'drafts/documents/kinds/ferry.json';

/** A custom type with the kinds of fields that need a browser; the demo's types do not have them all. */
const TYPE = {
  id: 'kinds',
  label: 'Kinds',
  format: 'custom',
  repeatable: true,
  status: true,
  json: {
    Main: {
      uid: { type: 'UID', config: { label: 'Address' } },
      table: { type: 'Table', config: { label: 'Table' } },
      any: { type: 'Link', config: { label: 'Anything', variants: ['Primary', 'Secondary'] } },
      place: { type: 'GeoPoint', config: { label: 'Place' } },
      shop: { type: 'IntegrationFields', config: { label: 'Shop', catalog: 'shop' } },
    },
  },
};

const row = (...texts: readonly string[]) => ({
  cells: texts.map((text) => ({ type: 'data', content: [paragraph(text)] })),
});

test('kinds of fields that need a browser are filled in, saved as content files have them, and undone to what the file was', async ({
  page,
  editor,
  context,
}) => {
  await editor.write({
    '../customtypes/kinds/index.json': TYPE,
    'media/sea.webp': await webp(1800, 1200, '#0b5870'),
    'documents/kinds/ferry.json': { data: { shop: { sku: 'A1' }, from_elsewhere: { kept: true } } },
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/edit/kinds/ferry');

  await field(page, 'table').getByRole('button', { name: 'Add a table' }).click();
  await field(page, 'table').getByRole('textbox').first().click();
  for (const text of ['Beach', 'Held', 'North Bay', '91%']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(field(page, 'table').getByRole('button', { name: 'Add a row' })).toBeFocused();
  // The menus of columns and rows are one stop for Tab, and arrows go between them.
  await field(page, 'table').getByRole('textbox').first().focus();
  for (const key of ['Shift+Tab', 'ArrowRight', 'ArrowRight', 'ArrowRight'])
    await page.keyboard.press(key);
  await expect(page.getByRole('button', { name: 'Actions for row 2' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Move up' }).press('Enter');

  await field(page, 'any')
    .getByRole('button', { name: /Add a link/ })
    .click();
  await dialog(page).getByText('File', { exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Choose a file' }).click();
  await dialog(page).getByRole('row', { name: /^sea/ }).click();
  await dialog(page).getByRole('button', { name: 'Use this file' }).click();
  await dialog(page).getByText('Secondary', { exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await page.evaluate(() => navigator.clipboard.writeText('54.6142, -1.0608'));
  await field(page, 'place').getByRole('button', { name: 'Paste coordinates' }).click();
  await expect
    .poll(() => editor.read(DRAFT))
    .toMatchObject({
      data: {
        table: { body: { rows: [row('North Bay', '91%'), row('Beach', 'Held')] } },
        any: { link_type: 'Media', url: '/media/sea.webp', variant: 'Secondary' },
        place: { latitude: 54.6142, longitude: -1.0608 },
        shop: { sku: 'A1' },
        from_elsewhere: { kept: true },
      },
    });

  const undo = page.getByRole('button', { name: /^Undo/ });
  // A pointer would wait for ever if what it found enabled has undone its last step meanwhile.
  const press = (button: HTMLElement) => button.click();
  while (await undo.isEnabled()) await undo.evaluate(press);
  await expect(page.getByRole('button', { name: 'Published', exact: true })).toBeVisible();
  await expect.poll(() => editor.read(DRAFT)).toBeNull();
});
