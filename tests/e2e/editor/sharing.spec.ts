import { expect, test, type Page } from '@playwright/test';
import { createContentFolder, project } from '../../support/contentFolder.ts';
import { paragraph, textBlock } from '../../support/editor/contents.ts';
import { openInEditor, press, pressRadio } from '../../support/editorPage.ts';
import { freePort } from '../../support/freePort.ts';
import { startSite } from '../../support/site.ts';
import { PROXIED_HOST } from '../../support/targets.ts';
import { enter, expectAccessible } from '../../support/visit.ts';

const EDITOR_PASSWORD = 'correct horse battery';
const WORDS = 'Only for the client';

const form = (page: Page) => page.getByRole('region', { name: 'Form' });

test('beside the public site, behind TLS: its owner signs in, a link made and copied opens the work for a client, is counted, and closes when it is revoked; a password is made and copied', async ({
  browser,
}) => {
  const { data } = project('Vault', '2024-01-01', []);
  const study = { link_type: 'Document', type: 'case_study', uid: 'deep' };
  const folder = await createContentFolder({
    'project/vault': { data: { ...data, password: 'open sesame', case_study: study } },
    'case_study/deep': {
      data: { project_name: 'Deep', spread: [textBlock(paragraph(WORDS))] },
    },
    'home/home': { data: { title: 'Home' } },
  });
  const port = await freePort();
  const env = {
    PORT: String(port),
    CONTENT_DIR: folder.contentDir,
    SITE_ORIGIN: `https://${PROXIED_HOST}:${port}`,
    SESSION_SECRET: 'a secret of the tests',
    EDITOR_PASSWORD,
  };
  const site = await startSite(env, 'proxied');
  const newContext = () =>
    browser.newContext({ ignoreHTTPSErrors: true, viewport: { width: 1440, height: 900 } });
  const owner = await newContext();
  await owner.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.origin });
  const page = await owner.newPage();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const dialog = page.getByRole('dialog');
  const rows = form(page).getByRole('region', { name: 'Protected' }).getByRole('listitem');
  await page.goto(`${site.origin}/edit`);
  await page.getByLabel('Password of the editor').fill(EDITOR_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'New', exact: true })).toBeVisible();

  await openInEditor(page, `${site.origin}/edit/project/vault#/password`);
  await press(form(page), /^New share link/);
  await expect(dialog.getByLabel('Client')).toBeFocused();
  await dialog.getByLabel('Client').fill('North Ltd');
  await pressRadio(dialog, '30 days');
  await expectAccessible(page);
  await dialog.getByLabel('Client').press('Enter');
  const shown = dialog.getByText(/\?share=/);
  await expect(shown).toBeVisible();
  const address = (await shown.textContent()) ?? '';
  expect(address.startsWith(`${site.origin}/case-study/deep?share=`)).toBe(true);
  await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await copied()).toBe(address);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  // A client's own browser.
  const client = await (await newContext()).newPage();
  await enter(client);
  await client.goto(address);
  await expect(client).toHaveURL(`${site.origin}/case-study/deep`);
  await expect(client.getByText(WORDS).first()).toBeAttached();
  expect(await client.content()).not.toContain('share=');

  await page.reload();
  await expect(rows.first()).toContainText('Opened once, last on');
  await expectAccessible(page);
  await press(form(page), /^Revoke the link for North Ltd/);
  await expect(rows.first()).toContainText('Revoked on');
  await client.goto(address);
  await expect(client.getByText('This link no longer opens the project.')).toBeVisible();
  await expect(client.getByRole('heading', { name: 'Password Required' })).toBeVisible();
  await expect(client.getByText(WORDS)).toHaveCount(0);
  expect(site.output()).not.toContain(new URL(address).searchParams.get('share'));

  const protection = form(page).getByRole('region', { name: 'Protected' });
  const password = protection.locator('input');
  await press(protection, 'Make another');
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue(/^[a-z]+(?:-[a-z]+){3}$/);
  await press(protection, 'Copy');
  await expect(page.getByText('The password is copied.')).toBeVisible();
  expect(await copied()).toBe(await password.inputValue());
  await Promise.all([owner.close(), client.context().close()]);
  await site.stop();
  await folder.remove();
});
