import { expect, test } from 'vitest';
import { AuthoringError, STATUS_OF } from '../../../src/authoring/AuthoringError.ts';
import {
  operationEntries,
  operations,
  type OperationName,
} from '../../../src/authoring/contract/operations.ts';
import { openApi } from '../../../src/authoring/http/openApi/openApi.ts';
import { codeOf, openEditor } from '../../support/openEditor.ts';

const KEY = { type: 'page', name: 'about' };
const FRENCH = { ...KEY, lang: 'fr-fr' };
const DOCUMENT = '/documents/page/about';
const HISTORY = '/history/page/about';
const RELEASE = '/releases/spring';
const IN_RELEASE = `${RELEASE}/documents/page/about`;
const QUERY = '?name=low%20tide%2Fone.webp';
const FILE = `/media/item${QUERY}`;
const NAME = 'low tide/one.webp';
/** A day from now. */
const SOON = Date.now() + 86_400_000;

const REVISION = 'abcdefghijklmnopqrstuvwxyz0';
const SAVE = {
  version: 'published',
  revision: REVISION,
  changes: [{ op: 'set', path: ['data', 'title'], value: 'Über' }],
};
const PAGE = { page: 2, pageSize: 20 };
const FOUND = { type: 'page', status: 'changed', search: 'low tide', ...PAGE };
const SHOWN = { shows: 'picture,film', unused: true, page: 1, pageSize: 50 };
const OWN = { documents: [{ ...KEY, data: { name: 'About' } }], media: [] };
const TO_FRENCH = { to: 'fr-fr', name: 'a-propos' };
const BACK = { documents: [{ document: KEY, revision: null }] };
const MERGE = { version: 'release:spring', keep: 'own' };
const SLICES = { slice: 'quote', variation: 'large' };
const WEB = { kind: 'web', url: 'https://example.com' };
const DRAFT = { document: KEY, version: 'draft', revision: REVISION };
const LINKS = {
  from: WEB,
  to: { kind: 'document', document: KEY },
  places: [{ ...DRAFT, path: ['data', 'link'] }],
};
const PLAN = { kind: 'archive', document: KEY };
const SHARE = { client: 'North', expiresAt: SOON };
const PUBLIC = { documents: ['id'], media: ['a.webp'], external: [] };
const READ = ['read', KEY, undefined];

type Case = readonly [path: string, call: readonly unknown[], body?: unknown];

/** A request of every operation that reaches the service, and what the service is called with. */
const CASES: Readonly<
  Record<
    Exclude<OperationName, 'readSession' | 'signIn' | 'signOut' | 'readEvents' | 'startPreview'>,
    Case
  >
