import { expect, test } from '@playwright/test';
import { oversized } from '../support/oversized.ts';
import { watchShifts } from '../support/shifts.ts';
import {
  expectAccessibleInThemes,
  quiet,
  rested,
  stayHere,
  visit,
  walkDown,
} from '../support/visit.ts';
import { fullUnless } from '../support/full.ts';

/** Every screen of the site once; what holds for all of them is checked here. */
const SCREENS: [name: string, address: string][] = [
  ['Home', '/'],
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
        await stayHere(page);
        const shifts = await watchShifts(page);
        await visit(page, address);
        await rested(page);
        await walkDown(page);
        await quiet(page);

        const { sum, moved } = await shifts();
        expect(sum, moved.join('\n')).toBeLessThan(0.01);
        expect(await oversized(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
        expect(errors).toEqual([]);
      });
    }
  });
}

for (const [name, address] of SCREENS) {
  test(`axe finds nothing on ${name} in either theme${fullUnless(name === 'a spread')}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, address);
    await walkDown(page);
    await expectAccessibleInThemes(page, address);
  });
}
