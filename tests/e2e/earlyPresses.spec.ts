import { expect, test } from '@playwright/test';
import { openEarly, theme } from '../support/visit.ts';

test('what is pressed before the page has its code is done once it has come, and is meant once, however often it was pressed', async ({
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
