import { expect, test } from '@playwright/test';
import { openEarly, theme } from '../support/visit.ts';

test.describe('what is pressed before the page has its code', () => {
  test('is done once it has come, and is meant once, however often it was pressed', async ({
    page,
  }) => {
    const send = await openEarly(page, '/');
    const toggle = page.getByRole('button', { name: 'Dark' });
    await toggle.click();
    await toggle.press('Enter');
    await page.getByRole('button', { name: 'Sound Off' }).click();
    await toggle.click();
    await send();
    await expect(page.getByRole('button', { name: 'Sound On' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Light' })).toBeVisible();
    await expect.poll(() => theme(page)).toBe('light');
  });

  test('is done in a slice far below the first screen too @full', async ({ page }) => {
    const send = await openEarly(page, '/case-study/low-tide');
    const control = page.getByRole('switch');
    await expect(control).toBeChecked();
    await control.click();
    await expect(control).toBeChecked();
    await send();
    await expect(control).not.toBeChecked();
  });

  test('opens an item of a gallery @full', async ({ page }) => {
    const send = await openEarly(page, '/project/paper-weather');
    const item = page.locator('button[aria-haspopup][data-item="0"]');
    const name = (await item.getAttribute('aria-label')) ?? '';
    await item.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await item.press('Enter');
    await send();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
  });
});
