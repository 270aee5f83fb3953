import { describe, expect, expectTypeOf, test } from 'vitest';
import { AuthoringError, STATUS_OF } from '../../../src/authoring/AuthoringError.ts';
import {
  operationEntries,
  operations,
  type OperationName,
  type OperationRequest,
  type OperationResult,
} from '../../../src/authoring/contract/operations.ts';
import type { DocumentVersion } from '../../../src/authoring/contract/documents.ts';
import { codeOf, openEditor } from '../../support/openEditor.ts';

const KEY = { type: 'page', name: 'about' };
const REVISION = 'abcdefghijklmnopqrstuvwxyz0';
const CHANGES = [{ op: 'set', path: ['data', 'title'], value: 'Über' }];
const DOCUMENT = '/documents/page/about';
const FILE = '/media/item?name=low%20tide%2Fone.webp';
const NAME = 'low tide/one.webp';
/** A day from now. */
const SOON = Date.now() + 86_400_000;

const WEB = { kind: 'web', url: 'https://example.com' };
const LINK = { document: KEY, version: 'draft', revision: REVISION, path: ['data', 'link'] };
const SAVED = { document: KEY, version: 'draft', revision: REVISION, before: null };

interface Case {
  readonly path: string;
  readonly body?: unknown;
  readonly call: readonly unknown[];
}

/** A request of every operation that reaches the service, and what the service is called with. */
const CASES: Readonly<
  Record<
    Exclude<OperationName, 'readSession' | 'signIn' | 'signOut' | 'readEvents' | 'startPreview'>,
    Case
  >
