import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import type { Content } from '@prismicio/client';
import { originOf, PROXIED_HOST } from '../support/targets.ts';
import { gate, ready, visit } from '../support/visit.ts';
import { fullUnless } from '../support/full.ts';

const SITE = originOf('proxied');

/** URLs of the site itself that are not at its public origin. */
const OTHER = /http:\/\/(?:portfolio\.example|localhost|127\.0\.0\.1|content\.invalid)[^"\s<]*/g;

/** Every kind of page, and whether search engines may list it. */
const ROUTES: [address: string, isListed: boolean][] = [
  ['/', true],
  ['/portfolio', true],
  ['/portfolio/public-services', true],
  ['/categories/motion', true],
  ['/categories/product%20design', true],
  ['/projects/public-services', true],
  ['/project/paper-weather', true],
  ['/project/two-rooms', true],
  ['/project/kelp', true],
  ['/project/soft-bodies', true],
  ['/case-study/low-tide', true],
  ['/case-study/plain-money', true],
  ['/about', true],
  ['/colophon', true],
  ['/projects', false],
  ['/case-study/night-ward', false],
  ['/project/hush-watch', false],
  ['/categories/nothing', false],
  ['/far/away', false],
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
  await page.route(
    ({ hostname }) => hostname !== PROXIED_HOST,
    (route) => route.fulfill({ body: '' }),
  );
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
  expect(await addresses(page, 'link[rel=canonical]')).toEqual(isListed ? [own] : []);
  const shared = await addresses(page, 'meta[property="og:image"]');
  expect(shared).toHaveLength(1);
  expect(shared[0]).toMatch(new RegExp(`^${SITE}/(?:media|cards)/`));
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

/** The site's own videos that are laid out once they play, by their first source. */
const videosOf = (page: Page) =>
  page.locator('video').evaluateAll((videos, host) => {
    const found = videos.flatMap((video) => {
      const [first] = [video, ...video.querySelectorAll('source')].flatMap(
        (one) => one.getAttribute('src') ?? [],
      );
      if (first === undefined || !video.parentElement?.checkVisibility()) return [];
      return new URL(first, document.baseURI).hostname === host ? [first] : [];
    });
    return [...new Set(found)];
  }, PROXIED_HOST);

/** Every video of the site plays once it is in view; returns how many there were. */
async function expectVideos(page: Page): Promise<number> {
  const sources = await videosOf(page);
  for (const src of sources) {
    expect(src).toMatch(/^\/media\//);
    // A gallery repeats its videos, some of them beyond its edge.
    const copies = page.locator(`video[src="${src}"], video:has(source[src="${src}"])`);
    const video = copies.first();
    const show = () =>
      // Before it plays it has no box.
      video.evaluate((element) =>
        element.parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
    await show();
    const start = video.locator(
      'xpath=following-sibling::button[starts-with(@aria-label, "Play ")]',
    );
    if ((await start.count()) > 0) await start.dispatchEvent('click');
    const furthest = async () => {
      // Again: a page that is still loading can move it out of view.
      await show();
      // Cast: the selector finds videos.
      return copies.evaluateAll((all) =>
        Math.max(...all.map((one) => (one as HTMLVideoElement).currentTime)),
      );
    };
    await expect.poll(furthest, { message: `${src} on ${page.url()}` }).toBeGreaterThan(0);
  }
  return sources.length;
}

/** Everything that holds for a page, however it was reached. */
async function expectWhole(page: Page, isListed = true): Promise<number> {
  await expectAddress(page, isListed);
  await expectImages(page);
  const played = await expectVideos(page);
  // Lazy content is in the document by now.
  await expectImages(page);
  expect((await page.content()).match(OTHER)).toBeNull();
  return played;
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
  test.slow();
  const faults = await watch(page);
  await visit(page, '/portfolio');
  let played = await expectWhole(page);
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
    played += await expectWhole(page);
  }
  expect(played).toBeGreaterThan(3);
  expect(await page.evaluate(() => window.performance.getEntriesByType('navigation').length)).toBe(
    1,
  );
  expect(faults).toEqual([]);
});

test('every stem of the soundtrack loads after Sound On', async ({ page }) => {
  // Cast: a document of the demo, whose shape the content check looks after.
  const { data } = JSON.parse(
    await readFile('content/documents/settings/settings.json', 'utf8'),
  ) as {
    data: Pick<Content.SettingsDocument['data'], 'stems'>;
  };
  const expected = data.stems.map(({ audio }) => ('url' in audio && audio.url) || '').toSorted();
  expect(expected).toHaveLength(4);
  const faults = await watch(page);
  const loaded = new Set<string>();
  page.on('requestfinished', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === SITE && expected.includes(pathname)) loaded.add(pathname);
  });
  await page.goto('/');
  await ready(page);
  await gate(page).getByRole('button', { name: 'Sound On' }).click();
  await expect.poll(() => [...loaded].toSorted()).toEqual(expected);
  await expect(page.getByRole('button', { name: /Sound On/ })).toBeVisible();
  expect(faults).toEqual([]);
});

test('no response of the site contains a URL of its own that is not the public one', async ({
  page,
}) => {
  await visit(page, '/about');
  const load = (path: string) =>
    page.evaluate(async (url) => {
      const response = await fetch(url);
      const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`);
      return { text: await response.text(), head: headers.join('\n') };
    }, path);
  const sitemap = await load('/sitemap.xml');
  const places = [...sitemap.text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place = '']) => place);
  expect(places.length).toBeGreaterThan(40);
  expect(places.filter((place) => !place.startsWith(`${SITE}/`))).toEqual([]);
  // Cast: the metadata of the Content API.
  const { refs, forms } = JSON.parse((await load('/api/v2')).text) as {
    refs: { ref: string }[];
    forms: { everything: { action: string } };
  };
  expect(forms.everything.action).toBe(`${SITE}/api/v2/documents/search`);
  const q = encodeURIComponent('[[at(document.type, "project")]]');
  const paths = [
    '/feed.xml',
    '/robots.txt',
    '/api/v2',
    `/api/v2/documents/search?ref=${refs[0]?.ref}&q=${q}&pageSize=100`,
    ...places.map((place) => place.slice(SITE.length)),
  ];
  for (const path of paths) {
    const { text, head } = await load(path);
    expect(`${head}\n${text}`.match(OTHER), path).toBeNull();
  }
  expect((await load('/feed.xml')).text).toContain(`<id>${SITE}/</id>`);
  expect((await load('/robots.txt')).text).toContain(`Sitemap: ${SITE}/sitemap.xml`);
});

test('HSTS, secure cookies and the upgrade to https are sent', async ({ page }) => {
  const response = await page.goto('/case-study/night-ward?password=dayshift');
  const headers = (await response?.allHeaders()) ?? {};
  expect(headers['strict-transport-security']).toMatch(/^max-age=/);
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  const first = response?.request().redirectedFrom();
  const cookie = await (await first?.response())?.headerValue('set-cookie');
  expect(cookie).toMatch(/; Secure/);
});