> = {
  readContentSets: ['/sets', ['sets']],
  keepDemo: ['/sets/keep', ['keepDemo']],
  startContent: ['/sets', ['startContent', OWN], OWN],
  restoreContent: [
    '/sets/restore',
    ['restoreContent', 'demo-2026-11-24'],
    { name: 'demo-2026-11-24' },
  ],
  listDocuments: ['/documents?type=page&status=changed&search=low+tide&page=2', ['list', FOUND]],
  readDocument: [
    `${DOCUMENT}?lang=fr-fr&version=release%3Aspring`,
    ['read', FRENCH, 'release:spring'],
  ],
  countDocuments: ['/documents/counts', ['counts']],
  listDocumentUses: [`${DOCUMENT}/uses?lang=fr-fr`, ['documentUses', FRENCH]],
  createDocument: [
    '/documents',
    ['create', { type: 'page', uid: 'a' }],
    { type: 'page', uid: 'a' },
  ],
  saveDocument: [DOCUMENT, ['save', KEY, SAVE], SAVE],
  duplicateDocument: [`${DOCUMENT}/duplicate`, ['duplicate', KEY, undefined], {}],
  renameDocument: [`${DOCUMENT}/rename`, ['rename', KEY, 'studio'], { name: 'studio' }],
  discardDraft: [`${DOCUMENT}/discard`, ['discard', KEY]],
  archiveDocument: [`${DOCUMENT}/archive`, ['archive', KEY, { acceptWarnings: false }], {}],
  restoreDocument: [`${DOCUMENT}/restore`, ['restore', KEY]],
  removeDocument: [`${DOCUMENT}?acceptWarnings=true`, ['remove', KEY, { acceptWarnings: true }]],
  listLanguages: ['/languages', ['languages']],
  addLanguage: [
    '/languages',
    ['addLanguage', { id: 'fr-fr', name: 'Français' }],
    { id: 'fr-fr', name: ' Français ' },
  ],
  renameLanguage: ['/languages/fr-fr', ['renameLanguage', 'fr-fr', 'French'], { name: 'French' }],
  removeLanguage: ['/languages/fr-fr', ['removeLanguage', 'fr-fr']],
  listTranslations: [
    '/translations?lang=fr-fr&state=outdated&page=2',
    ['translations', { lang: 'fr-fr', state: 'outdated', ...PAGE }],
  ],
  readTranslations: [`${DOCUMENT}/translations?lang=fr-fr`, ['versions', FRENCH]],
  translateDocument: [`${DOCUMENT}/translations`, ['translate', KEY, TO_FRENCH], TO_FRENCH],
  publish: [
    '/publish',
    ['publish', { documents: [KEY], dryRun: true, acceptWarnings: false }],
    { documents: [KEY], dryRun: true },
  ],
  undoPublish: ['/publish/undo', ['undoPublish', BACK], BACK],
  listPublications: ['/publications', ['publications']],
  undoPublication: ['/publications/1-a/undo', ['undoPublication', '1-a']],
  mergePublished: [`${DOCUMENT}/merge`, ['merge', KEY, MERGE], MERGE],
  listRemoved: ['/history', ['removed']],
  listReleases: ['/releases', ['releases']],
  createRelease: ['/releases', ['createRelease', { label: 'Spring' }], { label: 'Spring' }],
  updateRelease: [RELEASE, ['updateRelease', 'spring', { label: 'May' }], { label: 'May' }],
  removeRelease: [RELEASE, ['removeRelease', 'spring']],
  addToRelease: [IN_RELEASE, ['add', 'spring', KEY]],
  takeFromRelease: [`${IN_RELEASE}?lang=fr-fr`, ['take', 'spring', FRENCH]],
  listHistory: [HISTORY, ['history', KEY]],
  readHistory: [`${HISTORY}/git:abc`, ['readHistory', KEY, 'git:abc']],
  restoreHistory: [`${HISTORY}/a/restore`, ['restoreHistory', KEY, 'a']],
  findText: ['/find/text?text=caf%C3%A9&page=2', ['findText', 'café', 2]],
  findSlices: ['/find/slices?slice=quote&variation=large', ['findSlices', { ...SLICES, page: 1 }]],
  findLinks: ['/find/links', ['findLinks', WEB], { to: WEB }],
  replaceLinks: ['/find/links/replace', ['replaceLinks', { ...LINKS, dryRun: false }], LINKS],
  undoReplaceLinks: [
    '/find/links/undo',
    ['undoReplace', [{ ...DRAFT, before: null }]],
    { saved: [{ ...DRAFT, before: null }] },
  ],
  readSharing: [`${DOCUMENT}/shares`, READ],
  readProtection: ['/protection', ['protected']],
  planProtection: ['/protection/plan', ['plan', PLAN], PLAN],
  makePublic: ['/protection/public', ['makePublic', PUBLIC], PUBLIC],
  createShareLink: [`${DOCUMENT}/shares?lang=fr-fr`, ['read', FRENCH, undefined], SHARE],
  revokeShareLink: [`${DOCUMENT}/shares/share-of-north/revoke`, READ, {}],
  removeShareLink: [`${DOCUMENT}/shares/share-of-north`, READ],
  listMedia: ['/media?shows=picture,film&unused=true', ['media', SHOWN]],
  uploadMedia: ['/media?name=One.webp', ['upload', 'One.webp', 5], 'bytes'],
  readMedia: [FILE, ['readMedia', NAME]],
  replaceMedia: [FILE, ['replace', NAME, 6], 'bytes!'],
  countMedia: ['/media/counts', ['counts']],
  listBin: ['/media/bin', ['bin']],
  restoreMedia: ['/media/bin/restore', ['restoreMedia', 'a1'], { id: 'a1' }],
  shrinkMedia: [`/media/item/shrink${QUERY}`, ['shrink', NAME, { dryRun: false }], {}],
  describeMedia: [FILE, ['describe', NAME, { alt: null }], { alt: null }],
  renameMedia: [
    `/media/item/rename${QUERY}`,
    ['renameMedia', NAME, 'two.webp'],
    { to: 'two.webp' },
  ],
  removeMedia: [FILE, ['removeMedia', NAME]],
  listMediaUses: [`/media/item/uses${QUERY}`, ['uses', NAME]],
  readModels: ['/models', ['models']],
};

