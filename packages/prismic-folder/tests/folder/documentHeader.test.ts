import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createProject, field, typeModel, type Project } from '../support/createProject.ts';

const LOW_TIDE = 'content/documents/project/low-tide.json';

function headerProject(files: Readonly<Record<string, unknown>>): Project {
  return createProject({
    'customtypes/project/index.json': typeModel('project', {
      uid: field('UID'),
      title: field('StructuredText', { single: 'heading1' }),
    }),
    'customtypes/home/index.json': typeModel('home', {}, { repeatable: false }),
    ...files,
  });
}

test('works out every key but data from path and file', async () => {
  const project = headerProject({ [LOW_TIDE]: { data: {} } });
  utimesSync(join(project.root, LOW_TIDE), 0, Date.UTC(2026, 10, 21, 3, 38, 23) / 1000);
  const { documents } = await project.load();
  expect(documents).toEqual([
    {
      id: expect.stringMatching(/^Z[\w-]{15}$/),
      uid: 'low-tide',
      type: 'project',
      lang: 'en-us',
      tags: [],
      slugs: ['low-tide'],
      alternate_languages: [],
      first_publication_date: '2026-11-21T03:38:23+0000',
      last_publication_date: '2026-11-21T03:38:23+0000',
      data: { title: [] },
    },
  ]);
});

test('keeps a document’s own keys, and ignores those the API adds', async () => {
  const written = {
    id: 'X1-_',
    uid: 'other',
    type: 'project',
    lang: 'en-us',
    tags: ['Motion'],
    slugs: ['a', 'b'],
    first_publication_date: '2024-01-01T00:00:00+0000',
    last_publication_date: '2024-02-01T00:00:00+0000',
  };
  const project = headerProject({
    [LOW_TIDE]: { ...written, href: 'x', url: null, linked_documents: [], data: {} },
  });
  const { documents, problems } = await project.load();
  expect(problems).toEqual([]);
  expect(documents[0]).toEqual({ ...written, alternate_languages: [], data: { title: [] } });
});

test('gives the same id wherever the folder is, and another for another path', async () => {
  const files = { [LOW_TIDE]: { data: {} }, 'content/documents/home/low-tide.json': { data: {} } };
  const [one, other] = await Promise.all([
    headerProject(files).load(),
    headerProject(files).load(),
  ]);
  const ids = one.documents.map(({ id }) => id);
  expect(other.documents.map(({ id }) => id)).toEqual(ids);
  expect(new Set(ids).size).toBe(2);
});

test('has no uid where the type has no UID field', async () => {
  const { documents } = await headerProject({
    'content/documents/home/home.json': { data: {} },
  }).load();
  expect(documents[0]?.uid).toBeNull();
});

test('makes the slug from the title', async () => {
  const title = [{ type: 'heading1', text: '  Crème & Brûlée: Part 2! ' }];
  const { documents } = await headerProject({ [LOW_TIDE]: { data: { title } } }).load();
  expect(documents[0]?.slugs).toEqual(['creme-brulee-part-2']);
});

test.each([
  ['first', { first_publication_date: '2999-01-01' }, 'first_publication_date'],
  ['last', { last_publication_date: '1999-01-01' }, 'last_publication_date'],
])('never dates a document first after last when only the %s is written', async (_, dates, key) => {
  const { documents } = await headerProject({ [LOW_TIDE]: { ...dates, data: {} } }).load();
  const [document] = documents;
  expect(document?.first_publication_date).toBe(document?.last_publication_date);
  expect(document).toHaveProperty(key, expect.stringContaining('-01-01T00:00:00+0000'));
});

