import type { Page } from '@playwright/test';
import { violationsIn } from '../../support/axe.ts';
import { project } from '../../support/contentFolder.ts';
import { expect, test, type Editor } from '../../support/editor/editorTest.ts';
import { canvasOf, openInEditor, press } from '../../support/editorPage.ts';
import { keyboardOf } from '../../support/keyboard.ts';
import { cardsOn, menu, scrollTo, visit } from '../../support/visit.ts';

const featured = (title: string, day: string) => {
  const { data, tags } = project(title, day, ['Web']);
  return { tags, data: { ...data, use_spread: 'Yes', featured: 'Yes' } };
};

const work = {
  slice_type: 'selected_work',
  variation: 'default',
  primary: { label: 'Work', heading: 'Selected Work' },
};

/** Values of the slice with an order by hand. */
const byHand = (...uids: readonly string[]) => ({
  choice: 'By hand',
  projects: uids.map((uid) => ({ project: { link_type: 'Document', type: 'project', uid } })),
});

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
  expect(await violationsIn(page)).toEqual([]);
  await publish(page);
  const visitor = await context.newPage();
  await visitor.goto('/');
  await expect(cardsOn(visitor).getByRole('heading')).toHaveText(['Three', 'One', 'Two']);
  // A visitor goes on in this order.
  await visitor.goto('/project/one');
  await expect(visitor.locator('[data-next] a')).toHaveText('Two');
  await visitor.close();

  // By keys the order changes, a card leaves Home, and the rule is back.
  const byKeys = await context.newPage();
  const keys = await keyboardOf(byKeys);
  await byKeys.goto('/edit/home/home#slices/0');
  await expect(cards(byKeys)).toHaveText(['Three', 'One', 'Two']);
  const own = (name: string) =>
    field(byKeys, 'projects').getByRole('row').filter({ hasText: name });
  await keys.to(own('Three'));
  await keys.press('Alt+ArrowDown');
  await expect(cards(byKeys)).toHaveText(['One', 'Three', 'Two']);
  await expect(own('Three')).toBeFocused();
  await keys.press('Alt+ArrowDown', 'Alt+ArrowDown');
  await expect(cards(byKeys)).toHaveText(['One', 'Two']);
  await keys.press('Control+z');
  await expect(cards(byKeys)).toHaveText(['One', 'Two', 'Three']);
  // What another program does to the list is in it.
  await expect
    .poll(async () => (await editor.slice('home/home', 0))?.['projects'])
    .toEqual(byHand('one', 'two', 'three').projects);
  await editor.write({
    'drafts/documents/home/home.json': {
      data: { slices: [{ ...work, primary: { ...work.primary, ...byHand('two', 'three') } }] },
    },
  });
  await expect(cards(byKeys)).toHaveText(['Two', 'Three']);
  await keys.to(field(byKeys, 'choice').getByRole('radio', { name: 'By hand' }), 'Shift+Tab');
  await keys.press('ArrowLeft');
  await expect(cards(byKeys)).toHaveText(['Two', 'One']);
  await keys.finish();
});

