import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { operations, type OperationName } from '../../../src/authoring/contract/operations.ts';
import { createAuthoring } from '../../../src/authoring/createAuthoring.ts';
import { createEditor } from '../../../src/authoring/http/createEditor.ts';
import { createProject, field, typeModel } from '../../support/createProject.ts';
import { ORIGIN, pairOf } from '../../support/openEditor.ts';

/** The API over a real folder. `ask` checks each answer against the operation's description. */
async function openFolder() {
  const project = createProject({
    'customtypes/page/index.json': typeModel('page', { uid: field('UID'), title: field('Text') }),
    'content/repository.json': { visibility: 'open', languages: [{ id: 'en-us' }] },
    'content/documents/page/about.json': { type: 'page', data: { title: 'About' } },
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
    const value: unknown = text === '' ? undefined : JSON.parse(text);
    if (!response.ok) return { status: response.status, value };
    const ok = typeof result === 'string' ? 204 : 'status' in operation ? operation.status : 200;
    expect(response.status, name).toBe(ok);
    if (typeof result !== 'string') {
      expect(result.safeParse(value).error, `${name}: ${text}`).toBeUndefined();
    }
    return { status: ok, value };
  }
  const files = () =>
    readdirSync(contentDir, { recursive: true, encoding: 'utf8' }).filter(
      (path) => path.endsWith('.json') && !path.startsWith('.'),
    );
  const read = (path: string) => readFileSync(join(contentDir, path), 'utf8');
  return { ask, files, read };
}

/** A text of an answer. */
const textOf = (value: unknown, key: string) => String(Object(value)[key]);

test('a document is created, saved, published, renamed, archived and removed over HTTP', async () => {
  const { ask, files, read } = await openFolder();
  const created = await ask('createDocument', '/documents', { type: 'page', uid: 'quince' });
  expect(created.value).toMatchObject({ document: { status: 'draft' } });
  const saved = await ask('saveDocument', '/documents/page/quince', {
    version: 'draft',
    revision: textOf(created.value, 'revision'),
    changes: [{ op: 'set', path: ['data', 'title'], value: 'Quince' }],
  });
  expect(saved.value).toMatchObject({ json: { data: { title: 'Quince' } } });
  const documents = [{ type: 'page', name: 'quince' }];
  const published = await ask('publish', '/publish', { documents, acceptWarnings: true });
  expect(published.value).toMatchObject({ published: documents });
  expect(files()).toContain('documents/page/quince.json');
  const renamed = await ask('renameDocument', '/documents/page/quince/rename', { name: 'medlar' });
  expect(renamed.value).toMatchObject({ uid: 'medlar' });
  const file = JSON.parse(read('documents/page/medlar.json'));
  expect(file).toMatchObject({ previous_uids: ['quince'] });
  const list = await ask('listDocuments', '/documents?search=quince&status=published');
  expect(list.value).toMatchObject({ total: 1 });
  const history = await ask('listHistory', '/history/page/medlar');
  const gone = { acceptWarnings: true };
  const archived = await ask('archiveDocument', '/documents/page/medlar/archive', gone);
  const restored = await ask('restoreDocument', '/documents/page/medlar/restore');
  const removed = await ask('removeDocument', '/documents/page/medlar?acceptWarnings=true');
  const steps = [history, archived, restored, removed];
  expect(steps.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(files().filter((path) => path.includes('medlar'))).toEqual([]);
});

test('overlapping changes are a conflict with both values', async () => {
  const { ask } = await openFolder();
  const { value } = await ask('readDocument', '/documents/page/about');
  const save = (title: string) =>
    ask('saveDocument', '/documents/page/about', {
      version: 'published',
      revision: textOf(value, 'revision'),
      changes: [{ op: 'set', path: ['data', 'title'], value: title }],
    });
  expect((await save('Mine')).status).toBe(200);
  const conflicts = [{ path: ['data', 'title'], base: 'About', mine: 'Theirs', disk: 'Mine' }];
  expect(await save('Theirs')).toMatchObject({
    status: 409,
    value: { error: { code: 'conflict', conflicts } },
  });
});

test('a release is created, filled, changed, emptied and removed over HTTP', async () => {
  const { ask } = await openFolder();
  const created = await ask('createRelease', '/releases', { label: 'Spring' });
  const release = `/releases/${textOf(created.value, 'id')}`;
  const added = await ask('addToRelease', `${release}/documents/page/about`);
  const list = await ask('listReleases', '/releases');
  expect(JSON.stringify(list.value)).toContain('"about"');
  const taken = await ask('takeFromRelease', `${release}/documents/page/about`);
  const updated = await ask('updateRelease', release, { label: 'May' });
  const removed = await ask('removeRelease', release);
  const steps = [created, added, taken, updated, removed];
  expect(steps.map(({ status }) => status)).toEqual([201, 200, 204, 200, 204]);
});

test('a file is uploaded, described, renamed and removed; what is none is refused', async () => {
  const { ask, read } = await openFolder();
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"><script>1</script></svg>';
  const uploaded = await ask('uploadMedia', '/media?name=Low%20Tide.svg', svg);
  const name = textOf(uploaded.value, 'name');
  expect(read(`media/${name}`)).not.toContain('script');
  const described = await ask('describeMedia', `/media/item?name=${name}`, { alt: 'A tide' });
  expect(described.value).toMatchObject({ alt: 'A tide' });
  const uses = await ask('listMediaUses', `/media/item/uses?name=${name}`);
  expect(uses.value).toEqual({ uses: [] });
  const to = { to: 'tide.svg' };
  const renamed = await ask('renameMedia', `/media/item/rename?name=${name}`, to);
  expect(renamed.value).toMatchObject({ name: 'tide.svg' });
  expect((await ask('removeMedia', '/media/item?name=tide.svg')).status).toBe(200);
  const none = await ask('uploadMedia', '/media?name=a.webp', '<html>');
  expect(none).toMatchObject({ status: 415, value: { error: { code: 'unsupported_type' } } });
});

test('models are read as their files have them', async () => {
  const { value } = await (await openFolder()).ask('readModels', '/models');
  expect(value).toMatchObject({ types: [{ id: 'page' }] });
});
