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

test('by keys alone slices are chosen, inserted, moved and dragged; all of it is said, and undone', async ({
  page,
  editor,
}) => {
  await editor.write({
    [`documents/${KEY}.json`]: study('Tides', section('Slipway'), section('Numbers')),
  });
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
  const search = page.getByRole('searchbox', { name: 'Find a slice' });
  await expect(search).toBeFocused();
  const grid = page.getByRole('grid', { name: 'Slices that fit here' });
  const picture = grid.locator('img').first();
  await expect
    .poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth))
    .toBeGreaterThan(0);
  // The pictures are reached, too.
  await keys.press('ArrowDown', 'ArrowRight');
  await expect(grid.getByRole('row').nth(1)).toBeFocused();
  await keys.press('Shift+Tab', 'Shift+Tab');
  await keys.type('label and a statement');
  await keys.press('Enter');
  await keys.hears('Callout section added after Section header.');
  await expect(page).toHaveURL(/#spread\/1\//);
  await expect(page.locator('[data-part=form] :focus')).toBeVisible();
  await titles('Slipway', 'What changed', 'Numbers');

  // By chord in the spine and on the page, and from the menu.
  await keys.to(spine(page), 'Shift+F6');
  await keys.press('Home', 'Alt+ArrowDown');
  await keys.hears('Moved down, now 2 of 3, after Callout section.');
  await titles('What changed', 'Slipway', 'Numbers');
  await expect(spine(page).locator(':focus')).toHaveAttribute('aria-selected', 'true');
  await keys.press('F6', 'Alt+ArrowUp');
  await keys.hears('Moved up, now 1 of 3, the first one.');
  const tools = page.getByRole('toolbar', { name: 'Slice' });
  await keys.to(tools.getByRole('button', { name: 'More' }));
  await keys.press('Enter');
  await keys.to(page.getByRole('menuitem', { name: 'Move to…' }), 'ArrowDown');
  await keys.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Move Section header' });
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await keys.type('after callout');
  await keys.press('ArrowDown', 'Enter');
  await keys.hears('Moved, now 2 of 3, after Callout section.');
  await expect(dialog).toBeHidden();
  await titles('What changed', 'Slipway', 'Numbers');
  await keys.press('ControlOrMeta+z');
  await keys.hears('Undone: move Section header.');
  await titles('Slipway', 'What changed', 'Numbers');

  // In the outline, by chord and by the list's own dragging.
  await keys.press('o');
  const rows = page.locator('[data-part=outline]').getByRole('row');
  // Its code is loaded when it is first opened: F6 would pass an empty outline.
  await expect(rows.first()).toBeVisible();
  await keys.press('Shift+F6');
  await expect(rows.first()).toBeFocused();
  await keys.press('ArrowDown', 'ArrowDown', 'Alt+ArrowUp', 'Alt+ArrowUp');
  await keys.hears('Moved up, now 1 of 3, the first one.');
  await expect(rows.first()).toBeFocused();
  await expect(rows.first()).toContainText('Numbers');
  await keys.press('Tab', 'Enter');
  await expect(page.getByText(/^Started dragging/).last()).toBeAttached();
  await keys.press('ArrowDown', 'ArrowDown', 'Enter');
  await keys.hears(/^Moved down, now \d of 3/);
  await keys.finish();
});

test('by keys alone slices are duplicated, deleted, cut and pasted, also into another document that takes them', async ({
  page,
  editor,
  context,
}) => {
  await editor.write({
    [`documents/${KEY}.json`]: study('Tides', section('Slipway'), section('Results')),
    'documents/page/text.json': {
      data: { title: 'Text', slices: [textBlock(paragraph('Folding paper'))] },
    },
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const titles = (...expected: readonly string[]) =>
    expect.poll(() => editor.titles(KEY)).toEqual(expected);
  const keys = await open(page, '/edit/case-study/tides#spread/0');
  await keys.to(spine(page));
  await keys.press('ControlOrMeta+d');
  await keys.hears('Section header duplicated, now 2 of 3.');
  await keys.press('Delete');
  await keys.hears('Section header deleted. Undo with Control Z.');
  await keys.press('ControlOrMeta+z');
  await keys.hears('Undone: delete Section header.');
  await titles('Slipway', 'Slipway', 'Results');
  await keys.press('ControlOrMeta+z');
  await expect.poll(() => editor.titles(KEY)).toBeNull();
  await keys.press('ArrowUp', 'Home', 'ControlOrMeta+x');
  await keys.hears('Section header cut. Undo with Control Z.');
  await titles('Results');
  await keys.press('ControlOrMeta+v');
  await keys.hears('Section header pasted after Section header, now 2 of 2.');
  await titles('Results', 'Slipway');
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

test('by keys alone documents are searched, opened, renamed with the links to them, unpublished and restored @full', async ({
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
  await expect(page.getByRole('row')).toHaveCount(1);
  await keys.press('ControlOrMeta+k', 'ControlOrMeta+a', 'Backspace');
  await keys.to(page.getByRole('button', { name: /^Projects/ }), 'Shift+Tab');
  await keys.press('Enter');
  const row = page.getByRole('row', { name: /^Two,/ });
  await expect(row).toBeVisible();
  const menu = async (entry: string) => {
    await keys.to(page.getByRole('grid'));
    if (!(await row.evaluate((one) => one.contains(document.activeElement)))) {
      await keys.press('Home');
    }
    await keys.to(row, 'ArrowDown');
    await keys.to(page.getByRole('button', { name: 'More for Two' }));
    await keys.press('Enter');
    await keys.to(page.getByRole('menuitem', { name: entry }), 'ArrowDown');
    await keys.press('Enter');
  };
  await menu('Rename address');
  const dialog = page.getByRole('dialog', { name: 'Rename address' });
  await expect(dialog.getByText('1 document links here and will follow.')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toContainText('Best');
  await keys.to(dialog.getByRole('textbox', { name: 'Address' }));
  await keys.press('ControlOrMeta+a');
  await keys.type('second');
  await keys.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('/second');
  expect(await editor.read('documents/project/second.json')).toMatchObject({
    previous_uids: ['two'],
  });
  expect(await editor.read('documents/project_list/best.json')).toMatchObject({
    data: { projects: [{ project: { type: 'project', uid: 'second' } }] },
  });
  await menu('Unpublish');
  const question = page.getByRole('alertdialog');
  await keys.to(question.getByRole('button', { name: 'Unpublish' }));
  await keys.press('Enter');
  await expect(question).toBeHidden();
  expect(await editor.text('documents/project/second.json')).toBeNull();
  expect(await editor.text('archive/documents/project/second.json')).not.toBeNull();
  await keys.press('ControlOrMeta+k');
  await keys.to(page.getByRole('radiogroup', { name: 'State' }));
  await keys.to(page.getByRole('radio', { name: /^Unpublished/ }), 'ArrowRight');
  await expect(page.getByRole('row')).toHaveCount(1);
  await menu('Restore as a draft');
  await expect.poll(() => editor.text('drafts/documents/project/second.json')).not.toBeNull();
  await keys.finish();
});
