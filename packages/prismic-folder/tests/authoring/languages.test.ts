import { expect, test } from 'vitest';
import { authoringProject, SETTINGS } from '../support/authoringProject.ts';
import { field, typeModel } from '../support/createProject.ts';

const ABOUT = { type: 'page', name: 'about' };
const FRENCH = { ...ABOUT, lang: 'fr-fr' };
const file = (name: string, folder = 'documents') => `content/${folder}/page/${name}.json`;
const dated = (day: string, data: object = {}) => ({
  first_publication_date: '2026-01-01T09:00:00+0000',
  last_publication_date: `${day}T09:00:00+0000`,
  data,
});
const WORDS = { name: 'About', body: [{ type: 'paragraph', text: 'Words', spans: [] }] };

const open = (files: Readonly<Record<string, unknown>> = {}) =>
  authoringProject({
    [file('about')]: { tags: ['one'], ...dated('2026-02-01', WORDS), password: undefined },
    ...files,
  });

test('a translation is a draft with the content of the document, linked to it', async () => {
  const project = await open();
  const { document, version } = await project.languages.translate(ABOUT, { to: 'fr-fr' });
  expect(version).toBe('draft');
  expect(document).toMatchObject({ ...FRENCH, uid: 'about', language: 'fr-fr', status: 'draft' });
  expect(project.json(file('about.fr-fr', 'drafts/documents'))).toMatchObject({
    tags: ['one'],
    data: WORDS,
  });
  expect(project.json(file('about.fr-fr', 'drafts/documents'))).not.toHaveProperty(
    'last_publication_date',
  );
  const drafts = project.client('drafts');
  const french = await drafts.getByUID('page', 'about', { lang: 'fr-fr' });
  expect(french.alternate_languages).toMatchObject([{ lang: 'en-gb', uid: 'about' }]);
  expect(await project.languages.versions(ABOUT)).toMatchObject([FRENCH]);
  expect(await project.problems()).toEqual([]);
});

test('a translation with a name of its own lists the document', async () => {
  const project = await open();
  await project.languages.translate(ABOUT, { to: 'fr-fr', name: 'a-propos' });
  expect(project.json(file('a-propos.fr-fr', 'drafts/documents'))).toMatchObject({
    alternate_languages: [{ uid: 'about', lang: 'en-gb' }],
  });
  expect(await project.languages.versions(ABOUT)).toMatchObject([{ name: 'a-propos' }]);
  const found = await project.client('drafts').getByUID('page', 'a-propos', { lang: 'fr-fr' });
  expect(found.alternate_languages).toMatchObject([{ uid: 'about' }]);
});

test('the draft of a document is translated, not what is public', async () => {
  const project = await open({ [file('about', 'drafts/documents')]: { data: { name: 'Newer' } } });
  const { json } = await project.languages.translate(ABOUT, { to: 'fr-fr' });
  expect(json).toMatchObject({ data: { name: 'Newer' } });
});

test('a password stays: the translation of a protected document is protected', async () => {
  const project = await open({
    'customtypes/page/index.json': typeModel('page', {
      uid: field('UID'),
      name: field('Text'),
      password: field('Text'),
    }),
    [file('about')]: { data: { name: 'About', password: 'secret' } },
  });
  const { json } = await project.languages.translate(ABOUT, { to: 'fr-fr' });
  expect(json).toMatchObject({ data: { password: 'secret' } });
});

test('a document of one per language is translated without a uid', async () => {
  const project = await open({ 'content/documents/home/home.json': { data: { name: 'Home' } } });
  const home = { type: 'home', name: 'home' };
  const { document } = await project.languages.translate(home, { to: 'fr-fr' });
  expect(document).toMatchObject({ type: 'home', lang: 'fr-fr', uid: null });
});

test.each([
  ['into its own language', ABOUT, { to: 'en-gb' }, 'exists', 'in en-gb already: page/about'],
  ['into a language that there is not', ABOUT, { to: 'de-de' }, 'invalid', 'de-de is not among'],
  ['that does not exist', { type: 'page', name: 'no' }, { to: 'fr-fr' }, 'not_found', 'page/no'],
  ['under a taken name', ABOUT, { to: 'fr-fr', name: 'taken' }, 'exists', 'page/taken'],
])('a document %s is not translated', async (_, key, request, code, words) => {
  const project = await open({ [file('taken.fr-fr')]: { data: {} } });
  const refused = project.languages.translate(key, request);
  await expect(refused).rejects.toMatchObject({
    code,
    message: expect.stringContaining(words),
  });
});

test('a second translation into a language is refused, also while the first is a draft', async () => {
  const project = await open();
  await project.languages.translate(ABOUT, { to: 'fr-fr', name: 'a-propos' });
  await expect(project.languages.translate(ABOUT, { to: 'fr-fr' })).rejects.toMatchObject({
    code: 'exists',
    message: expect.stringContaining('page/a-propos.fr-fr'),
  });
});