> = {
  readContentSets: { path: '/sets', call: ['sets'] },
  keepDemo: { path: '/sets/keep', call: ['keepDemo'] },
  startContent: {
    path: '/sets',
    body: { documents: [{ type: 'page', name: 'about', data: { name: 'About' } }], media: [] },
    call: [
      'startContent',
      { documents: [{ type: 'page', name: 'about', data: { name: 'About' } }], media: [] },
    ],
  },
  restoreContent: {
    path: '/sets/restore',
    body: { name: 'demo-2026-11-24' },
    call: ['restoreContent', 'demo-2026-11-24'],
  },
  listDocuments: {
    path: '/documents?type=page&status=changed&search=low+tide&page=2',
    call: ['list', { type: 'page', status: 'changed', search: 'low tide', page: 2, pageSize: 20 }],
  },
  readDocument: {
    path: `${DOCUMENT}?lang=fr-fr&version=release%3Aspring`,
    call: ['read', { ...KEY, lang: 'fr-fr' }, 'release:spring'],
  },
  countDocuments: { path: '/documents/counts', call: ['counts'] },
  listDocumentUses: {
    path: `${DOCUMENT}/uses?lang=fr-fr`,
    call: ['documentUses', { ...KEY, lang: 'fr-fr' }],
  },
  createDocument: {
    path: '/documents',
    body: { type: 'page', uid: 'about' },
    call: ['create', { type: 'page', uid: 'about' }],
  },
  saveDocument: {
    path: DOCUMENT,
    body: { version: 'published', revision: REVISION, changes: CHANGES },
    call: ['save', KEY, { version: 'published', revision: REVISION, changes: CHANGES }],
  },
  duplicateDocument: {
    path: `${DOCUMENT}/duplicate`,
    body: {},
    call: ['duplicate', KEY, undefined],
  },
  renameDocument: {
    path: `${DOCUMENT}/rename`,
    body: { name: 'studio' },
    call: ['rename', KEY, 'studio'],
  },
  discardDraft: { path: `${DOCUMENT}/discard`, call: ['discard', KEY] },
  archiveDocument: {
    path: `${DOCUMENT}/archive`,
    body: {},
    call: ['archive', KEY, { acceptWarnings: false }],
  },
  restoreDocument: { path: `${DOCUMENT}/restore`, call: ['restore', KEY] },
  removeDocument: {
    path: `${DOCUMENT}?acceptWarnings=true`,
    call: ['remove', KEY, { acceptWarnings: true }],
  },
  listLanguages: { path: '/languages', call: ['languages'] },
  addLanguage: {
    path: '/languages',
    body: { id: 'fr-fr', name: ' Français ' },
    call: ['addLanguage', { id: 'fr-fr', name: 'Français' }],
  },
  renameLanguage: {
    path: '/languages/fr-fr',
    body: { name: 'French' },
    call: ['renameLanguage', 'fr-fr', 'French'],
  },
  removeLanguage: { path: '/languages/fr-fr', call: ['removeLanguage', 'fr-fr'] },
  listTranslations: {
    path: '/translations?lang=fr-fr&state=outdated&page=2',
    call: ['translations', { lang: 'fr-fr', state: 'outdated', page: 2, pageSize: 20 }],
  },
  readTranslations: {
    path: `${DOCUMENT}/translations?lang=fr-fr`,
    call: ['versions', { ...KEY, lang: 'fr-fr' }],
  },
  translateDocument: {
    path: `${DOCUMENT}/translations`,
    body: { to: 'fr-fr', name: 'a-propos' },
    call: ['translate', KEY, { to: 'fr-fr', name: 'a-propos' }],
  },
  publish: {
    path: '/publish',
    body: { documents: [KEY], dryRun: true },
    call: ['publish', { documents: [KEY], dryRun: true, acceptWarnings: false }],
  },
  undoPublish: {
    path: '/publish/undo',
    body: { documents: [{ document: KEY, revision: null }] },
    call: ['undoPublish', { documents: [{ document: KEY, revision: null }] }],
  },
  listPublications: { path: '/publications', call: ['publications'] },
  undoPublication: { path: '/publications/1-a/undo', call: ['undoPublication', '1-a'] },
  mergePublished: {
    path: `${DOCUMENT}/merge`,
    body: { version: 'release:spring', keep: 'own' },
    call: ['merge', KEY, { version: 'release:spring', keep: 'own' }],
  },
  listRemoved: { path: '/history', call: ['removed'] },
  listReleases: { path: '/releases', call: ['releases'] },
  createRelease: {
    path: '/releases',
    body: { label: 'Spring' },
    call: ['createRelease', { label: 'Spring' }],
  },
  updateRelease: {
    path: '/releases/spring',
    body: { label: 'May' },
    call: ['updateRelease', 'spring', { label: 'May' }],
  },
  removeRelease: { path: '/releases/spring', call: ['removeRelease', 'spring'] },
  addToRelease: {
    path: '/releases/spring/documents/page/about',
    call: ['add', 'spring', KEY],
  },
  takeFromRelease: {
    path: '/releases/spring/documents/page/about?lang=fr-fr',
    call: ['take', 'spring', { ...KEY, lang: 'fr-fr' }],
  },
  listHistory: { path: '/history/page/about', call: ['history', KEY] },
  readHistory: { path: '/history/page/about/git:abc', call: ['readHistory', KEY, 'git:abc'] },
  restoreHistory: { path: '/history/page/about/a/restore', call: ['restoreHistory', KEY, 'a'] },
  findText: { path: '/find/text?text=caf%C3%A9&page=2', call: ['findText', 'café', 2] },
  findSlices: {
    path: '/find/slices?slice=quote&variation=large',
    call: ['findSlices', { slice: 'quote', variation: 'large', page: 1 }],
  },
  findLinks: {
    path: '/find/links',
    body: { to: WEB },
    call: ['findLinks', WEB],
  },
  replaceLinks: {
    path: '/find/links/replace',
    body: { from: WEB, to: { kind: 'document', document: KEY }, places: [LINK] },
    call: [
      'replaceLinks',
      { from: WEB, to: { kind: 'document', document: KEY }, places: [LINK], dryRun: false },
    ],
  },
  undoReplaceLinks: {
    path: '/find/links/undo',
    body: { saved: [SAVED] },
    call: ['undoReplace', [SAVED]],
  },
  readSharing: { path: `${DOCUMENT}/shares`, call: ['read', KEY, undefined] },
  readProtection: { path: '/protection', call: ['protected'] },
  planProtection: {
    path: '/protection/plan',
    body: { kind: 'archive', document: KEY },
    call: ['plan', { kind: 'archive', document: KEY }],
  },
  makePublic: {
    path: '/protection/public',
    body: { documents: ['id'], media: ['a.webp'], external: [] },
    call: ['makePublic', { documents: ['id'], media: ['a.webp'], external: [] }],
  },
  createShareLink: {
    path: `${DOCUMENT}/shares?lang=fr-fr`,
    body: { client: 'North', expiresAt: SOON },
    call: ['read', { ...KEY, lang: 'fr-fr' }, undefined],
  },
  revokeShareLink: {
    path: `${DOCUMENT}/shares/share-of-north/revoke`,
    body: {},
    call: ['read', KEY, undefined],
  },
  removeShareLink: { path: `${DOCUMENT}/shares/share-of-north`, call: ['read', KEY, undefined] },
  listMedia: {
    path: '/media?shows=picture,film&unused=true',
    call: ['media', { shows: 'picture,film', unused: true, page: 1, pageSize: 50 }],
  },
  uploadMedia: { path: '/media?name=One.webp', body: 'bytes', call: ['upload', 'One.webp', 5] },
  readMedia: { path: FILE, call: ['readMedia', NAME] },
  replaceMedia: { path: FILE, body: 'bytes!', call: ['replace', NAME, 6] },
  countMedia: { path: '/media/counts', call: ['counts'] },
  listBin: { path: '/media/bin', call: ['bin'] },
  restoreMedia: { path: '/media/bin/restore', body: { id: 'a1' }, call: ['restoreMedia', 'a1'] },
  shrinkMedia: {
    path: FILE.replace('item', 'item/shrink'),
    body: {},
    call: ['shrink', NAME, { dryRun: false }],
  },
  describeMedia: { path: FILE, body: { alt: null }, call: ['describe', NAME, { alt: null }] },
  renameMedia: {
    path: FILE.replace('item', 'item/rename'),
    body: { to: 'two.webp' },
    call: ['renameMedia', NAME, 'two.webp'],
  },
  removeMedia: { path: FILE, call: ['removeMedia', NAME] },
  listMediaUses: { path: FILE.replace('item', 'item/uses'), call: ['uses', NAME] },
  readModels: { path: '/models', call: ['models'] },
};

