import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { project } from '../../support/contentFolder.ts';
import { expect, test } from '../../support/editor/editorTest.ts';
import { dialog, field } from '../../support/editor/fill.ts';
import { keyboardOf, type Keyboard } from '../../support/keyboard.ts';

/** A file as it is, less the ids and dates that it gets by itself. */
function less(text: string | null): unknown {
  const keys = ['id', 'first_publication_date', 'last_publication_date'];
  return JSON.parse(text ?? 'null', (key, value: unknown) =>
    keys.includes(key) ? undefined : value,
  );
}

async function addByKeys(page: Page, keys: Keyboard, name: string): Promise<void> {
  // From the form to the bar, and on from there.
  await keys.press('F6');
  const outline = page.getByRole('button', { name: 'Outline' }).first();
  if ((await outline.getAttribute('aria-pressed')) !== 'true') {
    await keys.to(outline);
    await keys.press('Enter');
  }
  await keys.to(
    page.getByRole('button', { name: /^(?:Add a slice|Put the first slice here)$/ }).last(),
  );
  await keys.press('Enter');
  await expect(page.getByRole('searchbox', { name: 'Find a slice' })).toBeFocused();
  await keys.type(name);
  await keys.press('Enter');
  await keys.hears(' added ');
  // Without its example.
  await expect(page.getByRole('button', { name: 'Sample · E empties it' })).toBeVisible();
  await keys.press('F6', 'e');
  await keys.hears('emptied');
}

test('the page of the reference is made, written, filled and published by keyboard alone, and its file is the written one', async ({
  page,
  editor,
}) => {
  await editor.write({
    'media/cover-cut-paper.webp': await readFile('content/media/cover-cut-paper.webp'),
    // What the example of a picture shows.
    'media/cover-clear-visor.webp': await readFile('content/media/cover-clear-visor.webp'),
    'documents/project/low-tide.json': project('Low Tide', '2025-11-18', []),
  });
  const keys = await keyboardOf(page);
  await page.goto('/edit');
  await keys.to(page.getByRole('button', { name: 'New', exact: true }));
  await keys.press('Enter');
  await keys.to(page.getByRole('menuitem', { name: /^Page/ }), 'ArrowDown');
  await keys.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await keys.type('Keys');
  await keys.to(page.getByRole('button', { name: 'Change' }));
  await keys.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Address' })).toBeFocused();
  await keys.press('ControlOrMeta+a');
  await keys.type('now-by-keys');
  await keys.press('Enter');
  await expect(page).toHaveURL(/\/edit\/page\/now-by-keys/);
  await keys.hears('Keys is open.');
  await keys.to(field(page, 'title').getByRole('textbox'));
  await keys.press('ControlOrMeta+a');
  await keys.type('Now');
  await keys.to(page.getByRole('tab', { name: 'Main' }), 'Shift+Tab');
  await keys.press('ArrowRight');
  await keys.to(field(page, 'meta_description').getByRole('textbox'));
  await keys.type('What I am working on this month.');
  await addByKeys(page, keys, 'Text block');
  await keys.to(field(page, 'text').getByRole('textbox'));
  await keys.type('# Now\nFolding paper, mostly. The last big thing was Low Tide');
  for (let step = 0; step < 8; step += 1) await keys.press('Shift+ArrowLeft');
  await keys.press('ControlOrMeta+k');
  await keys.to(page.getByRole('radiogroup', { name: 'Leads to' }), 'Shift+Tab');
  await keys.press('ArrowRight');
  await keys.to(dialog(page).getByRole('combobox'));
  await keys.type('Low');
  await expect(page.getByRole('option', { name: /^Low Tide/ })).toBeVisible();
  await keys.press('ArrowDown', 'Enter');
  await keys.to(page.getByRole('button', { name: 'Done' }));
  await keys.press('Enter');
  await expect(field(page, 'text').getByRole('textbox')).toBeFocused();
  await keys.press('ArrowRight');
  await keys.type('.');
  await keys.to(field(page, 'padding').getByRole('textbox'));
  await keys.type('92');
  await addByKeys(page, keys, 'Picture only');
  const image = field(page, 'image');
  await keys.to(image.getByRole('button', { name: 'Choose a picture' }));
  await keys.press('Enter');
  await keys.to(dialog(page).getByRole('row').first());
  await keys.to(dialog(page).getByRole('row', { name: /^cover-cut-paper/ }), 'ArrowRight');
  await keys.press('Enter');
  await keys.to(dialog(page).getByRole('textbox', { name: 'What does it show?' }));
  await keys.type('Large letters cut from card.');
  await keys.to(dialog(page).getByRole('button', { name: 'Use this picture' }));
  await keys.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await keys.to(field(page, 'full_bleed').getByRole('switch'));
  await keys.press('Space');
  await keys.press('ControlOrMeta+Enter');
  await keys.to(dialog(page).getByRole('button', { name: /^Publish/ }));
  await keys.press('Enter');
  await keys.hears('Now is public.');
  const written = await readFile('tests/e2e/editor/written/now.json', 'utf8');
  expect(less(await editor.text('documents/page/now-by-keys.json'))).toEqual(less(written));
  await keys.finish();
});
