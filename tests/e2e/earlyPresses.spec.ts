import { expect, test } from '@playwright/test';
import { memoryKeys } from '#effects/boot/memory.ts';
import { openEarly, theme } from '../support/visit.ts';

/** Each with the other theme than before, and what its toggle says then. */
const themes = [
  { stored: 'dark', after: 'light', says: 'Light' },
  { stored: 'light', after: 'dark', says: 'Dark' },
];

test.describe('what is pressed before the page has its code', () => {
  for (const { stored, after, says } of themes)
    test(`changes the ${stored} theme`, async ({ page }) => {
      await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
        memoryKeys.theme,
        stored,
      ] as const);
      const send = await openEarly(page, '/');
      expect(await theme(page)).toBe(stored);
      await page.getByRole('button', { name: /^(Dark|Light)/ }).click();
      await send();
      await expect.poll(() => theme(page)).toBe(after);
      await expect(page.getByRole('button', { name: says })).toBeVisible();
    });

  test('is meant once, however often it was pressed @full', async ({ page }) => {
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

  test('plays an embed', async ({ page, context }) => {
    await context.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ body: '' }),
    );
    const send = await openEarly(page, '/colophon');
    await page.getByRole('button', { name: 'An open film' }).click();
    await send();
    await expect(page.locator('iframe[title="An open film"]')).toBeFocused();
  });
});

test('a press after the page has started is answered once @full', async ({ page }) => {
  const send = await openEarly(page, '/');
  await send();
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect.poll(() => theme(page)).toBe('light');
  await expect(page.getByRole('button', { name: 'Light' })).toBeVisible();
});
