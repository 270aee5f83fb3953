import { paragraph, webp } from '../../support/editor/contents.ts';
import { expect, test } from '../../support/editor/editorTest.ts';
import { dialog, field } from '../../support/editor/fill.ts';
import { kindsType } from '../../support/editor/kindsType.ts';

const DRAFT = 'drafts/documents/kinds/ferry.json';

const web = (url: string, rest = {}) => ({ link_type: 'Web', url, ...rest });
const table = (...rows: readonly (readonly string[])[]) => ({
  body: {
    rows: rows.map((texts) => ({
      cells: texts.map((text) => ({ type: 'data', content: [paragraph(text)] })),
    })),
  },
});

test('kinds of fields that need a browser are filled in, saved as content files have them, and undone to what the file was', async ({
  page,
  editor,
  context,
}) => {
  await editor.write({
    '../customtypes/kinds/index.json': kindsType,
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
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Actions for row 2' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Move up' }).press('Enter');

  await field(page, 'web')
    .getByRole('button', { name: /Add a link/ })
    .click();
  await dialog(page).getByRole('textbox', { name: 'Address' }).fill('example.com/ferry');
  await dialog(page).getByRole('textbox', { name: 'Text shown' }).fill('The ferry');
  await dialog(page).getByText('Open in a new tab').click();
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await field(page, 'any')
    .getByRole('button', { name: /Add a link/ })
    .click();
  await dialog(page).getByText('File', { exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Choose a file' }).click();
  await dialog(page).getByRole('row', { name: /^sea/ }).click();
  await dialog(page).getByRole('button', { name: 'Use this file' }).click();
  await dialog(page).getByText('Secondary', { exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  for (const address of ['example.com/1', 'example.com/2']) {
    await field(page, 'more').getByRole('button', { name: 'Add a link' }).last().click();
    await dialog(page).getByRole('textbox', { name: 'Address' }).fill(address);
    await dialog(page).getByRole('textbox', { name: 'Address' }).press('Enter');
  }

  await field(page, 'many').getByRole('button').click();
  await page.getByRole('option', { name: 'iPhone 13' }).click();
  await page.evaluate(() => navigator.clipboard.writeText('54.6142, -1.0608'));
  await field(page, 'place').getByRole('button', { name: 'Paste coordinates' }).click();
  /** What is saved; keys of rows are made up by the editor. */
  const saved = async () =>
    JSON.parse((await editor.text(DRAFT)) ?? '{}', (key, value: unknown) =>
      key === 'key' || key === 'id' ? undefined : value,
    ) as unknown;
  await expect.poll(saved).toMatchObject({
    data: {
      table: table(['North Bay', '91%'], ['Beach', 'Held']),
      web: web('https://example.com/ferry', { target: '_blank', text: 'The ferry' }),
      any: { link_type: 'Media', url: '/media/sea.webp', variant: 'Secondary' },
      more: [web('https://example.com/1'), web('https://example.com/2')],
      many: 'iPhone 13',
      place: { latitude: 54.6142, longitude: -1.0608 },
      shop: { sku: 'A1' },
      from_elsewhere: { kept: true },
    },
  });

  // In a new window, too.
  await page.reload();
  const undo = page.getByRole('button', { name: /^Undo/ });
  await expect(undo).toBeEnabled();
  // A pointer would wait for ever if what it found enabled has undone its last step meanwhile.
  const press = (button: HTMLElement) => button.click();
  while (await undo.isEnabled()) await undo.evaluate(press);
  await expect(page.getByRole('button', { name: 'Published', exact: true })).toBeVisible();
  await expect.poll(() => editor.read(DRAFT)).toBeNull();
});