test.each<[object, string, string, object]>([
  [{ tgas: [] }, 'tgas', 'did you mean "tags"?', {}],
  [{ type: 'home' }, 'type', 'the folder is project', { type: 'project' }],
  [{ uid: 'Low Tide' }, 'uid', 'small letters', { uid: 'low-tide' }],
  [{ lang: 'de-de' }, 'lang', 'not among the languages: en-us', { lang: 'en-us' }],
  [{ tags: 'Motion' }, 'tags', 'list of texts', { tags: [] }],
  [{ tags: ['Motion', 5] }, 'tags', 'list of texts', { tags: ['Motion'] }],
  [{ id: 'a b' }, 'id', 'letters, digits', { id: expect.stringMatching(/^Z/) }],
  [{ first_publication_date: 'soon' }, 'first_publication_date', 'must be like', {}],
])('reports %j of a document, and serves it without', async (written, place, reason, served) => {
  const project = headerProject({
    [LOW_TIDE]: {
      data: { title: [{ type: 'heading1', text: 'Low Tide' }] },
      tags: ['Sea'],
      ...written,
    },
  });
  const { documents, problems } = await project.load();
  expect(documents).toMatchObject([
    { uid: 'low-tide', tags: ['Sea'], data: { title: [{ text: 'Low Tide' }] }, ...served },
  ]);
  expect(problems).toEqual([
    {
      file: LOW_TIDE,
      field: place,
      line: expect.any(Number),
      reason: expect.stringContaining(reason),
    },
  ]);
});

test.each<[unknown, string | undefined, string]>([
  [{}, 'data', 'has no data'],
  [{ data: [] }, 'data', 'must be an object, is a list'],
  [[], undefined, 'an object with data'],
  ['{"data": {},}', 'line 1, column 13', 'comma too many'],
])('reports %j as a document, and serves the others', async (written, place, reason) => {
  const project = headerProject({
    [LOW_TIDE]: written,
    'content/documents/project/fine.json': { data: {} },
  });
  const { documents, problems } = await project.load();
  expect(documents.map(({ uid }) => uid)).toEqual(['fine']);
  expect(problems).toMatchObject([
    {
      file: LOW_TIDE,
      ...(place !== undefined && { field: place }),
      reason: expect.stringContaining(reason),
      leftOut: true,
    },
  ]);
});

test.each([
  ['content/documents/projcet/x.json', 'there is no type "projcet"'],
  ['content/documents/x.json', 'documents/<type>/<uid>.json'],
  ['content/documents/project/Über.json', 'is not a uid'],
  ['content/documents/home/x.txt', 'only .json'],
])('reports the file %s', async (path, reason) => {
  const { documents, problems } = await headerProject({ [path]: { data: {} } }).load();
  expect(documents).toEqual([]);
  expect(problems).toMatchObject([
    { file: path, reason: expect.stringContaining(reason), leftOut: true },
  ]);
});

test('leaves hidden files alone', async () => {
  const project = headerProject({ 'content/documents/project/.DS_Store': 'x' });
  expect(await project.problems()).toEqual([]);
});

test.each<[string, Record<string, unknown>, string]>([
  [
    'uid',
    { [LOW_TIDE]: { data: {} }, 'content/documents/project/z.json': { uid: 'low-tide', data: {} } },
    'uid "low-tide" of project is taken by content/documents/project/low-tide.json',
  ],
  [
    'id',
    {
      [LOW_TIDE]: { id: 'A', data: {} },
      'content/documents/project/z.json': { id: 'A', data: {} },
    },
    'id "A" is taken by content/documents/project/low-tide.json',
  ],
  [
    'document of a type that holds one',
    {
      'content/documents/home/home.json': { data: {} },
      'content/documents/home/second.json': { data: {} },
    },
    'home holds one document in en-us',
  ],
])('leaves out a second %s', async (_what, files, reason) => {
  const { documents, problems } = await headerProject(files).load();
  expect(documents).toHaveLength(1);
  const [kept = '', other = ''] = Object.keys(files);
  expect(problems).toMatchObject([
    { file: other, reason: expect.stringContaining(reason), leftOut: true },
    { file: kept, reason: expect.stringContaining(`${other} too, which is left out`) },
  ]);
});

test('reports a content folder that does not exist', async () => {
  const project = headerProject({});
  project.remove('content');
  expect(await project.problems()).toEqual(['content: the content folder does not exist']);
});
