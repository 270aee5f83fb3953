import { expect, test, type Page } from '@playwright/test';
import { targetOf } from '../support/targets.ts';
import { rested, visit } from '../support/visit.ts';

// What a visitor gets wherever the site runs: the same pages, and nothing that a password protects.

const MISSING = "Page Wasn't Found";

const PAGES: [address: string, status: number, heading: string, language?: string][] = [
  ['/', 200, 'Selected Work'],
  ['/portfolio', 200, 'All Projects'],
  ['/portfolio/public-services', 200, 'Selected Work for Public Services'],
  ['/portfolio/nothing', 404, MISSING],
  ['/categories/product design', 200, 'Product Design'],
  ['/categories/nothing', 404, MISSING],
  ['/projects/public-services', 200, 'Public Services'],
  ['/projects', 200, 'No list was chosen'],
  ['/project/kelp', 200, 'Kelp'],
  // An external project is in its page.
  ['/project/two-rooms', 200, 'Two Rooms'],
  ['/case-study/low-tide', 200, 'Low Tide'],
  ['/case-study/nothing', 404, MISSING],
  ['/about', 200, 'About'],
  ['/far/away/from/everything', 404, MISSING],
  ['/case-study/night-ward', 200, 'Password Required'],
  ['/project/hush-watch', 200, 'Password Required'],
  ['/fr-fr', 200, 'Travaux choisis', 'fr-FR'],
  ['/fr-fr/a-propos', 200, 'À propos', 'fr-FR'],
];

/** Texts, pictures and passwords of the demo's protected work. */
const PROTECTED = [
  'We shadowed nine shifts',
  'Sennarick',
  'The owners all had the same complaint',
  'cs-night-ward',
  'spread-hush-watch',
  'nightshift',
  'waningday',
];

/**
 * What the page gets at addresses, which of a target only the browser knows, and which words of them are a secret. It asks
 * for all at once, as none may wait for another to be done: on Workers such a request hangs.
 */
const ask = (page: Page, addresses: readonly string[]) =>
  page.evaluate(
    ([urls, secrets]) =>
      Promise.all(
        urls.map(async (url) => {
          const response = await fetch(url);
          const text = await response.text();
          const { documentElement } = new DOMParser().parseFromString(text, 'text/html');
          return {
            status: response.status,
            type: response.headers.get('content-type'),
            policy: response.headers.get('content-security-policy'),
            lang: documentElement.lang,
            headings: [...documentElement.querySelectorAll('h1, h2, h3')].map((one) =>
              one.textContent.trim(),
            ),
            secrets: secrets.filter((secret) => text.includes(secret)),
          };
        }),
      ),
    [addresses, PROTECTED] as const,
  );

test('every route responds with its status, policy, language and heading and nothing protected; a page starts without a fault and leads on', async ({
  page,
}, info) => {
  // The headers of an export are those of its host.
  const hasPolicy = targetOf(info) !== 'static';
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) faults.push(request.url());
  });
  await visit(page);
  await rested(page);
  expect.soft(faults).toEqual([]);
  const answers = await ask(
    page,
    PAGES.map(([address]) => address),
  );
  for (const [at, [address, status, heading, lang = 'en-GB']] of PAGES.entries())
    expect.soft(answers[at], address).toMatchObject({
      status,
      type: 'text/html; charset=utf-8',
      ...(hasPolicy && { policy: expect.stringContaining("default-src 'none'") }),
      lang,
      headings: expect.arrayContaining([heading]),
      secrets: [],
    });
  for (const { secrets } of await ask(page, ['/sitemap.xml', '/feed.xml', '/robots.txt']))
    expect.soft(secrets).toEqual([]);
  const media = await ask(page, [
    '/media/cs-night-ward-01.webp',
    '/media/spread-hush-watch-1.webp',
  ]);
  expect(media.map(({ status }) => status)).toEqual([404, 404]);
  await page.locator('a[href="/project/paper-weather"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Paper Weather' })).toBeVisible();
  await expect(page.getByText('The edition was ninety.')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Selected Work', exact: true })).toBeVisible();
});