test('a profile of any kind gets an own drawing, which visitors see in the colour of the theme @full', async ({
  page,
  editor,
  context,
}) => {
  await writeSite(editor);
  const canvas = await openInEditor(page, '/edit/settings/settings#/profile_links');
  await page.getByRole('button', { name: 'Add a profile' }).click();
  const entry = (name: string) => field(page, `profile_links/1/${name}`);
  await entry('label').getByRole('textbox').fill('Mastodon');
  await entry('url')
    .getByRole('button', { name: /Add a link/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Address' }).fill('social.example/@you');
  await dialog.getByRole('button', { name: 'Done' }).click();
  const icon = canvas
    .getByRole('navigation', { name: 'Profiles' })
    .getByRole('link', { name: 'Mastodon' });
  // From the set first.
  await entry('icon').getByRole('button').click();
  await page.getByRole('option', { name: 'At', exact: true }).click();
  await expect(icon.locator('span')).toHaveCSS('mask-image', /\/icons\/at\.svg/);
  const chooser = page.waitForEvent('filechooser');
  await entry('own_icon').getByRole('button', { name: 'Upload' }).click();
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">' +
    '<script>window.ran = true</script><path d="M2 2h20v20H2z" onload="window.ran = true"/></svg>';
  await (
    await chooser
  ).setFiles({
    name: 'mine.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(drawing),
  });
  await expect(icon.locator('span')).toHaveCSS('mask-image', /\/media\/mine\.svg/);
  const stored = await editor.text('media/mine.svg');
  expect(stored).not.toMatch(/script|onload/);
  await entry('own_icon').getByText('Decoration, read to nobody').click();
  // To the first place, by its keys.
  await page.getByRole('button', { name: 'Mastodon', exact: true }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(canvas.getByRole('navigation', { name: 'Profiles' }).getByRole('link')).toHaveCount(
    2,
  );
  await publish(page);
  expect(await editor.read('documents/settings/settings.json')).toMatchObject({
    data: {
      profile_links: [
        {
          label: 'Mastodon',
          icon: 'at',
          own_icon: { url: '/media/mine.svg' },
          url: { url: 'https://social.example/@you' },
        },
        { kind: 'code_host', label: 'Code' },
      ],
    },
  });

  for (const theme of ['dark', 'light'] as const) {
    const visitor = await context.newPage();
    await visitor.addInitScript((name) => localStorage.setItem('theme', name), theme);
    await visitor.goto('/projects/best');
    const rail = visitor.getByRole('navigation', { name: 'Profiles', exact: true });
    await expect(rail.getByRole('link')).toHaveText(['', '']);
    const mine = rail.getByRole('link', { name: 'Mastodon' });
    await expect(mine).toHaveAttribute('href', 'https://social.example/@you');
    const color = await mine.evaluate((element) => getComputedStyle(element).color);
    await expect(mine.locator('span')).toHaveCSS('background-color', color);
    expect(await visitor.evaluate(() => 'ran' in window)).toBe(false);
    expect(await violationsIn(visitor)).toEqual([]);
    await visitor.close();
  }
});

test('quick links and the rows of the menu lead to pages that are chosen, are seen on the page and followed @full', async ({
  page,
  editor,
  context,
}) => {
  await writeSite(editor);
  const add = async (group: string, noun: string, label: string, words: string) => {
    await page.getByRole('button', { name: `Add a ${noun}` }).click();
    const address = field(page, `${group}/0/address`);
    await address.getByRole('combobox').fill(words);
    await page
      .getByRole('option', { name: /^Projects with the tag/ })
      .first()
      .click();
    await expect(address).toContainText('Projects with the tag');
    await field(page, `${group}/0/label`).getByRole('textbox').fill(label);
  };
  const canvas = await openInEditor(page, '/edit/settings/settings#/quick_links');
  await add('quick_links', 'quick link', 'Print work', 'tag print');
  const quick = canvas.getByRole('navigation', { name: 'Quick links' }).getByRole('link');
  await expect(quick).toHaveText(['Print work', 'All']);
  // The canvas shows the open menu.
  await page.goto('/edit/settings/settings#/menu_rows');
  await add('menu_rows', 'row', 'On screens', '/categories/web');
  const shown = canvas.getByRole('dialog', { name: 'Portfolio Categories' }).getByRole('listitem');
  await expect(shown.first()).toHaveText('On screens');
  expect(await violationsIn(page)).toEqual([]);
  await publish(page);

  const visitor = await context.newPage();
  await visit(visitor);
  await visitor.getByRole('link', { name: 'Print work' }).click();
  await expect(visitor).toHaveURL('/categories/print');
  await visit(visitor);
  // The header has left by then, and the button of the menu has come.
  await scrollTo(visitor, 900);
  await visitor.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu(visitor).getByRole('listitem').first()).toHaveText('On screens');
  await menu(visitor).getByRole('link', { name: 'On screens' }).click();
  await expect(visitor).toHaveURL('/categories/web');
});
