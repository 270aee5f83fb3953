import { expect, test } from 'vitest';
import {
  copyDocument,
  createDocument,
  findOrMakeOnly,
} from '#page-editor/dialogs/createDocument.ts';
import { findOnly } from '#page-editor/session/findDocument.ts';
import { uidOwner } from '#page-editor/session/freeUid.ts';
import { removeDocument, unpublishDocument } from '#page-editor/dialogs/LossDialog.tsx';
import type { DocumentSummary } from '#prismic-folder/contract';
import { readTypeModel, type TypeModel } from '#prismic-folder/models';
import { AUTHORING_MODELS } from '../../../../packages/prismic-folder/tests/support/authoringProject.ts';
import { startService } from '../store/support/service.ts';

const LOW_TIDE = 'content/documents/page/low-tide.json';
const lowTide = {
  tags: ['Mobile'],
  data: {
    title: [{ type: 'heading1', text: 'Low Tide', spans: [] }],
    zone: [{ slice_type: 'note', variation: 'default', primary: { text: 'Sand' } }],
  },
};

const modelOf = (id: 'page' | 'note' | 'home') => {
  const file = `customtypes/${id}/index.json` as const;
  // Cast: none of the models is wrong.
  return readTypeModel(AUTHORING_MODELS[file], file) as TypeModel;
};

async function start(files: Readonly<Record<string, unknown>> = { [LOW_TIDE]: lowTide }) {
  const service = await startService(files);
  const api = service.client();
  const find = async (name: string): Promise<DocumentSummary> => {
    const { documents } = await api.call('listDocuments', { query: {} });
    const found = documents.find((one) => one.name === name);
    if (!found) throw new Error(`there is no ${name}`);
    return found;
  };
  return { ...service.project, api, find };
}

test('a document has its name in its title, as content files write it, and may start like another one', async () => {
  const { api, json, find } = await start();
  const made = await createDocument(api, { type: modelOf('page'), name: 'Größe', uid: 'groesse' });
  expect(made).toMatchObject({ title: 'Größe', uid: 'groesse', status: 'draft' });
  expect(json('content/drafts/documents/page/groesse.json')).toMatchObject({
    data: { title: [{ type: 'heading1', text: 'Größe', spans: [] }] },
  });
  const like = await find('low-tide');
  const high = { type: modelOf('page'), name: 'High Tide', uid: 'high-tide', tags: ['Web'] };
  await createDocument(api, { ...high, like });
  expect(json('content/drafts/documents/page/high-tide.json')).toMatchObject({
    tags: ['Mobile', 'Web'],
    data: { ...lowTide.data, title: [{ type: 'heading1', text: 'High Tide', spans: [] }] },
  });
  const note = await createDocument(api, { type: modelOf('note'), name: 'Memo', uid: '' });
  expect(note).toMatchObject({ title: 'Memo', uid: null });
  await createDocument(api, { type: modelOf('home'), name: '', uid: '' });
  expect(json('content/drafts/documents/home/home.json')).toMatchObject({ data: {} });
});

test('the only document of a type is found, and made once', async () => {
  const { api } = await start();
  expect(await findOnly(api, 'home')).toBeNull();
  const { id, status } = await findOrMakeOnly(api, modelOf('home'));
  expect(status).toBe('draft');
  expect(await findOrMakeOnly(api, modelOf('home'))).toMatchObject({ id });
});

test('the only document of a type is that of the main language, whatever was saved last', async () => {
  const { api } = await start({
    'content/documents/home/home.json': { data: {} },
    'content/documents/home/home.fr-fr.json': { lang: 'fr-fr', data: {} },
  });
  const french = { params: { type: 'home', name: 'home' }, query: { lang: 'fr-fr' } };
  const { version, revision } = await api.call('readDocument', french);
  const changes = [{ op: 'set' as const, path: ['tags'], value: ['Accueil'] }];
  await api.call('saveDocument', { ...french, body: { version, revision, changes } });
  const found = await findOnly(api, 'home');
  if (!found) throw new Error('there is no home');
  expect(found.lang).toBeUndefined();
  await unpublishDocument(api, found);
  expect(await findOnly(api, 'home')).toMatchObject({ lang: 'fr-fr' });
});

