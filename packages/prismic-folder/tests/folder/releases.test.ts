import { expect, test } from 'vitest';
import { createProject, field, typeModel } from '../support/createProject.ts';

const MODELS = {
  'customtypes/page/index.json': typeModel('page', {
    uid: field('UID'),
    name: field('Text'),
    link: field('Link'),
  }),
  'customtypes/home/index.json': typeModel('home', { name: field('Text') }, { repeatable: false }),
};
const named = (name: string, more: object = {}) => ({ ...more, data: { name } });

function releaseProject(files: Readonly<Record<string, unknown>> = {}) {
  return createProject({
    ...MODELS,
    'content/documents/page/about.json': named('About', { id: 'A1' }),
    'content/documents/page/later.json': named('Later'),
    'content/documents/home/home.json': named('Home', { id: 'H1' }),
    'content/releases/spring/documents/page/about.json': named('About in spring'),
    ...files,
  });
}

test('gives a document of a release the id of the one it replaces, by uid or file name', async () => {
  const { documents, releases } = await releaseProject({
    'content/releases/spring/documents/home/home.json': named('Home in spring'),
    'content/releases/spring/documents/page/new.json': named('New'),
  }).load();
  expect(documents.map(({ data }) => data['name'])).toEqual(['Home', 'About', 'Later']);
  expect(releases).toMatchObject([{ id: 'spring', label: 'spring' }]);
  expect(releases[0]?.documents.map(({ id, data }) => [id, data['name']])).toEqual([
    ['H1', 'Home in spring'],
    ['A1', 'About in spring'],
    [expect.stringMatching(/^Z/), 'New'],
  ]);
});

test('replaces by id under another uid', async () => {
  const project = releaseProject({
    'content/releases/spring/documents/page/us.json': named('Us', { id: 'A1' }),
  });
  project.remove('content/releases/spring/documents/page/about.json');
  const { releases, problems } = await project.load();
  expect(problems).toEqual([]);
  expect(releases[0]?.documents).toMatchObject([{ id: 'A1', uid: 'us' }]);
});

test('links to what the release holds from the release alone', async () => {
  const link = { type: 'page', uid: 'new' };
  const { documents, releases, problems } = await releaseProject({
    'content/documents/page/later.json': { data: { link } },
    'content/releases/spring/documents/page/new.json': { data: { link } },
  }).load();
  expect(problems).toMatchObject([{ file: 'content/documents/page/later.json' }]);
  expect(documents[2]?.data['link']).toMatchObject({ isBroken: true });
  expect(releases[0]?.documents[1]?.data['link']).toMatchObject({ isBroken: false, uid: 'new' });
});

test('takes label, time and order of releases from the settings', async () => {
  const { releases } = await releaseProject({
    'content/releases/autumn/documents/page/x.json': named('X'),
    'content/repository.json': {
      releases: [
        { id: 'spring', label: 'Spring', scheduledAt: '2027-03-01T08:00:00Z' },
        { id: 'autumn' },
      ],
    },
  }).load();
  expect(releases).toMatchObject([
    { id: 'spring', label: 'Spring', scheduledAt: '2027-03-01T08:00:00+0000' },
    { id: 'autumn', label: 'autumn' },
  ]);
});

test.each<[string, unknown, number, object]>([
  ['serves a document with an unknown field', { data: { nmae: 'x' } }, 1, { field: 'data.nmae' }],
  ['leaves a broken file out', '{ "data": ', 0, { leftOut: true }],
])('in a release %s, and with it nothing of master', async (_what, written, served, problem) => {
  const file = 'content/releases/spring/documents/page/about.json';
  const { documents, releases, problems } = await releaseProject({ [file]: written }).load();
  expect(documents).toHaveLength(3);
  expect(releases[0]?.documents).toHaveLength(served);
  expect(problems).toMatchObject([{ file, ...problem }]);
});

test('warns of a listed release without a folder, and of files that are never read', async () => {
  const project = releaseProject({
    'content/repository.json': { releases: [{ id: 'winter', label: 'Winter' }] },
    'content/releases/spring/page/about.json': named('x'),
  });
  expect(await project.problems()).toEqual([
    expect.stringMatching(/^content\/releases\/winter: warning: .*has no folder/),
    expect.stringMatching(/^content\/releases\/spring\/page\/about.json: warning: is not read/),
  ]);
});

test.each<[string, Record<string, unknown>, boolean, boolean]>([
  ['a document of master', { 'content/documents/page/later.json': named('x') }, true, true],
  [
    'a document of the release',
    { 'content/releases/spring/documents/page/about.json': named('x') },
    false,
    true,
  ],
  ['a model', { 'customtypes/other/index.json': typeModel('other', {}) }, true, true],
  ['a media file', { 'content/media/x.txt': 'x' }, true, true],
  ['nothing', {}, false, false],
])('has other refs once %s changes', async (_what, changed, master, release) => {
  const date = '2024-01-01T00:00:00+0000';
  const dates = { first_publication_date: date, last_publication_date: date };
  const project = releaseProject({
    'content/documents/page/about.json': named('About', dates),
    'content/documents/page/later.json': named('Later', dates),
    'content/documents/home/home.json': named('Home', dates),
    'content/releases/spring/documents/page/about.json': named('About in spring', dates),
  });
  const before = await project.load();
  for (const [path, content] of Object.entries(changed)) project.write(path, content);
  const after = await project.load();
  expect(before.ref).toMatch(/^[\w-]{16,}$/);
  expect(before.ref).not.toBe(before.releases[0]?.ref);
  expect(after.ref !== before.ref).toBe(master);
  expect(after.releases[0]?.ref !== before.releases[0]?.ref).toBe(release);
});
