import type { Page } from '@playwright/test';
import { project } from '../../support/contentFolder.ts';
import { expect, test, type Editor } from '../../support/editor/editorTest.ts';
import { canvasOf, openInEditor, press } from '../../support/editorPage.ts';
import { cardsOn } from '../../support/visit.ts';

const featured = (title: string, day: string) => {
  const { data, tags } = project(title, day, ['Web']);
  return { tags, data: { ...data, use_spread: 'Yes', featured: 'Yes' } };
};

const work = {
  slice_type: 'selected_work',
  variation: 'default',
  primary: { label: 'Work', heading: 'Selected Work' },
};

const code = {
  kind: 'code_host',
  label: 'Code',
  url: { link_type: 'Web', url: 'https://example.com/code' },
  in_menu: 'Yes',
};

const writeSite = ({ write }: Editor) =>
  write({
    'documents/project/one.json': featured('One', '2021-01-01'),
    'documents/project/two.json': featured('Two', '2022-01-01'),
    'documents/project/three.json': project('Three', '2020-01-01', ['Print']),
    'documents/home/home.json': { data: { slices: [work] } },
    'documents/settings/settings.json': { data: { name: 'Your Name', profile_links: [code] } },
  });

const field = (page: Page, name: string) => page.locator(`[data-field="${name}"]`);

/** Titles of the cards on the page. */
const cards = (page: Page) => cardsOn(canvasOf(page)).getByRole('heading');

async function publish(page: Page) {
  await page.getByRole('button', { name: 'Review' }).click();
  await press(page.getByRole('dialog'), /^Publish/);
  await expect(page.getByRole('button', { name: 'Published' })).toBeVisible();
}

test('a card gets to the top of Home in two presses, and the order by hand is followed, by pointer and by keys', async ({
  page,
  editor,
  context,
}) => {
  await writeSite(editor);
  await page.goto('/edit?type=project');
  await page.getByRole('button', { name: 'Order on Home' }).click();
  await page.getByRole('button', { name: 'Three to the top' }).click();
  await expect(cards(page)).toHaveText(['Three', 'Two', 'One']);
  await expect(field(page, 'choice').getByRole('radio', { name: 'By hand' })).toBeChecked();
  const rows = field(page, 'projects').getByRole('row');
  const row = (name: string) => rows.filter({ hasText: name });
  await expect(rows).toHaveText([/^Three/, /^Two/, /^One/, 'Not on Home, newest first']);
  // By its grip.
  await row('One').dragTo(row('Two'), {
    sourcePosition: { x: 12, y: 26 },
    targetPosition: { x: 40, y: 6 },
  });
  await expect(cards(page)).toHaveText(['Three', 'One', 'Two']);
  await publish(page);
  const visitor = await context.newPage();
  await visitor.goto('/');
  await expect(cardsOn(visitor).getByRole('heading')).toHaveText(['Three', 'One', 'Two']);
  await visitor.close();

  // By keys the order changes, a card leaves Home, and the rule is back.
  await row('Three').press('Alt+ArrowDown');
  await expect(cards(page)).toHaveText(['One', 'Three', 'Two']);
  await expect(row('Three')).toBeFocused();
  for (const key of ['Alt+ArrowDown', 'Alt+ArrowDown']) await page.keyboard.press(key);
  await expect(cards(page)).toHaveText(['One', 'Two']);
  await page.keyboard.press('Control+z');
  await expect(cards(page)).toHaveText(['One', 'Two', 'Three']);
  await field(page, 'choice').getByRole('radio', { name: 'By hand' }).press('ArrowLeft');
  await expect(cards(page)).toHaveText(['Two', 'One']);
});

test('an own drawing of a profile is stored without scripts, and visitors see it in the colour of the theme @full', async ({
  page,
  editor,
  context,
}) => {
  await writeSite(editor);
  const canvas = await openInEditor(page, '/edit/settings/settings#/profile_links/0');
  const icon = canvas.getByRole('navigation', { name: 'Profiles' }).getByRole('link');
  const chooser = page.waitForEvent('filechooser');
  await field(page, 'profile_links/0/own_icon').getByRole('button', { name: 'Upload' }).click();
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">' +
    '<script>window.ran = true</script><path d="M2 2h20v20H2z" onload="window.ran = true"/></svg>';
  const file = { name: 'mine.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) };
  await (await chooser).setFiles(file);
  await expect(icon.locator('span')).toHaveCSS('mask-image', /\/media\/mine\.svg/);
  expect(await editor.text('media/mine.svg')).not.toMatch(/script|onload/);
  await field(page, 'profile_links/0/own_icon').getByText('Decoration, read to nobody').click();
  await publish(page);

  for (const theme of ['dark', 'light'] as const) {
    const visitor = await context.newPage();
    await visitor.addInitScript((name) => localStorage.setItem('theme', name), theme);
    await visitor.goto('/projects/best');
    const rail = visitor.getByRole('navigation', { name: 'Profiles', exact: true });
    const mine = rail.getByRole('link', { name: 'Code' });
    const color = await mine.evaluate((element) => getComputedStyle(element).color);
    await expect(mine.locator('span')).toHaveCSS('background-color', color);
    expect(await visitor.evaluate(() => 'ran' in window)).toBe(false);
    await visitor.close();
  }
});

test('a row of the menu leads to a page that is chosen, and is seen in the open menu @full', async ({
  page,
  editor,
}) => {
  await writeSite(editor);
  // The canvas shows the open menu.
  await page.goto('/edit/settings/settings#/menu_rows');
  await page.getByRole('button', { name: 'Add a row' }).click();
  const address = field(page, 'menu_rows/0/address');
  await address.getByRole('combobox').fill('/categories/web');
  await page
    .getByRole('option', { name: /^Projects with the tag/ })
    .first()
    .click();
  await field(page, 'menu_rows/0/label').getByRole('textbox').fill('On screens');
  const shown = canvasOf(page)
    .getByRole('dialog', { name: 'Portfolio Categories' })
    .getByRole('listitem');
  await expect(shown.first()).toHaveText('On screens');
  await expect(shown.first().getByRole('link')).toHaveAttribute('href', '/categories/web');
});
