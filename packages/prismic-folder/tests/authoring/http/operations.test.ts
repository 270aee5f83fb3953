import { expect, test } from 'vitest';
import { AuthoringError } from '../../../src/store/AuthoringError.ts';
import { openApi } from '../../../src/authoring/http/openApi.ts';
import { operationEntries, type OperationName } from '../../../src/authoring/operations.ts';
import { codeOf, openEditor } from '../../support/openEditor.ts';

const DOCUMENT = '/documents/page/about';
const ABOUT = { type: 'page', name: 'about' };
const SPRING = { version: 'release:spring' };
/** Without the spaces around the name. */
const RENAMED = { params: { language: 'fr-fr' }, body: { name: 'Français' } };
/** With the defaults of its body. */
const PUBLISHED = { body: { documents: [ABOUT], acceptWarnings: false, dryRun: false } };

test.each<[address: string, name: OperationName, call: object, body?: unknown]>([
  ['GET /documents?type=page', 'listDocuments', { query: { type: 'page', page: 1, pageSize: 20 } }],
  [`GET ${DOCUMENT}?version=release%3Aspring`, 'readDocument', { params: ABOUT, query: SPRING }],
  ['GET /media/item?name=low%20tide%2Fone', 'readMedia', { query: { name: 'low tide/one' } }],
  ['GET /find/text?text=caf%C3%A9&page=2', 'findText', { query: { text: 'café', page: 2 } }],
  ['PATCH /languages/fr-fr', 'renameLanguage', RENAMED, { name: ' Français ' }],
  ['POST /publish', 'publish', PUBLISHED, { documents: [ABOUT] }],
])('%s calls %s as its schemas say', async (address, name, call, body) => {
  const { ask, authoring } = openEditor();
  const [method = '', path = ''] = address.split(' ');
  expect((await ask(method, path, body)).status).toBe(200);
  expect(authoring.calls).toEqual([[name, call]]);
});

test('a refusal is passed on with its details, and of another error nothing is said', async () => {
  const { ask, authoring, logged } = openEditor();
  const details = { at: 'data.title', revision: null };
  authoring.fail(new AuthoringError('conflict', 'The title has changed meanwhile', details));
  const refused = await ask('GET', '/documents');
  const error = { code: 'conflict', message: 'The title has changed meanwhile', ...details };
  expect([refused.status, await refused.json()]).toEqual([409, { error }]);
  expect(logged).toEqual([]);
  const failure = new Error('EIO: /home/owner/content');
  authoring.fail(failure);
  const failed = await ask('GET', '/documents');
  const text = await failed.text();
  expect([failed.status, JSON.parse(text).error.code]).toEqual([500, 'internal']);
  expect(text).not.toContain('EIO');
  expect(logged).toEqual([failure]);
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
  'a'.repeat(400),
];

/** Addresses with a name at each place that takes one. */
const PLACES = operationEntries.flatMap(([name, { address, params, query }]) => {
  const [method = '', path = ''] = address.split(' ');
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
  const response = await ask(method, path);
  expect(response.status).toBe(status);
  if (code !== '') expect(await codeOf(response)).toBe(code);
  expect(authoring.calls).toEqual([]);
});

test('a preview sets the site’s own cookie', async () => {
  const { ask } = openEditor({
    startPreview: async (_request, { release }) => ({ path: '/', cookie: `preview=${release}` }),
  });
  const started = await ask('POST', '/previews', { release: 'spring' });
  expect([started.status, await started.json()]).toEqual([201, { path: '/' }]);
  expect(started.headers.get('set-cookie')).toBe('preview=spring');
});

/** All values of a member, at any depth. */
function valuesOf(name: string, value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    key === name && typeof one !== 'object' ? [one] : valuesOf(name, one),
  );
}

// `npm run codegen -- --check` says when the description is another one.
test('OpenAPI describes every operation once, and every reference leads to a component', () => {
  const description = openApi();
  const ids = valuesOf('operationId', description);
  expect(ids.toSorted()).toEqual(operationEntries.map(([name]) => name).toSorted());
  const references = new Set(valuesOf('$ref', description).map(String));
  expect(references.size).toBeGreaterThan(20);
  for (const reference of references) {
    const found = reference
      .split('/')
      .slice(1)
      .reduce((at, part) => Object(at)[part], description);
    expect(found, reference).toBeTypeOf('object');
  }
  for (const name of ['$schema', '$id', '$defs']) expect(valuesOf(name, description)).toEqual([]);
});
