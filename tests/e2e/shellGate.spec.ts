import { expect, test } from '@playwright/test';
import { expectAccessible, focused, gate, ready, theme } from '../support/visit.ts';
import { fullUnless } from '../support/full.ts';

test.describe('the gate', () => {
  for (const choice of ['Sound On', 'Sound Off']) {
    test(`${choice} enters the site, once per browser session${fullUnless(choice === 'Sound On')}`, async ({
      page,
    }) => {
      const stems: string[] = [];
      page.on('request', (request) => {
        if (/\/stem-|resonance/.test(request.url())) stems.push(request.url());
      });
      await page.goto('/');
      await expect(gate(page)).toBeVisible();
      await expect(gate(page)).toContainText('coded and designed by yours truly');
      await expect(gate(page)).toContainText('binaural audio best with headphones');
      expect(await page.locator('#root').evaluate((root: HTMLElement) => root.inert)).toBe(true);
      await ready(page);
      expect(stems).toEqual([]);
      await page.getByRole('button', { name: choice }).click();
      await expect(gate(page)).toBeHidden();
      await expect(page.locator('#content')).toBeFocused();
      // The toggle shows the real state of the audio context.
      await expect(page.getByRole('button', { name: choice })).toBeVisible();
      expect(stems.length > 0).toBe(choice === 'Sound On');
      expect(await page.locator('#root').evaluate((root: HTMLElement) => root.inert)).toBe(false);
      await page.reload();
      await ready(page);
      await expect(gate(page)).toBeHidden();
    });
  }

  test('responds to a click before any bundle has loaded', async ({ page }) => {
    await page.route(/\/assets\/.*\.js$/, () => {});
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Sound On' }).click();
    await expect(gate(page)).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.dataset['choice'])).toBe('on');
    expect(await page.evaluate(() => document.documentElement.dataset['ready'])).toBeUndefined();
  });

  test('focuses Sound On first and traps the focus', async ({ page }) => {
    await page.goto('/');
    const visited: string[] = [];
    for (let press = 0; press < 3; press += 1) {
      await page.keyboard.press('Tab');
      visited.push(await focused(page));
    }
    expect(visited).toEqual(['Sound On', 'Sound Off', 'Sound On']);
    await page.keyboard.press('Shift+Tab');
    expect(await focused(page)).toBe('Sound Off');
    await page.keyboard.press('Enter');
    await expect(page.locator('#content')).toBeFocused();
  });

  test('is dark over a light site, without a flash of either @full', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'light'));
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('#gate').waitFor();
    expect(await theme(page)).toBe('light');
    const ground = await gate(page).evaluate(
      (element) => getComputedStyle(element).backgroundColor,
    );
    expect(ground).toBe('rgb(12, 11, 10)');
  });

  test('opens where sound is unavailable, and the page shows that sound is off @full', async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.addInitScript(() => Reflect.deleteProperty(window, 'AudioContext'));
    await page.goto('/');
    await ready(page);
    await page.getByRole('button', { name: 'Sound On' }).click();
    await expect(gate(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Sound Off' })).toBeVisible();
    expect(errors).toEqual([]);
  });

  for (const mode of ['dark', 'light'] as const) {
    test(`passes axe over the ${mode} theme${fullUnless(mode === 'dark')}`, async ({ page }) => {
      await page.addInitScript((name) => localStorage.setItem('theme', name), mode);
      await page.goto('/');
      await ready(page);
      await expectAccessible(page);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no gate, and the whole page is readable', async ({ page }) => {
    await page.goto('/');
    await expect(gate(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'hello@example.com' })).toBeVisible();
    await expect(page.getByRole('button', { name: /menu|Mode|Sound/ })).toHaveCount(0);
    await page.getByRole('link', { name: 'All', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'All Projects' })).toBeVisible();
  });
});
