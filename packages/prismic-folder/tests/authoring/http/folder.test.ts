import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { operations, type OperationName } from '../../../src/authoring/contract/operations.ts';
import { createAuthoring } from '../../../src/authoring/createAuthoring.ts';
import { createEditor } from '../../../src/authoring/http/createEditor.ts';
import type { RemarkOn } from '../../../src/authoring/http/handlers/contentRemarks.ts';
import { createProject, field, typeModel } from '../../support/createProject.ts';
import { ORIGIN, pairOf } from '../../support/openEditor.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"><g/></svg>';

/** The API over a real folder. `ask` checks each answer against the operation's description. */
async function openFolder(remarkOn?: RemarkOn, files: Readonly<Record<string, object>> = {}) {
  const project = createProject({
    'customtypes/page/index.json': typeModel('page', { uid: field('UID'), title: field('Text') }),
    'content/repository.json': { visibility: 'open', languages: [{ id: 'en-us' }] },
    'content/documents/page/about.json': { type: 'page', data: { title: 'About' } },
    ...files,
  });
  const { root, contentDir } = project;
  const authoring = await createAuthoring({ root, contentDir });
  const free = { wait: () => 0, count: () => {} };
  const logged: unknown[] = [];
  const editor = createEditor({
    authoring,
    siteOrigin: null,
    password: null,
    limits: { addresses: free, all: free, browsers: free },
    now: () => performance.now(),
    startPreview: async () => null,
    remarkOn,
    log: (_, error) => void logged.push(error),
  });
  onTestFinished(async () => {
    editor.close();
    await authoring.close();
    expect(logged).toEqual([]);
  });
  const opened = editor.openByKey(new Request(`${ORIGIN}/edit/open`), editor.issueKey());
  const cookie = pairOf(opened ?? '');

  async function ask(name: OperationName, path: string, body?: object | string) {
    const { method, result, ...operation } = operations[name];
    const type = typeof body === 'string' ? 'octet-stream' : 'json';
    const headers = { cookie, origin: ORIGIN, 'x-slicefolio-editor': '1' };
    const request = new Request(`${ORIGIN}/edit/api/v1${path}`, {
      method,
      headers: { ...headers, ...(body && { 'content-type': `application/${type}` }) },
      ...(body && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const response = await editor.api(request, '127.0.0.1');
    const text = await response.text();
    const value: unknown = text === '' ? {} : JSON.parse(text);
    if (!response.ok) return { status: response.status, value };
    const ok = typeof result === 'string' ? 204 : 'status' in operation ? operation.status : 200;
    expect(response.status, name).toBe(ok);
    if (typeof result !== 'string') {
      expect(result.safeParse(value).error, `${name}: ${text}`).toBeUndefined();
    }
    return { status: ok, value };
  }
  const read = (path: string) => readFileSync(join(contentDir, path), 'utf8');
  return { ask, read };
}

/** A text of an answer. */
const textOf = (value: unknown, key: string) => String(Object(value)[key]);

test('documents, releases and media are made, changed and removed over HTTP', async () => {
  const { ask, read } = await openFolder();
  const { value } = await ask('createDocument', '/documents', { type: 'page', uid: 'quince' });
  const save = (title: string) =>
    ask('saveDocument', '/documents/page/quince', {
      version: 'draft',
      revision: textOf(value, 'revision'),
      changes: [{ op: 'set', path: ['data', 'title'], value: title }],
    });
  expect((await save('Mine')).value).toMatchObject({ json: { data: { title: 'Mine' } } });
  const conflicts = [{ path: ['data', 'title'], mine: 'Theirs', disk: 'Mine' }];
  const conflict = { status: 409, value: { error: { code: 'conflict', conflicts } } };
  expect(await save('Theirs')).toMatchObject(conflict);
  const documents = [{ type: 'page', name: 'quince' }];
  const published = await ask('publish', '/publish', { documents, acceptWarnings: true });
  expect(published.value).toMatchObject({ published: documents });
  await ask('renameDocument', '/documents/page/quince/rename', { name: 'medlar' });
  expect(JSON.parse(read('documents/page/medlar.json'))).toMatchObject({
    previous_uids: ['quince'],
  });
  const list = await ask('listDocuments', '/documents?search=mine&status=published');
  expect(list.value).toMatchObject({ total: 1 });
  const gone = { acceptWarnings: true };
  const steps = [
    () => ask('listHistory', '/history/page/medlar'),
    () => ask('archiveDocument', '/documents/page/medlar/archive', gone),
    () => ask('restoreDocument', '/documents/page/medlar/restore'),
    () => ask('removeDocument', '/documents/page/medlar?acceptWarnings=true'),
    () => ask('readModels', '/models'),
    () => ask('createRelease', '/releases', { label: 'Spring' }),
    () => ask('addToRelease', '/releases/spring/documents/page/about'),
    () => ask('listReleases', '/releases'),
    () => ask('takeFromRelease', '/releases/spring/documents/page/about'),
    () => ask('updateRelease', '/releases/spring', { label: 'May' }),
    () => ask('removeRelease', '/releases/spring'),
    () => ask('uploadMedia', '/media?name=Low%20Tide.svg', SVG),
    () => ask('describeMedia', '/media/item?name=low-tide.svg', { alt: 'A tide' }),
    () => ask('listMediaUses', '/media/item/uses?name=low-tide.svg'),
    () => ask('renameMedia', '/media/item/rename?name=low-tide.svg', { to: 'tide.svg' }),
    () => ask('removeMedia', '/media/item?name=tide.svg'),
  ];
  // oxlint-disable-next-line no-await-in-loop -- one after another
  for (const step of steps) expect((await step()).value).not.toHaveProperty('error');
  expect(() => read('documents/page/medlar.json')).toThrow('ENOENT');
});

test('a dry run has what the site says of the content as it would be, in spite of errors; publishing has not', async () => {
  const seen: unknown[] = [];
  const remarkOn: RemarkOn = ({ documents }, now, ids) => {
    const [before, after] = [now.documents, documents].map((all) => all.map(({ uid }) => uid));
    const [id = ''] = ids;
    seen.push([before, after, documents.find((one) => one.id === id)?.uid]);
    return [
      { id, reason: 'is lonely', kind: 'unlinked' },
      { id: 'gone', reason: 'is no document' },
    ];
  };
  const { ask } = await openFolder(remarkOn, {
    'content/drafts/documents/page/new.json': { data: { title: 5 } },
    'content/drafts/documents/page/about.json': { data: { title: 'Good' } },
  });
  const documents = [{ type: 'page', name: 'new' }];
  const lonely = { file: 'documents/page/new.json', reason: 'is lonely', severity: 'warning' };
  expect((await ask('publish', '/publish', { documents, dryRun: true })).value).toMatchObject({
    published: [],
    problems: [
      { field: 'data.title', severity: 'error' },
      { ...lonely, kind: 'unlinked' },
    ],
  });
  expect(seen).toEqual([[['about'], ['about', 'new'], 'new']]);
  const good = [{ type: 'page', name: 'about' }];
  expect(await ask('publish', '/publish', { documents: good })).toMatchObject({ status: 200 });
  expect(seen).toHaveLength(1);
});
