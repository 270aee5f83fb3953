import type { LinkField } from '@prismicio/client';
import { describe, expect, test } from 'vitest';
import { documentAddress } from '#content/documentAddress.ts';
import { directionOf, languageTag, siteLanguages } from '#content/languageNames.ts';
import { addressOf, pathBehind, pathWithin, typedAddress } from '#content/languages.ts';
import { linkResolver } from '#content/links.ts';
import { readLanguages, splitAddress } from '#content/repositoryLanguages.ts';

const LANGUAGES = readLanguages([
  { id: 'fr-fr', name: 'Français (France)' },
  { id: 'en-gb', name: 'English', is_master: true },
  { id: 'ar', name: 'Arabic' },
]);
const ORIGIN = 'https://site.test';

const inFrench = siteLanguages(LANGUAGES, 'fr-fr');
const inEnglish = siteLanguages(LANGUAGES, 'en-gb');
if (!inFrench || !inEnglish) throw new Error('The site has several languages');

test.each<[string, string, string, boolean?]>([
  ['/', 'en-gb', '/'],
  ['/about', 'en-gb', '/about'],
  ['/fr-fr', 'fr-fr', '/'],
  ['/FR-fr/about', 'fr-fr', '/about'],
  ['/ar/project/a', 'ar', '/project/a'],
  ['/fr-frog', 'en-gb', '/fr-frog'],
  ['/de-de/about', 'en-gb', '/de-de/about'],
  ['/en-gb/about', 'en-gb', '/about', true],
])('%s is in %s, where its path is %s', (address, id, path, isMasterNamed = false) => {
  const language = expect.objectContaining({ id });
  expect(splitAddress(address, LANGUAGES)).toEqual({ language, path, isMasterNamed });
});

test('the first language is the master if none says so, and odd ids are none', () => {
  const read = readLanguages([
    { id: '../x', name: 'Odd' },
    { id: 'fr-fr', name: 'French' },
    { id: 'de-de', name: 'German' },
  ]);
  expect(read.map(({ id, isMaster }) => [id, isMaster])).toEqual([
    ['fr-fr', true],
    ['de-de', false],
  ]);
});

test.each([
  ['', '/about', '/about'],
  ['/fr-fr', '/about', '/fr-fr/about'],
])('behind %j the path %s is at %s', (prefix, path, address) => {
  expect(addressOf(prefix, path)).toBe(address);
  expect(pathBehind(prefix, address)).toBe(path);
});

test.each([
  [inFrench, '/fr-fr/about', '/about'],
  [inFrench, '/ar/about', null],
  [inEnglish, '/fr-fr/about', null],
] as const)(
  'case %#: what is in the page’s language is navigated to in it',
  (site, address, path) => {
    expect(pathWithin(site, address)).toBe(path);
  },
);

test.each([
  ['/fr-fr/about?a=1#b', '/about?a=1#b'],
  ['/fr-fr#top', '/#top'],
  ['/ar/about', `${ORIGIN}/ar/about`],
])('on a French page the typed address %s leads to %s', (address, target) => {
  expect(typedAddress(inFrench, ORIGIN, address)).toBe(target);
});

describe('the link resolver', () => {
  const link = (lang: string, uid: string): LinkField => ({
    link_type: 'Document',
    id: uid,
    type: 'page',
    uid,
    lang,
    tags: [],
  });

  test('stays within the language, and says where another one is', () => {
    const resolve = linkResolver(inFrench, ORIGIN);
    expect(resolve(link('fr-fr', 'a-propos'))).toBe('/a-propos');
    expect(resolve(link('en-gb', 'about'))).toBe(`${ORIGIN}/about`);
    expect(resolve(link('ar', 'about'))).toBe(`${ORIGIN}/ar/about`);
    expect(resolve({ link_type: 'Web', url: '/fr-fr/a-propos' })).toBe('/a-propos');
    expect(resolve({ link_type: 'Web', url: 'https://example.com/fr-fr' })).toBe(
      'https://example.com/fr-fr',
    );
  });

  test('knows nothing of languages on a site of one, and leads nowhere where visitors have nothing', () => {
    const resolve = linkResolver(null, ORIGIN);
    expect(resolve(link('en-gb', 'about'))).toBe('/about');
    const broken: object = { ...link('en-gb', 'draft'), isBroken: true };
    expect(resolve(broken as LinkField)).toBeNull();
  });
});

test.each([
  ['en-gb', 'ltr'],
  ['ar', 'rtl'],
  ['uz-arab', 'rtl'],
  ['az', 'ltr'],
  ['not_a_tag', 'ltr'],
])('%s is written %s', (id, direction) => {
  expect(directionOf(id)).toBe(direction);
});

test('a language is named in itself, and by a tag that browsers know', () => {
  expect(inFrench.all.map(({ tag, name, code }) => [tag, name, code])).toEqual([
    ['fr-FR', 'Français', 'FR'],
    ['en-GB', 'English', 'EN'],
    ['ar', 'العربية', 'AR'],
  ]);
  expect(languageTag('not_a_tag')).toBe('und');
});

test('two variants of a language are told apart, and a site of one names none', () => {
  const site = siteLanguages(
    readLanguages([
      { id: 'en-gb', name: 'English' },
      { id: 'en-us', name: 'English' },
    ]),
    'en-gb',
  );
  expect(site?.all.map(({ name, code }) => [name, code])).toEqual([
    ['British English', 'EN-GB'],
    ['American English', 'EN-US'],
  ]);
  expect(siteLanguages(readLanguages([{ id: 'en-gb', name: 'English' }]), 'en-gb')).toBeNull();
});

test.each([
  [{ type: 'page', uid: 'about', lang: 'en-gb' }, '/about'],
  [{ type: 'page', uid: 'a-propos', lang: 'fr-fr' }, '/fr-fr/a-propos'],
  [{ type: 'home', lang: 'fr-fr' }, '/fr-fr'],
  [{ type: 'settings', lang: 'en-gb' }, '/'],
  [{ type: 'page', uid: 'x', lang: 'unknown' }, '/x'],
])('%j is at %s', (document, address) => {
  expect(documentAddress(LANGUAGES, document)).toBe(address);
});

test('without any language an address is its own path', () => {
  const none = { language: null, path: '/fr-fr/about', isMasterNamed: false };
  expect(splitAddress('/fr-fr/about', [])).toEqual(none);
});
