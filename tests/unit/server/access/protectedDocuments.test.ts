import { describe, expect, test } from 'vitest';
import { collectReferences, mediaKey } from '#server/access/policy/collectReferences.ts';
import { factsOf } from '#server/access/policy/facts.ts';
import { protectedNames } from '#server/access/policy/protectedDocuments.ts';
import { protectedDocuments } from '#server/access/policy/protectedDocuments.ts';
import { type RawDocument } from '#server/sources/RawDocument.ts';

const link = (id: string) => ({ link_type: 'Document', id });

const to = (...ids: string[]) => ({ links: ids.map(link) });
/** Of a project with a password. */
const locked = (...ids: string[]) => ({ password: 'x', ...to(...ids) });
const study = (id: string) => ({ case_study: link(id) });
/** Of one with a case study, too. */
const shut = (id: string) => ({ ...locked(), ...study(id) });
/** What has a translation names it. */
const alsoAt = (id: string) => ({ alsoAt: id });

type Site = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** What is protected of documents, by their fields at `type/uid`: ids are the uids, each with its owners. */
function sealedIn(site: Site, recorded: readonly string[] = []) {
  const documents = Object.entries(site).map(([path, { alsoAt: other, ...data }]): RawDocument => {
    const [type = '', uid = ''] = path.split('/');
    const alternate_languages = other ? [{ id: String(other), type, lang: 'fr-fr' }] : [];
    return { id: uid, uid, type, tags: [], alternate_languages, data };
  });
  const found = protectedDocuments(
    documents.map((one) => factsOf(one)),
    new Set(recorded),
  );
  return Object.fromEntries(found);
}

const home = { 'home/home': to('p') };

test.each<[string, Site, Record<string, string[]>]>([
  ['nothing without a password', { 'project/a': study('s'), 'case_study/s': {} }, {}],
  [
    'null is not a password, a space is one',
    { 'project/a': { password: null }, 'project/b': { password: ' ' } },
    { b: ['b'] },
  ],
  ['a password on another type is none', { 'page/a': locked() }, {}],
  [
    'a project with a password and its case study',
    { 'project/a': shut('s'), 'case_study/s': {} },
    { a: ['a'], s: ['a'] },
  ],
  [
    'a case study of two projects opens with either password',
    { 'project/a': shut('s'), 'project/b': shut('s'), 'case_study/s': {} },
    { a: ['a'], b: ['b'], s: ['a', 'b'] },
  ],
  [
    'a case study that a public project links to as well stays protected',
    { 'project/a': shut('s'), 'project/b': study('s'), 'case_study/s': {} },
    { a: ['a'], s: ['a'] },
  ],
  [
    'a page reached only through a protected case study, and what only that page links to',
    {
      'project/a': shut('s'),
      'case_study/s': { text: [{ spans: [{ data: link('p') }] }] },
      'page/p': to('q'),
      'page/q': {},
      'page/other': {},
    },
    { a: ['a'], s: ['a'], p: ['a'], q: ['a'] },
  ],
  [
    'a page also linked from elsewhere is public, and so is what it links to',
    { 'project/a': locked('p'), 'page/p': to('q'), 'page/q': {}, ...home },
    { a: ['a'] },
  ],
  [
    'an address written as text is a way, too',
    { 'project/a': locked('p'), 'page/p': {}, 'settings/x': { menu: '/p?from=menu' } },
    { a: ['a'] },
  ],
  [
    'other projects, home and settings are never protected by a link',
    { 'project/a': locked('b', 'c', 'd'), 'project/b': {}, 'home/c': {}, 'settings/d': {} },
    { a: ['a'] },
  ],
  [
    'a link in what the card shows is public',
    { 'project/a': { ...locked('p'), project_description: [link('p')] }, 'page/p': {} },
    { a: ['a'] },
  ],
  [
    'a case study linked in a description stays protected with all behind it',
    {
      'project/a': { ...shut('s'), project_description: [link('s')] },
      'case_study/s': to('p'),
      'page/p': {},
    },
    { a: ['a'], s: ['a'], p: ['a'] },
  ],
  [
    'every language of a protected document is protected',
    {
      'project/a': { ...shut('s'), ...alsoAt('a-fr') },
      'project/a-fr': { ...study('s-fr'), ...alsoAt('a') },
      'case_study/s': alsoAt('s-de'),
      'case_study/s-fr': {},
      'case_study/s-de': {},
    },
    { a: ['a'], 'a-fr': ['a'], s: ['a'], 's-fr': ['a'], 's-de': ['a'] },
  ],
  [
    'documents that link in a circle end the search',
    { 'project/a': locked('p'), 'page/p': to('q'), 'page/q': to('p', 'nowhere') },
    { a: ['a'], p: ['a'], q: ['a'] },
  ],
])('%s', (_, site, sealed) => {
  expect(sealedIn(site)).toEqual(sealed);
});

