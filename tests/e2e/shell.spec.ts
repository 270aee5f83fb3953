import { expect, test, type Page } from '@playwright/test';
import { contrastRatio } from '#ui/theme/contrast.ts';
import { hex, pixelsOf } from '../support/pixels.ts';
import {
  boxOf,
  expectAccessible,
  expectAccessibleInThemes,
  focused,
  gate,
  menu,
  nextEvent,
  ready,
  requestsOf,
  scrolled,
  scrollTo,
  settled,
  theme,
  visit,
} from '../support/visit.ts';
import { fullUnless } from '../support/full.ts';
import { code, readTable } from '../spec/readTable.ts';

/** What is around every page: gate, header, menu, theme, overlays. */

const y = (page: Page) => page.evaluate(() => window.scrollY);

test('the theme is dark, changes by its toggle and is remembered', async ({ page }) => {
  await visit(page);
  expect(await theme(page)).toBe('dark');
  // Its label opens where the words are.
  const words = page.getByText('Scroll Down');
  await page.getByRole('button', { name: 'Dark Mode' }).hover();
  await expect(words).toHaveCSS('opacity', '0');
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(words).toHaveCSS('opacity', '1');
  await page.getByRole('button', { name: 'Dark Mode' }).click();
  await expect(page.getByRole('button', { name: 'Light Mode' })).toBeVisible();
  await expect.poll(() => theme(page)).toBe('light');
  const chrome = page.locator('meta[name=theme-color]');
  await expect(chrome).toHaveAttribute('content', /^#f3eee5$/i);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await page.reload();
  expect(await theme(page)).toBe('light');
  await expect(chrome).toHaveAttribute('content', /^#f3eee5$/i);
  await ready(page);
  await page.getByRole('button', { name: 'Light Mode' }).click();
  await expect.poll(() => theme(page)).toBe('dark');
});

test('the gate is dark over a light site, traps the focus, passes axe, and enters the site once per browser session', async ({
  page,
}) => {
  const sounds = requestsOf(page, ({ pathname }) => /\/stem-|resonance/.test(pathname));
  const isInert = () => page.locator('#root').evaluate((root: HTMLElement) => root.inert);
  await page.addInitScript(() => localStorage.setItem('theme', 'light'));
  await page.goto('/');
  await expect(gate(page)).toHaveCSS('background-color', 'rgb(12, 11, 10)');
  await ready(page);
  expect(await theme(page)).toBe('light');
  await expectAccessible(page);
  expect(await isInert()).toBe(true);
  const visited: string[] = [];
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    visited.push(await focused(page));
  }
  expect(visited).toEqual(['Sound On', 'Sound Off', 'Sound On', 'Sound Off']);
  await page.keyboard.press('Enter');
  await expect(gate(page)).toBeHidden();
  await expect(page.locator('#content')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Sound Off' })).toBeVisible();
  expect(await isInert()).toBe(false);
  expect(sounds).toEqual([]);
  await page.reload();
  await ready(page);
  await expect(gate(page)).toBeHidden();
});

test.describe('the header', () => {
  // It fades as the page is scrolled.
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('fades as the page scrolls, and hidden parts cannot be focused', async ({ page }) => {
    await visit(page);
    const header = page.locator('header').first();
    const opacity = () => header.evaluate((one) => Number(getComputedStyle(one).opacity));
    const hello = page.getByRole('link', { name: 'Say Hello' });
    const hamburger = page.getByRole('button', { name: 'Open menu' });
    for (const [at, shown, helloShown, hamburgerShown] of [
      [55, 0.5, true, false],
      [140, 0, false, true],
      [0, 1, true, false],
    ] as const) {
      await scrollTo(page, at);
      expect(await opacity()).toBeCloseTo(shown, 1);
      await expect(hello).toBeVisible({ visible: helloShown });
      await expect(hamburger).toBeVisible({ visible: hamburgerShown });
    }
  });

  for (const [mode, bright, ink] of [
    ['dark', '#ffffff', '#f5efe6'],
    ['light', '#000000', '#16120f'],
  ] as const)
    test(`on phones is a hamburger, readable over any image in the ${mode} theme${fullUnless(mode === 'dark')}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript((name) => localStorage.setItem('theme', name), mode);
      await visit(page, '/about');
      await expect(page.getByRole('navigation', { name: 'Quick links' })).toBeHidden();
      // The worst image there can be, all the way up the page.
      await page.evaluate((color) => {
        const image = document.createElement('canvas');
        image.style.cssText = `position: absolute; inset: 0; width: 100%; height: 3000px; background: ${color}`;
        document.querySelector('main')?.append(image);
      }, bright);
      const button = page.getByRole('button', { name: 'Open menu' });
      const box = await boxOf(button);
      const middle = box.x + box.width / 2;
      const rows = [6, 12, box.height - 12, box.height - 6];
      for (const top of [60, 130, 900]) {
        await scrollTo(page, top);
        await settled(page);
        const at = await pixelsOf(page, box);
        const ratios = rows.map((row) => contrastRatio(ink, hex(at(middle, box.y + row))));
        expect(Math.min(...ratios), `at ${top} px`).toBeGreaterThanOrEqual(4.5);
      }
    });
});

test('the menu is opened, walked and closed by keys alone; it replaces the page, has images of its rows, passes axe, restores page and scroll position, and closes when going back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page);
  const all = page.getByRole('link', { name: 'All', exact: true });
  await all.press('Enter');
  await expect(menu(page)).toBeFocused();
  // The last item is the choice of languages.
  await expect(menu(page).getByRole('listitem')).toHaveCount(readTable('Menu').length + 1);
  const visited = new Set<string>();
  for (let press = 0; press < 26; press += 1) {
    await page.keyboard.press('Tab');
    visited.add(await focused(page));
    const isLost = () =>
      document.activeElement === document.body ||
      document.activeElement?.closest('#behind-menu') !== null;
    expect(await page.evaluate(isLost)).toBe(false);
  }
  for (const { row: words = '', route } of readTable('Menu')) {
    expect(visited).toContain(words);
    const row = menu(page).getByRole('link', { name: words, exact: true });
    await expect(row).toHaveAttribute('href', code(route));
  }
  for (const words of ['Close menu', 'Design showcase', 'Professional network', 'Code'])
    expect(visited).toContain(words);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveCount(0);
  await expect(all).toBeFocused();

  await scrollTo(page, 1400);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu(page)).toBeFocused();
  await expect.poll(() => y(page)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  await expect(page.locator('#contact')).toBeHidden();
  await page.mouse.move(5, 5);
  await menu(page).getByRole('link', { name: 'UI/UX' }).focus();
  const image = menu(page).locator('img').last();
  await expect(image).toBeVisible();
  await expect(image).toHaveCSS('width', '372px');
  const src = (await image.getAttribute('src')) ?? '';
  await menu(page).getByRole('link', { name: 'Mobile Design' }).hover();
  await expect(image).not.toHaveAttribute('src', src);
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect(menu(page)).toHaveCount(0);
  await expect.poll(() => y(page)).toBe(1400);
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await menu(page).getByRole('link', { name: 'Mobile Design' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mobile' })).toBeVisible();
  await expect.poll(() => y(page)).toBe(0);
  await all.click();
  await expect(menu(page)).toBeVisible();
  await page.goBack();
  await expect(menu(page)).toHaveCount(0);
  await expect.poll(() => y(page)).toBe(1400);
});

test('an open overlay locks the scroll, passes axe in both themes, closes by Escape, and returns the focus', async ({
  page,
}) => {
  // With a hash all of the page is laid out: positions do not change.
  await visit(page, '/project/paper-weather#whole');
  const gallery = page.getByRole('region', { name: 'Gallery' });
  await gallery.scrollIntoViewIfNeeded();
  const item = gallery.locator('button[aria-haspopup]').first();
  await item.focus();
  const before = await y(page);
  await page.keyboard.press('Enter');
  const overlay = page.locator('dialog[aria-modal][open]:not(#gate)');
  await expect(overlay.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.mouse.move(600, 300);
  const turned = await nextEvent(page, 'wheel');
  await page.mouse.wheel(0, 500);
  await turned();
  expect(await scrolled(page)).toBe(before);
  await expectAccessibleInThemes(page, 'overlay');
  await page.keyboard.press('Escape');
  await expect(overlay).toHaveCount(0);
  await expect(item).toBeFocused();
  expect(await y(page)).toBe(before);
});
