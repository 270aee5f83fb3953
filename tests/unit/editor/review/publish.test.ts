import { expect, test } from 'vitest';
import type { DocumentKey } from '#prismic-folder/contract';
import { publishDocuments } from '#editor/review/publish/publishDocuments.ts';
import { readRevision } from '#editor/review/publish/readRevision.ts';
import type { AuthoringClient } from '#editor/api/AuthoringClient.ts';
import { startService } from '../store/support/service.ts';

const about = { type: 'page', name: 'about' };
const now = { type: 'page', name: 'now' };
const ABOUT = 'content/documents/page/about.json';

async function edit(api: AuthoringClient, key: DocumentKey, name: string) {
  const { version, revision } = await api.call('readDocument', {
    params: { type: key.type, name: key.name },
    query: {},
  });
  await api.call('saveDocument', {
    params: { type: key.type, name: key.name },
    query: {},
    body: { version, revision, changes: [{ op: 'set', path: ['data', 'name'], value: name }] },
  });
}

async function start() {
  const service = await startService({ [ABOUT]: { data: { name: 'About' } } });
  const api = service.client();
  await api.call('createDocument', { body: { type: 'page', uid: 'now', data: { name: 'Now' } } });
  await edit(api, about, 'About me');
  const { project } = service;
  const published = (name: string) => project.json(`content/documents/page/${name}.json`);
  const draft = (name: string) => project.json(`content/drafts/documents/page/${name}.json`);
  return { api, project, published, draft };
}

test('publishes several documents, and takes it back: what was public, and the drafts', async () => {
  const { api, project, published, draft } = await start();
  const done = await publishDocuments(api, { documents: [about, now] });
  expect(done.documents.map(({ name }) => name)).toEqual(['about', 'now']);
  expect(published('about')).toMatchObject({ data: { name: 'About me' } });
  expect(published('now')).toMatchObject({ data: { name: 'Now' } });
  await done.undo();
  expect(published('about')).toMatchObject({ data: { name: 'About' } });
  expect(draft('about')).toMatchObject({ data: { name: 'About me' } });
  expect(project.text('content/documents/page/now.json')).toBeNull();
  expect(draft('now')).toMatchObject({ data: { name: 'Now' } });
  await publishDocuments(api, { documents: [about, now] });
  expect(published('about')).toMatchObject({ data: { name: 'About me' } });
  expect(published('now')).toMatchObject({ data: { name: 'Now' } });
});

test('a document that was edited since keeps its draft, and nothing else is taken back', async () => {
  const { api, published, draft } = await start();
  const done = await publishDocuments(api, { documents: [about, now] });
  await edit(api, about, 'About us');
  await expect(done.undo()).rejects.toThrow('page/about was changed since it was published');
  expect(draft('about')).toMatchObject({ data: { name: 'About us' } });
  expect(published('about')).toMatchObject({ data: { name: 'About me' } });
  expect(published('now')).toMatchObject({ data: { name: 'Now' } });
});

test('a release is published as a whole, and taken back', async () => {
  const { api, published, draft } = await start();
  const { id } = await api.call('createRelease', { body: { label: 'Spring edition' } });
  await api.call('addToRelease', { params: { ...about, release: id }, query: {} });
  const done = await publishDocuments(api, { documents: [about], release: id });
  expect(published('about')).toMatchObject({ data: { name: 'About me' } });
  await done.undo();
  expect(published('about')).toMatchObject({ data: { name: 'About' } });
  expect(draft('about')).toMatchObject({ data: { name: 'About me' } });
});

test('a document in another language is its own', async () => {
  const { api, project } = await start();
  const french = { ...about, lang: 'fr-fr' };
  await api.call('createDocument', {
    body: { type: 'page', uid: 'about', lang: 'fr-fr', data: { name: 'Moi' } },
  });
  expect(await readRevision(api, french, 'published')).toBeNull();
  const done = await publishDocuments(api, { documents: [french] });
  expect(project.json('content/documents/page/about.fr-fr.json')).toMatchObject({
    data: { name: 'Moi' },
  });
  await done.undo();
  expect(await readRevision(api, french, 'published')).toBeNull();
  expect(project.json(ABOUT)).toMatchObject({ data: { name: 'About' } });
});
