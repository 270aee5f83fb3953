import { expect, test } from 'vitest';
import { linkConfig } from '#editor/links/fields/linkConfig.ts';
import { linkRows, movedLink } from '#editor/links/fields/linkRows.ts';
import { searchDocuments } from '#editor/links/search/useDocumentSearch.ts';
import { GONE, targetWords } from '#editor/links/target/targetWords.ts';
import { type LinkTarget, readLink, targetOf, writeLink } from '#editor/links/values/linkValue.ts';
import { readEditorModels } from '#editor/model/readEditorModels.ts';
import type { DocumentSummary } from '#prismic-folder/contract';
import type { Json } from '#prismic-folder/edit';
import { startService } from '../store/support/service.ts';

const ANY = { types: [], tags: [] };

test('a search finds what is allowed: titles first, nothing that is unpublished', async () => {
  const service = await startService({
    'content/documents/page/tide.json': { tags: ['A'], data: { name: 'Low Tide' } },
    'content/documents/page/about.json': {
      tags: ['B'],
      data: { name: 'About', body: [{ type: 'paragraph', text: 'Tide tables' }] },
    },
    'content/documents/note/memo.json': { tags: ['A', 'B'], data: { text: 'Tide memo' } },
    'content/archive/documents/page/old.json': { data: { name: 'Old tide' } },
  });
  const api = service.client();
  const find = async (text: string, allowed: Parameters<typeof searchDocuments>[2]) =>
    (await searchDocuments(api, text, allowed)).map(({ name }) => name);
  expect(new Set(await find('', ANY))).toEqual(new Set(['tide', 'about', 'memo']));
  const tide = await find('tid', ANY);
  expect(tide.at(-1)).toBe('about');
  expect(tide).toHaveLength(3);
  expect(new Set(await find('', { types: ['page'], tags: [] }))).toEqual(
    new Set(['tide', 'about']),
  );
  expect(await find('', { types: ['page'], tags: ['A'] })).toEqual(['tide']);
  expect(new Set(await find('', { types: [], tags: ['A', 'B'] }))).toEqual(
    new Set(['tide', 'about', 'memo']),
  );
  expect(await find('dnue', ANY)).toEqual([]);
});

test('the service takes every kind of link that is written, and finds its target', async () => {
  const service = await startService({
    'content/documents/page/tide.json': { data: { name: 'Low Tide' } },
    'content/documents/home/home.json': { data: { name: 'Home' } },
    'content/documents/page/marée.json': '{',
  });
  const api = service.client();
  const { documents } = await api.call('listDocuments', { query: {} });
  const targets: (LinkTarget | null)[] = [
    ...documents
      .filter(({ problems }) => problems === 0)
      .flatMap((one) => [targetOf(one, false), targetOf(one, true)]),
    { kind: 'Web', url: 'https://example.com' },
    { kind: 'Media', url: '/media/wave.png' },
  ];
  expect(targets).toHaveLength(6);
  for (const [at, target] of targets.entries()) {
    // Cast: the contract's type is mutable.
    const link = writeLink(undefined, target, { isNewTab: true }) as string;
    // oxlint-disable-next-line no-await-in-loop
    const made = await api.call('createDocument', {
      body: { type: 'page', uid: `link-${at}`, data: { link } },
    });
    expect(made.problems).toEqual([]);
    expect(made.json).toMatchObject({ data: { link } });
  }
});

test.each([
  [
    { select: 'web', allowTargetBlank: true },
    { kinds: ['Web'], allowTargetBlank: true },
  ],
  [
    { select: 'document', customtypes: ['page', { id: 'note', fields: [] }, 7] },
    { kinds: ['Document'], allowed: { types: ['page', 'note'], tags: [] } },
  ],
  [
    { select: 'media', repeat: true },
    { kinds: ['Media'], isRepeatable: true },
  ],
  [
    { select: null, allowText: true, variants: ['Primary'], tags: ['A'] },
    {
      kinds: ['Web', 'Document', 'Media'],
      hasText: true,
      variants: ['Primary'],
      allowed: { types: [], tags: ['A'] },
    },
  ],
  [
    {},
    {
      kinds: ['Web', 'Document', 'Media'],
      allowTargetBlank: false,
      hasText: false,
      variants: [],
      isRepeatable: false,
    },
  ],
])('the model %j allows %j', (config, expected) => {
  expect(linkConfig({ type: 'Link', config })).toMatchObject(expected);
});

test('rows keep their identity when they move; what is no list is no rows', () => {
  const links: Json[] = [
    { url: 'https://a.example', key: 'a' },
    { url: 'https://b.example' },
    { key: 'a' },
    'x',
  ];
  expect(linkRows(links)?.map(({ id, text }) => [id, text])).toEqual([
    ['key a', 'https://a.example'],
    ['at 1', 'https://b.example'],
    ['at 2', 'link 3'],
    ['at 3', 'link 4'],
  ]);
  expect(linkRows(movedLink(links, 0, 2))?.map(({ id }) => id)).toEqual([
    'at 0',
    'key a',
    'at 2',
    'at 3',
  ]);
  expect(movedLink(links, 0, 3).at(-1)).toBe(links[0]);
  expect(movedLink(links, 9, 0)).toEqual(links);
  expect(linkRows(undefined)).toEqual([]);
  expect(linkRows({ url: 'x' })).toBeNull();
});

const models = readEditorModels(
  { types: [{ id: 'case_study', label: 'Case study', json: {} }], slices: [] },
  {},
);
// Cast: only these are read of a summary.
const document = { type: 'case_study', uid: 'low-tide', title: 'Low Tide' } as DocumentSummary;

test.each([
  [{ url: 'https://example.com/a' }, 'globe', 'example.com/a', ''],
  [{ url: 'https://example.com/a', text: 'More' }, 'globe', 'More', 'example.com/a'],
  [{ url: 'mailto:a@example.com' }, 'label', 'a@example.com', ''],
  [{ url: '/media/films/a%20b.mp4' }, 'film', 'a b.mp4', '/media/films/a%20b.mp4'],
  [{ url: '/media/a.pdf' }, 'file', 'a.pdf', '/media/a.pdf'],
  [{ link_type: 'Any', text: 'More' }, 'link', 'More', 'Leads nowhere yet'],
  [7, 'warning', 'Not a link. Kept as it is', ''],
] as const)('%j in words', (value, icon, title, address) => {
  expect(targetWords(models, readLink(value), { state: 'asking' })).toMatchObject({
    icon,
    title,
    address,
  });
});

test('a document in words: found, not known yet, and gone', () => {
  const link = readLink({ link_type: 'Document', type: 'case_study', uid: 'low-tide' });
  expect(targetWords(models, link, { state: 'found', document })).toMatchObject({
    title: 'Low Tide, case study',
    address: '/case-study/low-tide',
  });
  expect(targetWords(models, link, { state: 'asking' }).title).toBe('/case-study/low-tide');
  expect(targetWords(models, link, { state: 'gone' })).toMatchObject({
    title: GONE,
    address: '/case-study/low-tide',
    isGone: true,
  });
  const byId = readLink({ link_type: 'Document', id: 'A1' });
  expect(targetWords(models, byId, { state: 'gone' }).address).toBe('A1');
});
