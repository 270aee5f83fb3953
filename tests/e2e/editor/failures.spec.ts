import type { Page } from '@playwright/test';
import { project } from '../../support/contentFolder.ts';
import { section, study } from '../../support/editor/contents.ts';
import { expect, test } from '../../support/editor/editorTest.ts';
import { openInEditor } from '../../support/editorPage.ts';
import { expectAccessible } from '../../support/visit.ts';

/** Takes what is in an element out of the page, as extensions of browsers do: what is to remove it fails. */
const takeOut = (page: Page, parent: string) =>
  page
    .locator(parent)
    .evaluate((element) => document.createElement('div').append(...element.childNodes));

/** Selects a slice of the page by its bar. */
const select = (page: Page, at: number) =>
  page
    .getByRole('listbox', { name: /^Slices of/ })
    .getByRole('option')
    .nth(at)
    .click();

test('a form or a window that fails says so, keeps the text, and opens again where it was to go', async ({
  page,
  editor,
}) => {
  await editor.write({ 'documents/case_study/tides.json': study('Tides', section('Slipway')) });
  await openInEditor(page, '/edit/case-study/tides');
  const company = page.getByRole('textbox', { name: 'Company' });
  await company.fill('Kept in any case');
  await takeOut(page, '[data-form]');
  await select(page, 0);
  const form = page.getByRole('region', { name: 'Form' });
  await expect(form.getByRole('alert')).toHaveText(
    'The form has stopped working. What you typed is kept.',
  );
  await expectAccessible(page);
  // All around it goes on.
  await expect(page.getByRole('button', { name: 'Review 1 change' })).toBeVisible();
  await form.getByRole('button', { name: 'Open again' }).click();
  await expect(form.getByRole('alert')).toBeHidden();
  await expect(page.locator('[data-form]')).toBeVisible();
  await page.goto('/edit/case-study/tides');
  await expect(company).toHaveValue('Kept in any case');

  await page.goto('/edit');
  await expect(page.getByRole('row').first()).toBeVisible();
  await takeOut(page, '#editor > div > div');
  await page.evaluate(() => {
    history.pushState(null, '', '/edit/media');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('alert')).toHaveText(
    'The editor has stopped working. What you typed is kept.',
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Open again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Library' })).toBeVisible();
});

test('what the server does not send is said where it was asked for, and comes at the next try', async ({
  page,
  editor,
}) => {
  const { data } = project('Harbour', '2024-01-01', []);
  await editor.write({
    'documents/project/harbour.json': { data: { ...data, password: 'open sesame' } },
  });
  const canvas = '**/canvas-*.js';
  const address = '/edit/project/harbour';
  await page.route(canvas, (route) => route.abort());
  await page.goto(address);
  const lost = page.getByRole('alert').filter({ hasText: 'The server did not send the page.' });
  await expect(lost).toBeVisible();
  await expectAccessible(page);
  await page.unroute(canvas);
  await lost.getByRole('button', { name: 'Try again' }).click();
  await expect(lost).toBeHidden();
  await openInEditor(page, address);

  const code = '**/makePassword-*.js';
  await page.route(code, (route) => route.abort());
  const make = page.getByRole('button', { name: 'Make another' });
  await make.click();
  await expect(
    page.getByText('The server did not send this part of the editor. Try again.').first(),
  ).toBeVisible();
  await page.unroute(code);
  await make.click();
  await expect(page.getByRole('button', { name: 'Hide', exact: true })).toBeVisible();
});