const states = async (project: Awaited<ReturnType<typeof open>>, filter = {}) => {
  const all = { page: 1, pageSize: 20, ...filter };
  const { translations, total } = await project.languages.translations(all);
  expect(total).toBeGreaterThanOrEqual(translations.length);
  return translations.map(({ source, language, state }) => `${source.name} ${language} ${state}`);
};

test('lists what is missing and what is older than its source', async () => {
  const project = await open({
    [file('about.fr-fr')]: dated('2026-01-15'),
    [file('fresh')]: dated('2026-02-01'),
    [file('fresh.fr-fr')]: dated('2026-02-02'),
    [file('alone')]: dated('2026-03-01'),
    [file('orphan.fr-fr')]: dated('2026-01-01'),
    [file('old', 'archive/documents')]: { data: {} },
  });
  expect(await states(project)).toEqual([
    'alone fr-fr missing',
    'about fr-fr outdated',
    // Its master is deleted: it is the source now.
    'orphan en-gb missing',
  ]);
  expect(await states(project, { lang: 'fr-fr', state: 'outdated' })).toEqual([
    'about fr-fr outdated',
  ]);
  expect(await states(project, { lang: 'en-gb' })).toEqual(['orphan en-gb missing']);
  expect(await states(project, { page: 2, pageSize: 2 })).toEqual(['orphan en-gb missing']);
});

test('a translation whose uid is another document’s name hides neither', async () => {
  const project = await open({
    [file('about.fr-fr')]: { uid: 'notes', ...dated('2026-02-02') },
    [file('notes')]: dated('2026-02-01'),
  });
  expect(await states(project)).toEqual(['notes fr-fr missing']);
  expect(await project.languages.versions(ABOUT)).toMatchObject([FRENCH]);
});

test('a translation that is being worked on is not outdated', async () => {
  const project = await open({
    [file('about.fr-fr')]: dated('2026-01-15'),
    [file('about.fr-fr', 'drafts/documents')]: { data: { name: 'À propos' } },
  });
  expect(await states(project)).toEqual([]);
});

test('a language is added, renamed and removed; the rest of the file stays as it is', async () => {
  const project = await open({
    'content/repository.json': `{\n  "name": "slicefolio-demo",\n  "languages": [\n    { "id": "en-gb" }\n  ],\n  "visibility": "open"\n}\n`,
  });
  expect(await project.languages.add({ id: 'fr-fr' })).toEqual({
    id: 'fr-fr',
    name: 'French (France)',
    isMaster: false,
    documents: 0,
  });
  await project.languages.rename('fr-fr', 'Français');
  await project.languages.rename('en-gb', 'English');
  expect(project.json('content/repository.json')).toEqual({
    name: 'slicefolio-demo',
    languages: [
      { id: 'en-gb', name: 'English' },
      { id: 'fr-fr', name: 'Français' },
    ],
    visibility: 'open',
  });
  await project.languages.remove('fr-fr');
  expect(await project.languages.list()).toEqual([
    { id: 'en-gb', name: 'English', isMaster: true, documents: 1 },
  ]);
  expect(await project.problems()).toEqual([]);
});

test('a file that lists no languages lists the default one beside the new one', async () => {
  const project = await authoringProject({ 'content/repository.json': { name: 'slicefolio' } });
  await project.languages.add({ id: 'fr-fr', name: 'Français' });
  expect(project.json('content/repository.json')).toMatchObject({
    languages: [{ id: 'en-us' }, { id: 'fr-fr', name: 'Français' }],
  });
});

test('a language that documents use is not removed, and all of them are named', async () => {
  const project = await open({
    [file('about.fr-fr')]: { data: {} },
    [file('new.fr-fr', 'drafts/documents')]: { data: {} },
    [file('old.fr-fr', 'archive/documents')]: { data: {} },
    [file('next.fr-fr', 'releases/spring/documents')]: { data: {} },
  });
  const refused = project.languages.remove('fr-fr');
  await expect(refused).rejects.toMatchObject({
    code: 'in_use',
    message: expect.stringMatching(/^fr-fr is in use by page\/.* and 1 more/),
    details: {
      problems: expect.arrayContaining([expect.objectContaining({ reason: 'is in fr-fr' })]),
    },
  });
  expect(project.json('content/repository.json')).toEqual(SETTINGS);
});

test.each([
  ['add', { id: 'fr-fr' }, 'exists'],
  ['remove', 'en-gb', 'refused'],
  ['remove', 'de-de', 'not_found'],
  ['rename', 'de-de', 'not_found'],
] as const)('%s of %j is refused with %s', async (what, given, code) => {
  const project = await open();
  const run = {
    add: () => project.languages.add({ id: String(typeof given === 'string' ? given : given.id) }),
    remove: () => project.languages.remove(String(given)),
    rename: () => project.languages.rename(String(given), 'Name'),
  };
  await expect(run[what]()).rejects.toMatchObject({ code });
  expect(project.json('content/repository.json')).toEqual(SETTINGS);
});

test('a document is not lost when its language is removed while it is being made', async () => {
  const project = await open();
  const results = await Promise.allSettled([
    project.languages.translate(ABOUT, { to: 'fr-fr' }),
    project.languages.remove('fr-fr'),
  ]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await project.problems()).toEqual([]);
});
