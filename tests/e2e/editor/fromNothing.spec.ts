import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { project } from '../../support/contentFolder.ts';
import { expect, test } from '../../support/editor/editorTest.ts';
import { dialog, field } from '../../support/editor/fill.ts';
import { keyboardOf, type Keyboard } from '../../support/keyboard.ts';

/** Adds a slice to an empty page, or after the last one, without its example. */
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
  await expect(page.getByRole('button', { name: 'Sample · E empties it' })).toBeVisible();
  await keys.press('F6', 'e');
  await keys.hears('emptied');
}

test('a page is made, written, filled and published by keyboard alone', async ({
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
  await keys.type('Now');
  await keys.press('Enter');
  await keys.hears('Now is open.');
  await addByKeys(page, keys, 'Text block');
  await keys.to(field(page, 'text').getByRole('textbox'));
  await keys.type('# Now\nThe last big thing was Low Tide');
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('Shift+ArrowLeft');
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
  await addByKeys(page, keys, 'Picture only');
  await keys.to(field(page, 'image').getByRole('button', { name: 'Choose a picture' }));
  await keys.press('Enter');
  await keys.to(dialog(page).getByRole('row').first());
  await keys.to(dialog(page).getByRole('row', { name: /^cover-cut-paper/ }), 'ArrowRight');
  await keys.press('Enter');
  await keys.to(dialog(page).getByRole('textbox', { name: 'What does it show?' }));
  await keys.type('Letters of card.');
  await keys.to(dialog(page).getByRole('button', { name: 'Use this picture' }));
  await keys.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await keys.press('ControlOrMeta+Enter');
  await keys.to(dialog(page).getByRole('button', { name: /^Publish/ }));
  await keys.press('Enter');
  await keys.hears('Now is public.');
  const data = { link_type: 'Document', type: 'project', uid: 'low-tide' };
  const text = [
    { type: 'heading1', text: 'Now' },
    {
      text: 'The last big thing was Low Tide.',
      spans: [{ type: 'hyperlink', start: 23, end: 31, data }],
    },
  ];
  const image = { url: '/media/cover-cut-paper.webp', alt: 'Letters of card.' };
  expect(await editor.read('documents/page/now.json')).toMatchObject({
    data: {
      slices: [{ primary: { text } }, { variation: 'plain', primary: { image } }],
    },
  });
  await keys.finish();
});
