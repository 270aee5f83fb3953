import { describe, expect, test } from 'vitest';
import { collectReferences, mediaKey } from '#server/access/policy/collectReferences.ts';
import { factsOf } from '#server/access/policy/facts.ts';
import { protectedNames } from '#server/access/policy/protectedDocuments.ts';
import { protectedDocuments } from '#server/access/policy/protectedDocuments.ts';
import { type RawDocument } from '#server/sources/RawDocument.ts';

const link = (id: string) => ({ link_type: 'Document', id });

/** `project/a` with links to others; ids are the uids. */
function document(path: string, data: Record<string, unknown> = {}, translations: string[] = []) {
  const [type = '', uid = ''] = path.split('/');
  const alternate_languages = translations.map((id) => ({ id, type, lang: 'fr-fr' }));
  return { id: uid, uid, type, tags: [], alternate_languages, data } satisfies RawDocument;
}

const sealedIn = (documents: RawDocument[]) =>
  Object.fromEntries(
    [...protectedDocuments(documents.map((one) => factsOf(one)))].map(([id, owners]) => [
      id,
      owners,
    ]),
  );

const study = document('case_study/s');
/** A project with a password that leads to documents. */
const secret = (uid: string, to: Record<string, unknown>) =>
  document(`project/${uid}`, { password: 'x', ...to });
const home = document('home/home', { list: [link('p')] });

const CASES: [string, RawDocument[], Record<string, string[]>][] = [
  ['nothing without a password', [document('project/a', { case_study: link('s') }), study], {}],
  [
    'null is not a password, a space is one',
    [document('project/a', { password: null }), document('project/b', { password: ' ' })],
    { b: ['b'] },
  ],
  ['a password on another type is none', [document('page/a', { password: 'x' })], {}],
  [
    'a project with a password and its case study',
    [secret('a', { case_study: link('s') }), study],
    { a: ['a'], s: ['a'] },
  ],
  [
    'a case study of two projects opens with either password',
    [secret('a', { case_study: link('s') }), secret('b', { case_study: link('s') }), study],
    { a: ['a'], b: ['b'], s: ['a', 'b'] },
  ],
  [
    'a case study that a public project links to as well stays protected',
    [
      secret('a', { case_study: link('s') }),
      document('project/b', { case_study: link('s') }),
      study,
    ],
    { a: ['a'], s: ['a'] },
  ],
  [
    'a page reached only through a protected case study, and what only that page links to',
    [
      secret('a', { case_study: link('s') }),
      document('case_study/s', { text: [{ spans: [{ data: link('p') }] }] }),
      document('page/p', { next: link('q') }),
      document('page/q'),
      document('page/other'),
    ],
    { a: ['a'], s: ['a'], p: ['a'], q: ['a'] },
  ],
  [
    'a page also linked from elsewhere is public, and so is what it links to',
    [
      secret('a', { spread: [link('p')] }),
      document('page/p', { next: link('q') }),
      document('page/q'),
      home,
    ],
    { a: ['a'] },
  ],
  [
    'an address written as text is a way, too',
    [
      secret('a', { spread: [link('p')] }),
      document('page/p'),
      document('settings/settings', { menu_rows: [{ address: '/p?from=menu' }] }),
    ],
    { a: ['a'] },
  ],
  [
    'other projects, home and settings are never protected by a link',
    [
      secret('a', { spread: [link('b'), link('home'), link('settings')] }),
      document('project/b'),
      document('home/home'),
      document('settings/settings'),
    ],
    { a: ['a'] },
  ],
  [
    'a link in what the card shows is public',
    [secret('a', { project_description: [link('p')], spread: [link('p')] }), document('page/p')],
    { a: ['a'] },
  ],
  [
    'a case study linked in a description stays protected with all behind it',
    [
      secret('a', { case_study: link('s'), project_description: [link('s')] }),
      document('case_study/s', { next: link('p') }),
      document('page/p'),
    ],
    { a: ['a'], s: ['a'], p: ['a'] },
  ],
  [
    'every language of a protected document is protected',
    [
      document('project/a', { password: 'x', case_study: link('s') }, ['a-fr']),
      document('project/a-fr', { case_study: link('s-fr') }, ['a']),
      document('case_study/s', {}, ['s-de']),
      document('case_study/s-fr'),
      document('case_study/s-de'),
    ],
    { a: ['a'], 'a-fr': ['a'], s: ['a'], 's-fr': ['a'], 's-de': ['a'] },
  ],
  [
    'documents that link in a circle end the search',
    [
      secret('a', { spread: [link('p')] }),
      document('page/p', { next: link('q') }),
      document('page/q', { next: link('p'), gone: link('nowhere') }),
    ],
    { a: ['a'], p: ['a'], q: ['a'] },
  ],
];

test.each(CASES)('%s', (_, documents, sealed) => {
  expect(sealedIn(documents)).toEqual(sealed);
});

/** Content after something was taken down, with what is recorded, and what is protected then. */
const TAKEN_DOWN: [string, RawDocument[], string[], Record<string, string[]>][] = [
  [
    'a case study whose project is gone, with what only it leads to',
    [document('case_study/s', { next: link('p') }), document('page/p'), document('page/q')],
    ['a', 's'],
    { s: [], p: [] },
  ],
  [
    'a page that a public one leads to now, but not what else that one leads to',
    [
      document('home/home', { list: [link('p'), link('q')] }),
      document('page/p'),
      document('page/q'),
    ],
    ['p'],
    { p: [] },
  ],
  [
    'a page that a protected project still leads to: its password opens it',
    [secret('a', { spread: [link('p')] }), document('page/p'), home],
    ['a', 'p'],
    { a: ['a'], p: ['a'] },
  ],
  [
    'what it leads to is public where something public leads there, too',
    [document('case_study/s', { next: link('p') }), document('page/p'), home],
    ['s'],
    { s: [] },
  ],
  [
    'every language of it',
    [document('case_study/s', {}, ['s-fr']), document('case_study/s-fr', {}, ['s'])],
    ['s'],
    { s: [], 's-fr': [] },
  ],
  ['nothing of what is recorded and gone', [document('page/q')], ['s'], {}],
];

test.each(TAKEN_DOWN)('stays protected: %s', (_, documents, recorded, sealed) => {
  const found = protectedDocuments(
    documents.map((one) => factsOf(one)),
    new Set(recorded),
  );
  expect(Object.fromEntries(found)).toEqual(sealed);
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