// Cast: the keys just above.
const asked = Object.keys(CASES) as (keyof typeof CASES)[];
const nothing = { documents: [], media: [], external: [] };

test.each(asked)(
  '%s calls the service, answers as described, and passes refusals on',
  async (name) => {
    const operation = operations[name];
    const [path, call, body] = CASES[name];
    const isFile = 'body' in operation && operation.body === 'file';
    const headers = isFile ? { 'content-type': 'application/octet-stream' } : undefined;
    const needsProtection = /protection|makePublic/i.test(name);
    const { ask, authoring, logged } = openEditor(
      needsProtection ? { stillProtected: nothing } : {},
    );
    const send = async () => {
      const response = await ask(operation.method, path, body, headers);
      return { status: response.status, text: await response.text() };
    };
    const { status, text } = await send();
    expect(authoring.calls, text).toEqual([call]);
    if (operation.result === 'nothing') {
      expect([status, text]).toEqual([204, '']);
    } else {
      expect(status).toBe('status' in operation ? operation.status : 200);
      expect(operation.result.safeParse(JSON.parse(text)).error).toBeUndefined();
    }

    const details = { at: 'data.title', revision: REVISION };
    authoring.fail(new AuthoringError('conflict', 'The title has changed meanwhile', details));
    const refused = await send();
    const error = { code: 'conflict', message: 'The title has changed meanwhile', ...details };
    expect([refused.status, JSON.parse(refused.text)]).toEqual([409, { error }]);
    expect(logged).toEqual([]);
    // Nothing is said of other errors.
    const failure = new Error('EIO: /home/owner/content');
    authoring.fail(failure);
    const failed = await send();
    expect([failed.status, JSON.parse(failed.text).error.code]).toEqual([500, 'internal']);
    expect(failed.text).not.toContain('EIO');
    expect(logged).toEqual([failure]);
  },
);

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
  'a'.repeat(400),
];

