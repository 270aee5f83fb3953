import { expect, test, type Page } from '@playwright/test';
import { originOf, PROXIED_HOST } from '../support/targets.ts';
import { stayHere, visit, walkDown } from '../support/visit.ts';
import { fullUnless } from '../support/full.ts';

const SITE = originOf('proxied');

/** URLs of the site itself that are not at its public origin. */
const OTHER = /http:\/\/(?:portfolio\.example|localhost|127\.0\.0\.1|content\.invalid)[^"\s<]*/g;

/** Kinds of pages that load other things, and whether search engines may list them. */
const ROUTES: [address: string, isListed: boolean][] = [
  ['/', true],
  ['/categories/product%20design', true],
  ['/project/two-rooms', true],
  ['/project/kelp', true],
  ['/project/soft-bodies', true],
  ['/case-study/low-tide', true],
  ['/colophon', true],
  ['/case-study/night-ward', false],
];

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

/** The URLs of the page in its head. */
const addresses = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((found) =>
      found.map((one) => one.getAttribute('href') ?? one.getAttribute('content')),
    );

async function expectAddress(page: Page, isListed: boolean): Promise<void> {
  const own = SITE + new URL(page.url()).pathname;
  await expect.poll(() => addresses(page, 'meta[property="og:url"]')).toEqual([own]);
  await expect.poll(() => addresses(page, 'link[rel=canonical]')).toEqual(isListed ? [own] : []);
  await expect
    .poll(() => addresses(page, 'meta[property="og:image"]'))
    .toEqual([expect.stringMatching(new RegExp(`^${SITE}/(?:media|cards)/`))]);
}

/** The site's own images are referenced by path and offered at several widths. */
async function expectImages(page: Page): Promise<void> {
  const found = await page.locator('img').evaluateAll((images) =>
    images.map((image) => ({
      src: image.getAttribute('src') ?? '',
      srcset: image.getAttribute('srcset') ?? '',
    })),
  );
  expect(found.filter(({ src }) => OTHER.test(src) || src.includes(PROXIED_HOST))).toEqual([]);
  const scaled = found.filter(({ src }) => /^\/media\/.*\.(?:webp|png|jpe?g|avif)/.test(src));
  expect(scaled.filter(({ srcset }) => !srcset.includes('/media/'))).toEqual([]);
}

/** Everything that holds for a page, however it was reached. */
async function expectWhole(page: Page, isListed = true): Promise<void> {
  await expectAddress(page, isListed);
  await walkDown(page);
  // Lazy content is in the document by now.
  await expectImages(page);
  expect((await page.content()).match(OTHER)).toBeNull();
}

for (const [address, isListed] of ROUTES) {
  test(`${address} and all it loads are at the public origin${fullUnless(address === '/project/two-rooms')}`, async ({
    page,
  }) => {
    const faults = await watch(page);
    await visit(page, address);
    await expectWhole(page, isListed);
    expect(faults).toEqual([]);
  });
}

test('after following links over three pages everything is as on a first visit', async ({
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
  expect(faults).toEqual([]);
});
