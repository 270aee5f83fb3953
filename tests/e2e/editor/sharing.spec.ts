import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { createContentFolder, project, type ContentFolder } from '../../support/contentFolder.ts';
import { paragraph, textBlock } from '../../support/editor/contents.ts';
import { openInEditor, press, pressRadio } from '../../support/editorPage.ts';
import { freePort } from '../../support/freePort.ts';
import { startSite, type RunningSite } from '../../support/site.ts';
import { PROXIED_HOST } from '../../support/targets.ts';
import { enter, expectAccessibleInThemes } from '../../support/visit.ts';

const EDITOR_PASSWORD = 'correct horse battery';
const WORDS = 'Only for the client';
const DESK = { width: 1440, height: 900 };

let folder: ContentFolder;
let site: RunningSite;
let owner: BrowserContext;
const contexts: BrowserContext[] = [];

const newContext = async (browser: Browser) => {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, viewport: DESK });
  contexts.push(context);
  return context;
};

// The public site with its editor, on another host name and behind TLS.
test.beforeAll(async ({ browser }) => {
  const { data } = project('Vault', '2024-01-01', []);
  const study = { link_type: 'Document', type: 'case_study', uid: 'deep' };
  folder = await createContentFolder({
    'project/vault': { data: { ...data, password: 'open sesame', case_study: study } },
    'project/paper': project('Paper', '2024-02-01', []),
    'case_study/deep': {
      data: { project_name: 'Deep', spread: [textBlock(paragraph(WORDS))] },
    },
    'home/home': { data: { title: 'Home' } },
    'settings/settings': { data: { name: 'Your Name', email: 'you@example.com' } },
  });
  const port = await freePort();
  const env = {
    PORT: String(port),
    CONTENT_DIR: folder.contentDir,
    SITE_ORIGIN: `https://${PROXIED_HOST}:${port}`,
    SESSION_SECRET: 'a secret of the tests',
    EDITOR_PASSWORD,
  };
  site = await startSite(env, 'proxied');
  owner = await newContext(browser);
  await owner.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.origin });
  const page = await owner.newPage();
  await page.goto(`${site.origin}/edit`);
  await page.getByLabel('Password of the editor').fill(EDITOR_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'New', exact: true })).toBeVisible();
  await page.close();
});
test.afterAll(async () => {
  await Promise.all(contexts.map((context) => context.close()));
  await site.stop();
  await folder.remove();
});

const form = (page: Page) => page.getByRole('region', { name: 'Form' });
const dialog = (page: Page) => page.getByRole('dialog');
const gate = (page: Page) => page.getByRole('heading', { name: 'Password Required' });
const rows = (page: Page) =>
  form(page).getByRole('region', { name: 'Protected' }).getByRole('listitem');

/** A client's own browser, which opens an address. */
async function visitAs(browser: Browser, address: string) {
  const context = await newContext(browser);
  const page = await context.newPage();
  await enter(page);
  await page.goto(address);
  return page;
}

test('a link made and copied opens the work for a client, is counted, and closes when it is revoked; a password is made, copied and removed, and what visitors see is said', async ({
  browser,
}) => {
  const page = await owner.newPage();
  await openInEditor(page, `${site.origin}/edit/project/vault#/password`);
  await form(page).getByRole('button', { name: 'New share link' }).click();
  await expect(dialog(page).getByLabel('Client')).toBeFocused();
  await dialog(page).getByRole('button', { name: 'Make link' }).click();
  await expect(dialog(page).getByText('Say whom it is for.')).toBeVisible();
  await dialog(page).getByLabel('Client').fill('North Ltd');
  await pressRadio(dialog(page), '30 days');
  await expectAccessibleInThemes(page, 'the dialog of a new link');
  await dialog(page).getByLabel('Client').press('Enter');
  const shown = dialog(page).getByText(/\?share=/);
  await expect(shown).toBeVisible();
  const address = (await shown.textContent()) ?? '';
  expect(address.startsWith(`${site.origin}/case-study/deep?share=`)).toBe(true);
  await expect(dialog(page).getByRole('button', { name: 'Copy link' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(rows(page)).toContainText(['North Ltd']);
  await expect(rows(page).first()).toContainText('Not opened yet.');

  const client = await visitAs(browser, address);
  await expect(client).toHaveURL(`${site.origin}/case-study/deep`);
  await expect(client.getByText(WORDS).first()).toBeAttached();
  expect(await client.content()).not.toContain('share=');

  await page.reload();
  await expect(rows(page).first()).toContainText('Opened once, last on');
  await expectAccessibleInThemes(page, 'the form with a link');
  await form(page).getByRole('button', { name: 'Revoke the link for North Ltd' }).click();
  await expect(rows(page).first()).toContainText('Revoked on');
  await client.reload();
  await expect(gate(client)).toBeVisible();
  await expect(client.getByText(WORDS)).toHaveCount(0);

  await client.goto(address);
  await expect(client.getByText('This link no longer opens the project.')).toBeVisible();
  await expect(gate(client)).toBeVisible();
  await expectAccessibleInThemes(client, 'a link that has ended');
  await client.getByLabel('Enter Password').fill('open sesame');
  await client.getByLabel('Enter Password').press('Enter');
  await expect(client.getByText(WORDS).first()).toBeAttached();

  await press(form(page), /^Remove the link for North Ltd/);
  await expect(rows(page)).toHaveCount(0);
  expect(site.output()).not.toContain(new URL(address).searchParams.get('share'));

  await openInEditor(page, `${site.origin}/edit/project/paper#/password`);
  const protection = form(page).getByRole('region', { name: 'Protected' });
  const password = protection.locator('input');
  await expect(protection.getByText('Open to everyone.')).toBeVisible();
  await password.fill('secret1');
  await expect(protection.getByText('Easy to guess.')).toBeVisible();
  await press(protection, 'Make another');
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue(/^[a-z]+(?:-[a-z]+){3}$/);
  await expect(protection.getByText('Easy to guess.')).toHaveCount(0);
  await expect(protection.getByText('Once published: visitors see its card only')).toBeVisible();
  await press(protection, 'Copy');
  await expect(page.getByText('The password is copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await password.inputValue());
  await expectAccessibleInThemes(page, 'a password that was made');
  await press(protection, 'Remove');
  await expect(password).toHaveValue('');
  await expect(protection.getByText('Open to everyone.')).toBeVisible();
});
