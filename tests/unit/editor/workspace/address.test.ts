import { host } from '#editing/host.ts';
import { expect, test, vi } from 'vitest';
import { editAddress } from '#app/jump.ts';
import { typeNamed } from '#page-editor/paths.ts';
import type { AuthoringClient } from '#page-editor/api/AuthoringClient.ts';
import { PAGE_SIZE, readListFilter } from '#page-editor/rooms/documents/list/listFilter.ts';
import { askAhead } from '#page-editor/window/workspace/Screens.tsx';
import { previewRequest, siteAddress, visitedAddress } from '#page-editor/session/siteAddress.ts';
import { placeHash, readPlace, type Place } from '#page-editor/model/place.ts';
import {
  documentAddress,
  historyAddress,
  listAddress,
  readAddress,
  REMOVED_ADDRESS,
  releaseAddress,
} from '#page-editor/session/address.ts';
import { memorySession } from '../form/support/memorySession.ts';

const now = { kind: 'document', type: 'page', name: 'now', lang: null };
const study = { type: 'case_study', name: 'low-tide', lang: 'fr-fr' };

test.each([
  ['/edit', { kind: 'documents' }],
  ['/edit/page/now', now],
  ['/edit/page/%E0%A4', { ...now, name: '%E0%A4' }],
  [documentAddress(study), { kind: 'document', ...study }],
  [documentAddress(study, 'release:spring'), { kind: 'document', ...study, release: 'spring' }],
  [historyAddress(study), { kind: 'history', ...study }],
  [historyAddress(study, 'release:spring'), { kind: 'history', ...study, release: 'spring' }],
  [REMOVED_ADDRESS, { kind: 'removed' }],
  [releaseAddress(), { kind: 'releases', release: null }],
  [releaseAddress('spring'), { kind: 'releases', release: 'spring' }],
])('the window at %s shows %j', (address, shown) => {
  const { pathname, search } = new URL(address, 'http://localhost');
  expect(readAddress(pathname, search)).toEqual(shown);
});

const page = { page: 1, pageSize: PAGE_SIZE };
test.each([
  ['/edit?type=project', { type: 'project', ...page }],
  ['/edit?protected=yes', { protected: true, ...page }],
  ['/edit/page/now', null],
])('%s asks for its list while the code of the list is on its way: %j', async (address, query) => {
  const ahead = vi.fn<AuthoringClient['ahead']>();
  // Cast: it does nothing else.
  askAhead({ ahead } as unknown as AuthoringClient, new URL(address, 'http://a.b'));
  await vi.dynamicImportSettled();
  const lists = ahead.mock.calls.filter(([name]) => name === 'listDocuments');
  expect(lists).toEqual(query === null ? [] : [['listDocuments', { query }]]);
});

test('the list of a type has an address', () => {
  const { search } = new URL(listAddress('case_study'), 'http://localhost');
  expect(readListFilter(search)).toEqual({ ...readListFilter(''), type: 'case_study' });
});

const IDS = ['case_study', 'blog-post', 'Case-File_2', 'a-b'];
test.each(IDS)('the address of a document leads to its type %s', (type) => {
  const { pathname } = new URL(documentAddress({ type, name: 'one' }), 'http://localhost');
  const address = readAddress(pathname, '');
  expect('type' in address && typeNamed(address.type, IDS)).toBe(type);
  // The server asks the segment itself.
  expect(typeNamed(pathname.split('/')[2] ?? '', IDS)).toBe(type);
});

const ODD = 'Fact-Rows/0/Row-Name';
test.each<[Place, string]>([
  [{ zone: 'Body-Zone', index: 0, field: ODD }, `#Body-Zone/0/${ODD}`],
  [{}, ''],
  [{ zone: 'spread', index: 6 }, '#spread/6'],
  [{ zone: 'spread', index: 0, field: 'cards/2/title' }, '#spread/0/cards/2/title'],
  [{ field: 'links/1/url' }, '#/links/1/url'],
])('the place %j is %s and back', (place, hash) => {
  expect(placeHash(place)).toBe(hash);
  expect(readPlace(hash)).toEqual(place);
});

