import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { project } from '../../support/contentFolder.ts';
import { startEditedSite, type EditedSite } from '../../support/editedSite.ts';
import { openSession } from '../../support/editorPage.ts';
import { expectAccessibleInThemes } from '../../support/visit.ts';

const WORDS = 'Only for the client';
const FILE = 'plan.txt';

let site: EditedSite;
let page: Page;

const text = (words: string, spans: object[] = []) => ({
  slice_type: 'text_block',
  variation: 'default',
  primary: { text: [{ type: 'paragraph', text: words, spans }] },
});

async function open(browser: Browser) {
  site = await startEditedSite();
  const { write } = site.folder;
  const { data } = project('Vault', '2024-01-01', []);
  const study = { link_type: 'Document', type: 'case_study', uid: 'deep' };
  await write('documents/home/home.json', { data: { title: 'Home' } });
  await write('documents/settings/settings.json', { data: { name: 'Your Name' } });
  await write('documents/project/vault.json', {
    data: { ...data, password: 'open sesame', case_study: study },
  });
  await write('documents/case_study/deep.json', {
    data: { project_name: 'Deep', spread: [text(WORDS), text(`See /media/${FILE}`)] },
  });
  await write(`media/${FILE}`, 'a file');
  page = await (await openSession(browser, site)).newPage();
  await page.goto(`${site.origin}/edit`);
  await expect(page.getByRole('row', { name: /^Vault/ })).toBeVisible();
}
test.afterEach(async () => {
  await page.context().close();
  await site.stop();
});

/** What a visitor gets of the case study. */
const visit = async () => {
  const response = await page.request.get(`${site.origin}/case-study/deep`, {
    headers: { cookie: '' },
  });
  return { status: response.status(), hasWords: (await response.text()).includes(WORDS) };
};

const question = () => page.getByRole('alertdialog', { name: 'Still protected' });
const listed = () => question().getByRole('listitem');

async function unpublish(name: string) {
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Unpublish' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: `Unpublish ${name}` })
    .click();
}

test('before a protected project is unpublished the editor names what becomes of its case study', async ({
  browser,
}) => {
  await open(browser);
  await unpublish('Vault');
  await expect(listed()).toHaveText([/Deep.*Case study/, /plan\.txt.*File/]);
  await expectAccessibleInThemes(page, 'the question');
  await page.keyboard.press('Escape');
  await expect(question()).toBeHidden();
  await expect(page.getByText('Nothing was changed.')).toBeVisible();
  expect(await visit()).toMatchObject({ hasWords: false });

  await page.getByRole('button', { name: 'Unpublish Vault' }).click();
  await question().getByRole('button', { name: 'Make them public' }).click();
  await expect(page.getByRole('row', { name: /^Vault.*Unpublished/ })).toBeVisible();
  await expect.poll(visit).toEqual({ status: 200, hasWords: true });
});

test('what another program takes down stays protected, and the editor asks what becomes of it', async ({
  browser,
}) => {
  await open(browser);
  expect(await visit()).toMatchObject({ hasWords: false });
  await rm(join(site.folder.contentDir, 'documents/project/vault.json'));
  const note = page.getByText('Visitors miss 1 document');
  await expect(note).toBeVisible();
  expect(await visit()).toEqual({ status: 404, hasWords: false });

  await page.getByRole('button', { name: 'Decide' }).click();
  await expect(listed()).toHaveText([/Deep.*Case study/]);
  await question().getByRole('button', { name: 'Unpublish these too' }).click();
  await expect(note).toBeHidden();
  await expect(page.getByRole('row', { name: /^Deep.*Unpublished/ })).toBeVisible();
  expect(await visit()).toEqual({ status: 404, hasWords: false });
});
