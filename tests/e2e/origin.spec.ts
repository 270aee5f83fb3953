import { expect, test, type Page } from '@playwright/test';
import { originOf, PROXIED_HOST } from '../support/targets.ts';
import { stayHere, visit, walkDown } from '../support/visit.ts';

const SITE = originOf('proxied');

/** URLs of the site itself that are not at its public origin. */
const OTHER = /http:\/\/(?:portfolio\.example|localhost|127\.0\.0\.1|content\.invalid)[^"\s<]*/g;

/** The errors of a page; other sites get empty responses, so that no test needs a network. */
async function watch(page: Page): Promise<string[]> {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    const isFault = message.type() === 'error' || message.type() === 'warning';
    // The browser reports the status of a missing page, and fonts no text has needed so far.
    const isExpected = /status of 404|woff2 was preloaded/.test(message.text());
    if (isFault && !isExpected) faults.push(message.text());
  });
  page.on('request', (request) => {
    if (request.url().startsWith('http:')) faults.push(`requested ${request.url()}`);
  });
  await stayHere(page, PROXIED_HOST);
  return faults;
}

/** What holds for a page, however it was reached: its addresses, and those of its images, which are paths. */
async function expectWhole(page: Page, isListed = true): Promise<void> {
  const own = SITE + new URL(page.url()).pathname;
  const head = () =>
    page.evaluate(() =>
      ['meta[property="og:url"]', 'link[rel=canonical]', 'meta[property="og:image"]'].map((all) =>
        [...document.querySelectorAll(all)].map(
          (one) => one.getAttribute('href') ?? one.getAttribute('content'),
        ),
      ),
    );
  const picture = expect.stringMatching(new RegExp(`^${SITE}/(?:media|cards)/`));
  await expect.poll(head).toEqual([[own], isListed ? [own] : [], [picture]]);
  // Lazy content is in the document by then.
  await walkDown(page);
  const images = await page
    .locator('img')
    .evaluateAll((all) =>
      all.map((one) => [one.getAttribute('src') ?? '', one.getAttribute('srcset') ?? ''] as const),
    );
  expect(images.filter(([src]) => src.includes(PROXIED_HOST))).toEqual([]);
  const scaled = images.filter(([src]) => /^\/media\/.*\.(?:webp|png|jpe?g|avif)/.test(src));
  expect(scaled.filter(([, srcset]) => !srcset.includes('/media/'))).toEqual([]);
  expect((await page.content()).match(OTHER)).toBeNull();
}

test('pages and all they load are at the public origin, on a first visit and after following links', async ({
  page,
}) => {
  const faults = await watch(page);
  await visit(page, '/portfolio');
  await expectWhole(page);
  for (const [link, name] of [
    ['a[href="/case-study/plain-money"]', 'Plain Money'],
    ['a[href="/portfolio"]', 'All Projects'],
    ['a[href="/project/paper-weather"]', 'Paper Weather'],
  ] as const) {
    const { pathname } = new URL(page.url());
    const followed = page.locator(link).first();
    const href = (await followed.getAttribute('href')) ?? '';
    await followed.dispatchEvent('click');
    await expect(page).toHaveURL(SITE + href);
    expect(new URL(page.url()).pathname).not.toBe(pathname);
    await expect(page).toHaveTitle(new RegExp(`^${name}`));
    await expectWhole(page);
  }
  expect(await page.evaluate(() => window.performance.getEntriesByType('navigation').length)).toBe(
    1,
  );
  for (const [address, isListed] of [
    ['/project/two-rooms', true],
    ['/case-study/night-ward', false],
  ] as const) {
    await visit(page, address);
    await expectWhole(page, isListed);
  }
  expect(faults).toEqual([]);
});
