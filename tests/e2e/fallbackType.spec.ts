import { expect, test, type Page } from '@playwright/test';
import { watchShifts } from '../support/shifts.ts';
import { enter, frames, hold, ready, stayHere, visit } from '../support/visit.ts';
import { fullUnless } from '../support/full.ts';

/** Type before Poppins has loaded: the fallback's lines break where Poppins's do. */

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

const WEIGHTS = [200, 300, 400, 500, 600];

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

    for (const address of [
      '/',
      '/about',
      '/project/paper-weather',
      '/project/two-rooms',
      '/case-study/low-tide',
    ])
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

/** Runs in the page: each text's first words, and its number of lines in Poppins and in the fallback. */
async function lineCounts(weights: readonly number[]) {
  const load = (family: string) =>
    Promise.all(weights.map((weight) => document.fonts.load(`${weight} 16px ${family}`)));
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
  const texts = [...document.querySelectorAll('body *')].filter(
    (element) =>
      getComputedStyle(element).display !== 'inline' &&
      element.checkVisibility() &&
      hasText(element),
  );
  const count = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const least = 0.6 * Number.parseFloat(getComputedStyle(element).fontSize);
    const bottoms = [...range.getClientRects()]
      .filter(({ width }) => width > 0)
      .map(({ bottom }) => bottom)
      .toSorted((a, b) => a - b);
    return bottoms.filter(
      (bottom, index) => index === 0 || bottom - (bottoms[index - 1] ?? 0) > least,
    ).length;
  };
  await load('Poppins');
  const loaded = texts.map(count);
  const style = document.createElement('style');
  style.textContent = "body, body * { font-family: 'Poppins Arial', 'Poppins Roboto' !important; }";
  document.head.append(style);
  await load("'Poppins Arial'");
  const before = texts.map(count);
  return texts.map((element, index) => ({
    words: element.textContent.slice(0, 40),
    loaded: loaded[index] ?? 0,
    before: before[index] ?? 0,
  }));
}

for (const viewport of WINDOWS)
  test(`${viewport.width} px wide, at least 98% of all texts have as many lines before Poppins has loaded${fullUnless(viewport.width === 390)}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await stayHere(page);
    const texts: Awaited<ReturnType<typeof lineCounts>> = [];
    for (const address of [
      '/',
      '/portfolio',
      '/about',
      '/project/paper-weather',
      '/case-study/low-tide',
    ]) {
      // Laid out whole: rows without a layout have no lines.
      await visit(page, `${address}#whole`);
      texts.push(...(await page.evaluate(lineCounts, WEIGHTS)));
    }
    expect(texts.filter(({ loaded }) => loaded > 1).length).toBeGreaterThan(50);
    const others = texts.filter(({ loaded, before }) => loaded !== before);
    expect(others.length / texts.length, JSON.stringify(others)).toBeLessThanOrEqual(0.02);
  });

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