test.each(['#spread', '#spread/x', '#spread/-1', '#/', '#%E0%A4/1'])(
  'a hash that names no place is no error: %s',
  (hash) => {
    expect(readPlace(hash).index ?? -1).toBeLessThan(2);
  },
);

test('only a zone of the document has places', () => {
  const zones = [{ id: 'spread' }];
  expect(readPlace('#spread/0', zones)).toEqual({ zone: 'spread', index: 0 });
  expect(readPlace('#quick_links/0', zones)).toEqual({});
});

const french = { id: 'fr-fr', prefix: '/fr-fr', tag: 'fr-FR', name: 'Français', code: 'FR' };
const inFrench = { own: french, all: [french] };

test.each([
  ['/', '/edit/home/home'],
  ['/about/', '/edit/page/about'],
  ['/case-study/low-tide', '/edit/case-study/low-tide'],
  ['/portfolio/hardware-teams', '/edit/project-list/hardware-teams'],
  ['/categories/web', '/edit'],
  ['/fr-fr', '/edit/home/home?lang=fr-fr', inFrench],
  ['/fr-fr/a-propos/', '/edit/page/a-propos?lang=fr-fr', inFrench],
  ['/about', '/edit', inFrench],
])('the page %s is edited at %s', (path, address, languages?: typeof inFrench) => {
  expect(editAddress(path, languages)).toBe(address);
});

const HOME = { type: 'home', uid: null };
test.each([
  [{ type: 'case_study', uid: 'low-tide' }, '/case-study/low-tide'],
  [{ type: 'page', uid: 'a-propos', lang: 'fr-fr' }, '/fr-fr/a-propos'],
  [{ ...HOME, lang: 'fr-fr' }, '/fr-fr'],
])('the page of %o is %s', (document, address) => {
  expect(siteAddress(host, document)).toBe(address);
});

test.each([
  ['/', { type: 'home', uid: null }],
  ['/about/', { type: 'page', uid: 'about' }],
  ['/fr-fr', { type: 'home', uid: null, lang: 'fr-fr' }],
  ['/fr-fr/case-study/low-tide', { type: 'case_study', uid: 'low-tide', lang: 'fr-fr' }],
  ['/portfolio/hardware-teams', { type: 'project_list', uid: 'hardware-teams' }],
  ['/categories/web', null],
])('a link to %s leads to %o', async (path, document) => {
  const languages = [{ id: 'en-us' }, { id: 'fr-fr' }];
  expect((await host.documentAt?.())?.(path, languages)).toEqual(document);
});

test.each([
  ['draft', 'L1', { document: 'L1' }],
  ['release:spring', 'L1', { document: 'L1', release: 'spring' }],
  ['draft', '', {}],
] as const)('a preview of the version %s with the id %j shows %o', (version, id, request) => {
  const { summary } = memorySession('page', {}).get();
  expect(previewRequest({ summary: { ...summary, id }, version })).toEqual(request);
});

type Opened = Parameters<typeof visitedAddress>[1];

function opened(type: string, uid: string, json: Opened['json']): Opened {
  return { key: { type, name: uid }, json, summary: { uid } };
}

const LINK = { link_type: 'Document', type: 'case_study', uid: 'the-tide' };

test.each([
  ['a project with an empty link', 'project', { case_study: {} }, '/project/low-tide'],
  ['a project with a case study', 'project', { case_study: LINK }, '/case-study/low-tide'],
  ['a case study', 'case_study', { case_study: LINK }, '/case-study/low-tide'],
] as const)('visitors see %s where its card leads', (_what, type, data, address) => {
  const open = opened(type, 'low-tide', { data });
  expect(visitedAddress(host, open)).toBe(address);
  expect(visitedAddress(host, { ...open, key: { ...open.key, lang: 'fr-fr' } })).toBe(
    `/fr-fr${address}`,
  );
});

test('a translation has its own uid, and a new name is a new address', () => {
  const about = opened('page', 'a-propos', { data: {} });
  const key = { type: 'page', name: 'about', lang: 'fr-fr' };
  expect(visitedAddress(host, { ...about, key })).toBe('/fr-fr/a-propos');
  const project = opened('project', 'first-project', { data: {} });
  expect(visitedAddress(host, project, { type: 'project', name: 'paper-boat' })).toBe(
    '/project/paper-boat',
  );
});
