import { expect, test, type Page } from '@playwright/test';
import { contrastRatio } from '#ui/theme/contrast.ts';
import { hex, pixelsOf } from '../support/pixels.ts';
import { scrollTo, settled, visit } from '../support/visit.ts';
import { fullUnless } from '../support/full.ts';

test.describe('the header', () => {
  const opacity = (page: Page) =>
    page
      .locator('header')
      .first()
      .evaluate((header) => Number(getComputedStyle(header).opacity));

  test('fades from 10 to 100 px, and hidden parts cannot be focused', async ({ page }) => {
    await visit(page);
    const hello = page.getByRole('link', { name: 'Say Hello' });
    const hamburger = page.getByRole('button', { name: 'Open menu' });
    for (const [y, shown, helloShown, hamburgerShown] of [
      [0, 1, true, false],
      [10, 1, true, false],
      [55, 0.5, true, false],
      [100, 0, false, false],
      [120, 0, false, false],
      [140, 0, false, true],
      [0, 1, true, false],
    ] as const) {
      await scrollTo(page, y);
      expect(await opacity(page)).toBeCloseTo(shown, 1);
      await expect(hello).toBeVisible({ visible: helloShown });
      await expect(hamburger).toBeVisible({ visible: hamburgerShown });
    }
  });

  test('moves its quick links out one after another, 24 px up @full', async ({ page }) => {
    await visit(page);
    await scrollTo(page, 60);
    const links = page.getByRole('navigation', { name: 'Quick links' }).locator('a');
    const styles = await links.evaluateAll((elements) =>
      elements.map((element) => {
        const { opacity, translate, visibility } = getComputedStyle(element);
        return [Number(opacity), translate, visibility];
      }),
    );
    expect(styles).toEqual([
      [0, '0px -24px', 'hidden'],
      [0, '0px -24px', 'hidden'],
      [expect.closeTo(0.667, 2), '0px -8px', 'visible'],
      [1, '0px', 'visible'],
    ]);
  });

  test('scrolls to the bottom of the page by Say Hello', async ({ page }) => {
    await visit(page);
    await page.getByRole('link', { name: 'Say Hello' }).click();
    await expect
      .poll(() =>
        page.evaluate(
          () => document.documentElement.scrollHeight - window.innerHeight - window.scrollY,
        ),
      )
      .toBeLessThan(2);
    await expect(page.locator('#contact')).toBeFocused();
    await expect(page.getByRole('link', { name: 'Say Hello' })).toBeHidden();
  });

  test('links the name and the current year to Home @full', async ({ page }) => {
    await visit(page, '/about');
    await page.getByRole('link', { name: `Your Name ${new Date().getFullYear()}` }).click();
    await expect(page).toHaveURL('/');
  });

  for (const address of ['/project/kelp', '/case-study/low-tide']) {
    test(`is not there at ${address}${fullUnless(address === '/project/kelp')}`, async ({
      page,
    }) => {
      await visit(page, address);
      await expect(page.getByRole('navigation', { name: 'Quick links' })).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Open menu' })).toHaveCount(0);
    });
  }

  test('shows its hamburger from the start on small screens @full', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page);
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Quick links' })).toBeHidden();
  });

  for (const [theme, bright] of [
    ['dark', '#ffffff'],
    ['light', '#000000'],
  ] as const)
    test(`on phones its hamburger is readable over any image in the ${theme} theme${fullUnless(theme === 'dark')}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
      await visit(page, '/about');
      // The worst image there can be, all the way up the page.
      await page.evaluate((color) => {
        const image = document.createElement('canvas');
        image.style.cssText = `position: absolute; inset: 0; width: 100%; height: 3000px; background: ${color}`;
        document.querySelector('main')?.append(image);
      }, bright);
      const button = page.getByRole('button', { name: 'Open menu' });
      const box = await button.boundingBox();
      if (box === null) throw new Error('The hamburger is not there');
      const { x, y, width, height } = box;
      const ink = theme === 'dark' ? '#f5efe6' : '#16120f';
      for (const top of [12, 60, 130, 900]) {
        await scrollTo(page, top);
        await settled(page);
        const at = await pixelsOf(page, { x, y, width, height });
        const middle = x + width / 2;
        const grounds = [y + 6, y + 12, y + height - 12, y + height - 6].map((row) =>
          at(middle, row),
        );
        const ratios = grounds.map((ground) => contrastRatio(ink, hex(ground)));
        expect(Math.min(...ratios), `at ${top} px`).toBeGreaterThanOrEqual(4.5);
      }
    });
});
