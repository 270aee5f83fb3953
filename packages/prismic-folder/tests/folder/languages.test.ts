import { expect, test } from 'vitest';
import { createProject, field, typeModel } from '../support/createProject.ts';

const DATA = { data: {} };

function languageProject(files: Readonly<Record<string, unknown>>) {
  return createProject({
    'customtypes/page/index.json': typeModel('page', { uid: field('UID'), link: field('Link') }),
    'customtypes/home/index.json': typeModel('home', {}, { repeatable: false }),
    'content/repository.json': {
      languages: ['en-us', 'fr-fr', 'de-de'].map((id) => ({ id, name: id })),
    },
    ...files,
  });
}

const alternates = (
  documents: Awaited<ReturnType<ReturnType<typeof languageProject>['load']>>['documents'],
) =>
  Object.fromEntries(
    documents.map(({ lang, uid, alternate_languages: others }) => [
      `${lang} ${uid}`,
      others.map((other) => `${other.lang} ${other.uid}`),
    ]),
  );

test.each<[string, Record<string, object>, Record<string, string[]>]>([
  [
    'file name under different uids, and uid under different file names',
    {
      about: DATA,
      'about.fr-fr': { uid: 'a-propos', data: {} },
      ueber: { uid: 'about', lang: 'de-de', data: {} },
    },
    {
      'en-us about': ['fr-fr a-propos', 'de-de about'],
      'fr-fr a-propos': ['en-us about', 'de-de about'],
      'de-de about': ['en-us about', 'fr-fr a-propos'],
    },
  ],
  [
    'file name, and not the uid that is another document’s name',
    {
      about: DATA,
      'about.fr-fr': { uid: 'notes', data: {} },
      notes: DATA,
      'notes.de-de': DATA,
    },
    {
      'en-us about': ['fr-fr notes'],
      'fr-fr notes': ['en-us about'],
      'en-us notes': ['de-de notes'],
      'de-de notes': ['en-us notes'],
    },
  ],
  [
    'alternate_languages, from both sides',
    {
      about: DATA,
      'a-propos': {
        lang: 'fr-fr',
        alternate_languages: [{ type: 'page', uid: 'about', lang: 'en-us' }],
        data: {},
      },
    },
    { 'en-us about': ['fr-fr a-propos'], 'fr-fr a-propos': ['en-us about'] },
  ],
])('documents are joined by %s', async (_by, pages, joined) => {
  const files = Object.entries(pages).map(([name, page]) => [
    `content/documents/page/${name}.json`,
    page,
  ]);
  const { documents, problems } = await languageProject(Object.fromEntries(files)).load();
  expect(problems).toEqual([]);
  expect(new Set(documents.map(({ id }) => id)).size).toBe(documents.length);
  expect(alternates(documents)).toEqual(joined);
});

test('holds one document of a single type in each language', async () => {
  const { documents, problems } = await languageProject({
    'content/documents/home/home.json': DATA,
    'content/documents/home/home.fr-fr.json': DATA,
  }).load();
  expect(problems).toEqual([]);
  expect(documents[0]?.alternate_languages).toEqual([
    { id: documents[1]?.id, type: 'home', lang: documents[1]?.lang },
  ]);
});

test('links to the version in the same language, else to the master language', async () => {
  const { documents, problems } = await languageProject({
    'content/documents/page/about.json': DATA,
    'content/documents/page/about.fr-fr.json': { uid: 'a-propos', data: {} },
    'content/documents/page/only.json': DATA,
    'content/documents/page/x.fr-fr.json': { data: { link: { type: 'page', uid: 'about' } } },
    'content/documents/page/y.fr-fr.json': { data: { link: { type: 'page', uid: 'only' } } },
  }).load();
  expect(problems).toEqual([]);
  const linkOf = (uid: string) => documents.find((document) => document.uid === uid)?.data['link'];
  expect(linkOf('x')).toMatchObject({ lang: 'fr-fr', uid: 'a-propos' });
  expect(linkOf('y')).toMatchObject({ lang: 'en-us', uid: 'only' });
});

test('reports contradictory languages, an unknown one, and an alternate that is missing', async () => {
  const project = languageProject({
    'content/documents/page/a.fr-fr.json': { lang: 'de-de', data: {} },
    'content/documents/page/b.es-es.json': DATA,
    'content/documents/page/c.json': { alternate_languages: [{ id: 'gone' }], data: {} },
  });
  const contradiction = 'a.fr-fr.json:2: lang: says de-de, but the file name ends in .fr-fr.json';
  const missing = 'alternate_languages[0]: names a document that does not exist (id "gone")';
  expect((await project.problems()).toSorted()).toEqual([
    expect.stringContaining(contradiction),
    expect.stringContaining('b.es-es.json: language es-es is not among the languages'),
    expect.stringContaining(`c.json:3: ${missing}`),
  ]);
});

test('shows within a release the language versions that the release adds', async () => {
  const { documents, releases } = await languageProject({
    'content/documents/page/about.json': DATA,
    'content/releases/spring/documents/page/about.fr-fr.json': DATA,
  }).load();
  expect(documents[0]?.alternate_languages).toEqual([]);
  expect(alternates(releases[0]?.documents ?? [])).toEqual({
    'en-us about': ['fr-fr about'],
    'fr-fr about': ['en-us about'],
  });
});
