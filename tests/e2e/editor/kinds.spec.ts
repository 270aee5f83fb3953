import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { paragraph, study, webp } from '../../support/editor/contents.ts';
import { expect, test } from '../../support/editor/editorTest.ts';
import { chooseFile, choosePicture, dialog, field, write } from '../../support/editor/fill.ts';
import { kindsType } from '../../support/editor/kindsType.ts';

const DRAFT = 'drafts/documents/kinds/ferry.json';

/** Chooses the first document that is found by these words, and waits for its row, which is higher than the search. */
async function find(page: Page, id: string, words: string): Promise<void> {
  await field(page, id).getByRole('combobox').click();
  await page.keyboard.type(words);
  await page.getByRole('option', { name: new RegExp(`^${words}`) }).click();
  await expect(field(page, id).getByRole('button', { name: `Open ${words}` })).toBeVisible();
}

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
    'media/wake.mp4': await readFile('content/media/loop-tide.mp4'),
    'media/sea.webp': await webp(1800, 1200, '#0b5870'),
    'documents/kinds/ferry.json': { data: { shop: { sku: 'A1' }, from_elsewhere: { kept: true } } },
    'documents/case_study/tides.json': study('Tides'),
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/edit/kinds/ferry');
  const openTab = (name: string) => page.getByRole('tab', { name }).click();
  /** What is saved; keys of rows are made up by the editor. */
  const saved = async () => {
    const text = (await editor.text(DRAFT)) ?? '{"data":{}}';
    const json = JSON.parse(text, (key, value: unknown) =>
      key === 'key' || key === 'id' ? undefined : value,
    ) as { data: Record<string, unknown> };
    return json.data;
  };
  const expectSaved = async (fields: Readonly<Record<string, unknown>>) => {
    for (const [id, value] of Object.entries(fields)) {
      await expect.poll(async () => (await saved())[id], id).toEqual(value);
    }
  };

  await openTab('Words');
  await write(page, 'text', 'Harbour Line');
  await write(page, 'title', 'Night Ferry');
  await write(page, 'statement', 'Fell to **eleven** seconds.');
  await write(page, 'body', '## Crossing\n1. First\nSecond\n\nAfterwards.');
  await field(page, 'table').getByRole('button', { name: 'Add a table' }).click();
  await field(page, 'table').getByRole('textbox').first().click();
  for (const text of ['Beach', 'Held', 'North Bay']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('91%');
  await page.keyboard.press('Tab');
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
  await expectSaved({
    text: 'Harbour Line',
    title: [{ type: 'heading1', text: 'Night Ferry', spans: [] }],
    statement: [paragraph('Fell to eleven seconds.', { type: 'strong', start: 8, end: 14 })],
    body: [
      { type: 'heading2', text: 'Crossing', spans: [] },
      { type: 'o-list-item', text: 'First', spans: [] },
      { type: 'o-list-item', text: 'Second', spans: [] },
      paragraph('Afterwards.'),
    ],
    table: table(['North Bay', '91%'], ['Beach', 'Held']),
  });

  await openTab('Targets');
  await field(page, 'web')
    .getByRole('button', { name: /Add a link/ })
    .click();
  await dialog(page).getByRole('textbox', { name: 'Address' }).fill('example.com/ferry');
  await dialog(page).getByRole('textbox', { name: 'Text shown' }).fill('The ferry');
  await dialog(page).getByText('Open in a new tab').click();
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await find(page, 'page', 'One');
  await chooseFile(page, 'film', 'wake.mp4');
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
  await find(page, 'study', 'Tides');
  await write(page, 'embed', 'https://film.example/ferry');
  await page.keyboard.press('Tab');
  await expectSaved({
    web: web('https://example.com/ferry', { target: '_blank', text: 'The ferry' }),
    page: { link_type: 'Document', type: 'project', uid: 'one' },
    film: { link_type: 'Media', url: '/media/wake.mp4' },
    any: { link_type: 'Media', url: '/media/sea.webp', variant: 'Secondary' },
    more: [web('https://example.com/1'), web('https://example.com/2')],
    study: { link_type: 'Document', type: 'case_study', uid: 'tides' },
    embed: { embed_url: 'https://film.example/ferry' },
  });

  await openTab('Choices');
  await field(page, 'many').getByRole('button').click();
  await page.getByRole('option', { name: 'iPhone 13' }).click();
  await write(page, 'gap', '44');
  await field(page, 'gap').getByRole('button', { name: 'Gap: more' }).click();
  await page.evaluate(() => navigator.clipboard.writeText('54.6142, -1.0608'));
  await field(page, 'place').getByRole('button', { name: 'Paste coordinates' }).click();
  await expect(field(page, 'shop').getByRole('textbox')).not.toBeEditable();
  await expectSaved({
    many: 'iPhone 13',
    gap: 45,
    place: { latitude: 54.6142, longitude: -1.0608 },
    shop: { sku: 'A1' },
    from_elsewhere: { kept: true },
  });

  await openTab('Pictures');
  await choosePicture(page, 'picture', 'sea.webp', 'The sea at night.');
  await field(page, 'cards').getByRole('button', { name: 'Add a card' }).click();
  await write(page, 'cards/0/title', 'Say where');
  await choosePicture(page, 'cards/0/image', 'sea.webp', '');
  await field(page, 'cards/0/image').getByText('Decoration, read to nobody').click();
  await field(page, 'cards/0/links')
    .getByRole('button', { name: /^Links/ })
    .click();
  await page.getByRole('button', { name: 'Add a link' }).click();
  await write(page, 'cards/0/links/0/label', 'A sign at every turn');
  await expectSaved({
    picture: { url: '/media/sea.webp', alt: 'The sea at night.' },
    cards: [
      {
        title: 'Say where',
        image: { url: '/media/sea.webp', alt: '' },
        links: [{ label: 'A sign at every turn' }],
      },
    ],
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
