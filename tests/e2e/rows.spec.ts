import { expect, test, type Locator, type Page } from '@playwright/test';
import { enter, laidOut, rested, settled, visit } from '../support/visit.ts';
import { fullUnless } from '../support/full.ts';

declare global {
  interface Window {
    /** What waits for the browser to be idle; undefined where the browser says itself when. */
    held?: IdleRequestCallback[];
  }
}

/** Rows of a page that are out of view: left out of the layout, and there whenever they are needed. */

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** Top and height in px of the page's parts and texts, rounded to a tenth. Films are in different states. */
const boxes = (page: Page) =>
  page.evaluate(() =>
    Array.from(
      document.querySelectorAll(
        '#content :is(section, article, header, figure, li, h1, h2, h3, p)',
      ),
      (element) => {
        const { top, height } = element.getBoundingClientRect();
        return [element.tagName, Math.round((top + scrollY) * 10), Math.round(height * 10)].join(
          ' ',
        );
      },
    ),
  );

/** Elements of the page that are out of view, left out of the layout. */
const leftOut = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('#content *')].filter(
        (element) =>
          element.checkVisibility() && !element.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  );

/** Counts them when the page has been read, before its scripts have loaded. */
const countAtFirst = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const all = [...document.querySelectorAll('#content *')];
      const out = all.filter(
        (one) => one.checkVisibility() && !one.checkVisibility({ contentVisibilityAuto: true }),
      );
      Object.assign(window, { atFirst: out.length });
    });
  });

// Cast: set by `countAtFirst`.
const atFirst = (page: Page) =>
  page.evaluate(() => (window as unknown as { atFirst: number }).atFirst);

const lastHeading = (page: Page) => page.locator('#content').getByRole('heading').last();

const inWindow = (locator: Locator) =>
  locator.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= -1 && bottom <= innerHeight + 1;
  });

for (const [viewport, address] of [
  [PHONE, '/'],
  [DESKTOP, '/case-study/low-tide'],
] as const)
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test(`${address} leaves rows out at first, and is laid out whole once it rests${fullUnless(viewport === PHONE)}`, async ({
      page,
    }) => {
      // With a hash all of it is laid out.
      await visit(page, `${address}#nowhere`);
      // Its fonts, too, are there.
      await rested(page);
      await settled(page);
      const whole = await boxes(page);
      await page.goto('about:blank');
      await countAtFirst(page);
      await visit(page, address);
      expect(await atFirst(page)).toBeGreaterThan(0);
      await expect.poll(() => boxes(page)).toEqual(whole);
      await expect.poll(() => leftOut(page)).toBe(0);
    });
  });

test('a heading out of view can be found, led to and focused', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/case-study/low-tide');
  const heading = lastHeading(page);
  const text = (await heading.textContent()) ?? '';
  // The browser's own search, as by Ctrl+F.
  await page.keyboard.press('Control');
  const isFound = await page.evaluate(
    (words) => 'find' in window && (window as { find: (words: string) => boolean }).find(words),
    text,
  );
  expect(isFound).toBe(true);
  await expect.poll(() => inWindow(heading)).toBe(true);

  await heading.evaluate((element) => (element.id = 'last'));
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.evaluate(() => window.location.assign('#last'));
  await expect.poll(() => inWindow(heading)).toBe(true);

  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await heading.evaluate((element) => {
    element.tabIndex = -1;
    element.focus();
  });
  await expect.poll(() => inWindow(heading)).toBe(true);
});

test('a link to a text of the page stays at it when the rows above get their heights @full', async ({
  page,
  context,
  baseURL,
}) => {
  await enter(page);
  const heading = page.getByRole('heading', { name: 'Principles we kept' });
  const address = `${baseURL}/case-study/low-tide#:~:text=Principles%20we%20kept`;
  // Only for an address that was typed or followed from elsewhere does the browser look for a text.
  const browser = await context.newCDPSession(page);
  await browser.send('Page.navigate', { url: address, transitionType: 'address_bar' });
  await laidOut(page);
  await expect(heading).toBeInViewport({ ratio: 1 });
});

test('what a script has scrolled to stays in view when the rows above get their heights', async ({
  page,
}) => {
  // The browser is never idle: the rest of the page is not laid out before.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 1 }));
  await visit(page, '/case-study/low-tide');
  await page.mouse.move(600, 400);
  await expect(page.locator('[data-cursor]')).toHaveCount(1);
  // It leaves its row at the first input that it hears, for which the one before may have been too early.
  await page.mouse.move(610, 400);
  await expect(page.locator('footer [data-next]')).toHaveCount(1);
  const control = page.getByRole('switch');
  expect(await leftOut(page)).toBeGreaterThan(0);
  await control.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await laidOut(page);
  await expect(control).toBeInViewport({ ratio: 1 });
});

/** How far a page is from its end, in px. */
const fromEnd = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);

test('the end of a page is reached by a key before its height is known', async ({ page }) => {
  await visit(page, '/portfolio');
  await page.keyboard.press('End');
  await expect.poll(() => fromEnd(page)).toBeLessThan(2);
  await expect(page.locator('#contact')).toBeInViewport();
});

test('a link scrolls smoothly to the end of a page, also while it is laid out', async ({
  page,
}) => {
  // From the press on the test says when the browser is idle.
  await page.addInitScript(() => {
    const { requestIdleCallback: request } = window;
    window.requestIdleCallback = (run) => (window.held ? window.held.push(run) : request(run));
  });
  await visit(page, '/');
  await rested(page);
  await page.evaluate(() => (window.held = []));
  // By key: a mouse would load the scrolling of its wheel.
  await page.getByRole('link', { name: 'Say Hello' }).press('Enter');
  await page.evaluate(async () => {
    while (window.scrollY === 0) await new Promise(requestAnimationFrame);
    for (const run of window.held ?? []) run({ didTimeout: false, timeRemaining: () => 1 });
  });
  await laidOut(page);
  await expect.poll(() => fromEnd(page)).toBeLessThan(2);
  await expect(page.locator('#contact')).toBeFocused();
  await expect(page.getByRole('link', { name: 'Say Hello' })).toBeHidden();
});

test('the pages of links in view are asked for before a press', async ({ page }) => {
  await visit(page, '/');
  // The page begins with the project of this name; the choice of languages asks for the case study, later.
  const asked: string[] = [];
  page.on('request', (request) => {
    const address = decodeURIComponent(request.url());
    if (address.includes('my.project.uid,+"low-tide"')) asked.push(address);
  });
  const link = page.locator('a[href="/case-study/low-tide"]').first();
  await link.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Low Tide' })).toBeVisible();
  expect(asked).toHaveLength(1);
});
