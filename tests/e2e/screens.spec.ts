import { expect, test, type Page } from '@playwright/test';
import { oversized } from '../support/oversized.ts';
import { expectAccessibleInThemes, quiet, rested, visit, walkDown } from '../support/visit.ts';
import { fullUnless } from '../support/full.ts';

/** Every screen of the site once; what holds for all of them is checked here. */
const SCREENS: [name: string, address: string][] = [
  ['Home', '/'],
  ['a named list on Home', '/portfolio/public-services'],
  ['all projects', '/portfolio'],
  ['a category', '/categories/motion'],
  ['a category list', '/projects/public-services'],
  ['the fallback', '/projects'],
  ['a spread', '/project/paper-weather'],
  ['an external project', '/project/two-rooms'],
  ['a case study', '/case-study/low-tide'],
  ['a page of the owner', '/about'],
  ['the password gate', '/project/hush-watch'],
  ['not found', '/categories/nothing'],
];

/** Width and height of a phone and of a desktop. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Adds up every layout shift the browser reports, including those caused by input. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: [number, string[]][] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // Cast: the DOM types lack this entry type.
        const { value, sources = [] } = entry as PerformanceEntry & {
          value: number;
          sources?: { node: Node | null }[];
        };
        const names = sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 120));
        shifts.push([value, names.map((name) => name ?? 'gone')]);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

for (const { width, height } of SIZES) {
  test.describe(`${width} wide`, () => {
    test.use({ viewport: { width, height } });

    for (const [name, address] of SCREENS) {
      test(`${name} does not shift, fits its window, loads no image too large and logs no error${fullUnless(name === (width === 390 ? 'Home' : 'a case study'))}`, async ({
        page,
      }) => {
        const errors: string[] = [];
        page.on('pageerror', ({ message }) => errors.push(message));
        page.on('console', (message) => {
          // The browser itself reports the status of a missing page.
          if (message.type() === 'error' && !/status of 40[134]/.test(message.text()))
            errors.push(message.text());
        });
        // Third-party embeds are blocked: the suite needs no network.
        await page.route(
          ({ hostname }) => hostname !== 'localhost',
          (route) => route.fulfill({ body: '' }),
        );
        await watchShifts(page);
        await visit(page, address);
        await rested(page);
        await walkDown(page);
        await quiet(page);

        // Cast: set by `watchShifts`.
        const shifts = await page.evaluate(
          () => (window as unknown as { shifts: [number, string[]][] }).shifts,
        );
        const total = shifts.reduce((sum, [value]) => sum + value, 0);
        expect(total, JSON.stringify(shifts)).toBeLessThan(0.01);
        expect(await oversized(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
        expect(errors).toEqual([]);
      });
    }
  });
}

/** Screens laid out like another one are not checked by axe again. */
const LIKE_ANOTHER = ['a named list on Home', 'all projects'];

for (const [name, address] of SCREENS.filter(([name]) => !LIKE_ANOTHER.includes(name))) {
  test(`axe finds nothing on ${name} in either theme${fullUnless(name === 'a spread' || name === 'the password gate')}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, address);
    await walkDown(page);
    await expectAccessibleInThemes(page, address);
  });
}
