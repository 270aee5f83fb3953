import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { violationsIn } from '../../support/axe.ts';
import { project } from '../../support/contentFolder.ts';
import { startEditedSite, type EditedSite } from '../../support/editedSite.ts';
import { canvasOf, openInEditor, openSession } from '../../support/editorPage.ts';
import { keyboardOf } from '../../support/keyboard.ts';
import { cardsOn, menu, scrollTo, visit } from '../../support/visit.ts';

// One server; the journey by keys goes on where that by pointer ended.
test.describe.configure({ mode: 'serial' });

let site: EditedSite;
let context: BrowserContext;

const featured = (title: string, day: string) => {
  const { data, tags } = project(title, day, ['Web']);
  return { tags, data: { ...data, use_spread: 'Yes', featured: 'Yes' } };
};

test.beforeAll(async ({ browser }) => {
  site = await startEditedSite();
  const { write } = site.folder;
  await write('documents/project/one.json', featured('One', '2021-01-01'));
  await write('documents/project/two.json', featured('Two', '2022-01-01'));
  await write('documents/project/three.json', project('Three', '2020-01-01', ['Print']));
  await write('documents/home/home.json', {
    data: {
      slices: [
        {
          slice_type: 'selected_work',
          variation: 'default',
          primary: { label: 'Work', heading: 'Selected Work' },
        },
      ],
    },
  });
  await write('documents/settings/settings.json', {
    data: {
      name: 'Your Name',
      profile_links: [
        {
          kind: 'code_host',
          label: 'Code',
          url: { link_type: 'Web', url: 'https://example.com/code' },
          in_menu: 'Yes',
        },
      ],
    },
  });
  context = await openSession(browser, site);
});
test.afterAll(async () => {
  await context.close();
  await site.stop();
});

const read = async (path: string): Promise<unknown> =>
  JSON.parse(await readFile(join(site.folder.contentDir, path), 'utf8').catch(() => 'null'));

const field = (page: Page, name: string) => page.locator(`[data-field="${name}"]`);

/** Titles of the cards on the page. */
const cards = (page: Page) => cardsOn(canvasOf(page)).getByRole('heading');

async function publish(page: Page) {
  await page.getByRole('button', { name: 'Review' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Publish/ })
    .click();
  await expect(page.getByRole('button', { name: 'Published' })).toBeVisible();
}

test('selected work is chosen by hand and ordered, and the page follows', async () => {
  const page = await context.newPage();
  await openInEditor(page, `${site.origin}/edit/home/home#slices/0`);
  await expect(cards(page)).toHaveText(['Two', 'One']);
  // The slice does not say how: what holds is chosen.
  await expect(field(page, 'choice').getByRole('radio', { name: 'By rule' })).toBeChecked();
  await field(page, 'choice').getByText('By hand', { exact: true }).click();
  // Nothing is chosen yet: the rule holds.
  await expect(cards(page)).toHaveText(['Two', 'One']);
  for (const [at, name] of ['Three', 'One', 'Two'].entries()) {
    await page.getByRole('button', { name: 'Add a project' }).click();
    const search = field(page, `projects/${at}/project`).getByRole('combobox');
    await search.fill(name);
    await page.getByRole('option', { name: new RegExp(`^${name}`) }).click();
    await expect(cards(page)).toHaveText(['Three', 'One', 'Two'].slice(0, at + 1));
  }
  const row = (name: string) => field(page, 'projects').getByRole('button', { name, exact: true });
  await page
    .getByRole('button', { name: 'Drag Two' })
    .dragTo(row('Three'), { targetPosition: { x: 40, y: 8 } });
  await expect(cards(page)).toHaveText(['Two', 'Three', 'One']);
  expect(await violationsIn(page)).toEqual([]);
  await publish(page);
  const visitor = await context.newPage();
  await visitor.goto(site.origin);
  await expect(cardsOn(visitor).getByRole('heading')).toHaveText(['Two', 'Three', 'One']);
  await visitor.close();
  await page.close();
});

test('the same by keys: a project moves, and the rule is back', async () => {
  const page = await context.newPage();
  const keys = await keyboardOf(page);
  await page.goto(`${site.origin}/edit/home/home#slices/0/projects/2`);
  await expect(cards(page)).toHaveText(['Two', 'Three', 'One']);
  const row = field(page, 'projects').getByRole('button', { name: 'One', exact: true });
  await expect(row).toBeFocused();
  await keys.press('Alt+ArrowUp', 'Alt+ArrowUp');
  await expect(cards(page)).toHaveText(['One', 'Two', 'Three']);
  await keys.to(field(page, 'choice').getByRole('radio', { name: 'By hand' }), 'Shift+Tab');
  await keys.press('ArrowLeft');
  await expect(cards(page)).toHaveText(['Two', 'One']);
  await keys.finish();
  await page.close();
});

