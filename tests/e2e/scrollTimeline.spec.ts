import { expect, test, type Page } from '@playwright/test';
import { scrollTo, visit } from '../support/visit.ts';

/** Makes the browser report no scroll timelines before the page's scripts run. */
const denyTimelines = (page: Page) =>
  page.addInitScript(() => {
    const { supports } = CSS;
    // Cast: the two forms of `supports` are passed on as they come.
    CSS.supports = ((...condition: [string]) =>
      !condition[0].startsWith('animation-timeline') && supports(...condition)) as typeof supports;
  });

/** The progress of each animation of the page that a script drives. */
const scrolled = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[style*="--scrolled"]')].map((element) =>
      Number(element.style.getPropertyValue('--scrolled')),
    ),
  );

test('without scroll timelines a script follows the scroll position, idles when it does not change, and leaves everything where it is with less motion', async ({
  page,
}) => {
  await denyTimelines(page);
  await visit(page);
  const height = await page.evaluate(() => document.documentElement.clientHeight);
  await expect.poll(async () => (await scrolled(page)).slice(0, 2)).toEqual([0, 0]);
  await scrollTo(page, 150);
  await expect
    .poll(async () => (await scrolled(page)).slice(0, 2))
    .toEqual([expect.closeTo(150 / height, 3), 0.5]);
  await scrollTo(page, height);
  await expect.poll(async () => (await scrolled(page)).slice(0, 2)).toEqual([1, 1]);
  const cover = page.locator('[data-overflows]').first();
  await cover.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  const background = cover.locator('> div > div').first();
  const { bottom, height: tall } = await background.evaluate((element) =>
    element.getBoundingClientRect().toJSON(),
  );
  const share = (height - bottom + tall) / (height + tall);
  expect(share).toBeGreaterThan(0.3);
  expect(share).toBeLessThan(0.7);
  await expect
    .poll(() => background.evaluate(({ style }) => Number(style.getPropertyValue('--scrolled'))))
    .toBeCloseTo(share, 1);
  const countFrames = () =>
    page.evaluate(async () => {
      let count = 0;
      const request = window.requestAnimationFrame;
      window.requestAnimationFrame = (run) => {
        count += 1;
        return request(run);
      };
      for (let index = 0; index < 10; index += 1) await new Promise((done) => request(done));
      window.requestAnimationFrame = request;
      return count;
    });
  // Until every row has been laid out once, frames are asked for.
  await expect.poll(countFrames).toBe(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => scrolled(page)).toEqual([]);
});
