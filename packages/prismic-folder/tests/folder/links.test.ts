import { expect, test } from 'vitest';
import { everyFieldProject } from '../support/everyField.ts';

const TARGET = {
  id: 'T1',
  tags: ['Motion'],
  data: { title: [{ type: 'heading1', text: 'The Target' }] },
};

function linkingProject(data: object) {
  const project = everyFieldProject(data);
  project.write('content/documents/sample/target.json', TARGET);
  return project;
}

const FILLED = {
  link_type: 'Document',
  id: 'T1',
  uid: 'target',
  type: 'sample',
  tags: ['Motion'],
  lang: 'en-us',
  slug: 'the-target',
  isBroken: false,
};

test.each<[string, object]>([
  ['type and uid', { link_type: 'Document', type: 'sample', uid: 'target' }],
  ['type and uid alone', { type: 'sample', uid: 'target' }],
  ['id', { link_type: 'Document', id: 'T1' }],
  ['id alone', { id: 'T1' }],
  ['an old response of the API', { ...FILLED, tags: [], slug: 'old', uid: 'old', url: '/old' }],
])('fills a link by %s from its target', async (_how, work) => {
  const { documents, problems } = await linkingProject({ work }).load();
  expect(problems).toEqual([]);
  expect(documents[0]?.data['work']).toEqual(FILLED);
});

test('fills links in lists, rich text and slices alike', async () => {
  const data = { type: 'sample', uid: 'target' };
  const { documents, problems } = await linkingProject({
    links: [{ ...data, text: 'Read it' }],
    rich: [
      { type: 'paragraph', text: 'Here', spans: [{ type: 'hyperlink', start: 0, end: 4, data }] },
      { type: 'image', url: '/media/wave.png', linkTo: data },
    ],
  }).load();
  expect(problems).toEqual([]);
  const filled = documents[0]?.data;
  expect(filled?.['links']).toEqual([
    { ...FILLED, text: 'Read it', key: `${documents[0]?.id}-links-0` },
  ]);
  expect(filled?.['rich']).toMatchObject([{ spans: [{ data: FILLED }] }, { linkTo: FILLED }]);
});

test.each([
  [{ type: 'sample', uid: 'gone' }, 'links to sample/gone, which does not exist', 'sample'],
  [{ id: 'gone' }, 'there is no document with id "gone"', 'broken_type'],
])('reports %j, and serves the link as broken', async (work, reason, type) => {
  const { documents, problems } = await linkingProject({ work }).load();
  expect(problems).toEqual([
    {
      file: 'content/documents/sample/one.json',
      field: 'data.work',
      line: 3,
      reason,
      severity: 'warning',
      kind: 'broken-link',
    },
  ]);
  expect(documents).toHaveLength(2);
  expect(documents[0]?.data['work']).toMatchObject({ isBroken: true, type, tags: [], slug: '-' });
});

test('reports when the target is left out because of its own errors', async () => {
  const project = linkingProject({ work: { type: 'sample', uid: 'target' } });
  project.write('content/documents/sample/target.json', '{ "data": ');
  expect(await project.problems()).toContainEqual(
    'content/documents/sample/one.json:3: data.work: ' +
      'links to sample/target, which is left out because of its own errors',
  );
});

test('warns of a target by id whose type the model does not admit', async () => {
  const project = linkingProject({ work: { id: 'O1' } });
  project.write('content/documents/other/o.json', { id: 'O1', data: {} });
  const { documents, problems } = await project.load();
  expect(problems).toMatchObject([{ severity: 'warning', field: 'data.work' }]);
  expect(documents).toHaveLength(3);
});

test('gives a broken link the id its target will have', async () => {
  const project = linkingProject({ work: { type: 'sample', uid: 'later' } });
  const before = (await project.load()).documents[0]?.data['work'];
  project.write('content/documents/sample/later.json', { data: {} });
  const after = (await project.load()).documents.find(({ uid }) => uid === 'later');
  expect(before).toMatchObject({ id: after?.id });
});
