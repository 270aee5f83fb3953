import { expect, test } from '@playwright/test';
import { expectAccessible, focused, menu, scrollTo, visit } from '../support/visit.ts';
import { fullUnless } from '../support/full.ts';

const ROWS = [
  ['Product Design', '/categories/product%20design', 'Product Design'],
  ['Design Systems', '/categories/design%20system', 'Design System'],
  ['Creative Development', '/categories/development', 'Development'],
  ['Immersive AR/VR', '/categories/immersive', 'Immersive'],
  ['Graphic Design', '/categories/graphics', 'Graphics'],
  ['Mobile Design', '/categories/mobile', 'Mobile'],
  ['Web App Design', '/categories/web', 'Web'],
  ['UI/UX', '/categories/uiux', 'UI/UX'],
  ['Creative Direction', '/categories/creative%20direction', 'Creative Direction'],
  ['Motion Design', '/categories/motion', 'Motion'],
  ['3D', '/categories/3d%20render', '3D Render'],
  ['Experiments', '/categories/experiments', 'Experiments'],
  ['All Projects', '/portfolio', 'All Projects'],
] as const;

test.describe('the menu', () => {
  test('has thirteen rows, and each opens its page and closes the menu @full', async ({ page }) => {
    await visit(page);
    const decoded = (address: string) => decodeURIComponent(new URL(address, 'http://a').pathname);
    for (const [words, address, heading] of ROWS) {
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await page.getByRole('link', { name: 'All', exact: true }).click();
      // The last item is the choice of languages.
      await expect(menu(page).getByRole('listitem')).toHaveCount(ROWS.length + 1);
      await menu(page).getByRole('link', { name: words, exact: true }).click();
      await expect(menu(page)).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      expect(decoded(page.url())).toBe(decoded(address));
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    }
  });

  for (const [width, height] of [
    [1440, 100],
    [900, 72],
    [600, 64],
  ] as const) {
    test(`has rows of ${height} px at ${width} px${fullUnless(width === 1440)}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await visit(page);
      await scrollTo(page, 300);
      await page.getByRole('button', { name: 'Open menu' }).click();
      const row = menu(page).getByRole('link', { name: 'UI/UX' });
      expect((await row.boundingBox())?.height).toBe(height);
    });
  }

  test('replaces the page, opens at its top, and restores page and scroll position', async ({
    page,
  }) => {
    await visit(page);
    await scrollTo(page, 1400);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(menu(page)).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    await expect(page.locator('#contact')).toBeHidden();
    await expect(page).toHaveURL('/');
    await page.mouse.move(900, 500);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu(page)).toHaveCount(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(1400);
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  });

  test('works by keyboard alone: focus stays inside, Escape closes, focus returns', async ({
    page,
  }) => {
    await visit(page);
    const all = page.getByRole('link', { name: 'All', exact: true });
    await all.focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeFocused();
    const visited = new Set<string>();
    for (let press = 0; press < 26; press += 1) {
      await page.keyboard.press('Tab');
      visited.add(await focused(page));
      expect(await page.evaluate(() => document.activeElement?.closest('#behind-menu'))).toBeNull();
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
    }
    for (const [words] of ROWS) expect(visited).toContain(words);
    for (const words of ['Close menu', 'Design showcase', 'Professional network', 'Code'])
      expect(visited).toContain(words);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toHaveCount(0);
    await expect(all).toBeFocused();
  });

  test('shows an image on hover and on focus @full', async ({ page }) => {
    await visit(page);
    await page.getByRole('link', { name: 'All', exact: true }).click();
    const image = menu(page).locator('img');
    await expect(image).toHaveCount(0);
    await page.mouse.move(5, 5);
    await menu(page).getByRole('link', { name: 'UI/UX' }).focus();
    await expect(image).toBeVisible();
    const box = await image.boundingBox();
    expect([box?.width, box?.height]).toEqual([372, 372]);
    const src = await image.getAttribute('src');
    await menu(page).getByRole('link', { name: 'Mobile Design' }).hover();
    await expect.poll(() => image.last().getAttribute('src')).not.toBe(src);
  });

  test('opens by More Portfolio Work @full', async ({ page }) => {
    await visit(page);
    await page.getByRole('link', { name: /^More Portfolio Work \(43\)$/ }).click();
    await expect(menu(page)).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  test('closes when going back, and pages keep their scroll position @full', async ({ page }) => {
    await visit(page);
    await scrollTo(page, 900);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu(page).getByRole('link', { name: 'Mobile Design' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mobile' })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: 'Mobile' })).toBeVisible();
    await page.getByRole('link', { name: 'All', exact: true }).click();
    await expect(menu(page)).toBeVisible();
    await page.goBack();
    await expect(menu(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  });

  for (const mode of ['dark', 'light'] as const) {
    test(`passes axe in the ${mode} theme${fullUnless(mode === 'dark')}`, async ({ page }) => {
      await page.addInitScript((name) => localStorage.setItem('theme', name), mode);
      await visit(page);
      await page.getByRole('link', { name: 'All', exact: true }).click();
      await expect(menu(page)).toBeFocused();
      await expectAccessible(page);
    });
  }
});
