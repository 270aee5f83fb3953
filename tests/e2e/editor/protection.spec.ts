import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { project } from '../../support/contentFolder.ts';
import { paragraph, textBlock } from '../../support/editor/contents.ts';
import { expect, test, type Editor } from '../../support/editor/editorTest.ts';
import { expectAccessibleInThemes } from '../../support/visit.ts';

const WORDS = 'Only for the client';
const FILE = 'plan.txt';

/** A protected project with a case study, which shows a file. */
async function open(page: Page, { write }: Editor) {
  const { data } = project('Vault', '2024-01-01', []);
  const link = { link_type: 'Document', type: 'case_study', uid: 'deep' };
  await write({
    'documents/home/home.json': { data: { title: 'Home' } },
    'documents/settings/settings.json': { data: { name: 'Your Name' } },
    'documents/project/vault.json': {
      data: { ...data, password: 'open sesame', case_study: link },
    },
    'documents/case_study/deep.json': {
      data: {
        project_name: 'Deep',
        spread: [textBlock(paragraph(WORDS)), textBlock(paragraph(`See /media/${FILE}`))],
      },
    },
    [`media/${FILE}`]: 'a file',
  });
  await page.goto('/edit');
  await expect(page.getByRole('row', { name: /^Vault/ })).toBeVisible();
}

/** What a visitor gets of the case study. */
const visitOf = (page: Page) => async () => {
  const response = await page.request.get('/case-study/deep', { headers: { cookie: '' } });
  return { status: response.status(), hasWords: (await response.text()).includes(WORDS) };
};

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Still protected' });
const listed = (page: Page) => question(page).getByRole('listitem');

test('before a protected project is unpublished the editor names what becomes of its case study', async ({
  page,
  editor,
}) => {
  await open(page, editor);
  const visit = visitOf(page);
  await page.getByRole('button', { name: 'More for Vault' }).click();
  await page.getByRole('menuitem', { name: 'Unpublish' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unpublish Vault' }).click();
  await expect(listed(page)).toHaveText([/Deep.*Case study/, /plan\.txt.*File/]);
  await expectAccessibleInThemes(page, 'the question');
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(page.getByText('Nothing was changed.')).toBeVisible();
  expect(await visit()).toMatchObject({ hasWords: false });

  await page.getByRole('button', { name: 'Unpublish Vault' }).click();
  await question(page).getByRole('button', { name: 'Make them public' }).click();
  await expect(page.getByRole('row', { name: /^Vault.*Unpublished/ })).toBeVisible();
  await expect.poll(visit).toEqual({ status: 200, hasWords: true });
});

test('what another program takes down stays protected, and the editor asks what becomes of it', async ({
  page,
  editor,
}) => {
  await open(page, editor);
  const visit = visitOf(page);
  expect(await visit()).toMatchObject({ hasWords: false });
  await rm(editor.path('documents/project/vault.json'));
  const note = page.getByText('Visitors miss 1 document');
  await expect(note).toBeVisible();
  expect(await visit()).toEqual({ status: 404, hasWords: false });

  await page.getByRole('button', { name: 'Decide' }).click();
  await expect(listed(page)).toHaveText([/Deep.*Case study/]);
  await question(page).getByRole('button', { name: 'Unpublish these too' }).click();
  await expect(note).toBeHidden();
  await expect(page.getByRole('row', { name: /^Deep.*Unpublished/ })).toBeVisible();
  expect(await visit()).toEqual({ status: 404, hasWords: false });
});
