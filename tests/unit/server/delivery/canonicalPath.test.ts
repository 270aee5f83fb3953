import { expect, test } from 'vitest';
import type { AppContext } from '#app/appContext.ts';
import { createRoutes } from '#app/routes.ts';
import { ROUTES } from '#content/ownAddresses.ts';
import { acceptedEncoding } from '#server/delivery/acceptedEncoding.ts';
import { canonicalPath } from '#server/lib/canonicalPath.ts';
import { isFull } from '../../../support/full.ts';
import { pickOf, randomOf } from '../../../support/random.ts';

const LANGUAGES = [
  { id: 'en-gb', name: 'English', isMaster: true },
  { id: 'fr-fr', name: 'Français', isMaster: false },
];

const CASES: [path: string, canonical: string][] = [
  ['/', '/'],
  ['/portfolio', '/portfolio'],
  ['/%70ortfolio', '/portfolio'],
  ['/Project/field-kit/', '/project/field-kit'],
  ['/project/Field-Kit', '/project/Field-Kit'],
  ['/project/fie%6Cd-kit', '/project/field-kit'],
  ['/CASE-STUDY//low-tide', '/case-study/low-tide'],
  // A page of this uid is none of the site's own words.
  ['/Project', '/Project'],
  ['/nothing/at/ALL/', '/nothing/at/ALL'],
  ['/Categories/Product%20Design', '/categories/product%20design'],
  ['/categories/-product-design-', '/categories/product-design'],
  ['/categories/%C3%9Cber', '/categories/%C3%BCber'],
  ['/categories/ui%2Fux', '/categories/uiux'],
  ['/categories/a&b', '/categories/a%26b'],
  ['/categories/--', '/categories/--'],
  ['/project/a%2fb', '/project/a%2Fb'],
  // What is not UTF-8 is text, as in the router.
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
  ['/project/100%', '/project/100%25'],
  ['/fr-fr/', '/fr-fr'],
  ['/%66r-fr/project/un', '/fr-fr/project/un'],
  ['/en-gb', '/'],
  ['/EN-GB//about', '/about'],
  ['/en-gb/EN-GB/fr-fr/projects/', '/fr-fr/projects'],
  ['/de-de/PORTFOLIO', '/de-de/PORTFOLIO'],
  ['/FR-FR/feed.xml', '/fr-fr/feed.xml'],
  // No other host's, whatever browsers make of it.
  ['//evil.example/', '/evil.example'],
  ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
  ['/%5Cevil.example/', '/%5Cevil.example'],
];

test.each(CASES)('%s -> %s', (path, canonical) => {
  expect(canonicalPath(path, LANGUAGES)).toBe(canonical);
});

test('while the languages are unknown, the other parts have their one spelling', () => {
  expect(canonicalPath('/FR-FR//portfolio/', [])).toBe('/FR-FR/portfolio');
  expect(canonicalPath('/PORTFOLIO', [])).toBe('/portfolio');
});

test('the routes are those of the router', () => {
  // Cast: no route is loaded.
  const context = { answers: {}, queries: {} } as AppContext;
  const known = createRoutes(context).map(({ path = '' }) => `/${path.replace(/^\//, '')}`);
  expect([...ROUTES].sort()).toEqual(known.filter((path) => !['/', '/*'].includes(path)).sort());
});

const PARTS: [string, ...string[]] = [
  '/',
  ...'// % %2F %5C \\ .. . %2e @ : ; ? - -- %20 %C3%9C %ff İ'.split(' '),
  ...'portfolio Project CATEGORIES fr-fr EN-GB evil.example'.split(' '),
];

test('a canonical path is one, also for browsers, and is of this host, for any paths', () => {
  const random = randomOf(7);
  for (let index = 0; index < (isFull ? 20_000 : 4000); index++) {
    const parts = Array.from({ length: 1 + Math.floor(random() * 8) }, () => pickOf(random, PARTS));
    const { pathname } = new URL(`https://example.com/${parts.join('')}`);
    const canonical = canonicalPath(pathname, LANGUAGES);
    expect(canonical).toMatch(/^\/(?![/\\])/);
    expect(canonicalPath(canonical, LANGUAGES), pathname).toBe(canonical);
    expect(new URL(canonical, 'https://example.com').pathname, pathname).toBe(canonical);
    expect(new URL(canonical, 'https://example.com').host).toBe('example.com');
  }
});

const ENCODINGS: [string | null, 'br' | 'gzip' | null][] = [
  [null, null],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', null],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0', null],
  ['identity;q=1, gzip;q=0.5', null],
  ['identity;q=0, gzip;q=0.1', 'gzip'],
  ['gzip;q=nonsense', null],
  ['gzip ; q=0.2', 'gzip'],
  [`${'x,'.repeat(5000)}br`, null],
];

test.each(ENCODINGS)('a client that sends %j gets %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
