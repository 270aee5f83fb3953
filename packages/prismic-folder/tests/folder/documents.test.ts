import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createProject, field, typeModel, type Project } from '../support/createProject.ts';
import { ask, clientOf, uidsOf } from '../support/repositoryClient.ts';

const LOW_TIDE = 'content/documents/project/low-tide.json';

function headerProject(files: Readonly<Record<string, unknown>>): Project {
  return createProject({
    'customtypes/project/index.json': typeModel('project', {
      uid: field('UID'),
      title: field('StructuredText', { single: 'heading1' }),
    }),
    'customtypes/home/index.json': typeModel('home', {}, { repeatable: false }),
    'customtypes/article/index.json': typeModel('artikel', {}),
    ...files,
  });
}

test('a document without uid is found by its file, in either spelling of its name', async () => {
  const { documents, problems } = await createProject({
    'customtypes/note/index.json': typeModel('note', { next: field('Link') }),
    [`content/documents/note/${'größe'.normalize('NFD')}.json`]: { data: {} },
    'content/documents/note/a.json': { data: { next: { type: 'note', uid: 'größe' } } },
  }).load();
  expect(problems).toEqual([]);
  expect(documents[0]?.data['next']).toMatchObject({ isBroken: false });
});

describe('the header of a document', () => {
  test('is worked out from path, title and file', async () => {
    const title = [{ type: 'heading1', text: '  Crème & Brûlée: Part 2! ' }];
    const project = headerProject({ [LOW_TIDE]: { data: { title } } });
    utimesSync(join(project.root, LOW_TIDE), 0, Date.UTC(2026, 10, 21, 3, 38, 23) / 1000);
    const { documents } = await project.load();
    expect(documents).toEqual([
      {
        id: expect.stringMatching(/^Z[\w-]{15}$/),
        uid: 'low-tide',
        type: 'project',
        lang: 'en-us',
        tags: [],
        slugs: ['creme-brulee-part-2'],
        alternate_languages: [],
        first_publication_date: '2026-11-21T03:38:23+0000',
        last_publication_date: '2026-11-21T03:38:23+0000',
        data: expect.anything(),
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

  test('has the same id wherever the folder is, another for another path, and a uid by type', async () => {
    const files = {
      [LOW_TIDE]: { data: {} },
      'content/documents/home/low-tide.json': { data: {} },
      'content/documents/project/v1.2.json': { data: {} },
    };
    const loads = [headerProject(files).load(), headerProject(files).load()];
    const [one, other] = (await Promise.all(loads)).map(({ documents }) => documents);
    const ids = one?.map(({ id }) => id);
    expect(other?.map(({ id }) => id)).toEqual(ids);
    expect(new Set(ids).size).toBe(3);
    expect(one?.map(({ uid }) => uid)).toEqual([null, 'low-tide', 'v1.2']);
  });

  test.each([
    ['first', { first_publication_date: '2999-01-01' }, 'first_publication_date'],
    ['last', { last_publication_date: '1999-01-01' }, 'last_publication_date'],
  ])('never dates it first after last when only the %s is written', async (_, dates, key) => {
    const [document] = (await headerProject({ [LOW_TIDE]: { ...dates, data: {} } }).load())
      .documents;
    expect(document?.first_publication_date).toBe(document?.last_publication_date);
    expect(document).toHaveProperty(key, expect.stringContaining('-01-01T00:00:00+0000'));
  });

  test.each<[object, string, string, object]>([
    [{ tgas: [] }, 'tgas', 'did you mean "tags"?', {}],
    [{ type: 'home' }, 'type', 'the folder is project', { type: 'project' }],
    [{ uid: 'Low Tide' }, 'uid', 'small letters', { uid: 'low-tide' }],
    [{ lang: 'de-de' }, 'lang', 'not among the languages: en-us', { lang: 'en-us' }],
    [{ tags: ['Motion', 5] }, 'tags', 'list of texts', { tags: ['Motion'] }],
    [{ id: 'a b' }, 'id', 'letters, digits', { id: expect.stringMatching(/^Z/) }],
    [{ first_publication_date: 'soon' }, 'first_publication_date', 'must be like', {}],
    [{ previous_uids: ['b', 'A B'] }, 'previous_uids[1]', '"A B" is not a uid', {}],
  ])('is served without what is faulty: %j', async (written, place, reason, served) => {
    const data = { title: [{ type: 'heading1', text: 'Low Tide' }] };
    const project = headerProject({ [LOW_TIDE]: { data, tags: ['Sea'], ...written } });
    const { documents, problems } = await project.load();
    expect(documents).toMatchObject([
      { uid: 'low-tide', tags: ['Sea'], data: { title: [{ text: 'Low Tide' }] }, ...served },
    ]);
    const line = expect.any(Number);
    expect(problems).toEqual([
      { file: LOW_TIDE, field: place, line, reason: expect.stringContaining(reason) },
    ]);
  });
});

describe('what is no document', () => {
  test.each<[unknown, string | undefined, string]>([
    [{}, 'data', 'has no data'],
    [{ data: [] }, 'data', 'must be an object, is a list'],
    [[], undefined, 'an object with data'],
    ['{"data": {},}', 'line 1, column 13', 'comma too many'],
  ])('is left out, and the others are served: %j', async (written, place, reason) => {
    const project = headerProject({
      [LOW_TIDE]: written,
      'content/documents/project/fine.json': { data: {} },
      'content/documents/project/.DS_Store': 'x',
    });
    const { documents, problems } = await project.load();
    expect(documents.map(({ uid }) => uid)).toEqual(['fine']);
    const at = place === undefined ? {} : { field: place };
    expect(problems).toMatchObject([
      { file: LOW_TIDE, ...at, reason: expect.stringContaining(reason), leftOut: true },
    ]);
  });

  test.each([
    ['content/documents/projcet/x.json', 'there is no type "projcet"'],
    ['content/documents/x.json', 'documents/<type>/<uid>.json'],
    ['content/documents/article/x.json', 'article/index.json has the id "artikel"'],
    ['content/documents/project/Über.json', 'is not a uid'],
    ['content/documents/home/x.txt', 'only .json'],
  ])('is reported: %s', async (path, reason) => {
    const { documents, problems } = await headerProject({ [path]: { data: {} } }).load();
    expect(documents).toEqual([]);
    expect(problems).toMatchObject([
      { file: path, reason: expect.stringContaining(reason), leftOut: true },
    ]);
  });

  test.each<[string, string, object, string, object, string]>([
    ['uid', 'project/low-tide', {}, 'project/z', { uid: 'low-tide' }, 'uid "low-tide" of project'],
    ['id', 'project/low-tide', { id: 'A' }, 'project/z', { id: 'A' }, 'id "A" is taken by'],
    ['document of its type', 'home/home', {}, 'home/second', {}, 'home holds one document in'],
  ])('is a second %s', async (_what, kept, header, other, more, reason) => {
    const fileOf = (name: string) => `content/documents/${name}.json`;
    const { documents, problems } = await headerProject({
      [fileOf(kept)]: { ...header, data: {} },
      [fileOf(other)]: { ...more, data: {} },
    }).load();
    expect(documents).toHaveLength(1);
    const isToo = expect.stringContaining(`${fileOf(other)} too, which is left out`);
    expect(problems).toMatchObject([
      { file: fileOf(other), reason: expect.stringContaining(reason), leftOut: true },
      { file: fileOf(kept), reason: isToo },
    ]);
  });

  test('is a content folder that does not exist', async () => {
    const project = headerProject({});
    project.remove('content');
    expect(await project.problems()).toEqual(['content: the content folder does not exist']);
  });
});

describe('an earlier uid', () => {
  const renamedProject = (files: Readonly<Record<string, unknown>> = {}) =>
    createProject({
      'customtypes/page/index.json': typeModel('page', { uid: field('UID'), link: field('Link') }),
      'customtypes/note/index.json': typeModel('note', { uid: field('UID') }),
      'customtypes/home/index.json': typeModel('home', {}, { repeatable: false }),
      'content/repository.json': { visibility: 'open' },
      'content/documents/page/high-tide.json': {
        previous_uids: ['low-tide', 'ebb', 'high-tide'],
        data: {},
      },
      ...files,
    });

  test('finds its document, also by a link, which has its present one, and is in no response', async () => {
    const link = { type: 'page', uid: 'low-tide' };
    const about = { 'content/documents/page/about.json': { data: { link } } };
    const snapshot = await renamedProject(about).load();
    expect(snapshot.problems).toEqual([]);
    expect(snapshot.documents[0]?.data['link']).toMatchObject({
      uid: 'high-tide',
      isBroken: false,
    });
    const client = clientOf(snapshot);
    for (const uid of ['high-tide', 'low-tide', 'ebb']) {
      expect((await client.getByUID('page', uid)).uid).toBe('high-tide');
    }
    expect(await client.getAllByUIDs('page', ['ebb', 'low-tide', 'high-tide'])).toHaveLength(1);
    await expect(client.getByUID('note', 'low-tide')).rejects.toThrow('No documents');
    expect(JSON.stringify((await ask(snapshot, {})).body)).not.toContain('previous_uids');
  });

  test('finds who has it now, not who had it, and of several the first by name', async () => {
    const files = { 'content/documents/page/spring.json': { previous_uids: ['ebb'], data: {} } };
    const now = { 'content/documents/page/low-tide.json': { id: 'New', data: {} } };
    const snapshot = await renamedProject({ ...files, ...now }).load();
    expect((await clientOf(snapshot).getByUID('page', 'low-tide')).id).toBe('New');
    const q = '[[any(my.page.uid, ["low-tide", "ebb"])]]';
    expect(await uidsOf(snapshot, { q })).toEqual(['high-tide', 'low-tide']);
    expect(await uidsOf(snapshot, { q: '[[at(my.page.uid, "ebb")]]' })).toEqual(['high-tide']);
  });

  test('of a draft counts in the preview only', async () => {
    const draft = { id: 'T1', previous_uids: ['high-tide'], data: {} };
    const snapshot = await renamedProject({
      'content/documents/page/high-tide.json': { id: 'T1', data: {} },
      'content/drafts/documents/page/flood.json': draft,
    }).load();
    const drafts = clientOf(snapshot, { ref: snapshot.drafts?.ref ?? '' });
    expect((await drafts.getByUID('page', 'high-tide')).uid).toBe('flood');
    expect((await clientOf(snapshot).getByUID('page', 'high-tide')).uid).toBe('high-tide');
  });

  test('is reported where the type has none', async () => {
    const home = { previous_uids: ['b'], data: {} };
    const project = renamedProject({ 'content/documents/home/home.json': home });
    expect(await project.problems()).toEqual([expect.stringContaining('type home has no UID')]);
  });
});

describe('the settings of a repository', () => {
  const FILE = 'content/repository.json';

  test('have a default for every key', async () => {
    expect(await createProject().load()).toMatchObject({
      name: 'repository',
      languages: [{ id: 'en-us', name: 'English - United States' }],
      visibility: 'public',
      accessTokens: [],
    });
  });

  test.each<[unknown, string | undefined, string]>([
    ['{"name": "x",}', 'line 1, column 14', 'comma too many'],
    [{ langauges: [] }, 'langauges', 'did you mean "languages"?'],
    [{ name: 'a b' }, 'name', 'four or more letters'],
    [{ name: 'my-blog.prismic.io' }, 'name', 'my-blog of my-blog.prismic.io'],
    [{ visibility: 'secret' }, 'visibility', 'one of private, public, open'],
    [{ languages: [{ id: 'EN US' }] }, 'languages[0]', 'must be like en-us'],
    [{ languages: [{ id: 'en-us' }, { id: 'en-us' }] }, 'languages[1]', 'listed twice'],
    [{ releases: ['spring'] }, 'releases[0]', 'must be an object'],
    [{ releases: [{ label: 'Spring' }] }, 'releases[0]', 'id must be the name of a folder'],
  ])('are reported where they are faulty: %j', async (written, place, reason) => {
    const { problems } = await createProject({ [FILE]: written }).load();
    expect(problems).toMatchObject([
      { file: FILE, ...(place && { field: place }), reason: expect.stringContaining(reason) },
    ]);
  });

  test('are private if the visibility is unknown', async () => {
    const { visibility } = await createProject({ [FILE]: { visibility: 'opne' } }).load();
    expect(visibility).toBe('private');
  });
});