const asked = Object.keys(CASES) as (keyof typeof CASES)[];
const OCTETS = { 'content-type': 'application/octet-stream' };

/** What only some operations need. */
const nothing = { documents: [], media: [], external: [] };
const OPTIONS: Partial<Record<OperationName, Parameters<typeof openEditor>[0]>> = {
  readProtection: { stillProtected: nothing },
  planProtection: { stillProtected: nothing },
  makePublic: { stillProtected: nothing },
};

describe.each(asked)('%s', (name) => {
  const operation = operations[name];
  const { path, body, call } = CASES[name];
  const headers = 'body' in operation && operation.body === 'file' ? OCTETS : undefined;

  test('calls the service and answers as described', async () => {
    const { ask, authoring } = openEditor(OPTIONS[name]);
    const response = await ask(operation.method, path, body, headers);
    const text = await response.text();
    expect(authoring.calls, text).toEqual([call]);
    if (operation.result === 'nothing') {
      expect([response.status, text]).toEqual([204, '']);
      return;
    }
    expect(response.status).toBe('status' in operation ? operation.status : 200);
    expect(operation.result.safeParse(JSON.parse(text)).error).toBeUndefined();
  });

  test('passes refusals of the service on, and says nothing of other errors', async () => {
    const { ask, authoring, logged } = openEditor(OPTIONS[name]);
    const details = { at: 'data.title', revision: REVISION };
    authoring.fail(new AuthoringError('conflict', 'The title has changed meanwhile', details));
    const refused = await ask(operation.method, path, body, headers);
    expect([refused.status, await refused.json()]).toEqual([
      409,
      { error: { code: 'conflict', message: 'The title has changed meanwhile', ...details } },
    ]);
    expect(logged).toEqual([]);
    const failure = new Error('EIO: /home/owner/content');
    authoring.fail(failure);
    const failed = await ask(operation.method, path, body, headers);
    const text = await failed.text();
    expect([failed.status, JSON.parse(text).error.code]).toEqual([500, 'internal']);
    expect(text).not.toContain('EIO');
    expect(logged).toEqual([failure]);
  });
});