/** Addresses with a name at each place that takes one. */
const PLACES = operationEntries.flatMap(([name, { method, path, params, query }]) => {
  const valid: Readonly<Record<string, string>> = { type: 'page', name: 'about', version: 'a' };
  const fill = (open: string, text: string) =>
    path.replaceAll(/\{(\w+)\}/g, (_, one: string) => (one === open ? text : (valid[one] ?? 'a')));
  const inPath = Object.keys(params?.shape ?? {}).map((open) => (text: string) => ({
    method,
    path: fill(open, text),
  }));
  const inQuery = Object.keys(query?.shape ?? {})
    .filter((one) => /^(?:name|lang|type|release|version)$/.test(one) && name !== 'uploadMedia')
    .map((one) => (text: string) => ({ method, path: `${fill('', '')}?${one}=${text}` }));
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
  const { ask, authoring } = openEditor();
  for (const place of PLACES) {
    const { method, path } = place(text);
    authoring.calls.length = 0;
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
  ['no share link', 'POST', `${DOCUMENT}/shares/share-of-another/revoke`, 404, 'not_found'],
  ['no share link to remove', 'DELETE', `${DOCUMENT}/shares/share-of-another`, 404, 'not_found'],
  ['no protection', 'GET', '/protection', 404, 'off'],
])('%s is said clearly', async (_, method, path, status, code) => {
  const { ask, authoring } = openEditor();
  const response = await ask(method, path, method === 'POST' ? {} : undefined);
  expect(response.status).toBe(status);
  if (code !== '') expect(await codeOf(response)).toBe(code);
  expect(authoring.calls.filter(([name]) => name !== 'read')).toEqual([]);
});

test('without a place to store them share links are off, and say so', async () => {
  const response = await openEditor({ hasShares: false }).ask('GET', `${DOCUMENT}/shares`);
  expect([response.status, await codeOf(response)]).toEqual([404, 'off']);
});

test.each([
  ['no client', { client: ' ' }],
  ['an end that is over', { expiresAt: 1 }],
  ['an end in 90 years', { expiresAt: 4_600_000_000_000 }],
  ['an end that is no number', { expiresAt: 'tomorrow' }],
  ['something more', { token: 'mine' }],
])('a share link with %s is refused', async (_, more) => {
  const { ask, authoring } = openEditor();
  const response = await ask('POST', `${DOCUMENT}/shares`, { ...SHARE, ...more });
  expect([response.status, await codeOf(response)]).toEqual([400, 'invalid']);
  expect(authoring.calls).toEqual([]);
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
  const problems = [expect.objectContaining({ file: 'media/chart.webp' })];
  expect(await response.json()).toMatchObject({ error: { problems } });
  expect(authoring.calls).toEqual([['plan', expect.objectContaining({ kind })]]);
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

type Json = Readonly<Record<string, unknown>>;

// Cast: the form that the tests below check.
const description = openApi() as {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>;
};

/** All values of a member, at any depth. */
function valuesOf(name: string, value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    key === name && typeof one !== 'object' ? [one] : valuesOf(name, one),
  );
}

test('OpenAPI describes every operation once, with its parameters, body and answers', () => {
  expect(description.openapi).toBe('3.1.0');
  const ids = valuesOf('operationId', description.paths);
  expect(ids.toSorted()).toEqual(operationEntries.map(([name]) => name).toSorted());
  for (const [name, { path, method, body }] of operationEntries) {
    const operation = description.paths[path]?.[method.toLowerCase()] ?? {};
    expect(operation, name).toMatchObject({ summary: expect.stringMatching(/^[A-Z].*\.$/) });
    expect('requestBody' in operation, name).toBe(body !== undefined);
    const statuses = Object.keys(Object(operation['responses']));
    expect(statuses.filter((status) => status.startsWith('2'))).toHaveLength(1);
    expect(statuses).toEqual(expect.arrayContaining(['400', '401', '403', '404']));
    // Cast: a list of parameter objects.
    const described = (operation['parameters'] as Json[]).filter((one) => one['in'] === 'path');
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, one]) => one);
    expect(described.map((one) => one['name']).toSorted()).toEqual(inPath.toSorted());
    expect(described.every(({ required }) => required === true)).toBe(true);
  }
});

test('every reference of OpenAPI leads to a component, and no schema needs a document of its own', () => {
  const references = valuesOf('$ref', description);
  expect(references.length).toBeGreaterThan(100);
  for (const reference of new Set(references.map(String))) {
    const [root, ...parts] = reference.split('/');
    expect(root).toBe('#');
    // Cast: a path of objects.
    const found = parts.reduce<unknown>((at, part) => (at as Json)[part], description);
    expect(found, reference).toBeTypeOf('object');
  }
  for (const name of ['$schema', '$id', '$defs']) expect(valuesOf(name, description)).toEqual([]);
});
