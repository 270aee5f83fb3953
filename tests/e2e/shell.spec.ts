import { expect, test } from '@playwright/test';
import { expectAccessible, focused, gate, ready, theme, visit } from '../support/visit.ts';
import { fullUnless } from '../support/full.ts';

test.describe('theme and sound', () => {
  test('the theme is dark, changes by its toggle and is remembered', async ({ page }) => {
    await visit(page);
    expect(await theme(page)).toBe('dark');
    await page.getByRole('button', { name: 'Dark Mode' }).click();
    await expect(page.getByRole('button', { name: 'Light Mode' })).toBeVisible();
    await expect.poll(() => theme(page)).toBe('light');
    const chrome = () => page.locator('meta[name=theme-color]').getAttribute('content');
    expect(await chrome()).toMatch(/^#f3eee5$/i);
    const scheme = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    expect(await scheme()).toBe('light');
    await page.reload();
    expect(await theme(page)).toBe('light');
    expect(await chrome()).toMatch(/^#f3eee5$/i);
    await ready(page);
    await page.getByRole('button', { name: 'Light Mode' }).click();
    await expect.poll(() => theme(page)).toBe('dark');
  });

  test('small screens have neither toggle, from md on both float', async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 900 });
    await visit(page);
    const toggles = page.getByRole('region', { name: 'Theme and sound' });
    await expect(toggles).toBeHidden();
    await page.setViewportSize({ width: 800, height: 900 });
    await expect(toggles.getByRole('button')).toHaveCount(2);
    const box = await toggles.boundingBox();
    expect([box && box.x + box.width, box && box.y + box.height]).toEqual([772, 872]);
  });

  for (const mode of ['dark', 'light'] as const) {
    test(`the shell around every screen passes axe in the ${mode} theme${fullUnless(mode === 'dark')}`, async ({
      page,
    }) => {
      await page.addInitScript((name) => localStorage.setItem('theme', name), mode);
      await visit(page, '/about');
      await expectAccessible(page);
    });
  }
});

test('the keyboard alone reaches everything from the gate to the end of the footer', async ({
  page,
}) => {
  await page.goto('/about');
  await ready(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(gate(page)).toBeHidden();
  const visited: string[] = [];
  for (let press = 0; press < 80 && visited.at(-1) !== 'Photography'; press += 1) {
    await page.keyboard.press('Tab');
    visited.push(await focused(page));
    const isSeen = await page.evaluate(() => {
      const box = document.activeElement?.getBoundingClientRect();
      return Boolean(box && box.width > 0 && box.bottom > 0 && box.top < window.innerHeight);
    });
    expect(isSeen, `${visited.at(-1)} is in view`).toBe(true);
  }
  expect(visited).toContain('hello@example.com');
  expect(visited.at(-1)).toBe('Photography');
});
