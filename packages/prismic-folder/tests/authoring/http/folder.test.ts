import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createAuthoring } from '../../../src/authoring/createAuthoring.ts';
import { operations, type OperationName } from '../../../src/authoring/contract/operations.ts';
import { createEditor } from '../../../src/authoring/http/createEditor.ts';
import { createProject, typeModel } from '../../support/createProject.ts';
import { ORIGIN, pairOf } from '../../support/openEditor.ts';

const FIELDS = {
  uid: { type: 'UID', config: { label: 'UID' } },
  title: { type: 'Text', config: { label: 'Title' } },
};

const about = { type: 'page', data: { title: 'About' } };

/** The API over a real folder. `ask` checks each answer against the operation's description. */
async function openFolder() {
  const project = createProject({
    'customtypes/page/index.json': typeModel('page', FIELDS),
    'content/repository.json': {
      name: 'small',
      visibility: 'open',
      languages: [{ id: 'en-us', name: 'English' }],
    },
    'content/documents/page/about.json': about,
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

  async function ask(name: OperationName, path: string, body?: object | Uint8Array) {
    const { method, result } = operations[name];
    const isFile = body instanceof Uint8Array;
    const response = await editor.api(
      new Request(`${ORIGIN}/edit/api/v1${path}`, {
        method,
        headers: {
          cookie,
          origin: ORIGIN,
          'x-slicefolio-editor': '1',
          ...(body && { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }),
        },
        ...(body && { body: isFile ? Buffer.from(body) : JSON.stringify(body) }),
      }),
      '127.0.0.1',
    );
    const text = await response.text();
    const value: unknown = text === '' ? undefined : JSON.parse(text);
    if (response.ok && typeof result !== 'string') {
      expect(result.safeParse(value).error, `${name}: ${text}`).toBeUndefined();
    }
    return { status: response.status, value };
  }
  const files = () =>
    readdirSync(contentDir, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.json') && !path.startsWith('.'))
      .toSorted();
  return { ...project, ask, files };
}

/** A member of an answer, at any depth. */
const at = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((one, key) => (one as Record<string, unknown>)[key], value); // Cast: JSON.

test('a document is created, saved, published, renamed, archived and removed over HTTP', async () => {
  const { ask, files, contentDir } = await openFolder();
  const created = await ask('createDocument', '/documents', { type: 'page', uid: 'quince' });
  expect([created.status, at(created.value, 'document', 'status')]).toEqual([201, 'draft']);
  const saved = await ask('saveDocument', '/documents/page/quince', {
    version: 'draft',
    revision: at(created.value, 'revision'),
    changes: [{ op: 'set', path: ['data', 'title'], value: 'Quince' }],
  });
  expect([saved.status, at(saved.value, 'json', 'data', 'title')]).toEqual([200, 'Quince']);
  const publish = { documents: [{ type: 'page', name: 'quince' }], acceptWarnings: true };
  expect((await ask('publish', '/publish', publish)).status).toBe(200);
  expect(files()).toContain('documents/page/quince.json');
  const renamed = await ask('renameDocument', '/documents/page/quince/rename', { name: 'medlar' });
  expect(at(renamed.value, 'uid')).toBe('medlar');
  const text = readFileSync(join(contentDir, 'documents/page/medlar.json'), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ previous_uids: ['quince'] });
  const list = await ask('listDocuments', '/documents?search=quince&status=published');
  expect(at(list.value, 'total')).toBe(1);
  const history = await ask('listHistory', '/history/page/medlar');
  expect(history.status).toBe(200);
  const gone = { acceptWarnings: true };
  expect((await ask('archiveDocument', '/documents/page/medlar/archive', gone)).status).toBe(200);
  expect((await ask('restoreDocument', '/documents/page/medlar/restore')).status).toBe(200);
  const removed = await ask('removeDocument', '/documents/page/medlar?acceptWarnings=true');
  expect(removed.status).toBe(200);
  expect(files().filter((path) => path.includes('medlar'))).toEqual([]);
});

test('overlapping changes are a conflict with both values', async () => {
  const { ask } = await openFolder();
  const { value } = await ask('readDocument', '/documents/page/about');
  const save = (title: string) =>
    ask('saveDocument', '/documents/page/about', {
      version: 'published',
      revision: at(value, 'revision'),
      changes: [{ op: 'set', path: ['data', 'title'], value: title }],
    });
  expect((await save('Mine')).status).toBe(200);
  const conflict = await save('Theirs');
  expect(conflict.status).toBe(409);
  expect(at(conflict.value, 'error')).toMatchObject({
    code: 'conflict',
    conflicts: [{ path: ['data', 'title'], base: 'About', mine: 'Theirs', disk: 'Mine' }],
  });
});

test('a release is created, filled, published and emptied over HTTP', async () => {
  const { ask } = await openFolder();
  const created = await ask('createRelease', '/releases', { label: 'Spring' });
  expect(created.status).toBe(201);
  const id = String(at(created.value, 'id'));
  const member = `/releases/${id}/documents/page/about`;
  expect((await ask('addToRelease', member)).status).toBe(200);
  const list = await ask('listReleases', '/releases');
  expect(JSON.stringify(list.value)).toContain('"about"');
  expect((await ask('takeFromRelease', member)).status).toBe(204);
  expect((await ask('updateRelease', `/releases/${id}`, { label: 'May' })).status).toBe(200);
  expect((await ask('removeRelease', `/releases/${id}`)).status).toBe(204);
});

test('a file is uploaded, described, renamed and removed; what is none is refused', async () => {
  const { ask, contentDir } = await openFolder();
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"><script>1</script></svg>';
  const bytes = new TextEncoder().encode(svg);
  const uploaded = await ask('uploadMedia', '/media?name=Low%20Tide.svg', bytes);
  expect(uploaded.status, JSON.stringify(uploaded.value)).toBe(201);
  const name = String(at(uploaded.value, 'name'));
  expect(readFileSync(join(contentDir, 'media', name), 'utf8')).not.toContain('script');
  const query = `name=${encodeURIComponent(name)}`;
  const described = await ask('describeMedia', `/media/item?${query}`, { alt: 'A tide' });
  expect(at(described.value, 'alt')).toBe('A tide');
  expect((await ask('listMediaUses', `/media/item/uses?${query}`)).value).toEqual({ uses: [] });
  const renamed = await ask('renameMedia', `/media/item/rename?${query}`, { to: 'tide.svg' });
  expect(at(renamed.value, 'name')).toBe('tide.svg');
  expect((await ask('removeMedia', '/media/item?name=tide.svg')).status).toBe(200);
  const none = await ask('uploadMedia', '/media?name=a.webp', new TextEncoder().encode('<html>'));
  expect([none.status, at(none.value, 'error', 'code')]).toEqual([415, 'unsupported_type']);
});

test('models are read as their files have them', async () => {
  const { ask } = await openFolder();
  const { value } = await ask('readModels', '/models');
  expect(at(value, 'types')).toMatchObject([{ id: 'page' }]);
});