test('copies are named after what they are copies of, and find a free address', async () => {
  const { api, find } = await start();
  const document = await find('low-tide');
  const title = 'Low Tide copy';
  for (const name of ['low-tide-copy', 'low-tide-2'])
    expect(await copyDocument(api, modelOf('page'), document)).toMatchObject({ name, title });
});

test('a uid has an owner also if it is archived, but not if it was given up', async () => {
  const { api } = await start({
    [LOW_TIDE]: lowTide,
    'content/archive/documents/page/old.json': { data: {} },
    'content/documents/page/new.json': { previous_uids: ['former'], data: {} },
  });
  expect(await uidOwner(api, 'page', 'low-tide')).toMatchObject({ title: 'Low Tide' });
  expect(await uidOwner(api, 'page', 'old')).toMatchObject({ status: 'archived' });
  expect(await uidOwner(api, 'page', 'former')).toBeNull();
  expect(await uidOwner(api, 'note', 'low-tide')).toBeNull();
});

const DRAFT = 'content/drafts/documents/page/low-tide.json';
const PUBLIC = { [LOW_TIDE]: lowTide };
const DRAFTED = { [DRAFT]: { data: { name: 'Other' } } };
const WAITING = { 'content/releases/spring/documents/page/low-tide.json': { data: { name: 'C' } } };
const ARCHIVED = { 'content/archive/documents/page/low-tide.json': { data: { name: 'D' } } };

test.each<[string, Record<string, object>, string]>([
  ['public', PUBLIC, LOW_TIDE],
  ['draft', { ...PUBLIC, ...DRAFTED }, DRAFT],
])(
  'an unpublished document is archived, and comes back as a %s one',
  async (state, files, path) => {
    const { api, find, json, text } = await start(files);
    const takeBack = await unpublishDocument(api, await find('low-tide'));
    expect(text(LOW_TIDE)).toBeNull();
    expect(await find('low-tide')).toMatchObject({ status: 'archived' });
    expect(await takeBack()).toBe(state);
    const { status } = await find('low-tide');
    expect(status).toBe(state === 'public' ? 'published' : 'draft');
    expect(json(path)).toMatchObject(files[path] ?? {});
  },
);

test.each<[string, Record<string, object>, string]>([
  ['published', PUBLIC, 'public'],
  ['in a release only', WAITING, 'draft'],
  ['everywhere', { ...PUBLIC, ...DRAFTED, ...WAITING }, 'public'],
  ['archived', ARCHIVED, 'draft'],
])('a deleted document that was %s comes back as it was', async (_, files, state) => {
  const stays = { 'content/documents/page/stays.json': { data: {} } };
  const { api, find, json, text } = await start({ ...stays, ...files });
  const { status, releases, id, uid, ...before } = await find('low-tide');
  const takeBack = await removeDocument(api, { ...before, status, releases, id, uid });
  for (const path of Object.keys(files)) expect(text(path)).toBeNull();
  await expect(find('low-tide')).rejects.toThrow('there is no');
  expect(await takeBack()).toBe(state);
  expect(await find('low-tide')).toMatchObject({ status, releases, id, uid });
  for (const [path, value] of Object.entries(files)) expect(json(path)).toMatchObject(value);
});

test('a deleted document is not restored over one that took its address since', async () => {
  const { api, find } = await start();
  const takeBack = await removeDocument(api, await find('low-tide'));
  await createDocument(api, { type: modelOf('page'), name: 'Other', uid: 'low-tide' });
  await expect(takeBack()).rejects.toMatchObject({ code: 'exists' });
});