test('a profile of any kind gets an own drawing, in the colour of the theme @full', async () => {
  const page = await context.newPage();
  const canvas = await openInEditor(page, `${site.origin}/edit/settings/settings#/profile_links`);
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
  const stored = await readFile(join(site.folder.contentDir, 'media/mine.svg'), 'utf8');
  expect(stored).not.toMatch(/script|onload/);
  await entry('own_icon').getByText('Decoration, read to nobody').click();
  // To the first place, by its keys.
  await page.getByRole('button', { name: 'Mastodon', exact: true }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(canvas.getByRole('navigation', { name: 'Profiles' }).getByRole('link')).toHaveCount(
    2,
  );
  await publish(page);
  expect(await read('documents/settings/settings.json')).toMatchObject({
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
  await page.close();
});

test('quick links and the rows of the menu are written, ordered and followed @full', async () => {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  const add = async (group: string, noun: string, at: number, label: string, address: string) => {
    await page.getByRole('button', { name: `Add a ${noun}` }).click();
    const entry = (name: string) => field(page, `${group}/${at}/${name}`).getByRole('textbox');
    await entry('label').fill(label);
    await entry('address').fill(address);
  };
  const canvas = await openInEditor(page, `${site.origin}/edit/settings/settings#/quick_links`);
  const quick = canvas.getByRole('navigation', { name: 'Quick links' }).getByRole('link');
  await add('quick_links', 'quick link', 0, 'Web work', '/categories/web');
  await add('quick_links', 'quick link', 1, 'Print work', '/categories/print');
  await expect(quick).toHaveText(['Web work', 'Print work', 'All']);
  await page.getByRole('button', { name: 'Print work', exact: true }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(quick).toHaveText(['Print work', 'Web work', 'All']);

  // The canvas shows the open menu.
  await page.goto(`${site.origin}/edit/settings/settings#/menu_rows`);
  await add('menu_rows', 'row', 0, 'Printed', '/categories/print');
  await add('menu_rows', 'row', 1, 'On screens', '/categories/web');
  await page
    .getByRole('button', { name: 'Drag On screens' })
    .dragTo(field(page, 'menu_rows').getByRole('button', { name: 'Printed', exact: true }), {
      targetPosition: { x: 40, y: 8 },
    });
  const shown = canvas.getByRole('dialog', { name: 'Portfolio Categories' }).getByRole('listitem');
  await expect(shown.nth(0)).toHaveText('On screens');
  await expect(shown.nth(1)).toHaveText('Printed');
  expect(await violationsIn(page)).toEqual([]);
  await publish(page);
  expect(await read('documents/settings/settings.json')).toMatchObject({
    data: {
      quick_links: [{ label: 'Print work' }, { label: 'Web work' }],
      menu_rows: [
        { label: 'On screens', address: '/categories/web' },
        { label: 'Printed', address: '/categories/print' },
      ],
    },
  });

  const visitor = await context.newPage();
  const keys = await keyboardOf(visitor);
  await visit(visitor, site.origin);
  await keys.to(visitor.getByRole('link', { name: 'Print work' }));
  await keys.press('Enter');
  await expect(visitor).toHaveURL(`${site.origin}/categories/print`);
  await visit(visitor, site.origin);
  // The header has left by then, and the button of the menu has come.
  await scrollTo(visitor, 900);
  await keys.to(visitor.getByRole('button', { name: 'Open menu' }));
  await keys.press('Enter');
  const rows = menu(visitor).getByRole('listitem');
  await expect(rows.nth(0)).toHaveText('On screens');
  await expect(rows.nth(1)).toHaveText('Printed');
  await keys.to(menu(visitor).getByRole('link', { name: 'On screens' }));
  await keys.press('Enter');
  await expect(visitor).toHaveURL(`${site.origin}/categories/web`);
  await keys.finish();
  await visitor.close();
  await page.close();
});

for (const theme of ['dark', 'light'] as const) {
  test(`visitors see the drawing in the colour of the ${theme} theme @full`, async () => {
    const page = await context.newPage();
    await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
    await page.goto(`${site.origin}/projects/best`);
    const rail = page.getByRole('navigation', { name: 'Profiles', exact: true });
    await expect(rail.getByRole('link')).toHaveText(['', '']);
    const mine = rail.getByRole('link', { name: 'Mastodon' });
    await expect(mine).toHaveAttribute('href', 'https://social.example/@you');
    const color = await mine.evaluate((element) => getComputedStyle(element).color);
    await expect(mine.locator('span')).toHaveCSS('background-color', color);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    expect(await violationsIn(page)).toEqual([]);
    await page.close();
  });
}
