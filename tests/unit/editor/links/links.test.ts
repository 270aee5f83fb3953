import { describe, expect, test, vi } from 'vitest';
import { host } from '#editing/host.ts';
import { linkConfig } from '#page-editor/fields/links/fields/linkConfig.ts';
import { linkRows, movedLink, readLink } from '#page-editor/fields/links/values/linkValue.ts';
import { targetOf, writeLink } from '#page-editor/fields/links/values/linkValue.ts';
import type { LinkTarget } from '#page-editor/fields/links/values/linkValue.ts';
import { readDraft, startDraft } from '#page-editor/fields/links/popover/linkDraft.ts';
import { searchDocuments } from '#page-editor/fields/links/search/useDocumentSearch.ts';
import { GONE, targetWords } from '#page-editor/fields/links/target/targetWords.ts';
import { readWebAddress, shownAddress } from '#page-editor/fields/links/values/webAddress.ts';
import type { AuthoringClient } from '#page-editor/api/AuthoringClient.ts';
import { readEditorModels } from '#page-editor/model/readEditorModels.ts';
import type { DocumentSummary } from '#prismic-folder/contract';
import type { Json } from '#prismic-folder/edit';
import type { FieldModel } from '#prismic-folder/models';

const WEB = { link_type: 'Web', url: 'https://example.com' };
const PAGE = { link_type: 'Document', type: 'page', uid: 'about' };
const FILE = { link_type: 'Media', url: '/media/film.mp4' };
const web: LinkTarget = { kind: 'Web', url: 'https://example.com' };
const page: LinkTarget = { kind: 'Document', type: 'page', uid: 'about' };
const file: LinkTarget = { kind: 'Media', url: '/media/film.mp4' };

const FRENCH = { id: 'X1', lang: 'fr-fr' };

const KINDS = ['Web', 'Document', 'Media'] as const;
const start = (value: Json | undefined) => startDraft(value, KINDS);
const apply = (value: Json | undefined, change: object = {}) =>
  readDraft(value, { ...start(value), ...change }, KINDS);

describe('a link is read in every form a file may have', () => {
  test.each<[Json | undefined, LinkTarget | null]>([
    [undefined, null],
    [{}, null],
    [{ link_type: 'Any', text: 'More' }, null],
    [{ url: 'https://example.com', target: '_blank' }, web],
    [{ url: '/media/film.mp4' }, file],
    [{ type: 'page', uid: 'about', url: '/about' }, page],
    [
      { ...PAGE, ...FRENCH, isBroken: true },
      { ...FRENCH, ...page },
    ],
  ])('%j', (value, target) => {
    expect(readLink(value)).toMatchObject({ target, isUnknown: false });
  });

  test.each<Json>([
    [],
    { link_type: 'Portal', url: 'https://example.com' },
    { link_type: 'Document', uid: 'about' },
    { link_type: 'Web', url: 7 },
  ])('%j is not a link, and said to be unknown', (value) => {
    expect(readLink(value)).toMatchObject({ target: null, isUnknown: true });
  });
});

describe('what is written to the file', () => {
  const before = { ...WEB, target: '_blank', text: 'More', key: 'k1', note: 'by hand' };
  const { link_type: _type, url: _url, ...kept } = before;
  const home = { kind: 'Document', type: 'home', id: 'H1' } as const;
  const named = { ...WEB, target: 'side' };
  test.each<[string, Json | undefined, LinkTarget | null, object, Json | undefined]>([
    ['an address in a new tab', undefined, web, { isNewTab: true }, { ...WEB, target: '_blank' }],
    ['one without a uid', null, home, {}, { link_type: 'Document', type: 'home', id: 'H1' }],
    ['words', WEB, web, { text: 'A', variant: 'B' }, { ...WEB, text: 'A', variant: 'B' }],
    ['words that lead nowhere', null, null, { text: 'A' }, { link_type: 'Any', text: 'A' }],
    ['no words', null, null, { text: '', variant: null }, undefined],
    ['the same target, whatever is beside it', before, web, {}, before],
    ['another target with what is not of the last one', before, page, {}, { ...PAGE, ...kept }],
    ['no facts of a file', { ...before, ...FILE, size: '1', name: 'a' }, web, {}, before],
    ['another tab as it is', named, web, { text: 'x' }, { ...named, text: 'x' }],
    ['a link in place of what is none', [before], web, {}, WEB],
  ])('is %s', (_what, value, target, words, expected) => {
    expect(JSON.stringify(writeLink(value, target, words))).toBe(JSON.stringify(expected));
  });

  test('names a document by its uid, with a language where there are several', () => {
    const about = { type: 'page', uid: 'about', id: 'A1', language: 'en-gb' };
    expect(targetOf(about, true)).toEqual({ ...page, lang: 'en-gb' });
    const byId = { kind: 'Document', type: 'page', id: 'A1' };
    expect(targetOf({ ...about, uid: null }, false)).toEqual(byId);
  });
});

