import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { project } from '../../support/contentFolder.ts';
import { startEditedSite, type EditedSite } from '../../support/editedSite.ts';
import { openInEditor, openSession } from '../../support/editorPage.ts';

test.describe.configure({ mode: 'default' });

let site: EditedSite;
let context: BrowserContext;

const linked = (uid: string) => ({ link_type: 'Document', type: 'case_study', uid });

test.beforeAll(async ({ browser }) => {
  site = await startEditedSite();
  const { write } = site.folder;
  const vault = project('Vault', '2024-01-01', ['Web']);
  await write('documents/project/vault.json', {
    ...vault,
    data: {
      ...vault.data,
      password: 'secret-word',
      case_study: linked('hidden'),
      cover: [
        {
          slice_type: 'single_image',
          variation: 'default',
          primary: { single_image: { url: '/media/none.webp', alt: 'A door' } },
        },
      ],
    },
  });
  await write('documents/case_study/hidden.json', { data: { project_name: 'Hidden' } });
  await write('documents/settings/settings.json', {
    data: {
      name: 'Your Name',
      gate_title_first: 'Designer',
      footer_heading: 'Write to me',
      menu_rows: [{ label: 'All work', address: '/categories' }],
    },
  });
  await write('documents/home/home.json', { data: { title: 'Home' } });
  await write('drafts/documents/project/paper-boat.json', project('Paper Boat', '2025-01-01', []));
  context = await openSession(browser, site);
});
test.afterAll(async () => {
  await context.close();
  await site.stop();
});

const open = async (path: string) => {
  const page = await context.newPage();
  const canvas = await openInEditor(page, `${site.origin}/edit${path}`);
  return { page, canvas };
};

const files = (folder: string) =>
  readdir(join(site.folder.contentDir, folder)).catch((): string[] => []);

const form = (page: Page) => page.getByRole('region', { name: 'Form' });
const list = (page: Page) => page.getByRole('link', { name: 'Documents' });

test('the address of a draft follows its title until it is public', async () => {
  const { page } = await open('/project/paper-boat');
  const title = form(page).getByRole('textbox', { name: /^Title/ });
  await title.fill('Paper Ship');
  await expect(form(page).getByText('/project/paper-ship')).toBeVisible();
  await expect(form(page).getByText('Follows the title until it is public.')).toBeVisible();
  await list(page).click();
  await expect(page.getByRole('row', { name: /Paper Ship/ })).toContainText('/paper-ship');
  expect(await files('drafts/documents/project')).toEqual(['paper-ship.json']);
  // The way back leads to where it is now.
  await page.goBack();
  await expect(page).toHaveURL(/\/edit\/project\/paper-ship/);
  // What is taken gets a number.
  await title.fill('Two');
  await expect(form(page).getByText('/two is used by Two.')).toBeVisible();
  await expect(form(page).getByText('/project/two-2')).toBeVisible();
  await title.fill('Paper Yacht');
  await expect(form(page).getByText('/project/paper-yacht')).toBeVisible();
  await page.getByRole('button', { name: 'Review' }).click();
  await page.getByRole('button', { name: 'Publish Paper Yacht' }).click();
  await expect(page.getByRole('button', { name: 'Published' })).toBeVisible();
  await expect(page).toHaveURL(/\/edit\/project\/paper-yacht/);
  expect(await files('documents/project')).toContain('paper-yacht.json');
  // From now on it stays.
  await title.fill('Paper Raft');
  await expect(page.getByRole('button', { name: 'Review 1 change' })).toBeVisible();
  await expect(form(page).getByText('/project/paper-yacht')).toBeVisible();
  await list(page).click();
  await expect(page.getByRole('row', { name: /Paper Raft/ })).toContainText('/paper-yacht');
  await page.close();
});

test('what visitors need a password for is marked, open to its owner, and says no password', async () => {
  const { page, canvas } = await open('/case-study/hidden');
  await expect(page.getByRole('banner').getByText('Protected by a password')).toBeVisible();
  await expect(canvas.getByText('Hidden').first()).toBeVisible();
  await list(page).click();
  await page.getByRole('radio', { name: 'Protected, 2' }).click({ force: true });
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('row', { name: /Vault.*protected by a password/i }).click();
  const password = form(page)
    .locator('input')
    .and(page.getByLabel(/^Password/));
  await expect(password).toHaveAttribute('type', 'password');
  await expect(form(page).getByRole('button', { name: 'Show' })).toHaveCount(0);
  await password.fill('another-word');
  await form(page).getByRole('button', { name: 'Show' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Review 1 change' }).click();
  const review = page.getByRole('dialog');
  await expect(review.getByText('Changed.')).toBeVisible();
  await expect(review.getByText(/secret-word|another-word/)).toHaveCount(0);
  await page.close();
});

test('a project with a case study is seen as its card or as its page', async () => {
  const { page, canvas } = await open('/project/vault');
  // Its own page is only a title: the card comes first, and is in view.
  await expect(page.getByRole('radio', { name: 'Card' })).toBeChecked();
  await expect(canvas.getByRole('heading', { name: 'Web', level: 1 })).toBeVisible();
  await expect(canvas.getByRole('heading', { name: 'Vault' })).toBeInViewport();
  const scrolled = () => canvas.locator('html').evaluate(() => window.scrollY);
  await expect.poll(scrolled).toBeGreaterThan(0);
  await page.getByRole('radio', { name: 'Page', exact: true }).click({ force: true });
  await expect(canvas.getByRole('heading', { name: 'Web', level: 1 })).toHaveCount(0);
  await page.getByRole('radio', { name: 'Card' }).click({ force: true });
  await expect.poll(scrolled).toBeGreaterThan(0);
  await page.close();
  // So it is where a field is open that no page shows.
  const locked = await open('/project/vault#/password');
  await expect(locked.canvas.getByRole('heading', { name: 'Vault' })).toBeInViewport();
  const top = () => locked.canvas.locator('html').evaluate(() => window.scrollY);
  await expect.poll(top).toBeGreaterThan(0);
  await locked.page.close();
});

test('gate, menu and footer are on the page while their words are typed, and take no focus', async () => {
  const { page, canvas } = await open('/settings/settings#/gate_title_first');
  const first = form(page).getByRole('textbox', { name: /^Title, first line/ });
  await expect(canvas.locator('#gate')).toBeVisible();
  await first.fill('Draughtsman');
  await expect(canvas.locator('#gate')).toContainText('Draughtsman');
  await page.getByRole('tab', { name: 'Footer' }).click();
  const heading = form(page).getByRole('textbox', { name: /^Question/ });
  await heading.fill('Say hello');
  await expect(canvas.locator('#gate')).toHaveCount(0);
  await expect(canvas.locator('footer')).toContainText(/Say\s*hello/);
  await expect(canvas.locator('footer')).toBeInViewport();
  await expect(heading).toBeFocused();
  await page.close();
});

test('the list is in the order that was chosen, also after a reload @full', async () => {
  const page = await context.newPage();
  await page.goto(`${site.origin}/edit?type=project`);
  const names = () => page.getByRole('row').evaluateAll((rows) => rows.map((row) => row.ariaLabel));
  await page.getByRole('button', { name: 'Newest first' }).click();
  await page.getByRole('menuitemradio', { name: 'By name' }).click();
  await expect(page).toHaveURL(/sort=title/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'By name' })).toBeVisible();
  await expect(page.getByRole('row').first()).toBeVisible();
  const shown = (await names()).map(String);
  expect(shown).toEqual(shown.toSorted((one, other) => one.localeCompare(other, 'en')));
  await page.close();
});
