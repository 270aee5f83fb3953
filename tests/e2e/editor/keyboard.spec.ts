import type { Page } from '@playwright/test';
import { section, study, textBlock, paragraph } from '../../support/editor/contents.ts';
import { expect, test } from '../../support/editor/editorTest.ts';
import { canvasOf } from '../../support/editorPage.ts';
import { keyboardOf, type Keyboard } from '../../support/keyboard.ts';

const KEY = 'case_study/tides';

const spine = (page: Page) => page.getByRole('listbox', { name: 'Slices of the page' });

/** Opens the page of a document, without a pointer from then on. */
async function open(page: Page, address: string): Promise<Keyboard> {
  const keys = await keyboardOf(page);
  await page.goto(address);
  await expect(canvasOf(page).locator('#page main')).toBeVisible();
  // Its bars come once the page has told the heights of its slices: F6 would pass an empty spine.
  await expect(spine(page).getByRole('option').first()).toBeVisible();
  return keys;
}

test('by keys alone slices are chosen, inserted, moved, duplicated, deleted, cut and pasted, also into another document; all of it is said, and undone', async ({
  page,
  editor,
  context,
}) => {
  await editor.write({
    [`documents/${KEY}.json`]: study('Tides', section('Slipway'), section('Numbers')),
    'documents/page/text.json': {
      data: { title: 'Text', slices: [textBlock(paragraph('Folding paper'))] },
    },
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const titles = (...expected: readonly string[]) =>
    expect.poll(() => editor.titles(KEY)).toEqual(expected);
  const keys = await open(page, '/edit/case-study/tides');
  const selected = spine(page).getByRole('option', { selected: true });
  await keys.press('F6', 'F6');
  await keys.to(spine(page));
  await keys.press('ArrowDown');
  await expect(selected).toBeFocused();
  await expect(selected).toHaveAccessibleName('Section header, Numbers, 2 of 2');
  await keys.press('F6');
  await expect(page.locator('iframe')).toBeFocused();
  await keys.press('ArrowUp');
  await keys.hears('Section header selected, 1 of 2');
  await expect(page.locator('iframe')).toBeFocused();
  await keys.press('a');
  await expect(page.getByRole('searchbox', { name: 'Find a slice' })).toBeFocused();
  // The pictures are reached, too.
  const grid = page.getByRole('grid', { name: 'Slices that fit here' });
  await expect(grid.getByRole('row').nth(1)).toBeVisible();
  await keys.press('ArrowDown');
  await expect(grid.getByRole('row').first()).toBeFocused();
  await keys.press('ArrowRight');
  await expect(grid.getByRole('row').nth(1)).toBeFocused();
  await keys.press('Shift+Tab', 'Shift+Tab');
  await keys.type('label and a statement');
  await keys.press('Enter');
  await keys.hears('Callout section added after Section header.');
  await expect(page).toHaveURL(/#spread\/1\//);
  await expect(page.locator('[data-part=form] :focus')).toBeVisible();

  // In the spine and on the page.
  await keys.to(spine(page), 'Shift+F6');
  await keys.press('Home', 'Alt+ArrowDown');
  await keys.hears('Moved down, now 2 of 3, after Callout section.');
  await titles('What changed', 'Slipway', 'Numbers');
  await keys.press('F6', 'Alt+ArrowUp');
  await keys.hears('Moved up, now 1 of 3, the first one.');
  await titles('Slipway', 'What changed', 'Numbers');
  await keys.press('ControlOrMeta+d');
  await keys.hears('Section header duplicated, now 2 of 4.');
  await keys.press('Delete');
  await keys.hears('Section header deleted. Undo with Control Z.');
  await titles('Slipway', 'What changed', 'Numbers');
  await keys.press('ControlOrMeta+z');
  await keys.hears('Undone: delete Section header.');
  await keys.press('ControlOrMeta+x');
  await keys.hears('Section header cut. Undo with Control Z.');
  await titles('Slipway', 'What changed', 'Numbers');
  await keys.press('ControlOrMeta+v');
  await keys.hears(/^Section header pasted after /);
  await keys.press('ControlOrMeta+c');
  await keys.hears('Section header copied.');
  await keys.finish();

  const other = await context.newPage();
  const otherKeys = await open(other, '/edit/page/text');
  await otherKeys.to(spine(other));
  await otherKeys.press('ControlOrMeta+v');
  await otherKeys.hears('Section header pasted after Text block, now 2 of 2.');
  await expect.poll(() => editor.titles('page/text')).toEqual(['?', 'Slipway']);
  await otherKeys.finish();
});

test('by keys alone documents are searched, opened, and renamed with the links to them @full', async ({
  page,
  editor,
}) => {
  const keys = await keyboardOf(page);
  await page.goto('/edit');
  await expect(page.getByRole('row').first()).toBeVisible();
  await keys.press('ControlOrMeta+k');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await keys.type('two');
  await expect(page.getByRole('row')).toHaveCount(1);
  await keys.to(page.getByRole('row'));
  await keys.press('Enter');
  await expect(page).toHaveURL('/edit/project/two');
  await keys.hears('Two is open.');
  await page.goBack();
  const row = page.getByRole('row', { name: /^Two,/ });
  await expect(row).toBeVisible();
  await keys.to(page.getByRole('grid'));
  await keys.to(row, 'ArrowDown');
  await keys.to(page.getByRole('button', { name: 'More for Two' }));
  await keys.press('Enter');
  await keys.to(page.getByRole('menuitem', { name: 'Rename address' }), 'ArrowDown');
  await keys.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Rename address' });
  await expect(dialog.getByText('1 document links here and will follow.')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toContainText('Best');
  await keys.to(dialog.getByRole('textbox', { name: 'Address' }));
  await keys.press('ControlOrMeta+a');
  await keys.type('second');
  await keys.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('/second');
  expect(await editor.read('documents/project_list/best.json')).toMatchObject({
    data: { projects: [{ project: { type: 'project', uid: 'second' } }] },
  });
  await keys.finish();
});
