import { expect, test } from '@playwright/test';
import { frames, menu, ready, scrolled, settled, visit } from '../support/visit.ts';

test.describe('motion', () => {
  test('a wheel scrolls smoothly, and a jump of the page ends it', async ({ page }) => {
    await visit(page);
    await page.mouse.move(600, 400);
    await page.waitForFunction(() => document.documentElement.classList.contains('lenis'));
    await page.evaluate(() => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      window.addEventListener('scroll', () => seen.push(window.scrollY));
    });
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
    // Cast: set above.
    const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
    // Without smooth scrolling there is one event, at the end.
    expect(seen.filter((y) => y > 0 && y < 590)).not.toEqual([]);
    await page.mouse.wheel(0, 2000);
    await page.keyboard.press('Home');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    expect(await scrolled(page)).toBe(0);
  });

  test('a new page begins at its top with the focus on it, and says its title', async ({
    page,
  }) => {
    await visit(page);
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, 20);
    await page.getByRole('link', { name: 'Design Systems' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Design System' })).toBeVisible();
    await expect(page.locator('#content')).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'Design System' })).toHaveText(
      await page.title(),
    );
    expect(await scrolled(page)).toBe(0);
  });

  test('the cursor follows a mouse and fills while pressed; the magnet pulls 8 px at most', async ({
    page,
  }) => {
    await visit(page);
    const cursor = page.locator('[data-cursor]');
    await expect(cursor).toHaveCount(0);
    await page.mouse.move(500, 300);
    await expect(cursor).toHaveCount(1);
    const hello = page.getByRole('link', { name: 'Say Hello' });
    const box = await hello.boundingBox();
    if (!box) throw new Error('Say Hello is not drawn');
    await page.mouse.move(box.x + box.width - 4, box.y + box.height / 2, { steps: 4 });
    await expect(cursor).toHaveAttribute('data-shown', '');
    const pull = () =>
      hello.evaluate((link) => Number.parseFloat(link.style.getPropertyValue('--pull-x') || '0'));
    await expect.poll(pull).toBeGreaterThan(5);
    expect(await pull()).toBeLessThan(8.7);
    await page.mouse.move(500, 400);
    await expect.poll(pull).toBe(0);
    await page.mouse.down();
    await expect(cursor).toHaveAttribute('data-pressed', '');
    await page.mouse.up();
    await expect(cursor).not.toHaveAttribute('data-pressed');
  });

  test('frames are counted for whoever asks', async ({ page }) => {
    await visit(page, '/about?fps');
    await expect(page.locator('[data-fps]')).toHaveText(/^\d+ fps$/);
    await page.goto('/about');
    await ready(page);
    await expect(page.locator('[data-fps]')).toHaveCount(0);
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('there is no cursor, and nothing of a mouse is loaded', async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await visit(page);
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(menu(page)).toBeVisible();
    await expect(page.locator('[data-cursor]')).toHaveCount(0);
    expect(loaded.filter((url) => /lenis|Cursor/i.test(url))).toEqual([]);
  });
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves by itself', async ({ page }) => {
    await visit(page);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    await settled(page);
    const first = await page.screenshot();
    await frames(page, 60);
    expect((await page.screenshot()).equals(first)).toBe(true);
  });

  test('the gate goes at once, the wheel is the browser’s own, nothing is pulled', async ({
    page,
  }) => {
    await page.goto('/');
    await ready(page);
    await page.evaluate(() => {
      const states: (string | undefined)[] = [];
      Object.assign(window, { states });
      new MutationObserver(() => states.push(document.documentElement.dataset['gate'])).observe(
        document.documentElement,
        { attributeFilter: ['data-gate'] },
      );
    });
    await page.getByRole('button', { name: 'Sound Off' }).click();
    await expect(page.locator('#gate')).toHaveCount(0);
    // Where it fades it is "leaving" first. Cast: set above.
    expect(await page.evaluate(() => (window as unknown as { states: unknown[] }).states)).toEqual([
      undefined,
    ]);
    const hello = page.getByRole('link', { name: 'Say Hello' });
    await hello.hover({ position: { x: 4, y: 20 } });
    await page.waitForLoadState('networkidle');
    await frames(page, 20);
    expect(await hello.evaluate((link) => link.style.getPropertyValue('--pull-x'))).toBe('');
    expect(await page.evaluate(() => document.documentElement.classList.contains('lenis'))).toBe(
      false,
    );
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.waitForFunction(() => document.documentElement.classList.contains('lenis'));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.waitForFunction(() => !document.documentElement.classList.contains('lenis'));
  });
});
