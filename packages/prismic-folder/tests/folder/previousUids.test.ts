import { expect, test } from 'vitest';
import { createProject, field, typeModel } from '../support/createProject.ts';
import { ask, clientOf, uidsOf } from '../support/repositoryClient.ts';

function renamedProject(files: Readonly<Record<string, unknown>> = {}) {
  return createProject({
    'customtypes/page/index.json': typeModel('page', { uid: field('UID'), link: field('Link') }),
    'customtypes/note/index.json': typeModel('note', { uid: field('UID') }),
    'customtypes/home/index.json': typeModel('home', {}, { repeatable: false }),
    'content/repository.json': { visibility: 'open' },
    'content/documents/page/high-tide.json': { previous_uids: ['low-tide', 'ebb'], data: {} },
    ...files,
  });
}

test('the client finds a document by an earlier uid, and gets its present one', async () => {
  const client = clientOf(await renamedProject().load());
  for (const uid of ['high-tide', 'low-tide', 'ebb']) {
    expect((await client.getByUID('page', uid)).uid).toBe('high-tide');
  }
  expect(await client.getAllByUIDs('page', ['ebb', 'low-tide', 'high-tide'])).toHaveLength(1);
  await expect(client.getByUID('note', 'low-tide')).rejects.toThrow('No documents');
});

test('a document that has the uid now is found, not the one that had it', async () => {
  const snapshot = await renamedProject({
    'content/documents/page/low-tide.json': { id: 'New', data: {} },
  }).load();
  expect((await clientOf(snapshot).getByUID('page', 'low-tide')).id).toBe('New');
  expect(await uidsOf(snapshot, { q: '[[any(my.page.uid, ["low-tide", "ebb"])]]' })).toEqual([
    'high-tide',
    'low-tide',
  ]);
});

test('of two documents that had a uid the first by name is found', async () => {
  const snapshot = await renamedProject({
    'content/documents/page/spring.json': { previous_uids: ['low-tide'], data: {} },
  }).load();
  expect(await uidsOf(snapshot, { q: '[[at(my.page.uid, "low-tide")]]' })).toEqual(['high-tide']);
});

test('a draft that is renamed is found by both uids in the preview only', async () => {
  const project = renamedProject({
    'content/documents/page/high-tide.json': { id: 'T1', data: {} },
    'content/drafts/documents/page/flood.json': {
      id: 'T1',
      previous_uids: ['high-tide'],
      data: {},
    },
  });
  const snapshot = await project.load();
  const drafts = clientOf(snapshot, { ref: snapshot.drafts?.ref ?? '' });
  expect((await drafts.getByUID('page', 'high-tide')).uid).toBe('flood');
  expect((await clientOf(snapshot).getByUID('page', 'high-tide')).uid).toBe('high-tide');
});

test('links by an earlier uid lead to the document', async () => {
  const { documents, problems } = await renamedProject({
    'content/documents/page/about.json': { data: { link: { type: 'page', uid: 'low-tide' } } },
  }).load();
  expect(problems).toEqual([]);
  expect(documents[0]?.data['link']).toMatchObject({ uid: 'high-tide', isBroken: false });
});

test('no response contains earlier uids', async () => {
  const { body } = await ask(await renamedProject().load(), {});
  expect(body.results).toHaveLength(1);
  expect(JSON.stringify(body)).not.toContain('previous_uids');
});

test.each<[string, string, object, string]>([
  ['a text', 'page/a.json', { previous_uids: 'b' }, 'previous_uids: must be a list of uids'],
  [
    'no uid',
    'page/a.json',
    { previous_uids: ['b', 'Low Tide'] },
    'previous_uids[1]: "Low Tide" is not a uid',
  ],
  ['a type without uid', 'home/home.json', { previous_uids: ['b'] }, 'the type home has no UID'],
])('reports %s', async (_what, path, header, message) => {
  const project = renamedProject({ [`content/documents/${path}`]: { ...header, data: {} } });
  expect(await project.problems()).toEqual([expect.stringContaining(message)]);
});