describe('a link opened in the popover and applied', () => {
  test.each<Json>([
    { ...WEB, url: 'not%20an address' },
    { ...WEB, url: 'javascript:void(0)' },
    { ...PAGE, slug: 'about' },
    { url: '/media/a b.mp4', text: 'Film', variant: 'Old', key: 'k' },
  ])('%j stays as it was', (value) => {
    expect(apply(value)).toEqual({ value });
  });

  const blank = { ...WEB, target: '_blank' };
  test.each([
    [blank, { address: 'example.org/a' }, { ...blank, url: 'https://example.org/a' }],
    [blank, { isNewTab: false }, WEB],
    [WEB, { variant: 'Primary' }, { ...WEB, variant: 'Primary' }],
    [{ ...WEB, text: 'More' }, { text: '' }, WEB],
  ])('%j with %j is %j', (value, change, expected) => {
    expect(apply(value, change)).toEqual({ value: expected });
  });

  test.each([
    [{ kind: 'Web', address: '' }, /Write an address/],
    [{ kind: 'Web', address: 'javascript:alert(1)' }, /script/],
    [{ kind: 'Document' }, /Choose a page/],
    [{ kind: 'Media' }, /Choose a file/],
  ])('%j says what is missing', (change, problem) => {
    expect(apply(null, change)).toEqual({ problem: expect.stringMatching(problem) });
  });

  test('keeps what was chosen for each kind, and begins with the first that is allowed', () => {
    const chosen = { ...start(WEB), kind: 'Document' as const, document: page };
    expect(readDraft(WEB, chosen, KINDS)).toEqual({ value: PAGE });
    expect(readDraft(WEB, { ...chosen, kind: 'Web' }, KINDS)).toEqual({ value: WEB });
    expect(startDraft(null, ['Document', 'Web']).kind).toBe('Document');
    expect(startDraft(null, []).kind).toBe('Web');
  });

  test.each([
    ['https://example.com', 'example.com'],
    ['https://localhost/x', 'https://localhost/x'],
    ['http://example.com', 'http://example.com'],
  ])('%s is shown as %s, which is read as the same again', (url, address) => {
    expect(start({ url }).address).toBe(address);
  });
});

