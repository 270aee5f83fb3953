import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { project } from '../../support/contentFolder.ts';
import { paragraph, textBlock } from '../../support/editor/contents.ts';
import { expect, test } from '../../support/editor/editorTest.ts';
import { press } from '../../support/editorPage.ts';
import { expectAccessible } from '../../support/visit.ts';

const WORDS = 'Only for the client';

/** A protected project with a case study, which shows a file. */
const work = (name: string, study: string, file: string) => {
  const { data } = project(name, '2024-01-01', []);
  const link = { link_type: 'Document', type: 'case_study', uid: study };
  const spread = [textBlock(paragraph(WORDS)), textBlock(paragraph(`See /media/${file}`))];
  return {
    [`documents/project/${name.toLowerCase()}.json`]: {
      data: { ...data, password: 'open sesame', case_study: link },
    },
    [`documents/case_study/${study}.json`]: { data: { project_name: study, spread } },
    [`media/${file}`]: 'a file',
  };
};

/** What a visitor gets of a case study. */
const visitOf = (page: Page, study: string) => async () => {
  const response = await page.request.get(`/case-study/${study}`, { headers: { cookie: '' } });
  return { status: response.status(), hasWords: (await response.text()).includes(WORDS) };
};

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Still protected' });
const listed = (page: Page) => question(page).getByRole('listitem');

test('what another program takes down stays protected, and the editor asks what becomes of it, as it does before a protected project is unpublished', async ({
  page,
  editor,
}) => {
  await editor.write({ ...work('Safe', 'lost', 'lost.txt'), ...work('Vault', 'deep', 'plan.txt') });
  await page.goto('/edit');
  await expect(page.getByRole('row', { name: /^Vault/ })).toBeVisible();
  const lost = visitOf(page, 'lost');
  expect(await lost()).toMatchObject({ hasWords: false });
  await rm(editor.path('documents/project/safe.json'));
  const note = page.getByText('Visitors miss 1 document');
  await expect(note).toBeVisible();
  expect(await lost()).toEqual({ status: 404, hasWords: false });
  await press(page, 'Decide');
  await expect(listed(page)).toHaveText([/lost.*Case study/]);
  await press(question(page), 'Unpublish these too');
  await expect(note).toBeHidden();
  await expect(page.getByRole('row', { name: /^lost.*Unpublished/ })).toBeVisible();
  expect(await lost()).toEqual({ status: 404, hasWords: false });

  const deep = visitOf(page, 'deep');
  await press(page, 'More for Vault');
  await page.getByRole('menuitem', { name: 'Unpublish' }).click();
  await press(page.getByRole('alertdialog'), 'Unpublish Vault');
  await expect(listed(page)).toHaveText([/deep.*Case study/, /plan\.txt.*File/]);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(page.getByText('Nothing was changed.')).toBeVisible();
  expect(await deep()).toMatchObject({ hasWords: false });
  await press(page, 'Unpublish Vault');
  await press(question(page), 'Make them public');
  await expect(page.getByRole('row', { name: /^Vault.*Unpublished/ })).toBeVisible();
  await expect.poll(deep).toEqual({ status: 200, hasWords: true });
});
