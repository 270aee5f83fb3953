import { expect, test, type Locator, type Page } from '@playwright/test';
import {
  cardsOn,
  frames,
  grained,
  laidOut,
  menu,
  nextEvent,
  quiet,
  ready,
  rested,
  scrolled,
  settled,
  visit,
} from '../support/visit.ts';
import { fullUnless } from '../support/full.ts';

/** The distance by which `translate` moves an element, in px. */
function pulledBy(element: Element): { x: number; y: number } {
  const part = element.querySelector('[data-pull]') ?? element;
  const [x = 0, y = 0] = getComputedStyle(part)
    .translate.split(' ')
    .map((length) => Number.parseFloat(length) || 0);
  return { x, y };
}

const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

const main = (page: Page) => page.getByRole('main');

/** Kinds of controls that differ in what is pulled, and how they are laid out. */
const PULLED: [what: string, address: string, find: (page: Page) => Locator][] = [
  ['a chip', '/categories/mobile', (page) => cardsOn(page).locator('li a')],
  [
    'the floating bar',
    '/project/paper-weather',
    (page) =>
      page
        .getByRole('navigation', { name: 'Project', exact: true })
        .getByRole('link', { name: 'Project Link' })
        .last(),
  ],
];

test.describe('motion', () => {
  test('nothing of Home moves for ever; a wheel scrolls smoothly until the page jumps; a new page starts at its top, takes the focus and announces its title', async ({
    page,
  }) => {
    await visit(page);
    expect(
      await page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity).length,
      ),
    ).toBe(0);
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
    // A wheel that came after the key would scroll on.
    const turned = await nextEvent(page, 'wheel');
    await page.mouse.wheel(0, 2000);
    await turned();
    await page.keyboard.press('Home');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    expect(await scrolled(page)).toBe(0);
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

  for (const [what, address, find] of PULLED) {
    test(`the cursor follows the mouse and fills while pressed; the magnet pulls ${what} by 8 px at most and lets go${fullUnless(what === 'a chip')}`, async ({
      page,
    }) => {
      await visit(page, address);
      const cursor = page.locator('[data-cursor]');
      await expect(cursor).toHaveCount(0);
      await page.mouse.move(10, 450);
      await expect(cursor).toHaveCount(1);
      await page.mouse.move(10, 400, { steps: 4 });
      await expect(cursor).toHaveAttribute('data-shown', '');
      await page.mouse.down();
      await expect(cursor).toHaveAttribute('data-pressed', '');
      await page.mouse.up();
      await expect(cursor).not.toHaveAttribute('data-pressed');
      const control = find(page).first();
      // In a low window the bar comes with the first scroll.
      await page.evaluate(() => window.scrollBy({ top: 20, behavior: 'instant' }));
      await control.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
      // At the first scroll the rows that have not been shown yet get their own heights.
      await laidOut(page);
      await expect(control).toBeVisible();
      const box = await control.boundingBox();
      if (!box) throw new Error('The control is not rendered');
      const [x, y] = [box.x + box.width - 3, box.y + box.height / 2];
      await page.mouse.move(x, y, { steps: 3 });
      const pull = () => control.evaluate(pulledBy);
      await expect.poll(async () => (await pull()).x).toBeGreaterThan(4);
      const { x: dx, y: dy } = await pull();
      expect(Math.hypot(dx, dy)).toBeLessThanOrEqual(8.05);
      // Still under the pointer, and nothing around it has moved.
      expect(
        await control.evaluate(
          (one, at) => {
            const hit = document.elementFromPoint(at.x, at.y)?.closest('a, button');
            return hit === one.closest('a, button');
          },
          { x, y },
        ),
      ).toBe(true);
      await page.mouse.move(2, 450);
      await expect(page.locator('[data-pulled]')).toHaveCount(0);
      expect(await pull()).toEqual({ x: 0, y: 0 });
    });
  }

  test('the magnet leaves links inside running text where they are @full', async ({ page }) => {
    // With a hash all of the page is laid out: positions do not change.
    await visit(page, '/colophon#whole');
    const link = page.getByRole('main').locator('p a').first();
    await link.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const box = await link.boundingBox();
    if (!box) throw new Error('The link is not rendered');
    await page.mouse.move(700, 450);
    await expect(page.locator('[data-cursor]')).toHaveCount(1);
    await page.mouse.move(box.x + box.width - 3, box.y + box.height / 2);
    // A control would have moved by now.
    await twoFrames(page);
    await expect(page.locator('[data-pulled]')).toHaveCount(0);
    expect(await link.boundingBox()).toEqual(box);
  });

  test('the magnet pulls the title of a card only near its words @full', async ({ page }) => {
    await visit(page, '/categories/mobile#whole');
    const card = cardsOn(page).first();
    await card.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const cover = await card.getByRole('img').first().boundingBox();
    if (!cover) throw new Error('The cover is not rendered');
    await page.mouse.move(10, 450);
    await expect(page.locator('[data-cursor]')).toHaveCount(1);
    await page.mouse.move(cover.x + cover.width / 2, cover.y + cover.height / 2, { steps: 3 });
    await twoFrames(page);
    await expect(card.locator('[data-pulled]')).toHaveCount(0);
    const words = await card.locator('[data-pull]').boundingBox();
    if (!words) throw new Error('The title is not rendered');
    await page.mouse.move(words.x + words.width - 3, words.y + words.height / 2);
    await expect(card.locator('[data-pulled]')).toHaveCount(1);
  });

  test('the magnet pulls an item of a gallery, whose column pauses meanwhile @full', async ({
    page,
  }) => {
    await visit(page, '/project/paper-weather#whole');
    const gallery = page.getByRole('region', { name: 'Gallery' });
    await gallery.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await page.mouse.move(500, 400);
    await expect(page.locator('[data-cursor]')).toHaveCount(1);
    const item = gallery.locator('button:hover');
    await expect(async () => {
      const box = await item.boundingBox({ timeout: 500 });
      if (!box) throw new Error('Nothing of the gallery is under the mouse');
      await page.mouse.move(box.x + box.width * 0.8, box.y + box.height / 2);
      const { x, y } = await item.evaluate(pulledBy);
      expect(Math.hypot(x, y)).toBeGreaterThan(1);
      expect(Math.hypot(x, y)).toBeLessThanOrEqual(8.05);
    }).toPass();
  });

  test("a project's bar is there at once on the first page of a visit; later it moves in @full", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const moves: string[] = [];
      Object.assign(window, { moves });
      document.addEventListener('animationstart', ({ target, animationName }) => {
        if (target instanceof Element && target.matches('nav[data-edge]'))
          moves.push(animationName.split('-', 2).join('-'));
      });
    });
    // Cast: set above.
    const moves = () => page.evaluate(() => (window as unknown as { moves: string[] }).moves);
    await visit(page, '/project/paper-weather');
    await settled(page);
    expect(await moves()).toEqual([]);
    await page.keyboard.press('End');
    await expect.poll(moves).toEqual(['from-above']);
    await page.keyboard.press('Home');
    await expect.poll(moves).toEqual(['from-above', 'from-below']);
    await visit(page, '/portfolio');
    await main(page).getByRole('link', { name: 'Paper Weather' }).first().click();
    await expect(page).toHaveURL(/\/project\/paper-weather$/);
    await expect.poll(moves).toEqual(['from-below']);
  });

  test('the frame counter shows when the query asks for it @full', async ({ page }) => {
    await visit(page, '/about?fps');
    await expect(page.locator('[data-fps]')).toHaveText(/^\d+ fps$/);
    await page.goto('/about');
    await ready(page);
    await expect(page.locator('[data-fps]')).toHaveCount(0);
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('there is no custom cursor, and no code for a mouse is loaded', async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await visit(page);
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(menu(page)).toBeVisible();
    await expect(page.locator('[data-cursor]')).toHaveCount(0);
    // What answers any visitor is loaded last.
    await expect.poll(() => loaded.some((url) => url.includes('/answers-'))).toBe(true);
    expect(loaded.filter((url) => /smoothScroll|Cursor/i.test(url))).toEqual([]);
  });
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the gate fades without a travel, nothing moves by itself or is pulled, the wheel scrolls natively', async ({
    page,
  }) => {
    await page.goto('/');
    await ready(page);
    await page.evaluate(() => {
      const states: (string | undefined)[] = [];
      Object.assign(window, { states });
      const gate = document.getElementById('gate');
      if (gate)
        new MutationObserver(() => states.push(gate.dataset['lifting'])).observe(gate, {
          attributeFilter: ['data-lifting'],
        });
    });
    await page.getByRole('button', { name: 'Sound Off' }).click();
    await expect(page.locator('#gate')).toHaveCount(0);
    // With motion it is 'travel'. Cast: set above.
    expect(await page.evaluate(() => (window as unknown as { states: unknown[] }).states)).toEqual([
      '',
    ]);
    await rested(page);
    await grained(page);
    await settled(page);
    const first = await page.screenshot();
    await frames(page, 60);
    expect((await page.screenshot()).equals(first)).toBe(true);
    const hello = page.getByRole('link', { name: 'Say Hello' });
    await hello.hover({ position: { x: 4, y: 20 } });
    await quiet(page);
    await frames(page, 20);
    expect(await hello.evaluate((link) => link.style.getPropertyValue('--pull-x'))).toBe('');
    await expect(page.locator('[data-pulled]')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.classList.contains('lenis'))).toBe(
      false,
    );
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.waitForFunction(() => document.documentElement.classList.contains('lenis'));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.waitForFunction(() => !document.documentElement.classList.contains('lenis'));
  });
});
