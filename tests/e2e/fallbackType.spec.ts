import { expect, test, type Page } from '@playwright/test';
import { watchShifts } from '../support/shifts.ts';
import { enter, frames, hold, ready, stayHere } from '../support/visit.ts';
import { fullUnless } from '../support/full.ts';

/** Type before Poppins has loaded. */

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

const ADDRESSES = ['/', '/about', '/project/paper-weather', '/case-study/low-tide'];

/** Opens an address whose fonts load only when `release` is called. */
async function openWithoutFonts(page: Page, address: string) {
  const release = await hold(page, /\.woff2/);
  const shifts = await watchShifts(page);
  await enter(page);
  await page.goto(address, { waitUntil: 'commit' });
  await ready(page);
  return { release, shifts };
}

const hasPoppins = (page: Page) => page.evaluate(() => document.fonts.check('16px Poppins'));

for (const viewport of WINDOWS) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    for (const address of ADDRESSES)
      test(`nothing of ${address} shifts when the fonts arrive late${fullUnless(viewport.width === 390 && address === '/about')}`, async ({
        page,
      }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await stayHere(page);
        const { release, shifts } = await openWithoutFonts(page, address);
        // A spread's text is below its first image: what is out of sight does not count.
        const heading = page.getByRole('main').getByRole('heading').first();
        await heading.evaluate((element) =>
          element.scrollIntoView({ block: 'center', behavior: 'instant' }),
        );
        await frames(page, 4);
        expect(await hasPoppins(page)).toBe(false);
        await shifts();
        release();
        await expect.poll(() => hasPoppins(page)).toBe(true);
        await page.evaluate(() => document.fonts.ready);
        await frames(page, 4);
        const { sum, moved } = await shifts();
        expect(sum, moved.join('\n')).toBeLessThan(0.001);
      });
  });
}

test('words in bold and italics below the first screen ask for their fonts after the first paint', async ({
  page,
}) => {
  await enter(page);
  await page.goto('/case-study/low-tide');
  const starts = await page.evaluate(async () => {
    // Asked for here before it, they would begin before it.
    const paint = await new Promise<number>((done) => {
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntriesByName('first-contentful-paint'))
          done(startTime);
      }).observe({ type: 'paint', buffered: true });
    });
    const wanted = ['600 1em Poppins', 'italic 1em Poppins'];
    await Promise.all(wanted.map((font) => document.fonts.load(font)));
    const startOf = (part: string) =>
      performance.getEntriesByType('resource').find(({ name }) => name.includes(part))?.startTime;
    return { paint, fonts: ['latin-600-', 'latin-400-italic-'].map(startOf) };
  });
  for (const start of starts.fonts) expect(start).toBeGreaterThan(starts.paint);
});
