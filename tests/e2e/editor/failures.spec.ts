import { section, study } from '../../support/editor/contents.ts';
import { expect, test } from '../../support/editor/editorTest.ts';
import { canvasOf, press, waitForControls } from '../../support/editorPage.ts';
import { expectAccessible } from '../../support/visit.ts';

test('a page that is not sent, and a form that fails, say so, keep the text, and open again', async ({
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
  // As extensions of browsers do: what is to remove it fails.
  await page
    .locator('[data-form]')
    .evaluate((element) => document.createElement('div').append(...element.childNodes));
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
});