/** Names that would leave their folder, in every spelling. */
const TRAVERSALS = [
  '..',
  '../secret',
  '..%2Fsecret',
  '%2e%2e%2fsecret',
  '%252e%252e%252fsecret',
  '..%5Csecret',
  '.hidden',
  'a%00b',
  'a%0A%2F..%2Fb',
  '%2Fetc%2Fpasswd',
  'C%3A%5Csecret',
  '%EF%BC%8E%EF%BC%8E',
  '%C0%AE%C0%AE',
  '%ff',
  `${'a'.repeat(400)}`,
];

/** Addresses with a name at each place that takes one. */
const PLACES = operationEntries.flatMap(([name, { method, path, params, query }]) => {
  const valid: Readonly<Record<string, string>> = { type: 'page', name: 'about', version: 'a' };
  const names = Object.keys(params?.shape ?? {});
  const fill = (open: string, text: string) =>
    path.replaceAll(/\{(\w+)\}/g, (_, one: string) => (one === open ? text : (valid[one] ?? 'a')));
  const inPath = names.map((open) => (text: string) => ({ name, method, path: fill(open, text) }));
  const asked = Object.keys(query?.shape ?? {}).filter((one) =>
    /^(?:name|lang|type|release|version)$/.test(one),
  );
  const inQuery = asked
    .filter(() => name !== 'uploadMedia')
    .map((one) => (text: string) => ({ name, method, path: `${fill('', '')}?${one}=${text}` }));
  return [...inPath, ...inQuery];
});

/** All texts a service was called with. */
const textsIn = (calls: readonly unknown[]) =>
  calls.flatMap(function texts(value: unknown): string[] {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
  });

test.each(TRAVERSALS)('no parameter takes the name %j out of its folder', async (text) => {
  expect(PLACES.length).toBeGreaterThan(50);
  for (const place of PLACES) {
    const { method, path } = place(text);
    const { ask, authoring } = openEditor();
    // oxlint-disable-next-line no-await-in-loop -- the calls belong to one request each
    const { status } = await ask(method, path, method === 'GET' ? undefined : '{}');
    // A browser removes `..` from a path before it sends it, and media may have odd names.
    const mayPass = text.startsWith('..') || path.startsWith('/media/');
    if (!mayPass) expect([400, 404, 405], `${method} ${path}`).toContain(status);
    for (const given of textsIn(authoring.calls)) {
      expect(given, `${method} ${path}`).toMatch(/^[^./\\\0\n][^/\\\0\n]{0,299}$/);
    }
  }
});

test.each([
  ['nothing there', 'GET', '/nothing', 404, 'not_found'],
  ['a slash more', 'GET', '/documents/', 404, 'not_found'],
  ['a segment less', 'GET', '/documents/page', 404, 'not_found'],
  ['an empty segment', 'GET', '/documents//about', 400, 'invalid'],
  ['another method', 'PUT', '/documents', 405, 'method_not_allowed'],
  ['HEAD', 'HEAD', '/documents', 405, ''],
  ['an unknown parameter', 'GET', '/documents?sort=up', 400, 'invalid'],
  ['a parameter where none is', 'GET', '/models?a=1', 400, 'invalid'],
  ['a parameter twice', 'GET', '/documents?page=1&page=2', 400, 'invalid'],
  ['a page that is no number', 'GET', '/documents?page=one', 400, 'invalid'],
  ['a page size beyond the limit', 'GET', '/documents?pageSize=101', 400, 'invalid'],
  ['a boolean that is none', 'GET', '/media?unused=yes', 400, 'invalid'],
  ['something files never show', 'GET', '/media?shows=picture,song', 400, 'invalid'],
])('%s is said clearly', async (_, method, path, status, code) => {
  const { ask, authoring } = openEditor();
  const response = await ask(method, path, undefined, { origin: 'http://localhost:3000' });
  expect(response.status).toBe(status);
  if (code !== '') expect(await codeOf(response)).toBe(code);
  expect(authoring.calls).toEqual([]);
});

