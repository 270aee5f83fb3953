import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { violationsIn } from '../../support/axe.ts';
import { project } from '../../support/contentFolder.ts';
import { startEditedSite, type EditedSite } from '../../support/editedSite.ts';
import { openInEditor, openSession } from '../../support/editorPage.ts';
import { overflow } from '../../support/reflow.ts';
import { settled } from '../../support/visit.ts';

test.describe.configure({ mode: 'default' });

const OLD = 'https://old.example/shop';

let site: EditedSite;
let context: BrowserContext;

test.beforeAll(async ({ browser }) => {
  site = await startEditedSite();
  const { write } = site.folder;
  await write('documents/home/home.json', { data: { title: 'Home' } });
  await write('documents/settings/settings.json', { data: { name: 'Your Name' } });
  await write('documents/project/kelp.json', {
    ...project('Kelp Café', '2024-01-01', ['Ocean']),
    data: {
      ...project('Kelp Café', '2024-01-01', []).data,
      web_link: { link_type: 'Web', url: OLD },
    },
  });
  await write('documents/project/tokyo.json', {
    data: {
      ...project('東京の夜景', '2024-03-01', []).data,
      web_link: { link_type: 'Web', url: OLD },
    },
  });
  await write('documents/page/about.json', {
    data: {
      title: 'About',
      slices: [
        {
          slice_type: 'text_block',
          variation: 'default',
          primary: { text: [{ type: 'paragraph', text: 'المدينة القديمة', spans: [] }] },
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

/** Expects nothing of axe in either theme, and nothing outside of the window on a phone. */
async function expectAccessible(page: Page, where: string) {
  for (const theme of ['dark', 'light']) {
    // oxlint-disable-next-line no-await-in-loop -- one theme after the other
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name;
    }, theme);
    // oxlint-disable-next-line no-await-in-loop -- colours change slowly
    await settled(page);
    // oxlint-disable-next-line no-await-in-loop -- of the theme that was just set
    expect.soft(await violationsIn(page), `${where}, ${theme}`).toEqual([]);
  }
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  expect.soft(await overflow(page), `${where} on a phone`).toEqual([]);
  if (size) await page.setViewportSize(size);
}

test('words are found by keys alone, whatever their case, accents and script', async () => {
  const page = await context.newPage();
  await page.goto(`${site.origin}/edit`);
  await expect(page.getByRole('button', { name: 'New', exact: true })).toBeVisible();
  await page.keyboard.press('Control+Shift+F');
  const search = page.getByRole('searchbox');
  await expect(search).toBeFocused();
  await page.keyboard.type('kelp CAFE');
  await expect(page.getByRole('option')).toContainText(['Kelp Café']);
  await expect(page).toHaveURL(/text=kelp\+CAFE/);
  await expectAccessible(page, 'what was found');
  await search.fill('夜景');
  await expect(page.getByRole('option')).toContainText(['東京の夜景']);
  await search.fill('مدينة');
  await expect(page.getByRole('option')).toContainText(['المدينة القديمة']);
  await search.fill('nothing at all');
  await expect(page.getByText('Nothing with “nothing at all”')).toBeVisible();
  await search.fill('ocean');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/edit\/project\/kelp/);
  await page.goBack();
  await expect(search).toHaveValue('ocean');
  await page.close();
});

test('where a slice is used is listed from its menu, and a press opens the place', async () => {
  const page = await context.newPage();
  await openInEditor(page, `${site.origin}/edit/page/about#slices/0`);
  await page.getByRole('toolbar', { name: 'Slice' }).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Where it is used' }).click();
  await expect(page).toHaveURL(/find=slice.*slice=text_block/);
  await expect(page.getByText('1 document', { exact: true })).toBeVisible();
  await expectAccessible(page, 'the uses of a slice');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/\/edit\/page\/about#slices\/0/);
  await page.close();
});

test('links are led elsewhere after a review, all of them or none, and back again', async () => {
  const page = await context.newPage();
  await page.goto(`${site.origin}/edit/find?find=link`);
  await page.getByLabel('Links that lead to', { exact: true }).last().fill(OLD);
  await expect(page.getByText('2 links lead there.')).toBeVisible();
  const links = page.getByRole('list', { name: 'Links' }).getByRole('listitem');
  await expect(links).toHaveCount(2);
  await page.getByLabel('Lead them to', { exact: true }).last().fill('new.example');
  await page.keyboard.press('Tab');
  await expect(links.first()).toContainText(`${OLD} https://new.example`);
  await links.filter({ hasText: '東京' }).getByRole('checkbox').uncheck();
  await expectAccessible(page, 'links to change');
  await page.getByRole('button', { name: 'Change 1 link' }).click();
  await expect(page.getByText('1 link in 1 document changed, not public yet.')).toBeVisible();
  await expect(page.getByText('1 link leads there.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 links lead there.')).toBeVisible();
  await page.close();
});
