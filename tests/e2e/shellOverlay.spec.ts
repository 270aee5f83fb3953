import { expect, test } from '@playwright/test';
import { expectAccessible, scrolled, visit } from '../support/visit.ts';
import { fullUnless } from '../support/full.ts';

for (const mode of ['dark', 'light'] as const) {
  test(`an open overlay locks the page's scroll and passes axe in the ${mode} theme${fullUnless(mode === 'dark')}`, async ({
    page,
  }) => {
    await page.addInitScript((name) => localStorage.setItem('theme', name), mode);
    // With a hash all of the page is laid out: positions do not change.
    await visit(page, '/project/paper-weather#whole');
    const gallery = page.getByRole('region', { name: 'Gallery' });
    await gallery.scrollIntoViewIfNeeded();
    const item = gallery.locator('button[aria-haspopup]').first();
    await item.focus();
    const before = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('Enter');
    const overlay = page.locator('dialog[aria-modal][open]:not(#gate)');
    await expect(overlay).toBeVisible();
    await expect(overlay.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.mouse.move(600, 300);
    const turned = page.evaluate(
      () => new Promise<void>((done) => addEventListener('wheel', () => done(), { once: true })),
    );
    await page.mouse.wheel(0, 500);
    await turned;
    expect(await scrolled(page)).toBe(before);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(overlay).toHaveCount(0);
    await expect(item).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });
}