test.each([
  ['no client', { client: ' ', expiresAt: SOON }],
  ['an end that is over', { client: 'North', expiresAt: 1 }],
  ['an end in 90 years', { client: 'North', expiresAt: 4_600_000_000_000 }],
  ['an end that is no number', { client: 'North', expiresAt: 'tomorrow' }],
  ['something more', { client: 'North', expiresAt: SOON, token: 'mine' }],
])('a share link with %s is refused', async (_, body) => {
  const { ask, authoring } = openEditor();
  const response = await ask('POST', `${DOCUMENT}/shares`, body);
  expect([response.status, await codeOf(response)]).toEqual([400, 'invalid']);
  expect(authoring.calls).toEqual([]);
});

test.each([
  ['POST', '/revoke'],
  ['DELETE', ''],
])('%s of a share link that a document does not have is said', async (method, end) => {
  const { ask } = openEditor();
  const response = await ask(method, `${DOCUMENT}/shares/share-of-another${end}`, {});
  expect([response.status, await codeOf(response)]).toEqual([404, 'not_found']);
});

test('without a place to store them share links are off, and say so', async () => {
  const { ask } = openEditor({ hasShares: false });
  const response = await ask('GET', `${DOCUMENT}/shares`);
  expect([response.status, await codeOf(response)]).toEqual([404, 'off']);
});

test.each([
  ['POST', `${DOCUMENT}/archive`, { acceptWarnings: false }, 'archive'],
  ['DELETE', DOCUMENT, undefined, 'remove'],
  ['POST', '/publish', { documents: [KEY] }, 'publish'],
  ['POST', '/publish', { release: 'spring' }, 'publishRelease'],
])('%s %s asks before something loses its protection', async (method, path, body, kind) => {
  const stillProtected = { documents: [], media: ['chart.webp'], external: [] };
  const { ask, authoring } = openEditor({ stillProtected });
  const response = await ask(method, path, body);
  expect(response.status).toBe(422);
  // Cast: a refusal with problems.
  const { error } = (await response.json()) as { error: { problems: { file: string }[] } };
  expect(error.problems.map(({ file }) => file)).toEqual(['media/chart.webp']);
  expect(authoring.calls).toEqual([['plan', expect.objectContaining({ kind })]]);
});

test('a site without protection says so', async () => {
  const response = await openEditor().ask('GET', '/protection');
  expect([response.status, await codeOf(response)]).toEqual([404, 'off']);
});

test('a preview sets the site’s own cookie, and what does not exist is said', async () => {
  const { ask } = openEditor();
  const started = await ask('POST', '/previews', { release: 'spring' });
  expect([started.status, await started.json()]).toEqual([201, { path: '/' }]);
  expect(started.headers.get('set-cookie')).toBe('preview=spring');
  const gone = await ask('POST', '/previews', { release: 'gone' });
  expect([gone.status, await codeOf(gone)]).toEqual([404, 'not_found']);
});

test('every operation is found by its own method and path', () => {
  const addresses = operationEntries.map(([, { method, path }]) => `${method} ${path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(asked.length + 5).toBe(operationEntries.length);
  for (const [, { errors }] of operationEntries) {
    for (const code of errors) expect(STATUS_OF[code]).toBeGreaterThanOrEqual(400);
  }
});

test('requests and results have the types of their descriptions', () => {
  expectTypeOf<OperationRequest<'renameDocument'>['body']>().toEqualTypeOf<{ name: string }>();
  expectTypeOf<OperationRequest<'listMedia'>['query']['page']>().toEqualTypeOf<
    number | undefined
  >();
  expectTypeOf<OperationRequest<'uploadMedia'>['body']>().toEqualTypeOf<Blob>();
  expectTypeOf<OperationRequest<'listReleases'>['params']>().toEqualTypeOf<undefined>();
  expectTypeOf<OperationResult<'readDocument'>>().toEqualTypeOf<DocumentVersion>();
  expectTypeOf<OperationResult<'discardDraft'>>().toEqualTypeOf<undefined>();
});
