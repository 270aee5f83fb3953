import type { Page } from '@playwright/test';
import { section, study } from '../../support/editor/contents.ts';
import { expect, test } from '../../support/editor/editorTest.ts';
import { canvasOf, press, waitForControls } from '../../support/editorPage.ts';
import { expectAccessible } from '../../support/visit.ts';

/** Takes what is in an element out of the page, as extensions of browsers do: what is to remove it fails. */
const takeOut = (page: Page, parent: string) =>
  page
    .locator(parent)
    .evaluate((element) => document.createElement('div').append(...element.childNodes));

test('a page that is not sent, a form and a window that fail say so, keep the text, and open again where they were to go', async ({
  page,
  editor,
}) => {
  await editor.write({ 'documents/case_study/tides.json': study('Tides', section('Slipway')) });
  const code = '**/canvas-*.js';
  await page.route(code, (route) => route.abort());
  await page.goto('/edit/case-study/tides');
  const lost = page.getByRole('alert').filter({ hasText: 'The server did not send the page.' });
  await expect(lost).toBeVisible();
  await expectAccessible(page);
  await page.unroute(code);
  await press(lost, 'Try again');
  await expect(canvasOf(page).locator('#page main')).toBeVisible();
  await waitForControls(page);

  await page.getByRole('textbox', { name: 'Company' }).fill('Kept in any case');
  await takeOut(page, '[data-form]');
  await page
    .getByRole('listbox', { name: /^Slices of/ })
    .getByRole('option')
    .first()
    .click();
  const form = page.getByRole('region', { name: 'Form' });
  await expect(form.getByRole('alert')).toHaveText(
    'The form has stopped working. What you typed is kept.',
  );
  await expectAccessible(page);
  // All around it goes on.
  await expect(page.getByRole('button', { name: 'Review 1 change' })).toBeVisible();
  await press(form, 'Open again');
  await expect(form.getByRole('alert')).toBeHidden();
  await expect(page.locator('[data-form]')).toBeVisible();
  await expect
    .poll(() => editor.text('drafts/documents/case_study/tides.json'))
    .toContain('Kept in any case');

  await page.getByRole('link', { name: 'Documents' }).click();
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
  await press(page, 'Open again');
  await expect(page.getByRole('heading', { level: 1, name: 'Library' })).toBeVisible();
});
