import { expect, test, type Locator } from '@playwright/test';
import {
  boxOf,
  cardsOn,
  frames,
  grained,
  laidOut,
  menu,
  gate,
  nextEvent,
  quiet,
  ready,
  rested,
  scrolled,
  settled,
  visit,
} from '../support/visit.ts';
import { FULL } from '../support/full.ts';

/** The distance by which `translate` moves an element, in px. */
function pulledBy(element: Element): { x: number; y: number } {
  const part = element.querySelector('[data-pull]') ?? element;
  const [x = 0, y = 0] = getComputedStyle(part)
    .translate.split(' ')
    .map((length) => Number.parseFloat(length) || 0);
  return { x, y };
}

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

  test('the cursor follows the mouse and fills while pressed; the magnet pulls a chip by 8 px at most and lets go', async ({
    page,
  }) => {
    await visit(page, '/categories/mobile');
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
    const control = cardsOn(page).locator('li a').first();
    await control.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
    // At the first scroll the rows that have not been shown yet get their own heights.
    await laidOut(page);
    const box = await boxOf(control);
    const [x, y] = [box.x + box.width - 3, box.y + box.height / 2];
    await page.mouse.move(x, y, { steps: 3 });
    const pull = () => control.evaluate(pulledBy);
    await expect.poll(async () => (await pull()).x).toBeGreaterThan(4);
    const { x: dx, y: dy } = await pull();
    expect(Math.hypot(dx, dy)).toBeLessThanOrEqual(8.05);
    // Still under the pointer, and nothing around it has moved.
    const isHit = (one: Element, at: { x: number; y: number }) =>
      one.contains(document.elementFromPoint(at.x, at.y));
    expect(await control.evaluate(isHit, { x, y })).toBe(true);
    await page.mouse.move(2, 450);
    await expect(page.locator('[data-pulled]')).toHaveCount(0);
    expect(await pull()).toEqual({ x: 0, y: 0 });
  });

  test(`the magnet leaves links of a text, pulls the title of a card only near its words, and an item of a gallery, whose column pauses meanwhile${FULL}`, async ({
    page,
  }) => {
    const open = async (address: string, find: () => Locator) => {
      // With a hash all of the page is laid out: positions do not change.
      await visit(page, `${address}#whole`);
      await find().evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await page.mouse.move(10, 450);
      await page.mouse.move(20, 450);
      await expect(page.locator('[data-cursor]')).toHaveCount(1);
    };
    const link = page.getByRole('main').locator('p a').first();
    await open('/colophon', () => link);
    const box = await boxOf(link);
    await page.mouse.move(box.x + box.width - 3, box.y + box.height / 2);
    // A control would have moved by now.
    await frames(page);
    await expect(page.locator('[data-pulled]')).toHaveCount(0);
    expect(await link.boundingBox()).toEqual(box);

    const card = cardsOn(page).first();
    await open('/categories/mobile', () => card);
    const cover = await boxOf(card.getByRole('img').first());
    await page.mouse.move(cover.x + cover.width / 2, cover.y + cover.height / 2, { steps: 3 });
    await frames(page);
    await expect(card.locator('[data-pulled]')).toHaveCount(0);
    const words = await boxOf(card.locator('[data-pull]'));
    await page.mouse.move(words.x + words.width - 3, words.y + words.height / 2);
    await expect(card.locator('[data-pulled]')).toHaveCount(1);

    const gallery = page.getByRole('region', { name: 'Gallery' });
    await open('/project/paper-weather', () => gallery);
    await page.mouse.move(500, 400);
    const item = gallery.locator('button:hover');
    await expect(async () => {
      const { x, y, width, height } = await boxOf(item);
      await page.mouse.move(x + width * 0.8, y + height / 2);
      const pull = await item.evaluate(pulledBy);
      expect(Math.hypot(pull.x, pull.y)).toBeGreaterThan(1);
      expect(Math.hypot(pull.x, pull.y)).toBeLessThanOrEqual(8.05);
    }).toPass();
  });

  test("a project's bar is there at once on the first page of a visit, later it moves in; the frame counter shows when the query asks for it @full", async ({
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
    await visit(page, '/project/paper-weather?fps');
    await expect(page.locator('[data-fps]')).toHaveText(/^\d+ fps$/);
    await settled(page);
    expect(await moves()).toEqual([]);
    await page.keyboard.press('End');
    await expect.poll(moves).toEqual(['from-above']);
    await page.keyboard.press('Home');
    await expect.poll(moves).toEqual(['from-above', 'from-below']);
    await visit(page, '/portfolio');
    await expect(page.locator('[data-fps]')).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Paper Weather' }).first().click();
    await expect(page).toHaveURL(/\/project\/paper-weather$/);
    await expect.poll(moves).toEqual(['from-below']);
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the policy of the page lets gate, sound and menu work; there is no custom cursor, and no code for a mouse is loaded', async ({
    page,
  }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.addInitScript(() => {
      const refused: string[] = [];
      Object.assign(window, { refused });
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
        refused.push(`${effectiveDirective} ${blockedURI}`);
      });
    });
    await page.goto('/');
    await ready(page);
    const sounds = page.waitForRequest(/\/media\/stem-/);
    await gate(page).getByRole('button', { name: 'Sound On' }).tap();
    await sounds;
    await expect(gate(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(menu(page)).toBeVisible();
    await expect(page.locator('[data-cursor]')).toHaveCount(0);
    // What answers any visitor is loaded last.
    await expect.poll(() => loaded.some((url) => url.includes('/answers-'))).toBe(true);
    expect(loaded.filter((url) => /smoothScroll|Cursor/i.test(url))).toEqual([]);
    // Cast: set above.
    const refused = () => (window as unknown as { refused: string[] }).refused;
    expect(await page.evaluate(refused)).toEqual([]);
  });
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the gate fades without a travel, nothing moves by itself, is pulled or travels, the wheel scrolls natively', async ({
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
    await page.evaluate(() => {
      document.startViewTransition = () => {
        throw new Error('A transition has begun');
      };
    });
    await page.getByRole('link', { name: 'Product Design', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Product Design' })).toBeVisible();
    await expect(page.locator('footer [data-light]')).toHaveCSS('translate', 'none');
  });
});