describe('an address as people write it', () => {
  test.each([
    ['  www.example.com/a?b=c#d ', 'https://www.example.com/a?b=c#d'],
    ['https://example.com/a b', 'https://example.com/a%20b'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['//example.com/x', 'https://example.com/x'],
    ['#x y', '#x%20y'],
    ['hello@example.com', 'mailto:hello@example.com'],
    ['+49 (30) 123-45.67', 'tel:+49301234567'],
    ['notes.pdf', 'notes.pdf'],
    ['x-app://open/1', 'x-app://open/1'],
  ])('%s is saved as %s, which is read as the same again', (written, url) => {
    expect(readWebAddress(written)).toEqual({ url });
    expect(readWebAddress(url)).toEqual({ url });
  });

  test.each([
    '   ',
    ' JaVaScript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'mailto:',
    'http://exa mple',
  ])('%j is refused with a sentence', (written) => {
    expect(readWebAddress(written)).toEqual({ problem: expect.stringMatching(/\w{3}/) });
  });

  test('that is a bare word is kept, and what it means is said', () => {
    const value = { link_type: 'Web', url: 'about' };
    const note = expect.stringContaining('https://');
    expect(apply(null, { address: 'about' })).toEqual({ value, note });
  });

  test.each([
    ['https://example.com/', 'example.com'],
    ['http://example.com/%C3%A4/', 'example.com/ä/'],
    ['https://example.com/%', 'example.com/%'],
    ['mailto:hello@example.com', 'hello@example.com'],
  ])('%s is shown as %s', (url, shown) => {
    expect(shownAddress(url)).toBe(shown);
  });
});

test('a search asks for each type and tag, and finds titles first, each once, nothing archived', async () => {
  const written = (name: string, title: string, savedAt: number, status = 'published') => {
    return { type: 'page', name, title, savedAt, status };
  };
  const documents = [
    ...Array.from({ length: 40 }, (_, at) => written(`mention-${at}`, 'Tables', 100 - at)),
    written('memo', 'Tide memo', 1),
    written('tide', 'Low Tide', 2),
    written('old', 'Old tide', 4, 'archived'),
  ];
  const call = vi.fn(async () => ({ documents }));
  // Cast: only this operation is called.
  const api = { call } as unknown as AuthoringClient;
  const found = await searchDocuments(api, ' tid ', { types: ['page', 'note'], tags: ['A'] });
  const names = found.map(({ name }) => name);
  expect(names.slice(0, 3)).toEqual(['tide', 'memo', 'mention-0']);
  expect(names).toHaveLength(20);
  await searchDocuments(api, '', { types: [], tags: [] });
  const query = { pageSize: 100, tag: 'A', search: 'tid' };
  expect(call.mock.calls.map(([, request]: readonly unknown[]) => request)).toEqual([
    { query: { ...query, type: 'page' } },
    { query: { ...query, type: 'note' } },
    { query: { pageSize: 100 } },
  ]);
});

const NO_MORE = { allowTargetBlank: false, hasText: false, variants: [], isRepeatable: false };
const IDS = ['page', { id: 'note', fields: [] }, 7];
const ALLOWED = { types: ['page', 'note'], tags: ['A'] };
test.each<[string, NonNullable<FieldModel['config']>, object]>([
  ['web', { select: 'web', allowTargetBlank: true }, { kinds: ['Web'], allowTargetBlank: true }],
  ['types', { select: 'document', customtypes: IDS, tags: ['A'] }, { allowed: ALLOWED }],
  ['documents', { select: 'document' }, { kinds: ['Document'] }],
  ['several', { select: 'media', repeat: true }, { kinds: ['Media'], isRepeatable: true }],
  ['words', { allowText: true, variants: ['A'] }, { hasText: true, variants: ['A'] }],
  ['anything', { select: null }, { kinds: [...KINDS], ...NO_MORE }],
])('a model allows %s: %j', (_what, config, expected) => {
  expect(linkConfig({ id: 'link', model: { type: 'Link', config } })).toMatchObject(expected);
});

test('rows keep their identity when they move; what is no list is no rows', () => {
  const a = { url: 'https://a.example', key: 'a' };
  const links: Json[] = [a, { url: 'https://b.example' }, { key: 'a' }, 'x'];
  const rows = (value: Json) => linkRows(value)?.map(({ id, text }) => `${id}: ${text}`);
  const [b, third, last] = ['https://b.example', 'at 2: link 3', 'at 3: link 4'];
  expect(rows(links)).toEqual(['key a: https://a.example', `at 1: ${b}`, third, last]);
  const moved = [`at 0: ${b}`, 'key a: https://a.example', third, last];
  expect(rows(movedLink(links, 0, 1))).toEqual(moved);
  expect(movedLink(links, 0, 3).at(-1)).toBe(links[0]);
  expect(movedLink(links, 9, 0)).toEqual(links);
  expect(linkRows(undefined)).toEqual([]);
  expect(linkRows({ url: 'x' })).toBeNull();
});

describe('a link in words', () => {
  const study = { id: 'case_study', label: 'Case study', json: {} };
  const models = readEditorModels({ types: [study], slices: [] }, {});
  // Cast: only these are read of a summary.
  const document = { type: 'case_study', uid: 'low-tide', title: 'Low Tide' } as DocumentSummary;
  const asking = { state: 'asking' } as const;
  const gone = { state: 'gone' } as const;
  const tide = { link_type: 'Document', type: 'case_study', uid: 'low-tide' };
  const byId = { link_type: 'Document', id: 'A1' };
  const path = '/case-study/low-tide';
  const a = { url: 'https://example.com/a' };

  test.each<[Json, Parameters<typeof targetWords>[2], string, string, string]>([
    [a, asking, 'globe', 'example.com/a', ''],
    [{ ...a, text: 'More' }, asking, 'globe', 'More', 'example.com/a'],
    [{ url: 'mailto:a@example.com' }, asking, 'label', 'a@example.com', ''],
    [{ url: '/media/films/a%20b.mp4' }, asking, 'film', 'a b.mp4', '/media/films/a%20b.mp4'],
    [{ url: '/media/a.pdf' }, asking, 'file', 'a.pdf', '/media/a.pdf'],
    [{ link_type: 'Any', text: 'More' }, asking, 'link', 'More', 'Leads nowhere yet'],
    [7, asking, 'warning', 'Not a link. Kept as it is', ''],
    [tide, { state: 'found', document }, 'page', 'Low Tide, case study', path],
    [tide, asking, 'page', path, ''],
    [tide, gone, 'warning', GONE, path],
    [byId, gone, 'warning', GONE, 'A1'],
    [tide, { state: 'unknown', message: 'It is away.' }, 'page', path, 'It is away.'],
  ])('%j in words', (value, found, icon, title, address) => {
    const isGone = icon === 'warning';
    const words = { icon, title, address, isGone };
    expect(targetWords({ host, models }, readLink(value), found)).toEqual(words);
  });
});