/** Content after something was taken down, with what is recorded, and what is protected then. */
test.each<[string, Site, string[], Record<string, string[]>]>([
  [
    'a case study whose project is gone, with what only it leads to',
    { 'case_study/s': to('p'), 'page/p': {}, 'page/q': {} },
    ['a', 's'],
    { s: [], p: [] },
  ],
  [
    'a page that a public one leads to now, but not what else that one leads to',
    { 'home/home': to('p', 'q'), 'page/p': {}, 'page/q': {} },
    ['p'],
    { p: [] },
  ],
  [
    'a page that a protected project still leads to: its password opens it',
    { 'project/a': locked('p'), 'page/p': {}, ...home },
    ['a', 'p'],
    { a: ['a'], p: ['a'] },
  ],
  [
    'what it leads to is public where something public leads there, too',
    { 'case_study/s': to('p'), 'page/p': {}, ...home },
    ['s'],
    { s: [] },
  ],
  [
    'every language of it',
    { 'case_study/s': alsoAt('s-fr'), 'case_study/s-fr': alsoAt('s') },
    ['s'],
    { s: [], 's-fr': [] },
  ],
  ['nothing of what is recorded and gone', { 'page/q': {} }, ['s'], {}],
])('stays protected: %s', (_, site, recorded, sealed) => {
  expect(sealedIn(site, recorded)).toEqual(sealed);
});

describe('media', () => {
  test.each([
    ['http://localhost:3000/media/a.webp?w=3', ['a.webp']],
    ['/media/a%20b.webp', ['a b.webp']],
    ['<img src="/media/a.webp"><img src=\'/media/b.webp\'>', ['a.webp', 'b.webp']],
    ['/media/Sheet%20%281%29.webp', ['Sheet (1).webp']],
    ['/media/Sheet (1).webp', ['Sheet', 'Sheet (1).webp']],
    ['<img src="/media/Ada\'s sheet.webp?w=3">', ['Ada', "Ada's sheet.webp"]],
    ['https://elsewhere.example/a.webp', []],
    ['<img src=/media/a.webp>', ['a.webp']],
    ['1x,/media/a.webp 2x,/media/b,c.webp 3x', ['a.webp', 'b,c.webp', 'b']],
    ['url(&quot;/media/a.webp&quot;)', ['a.webp&quot;', 'a.webp']],
    ['multimedia/a.webp', []],
    ['a/media/a.webp', []],
  ])('of %j are %j', (text, names) => {
    expect([...collectReferences({ deep: [text] }).media]).toEqual(names);
  });

  test.each([
    ['A.WebP', 'a.webp'],
    ['cafe\u0301.webp', 'café.webp'],
    ['a.webp. .', 'a.webp'],
    ['a.webp::$DATA', 'a.webp'],
  ])('%j is known as %j', (name, key) => {
    expect(mediaKey(name)).toBe(key);
  });

  test('are protected by all projects that use them, unless public content does', () => {
    const [one, two] = ['a', 'b'].map((uid) => ({ id: uid, uid, fingerprint: uid }));
    if (!one || !two) throw new Error('both are there');
    const owned = protectedNames([
      { names: ['x', 'y'], protectedBy: [one] },
      { names: ['x', 'z'], protectedBy: [two] },
      { names: ['z'], protectedBy: null },
    ]);
    expect(Object.fromEntries(owned)).toEqual({ x: [one, two], y: [one] });
  });

  test('stay protected once they are recorded, whatever uses them', () => {
    const one = { id: 'a', uid: 'a', fingerprint: 'a' };
    const uses = [
      { names: ['x', 'y'], protectedBy: null },
      { names: ['x'], protectedBy: [one] },
      { names: ['w'], protectedBy: [] },
    ];
    const owned = protectedNames(uses, ['x', 'y', 'z']);
    expect(Object.fromEntries(owned)).toEqual({ w: [], x: [one], y: [], z: [] });
  });
});
