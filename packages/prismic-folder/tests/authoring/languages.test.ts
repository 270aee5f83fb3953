import { expect, test } from 'vitest';
import { authoringProject, SETTINGS } from '../support/authoringProject.ts';
import { field, typeModel } from '../support/createProject.ts';
import { about } from './support/saving.ts';
import {
  addLanguage,
  listLanguages,
  removeLanguage,
  renameLanguage,
} from '../../src/authoring/languages/languages.ts';
import { listTranslations, readTranslations } from '../../src/authoring/languages/translations.ts';
import { translateDocument } from '../../src/authoring/languages/translateDocument.ts';

const FRENCH = { ...about, lang: 'fr-fr' };
const TO_FRENCH = { to: 'fr-fr' };
const REPOSITORY = 'content/repository.json';
const file = (name: string, folder = 'documents') => `content/${folder}/page/${name}.json`;
const inDrafts = (name: string) => file(name, 'drafts/documents');
const dated = (day: string, data: object = {}) => ({
  first_publication_date: '2026-01-01T09:00:00+0000',
  last_publication_date: `${day}T09:00:00+0000`,
  data,
});
const WORDS = { name: 'About', body: [{ type: 'paragraph', text: 'Words', spans: [] }] };

const open = (files: Readonly<Record<string, unknown>> = {}) =>
  authoringProject({ [file('about')]: { tags: ['one'], ...dated('2026-02-01', WORDS) }, ...files });

test('a translation is a draft with the content of the document, linked to it', async () => {
  const project = await open();
  const { document, version } = await translateDocument(project, about, TO_FRENCH);
  expect(version).toBe('draft');
  expect(document).toMatchObject({ ...FRENCH, uid: 'about', language: 'fr-fr', status: 'draft' });
  const json = project.json(inDrafts('about.fr-fr'));
  expect(json).toMatchObject({ tags: ['one'], data: WORDS });
  expect(json).not.toHaveProperty('last_publication_date');
  expect(await readTranslations(project, about)).toMatchObject([FRENCH]);
  expect(await project.problems()).toEqual([]);
});

test('a translation with a name of its own lists the document, and there is no second one', async () => {
  const project = await open();
  await translateDocument(project, about, { ...TO_FRENCH, name: 'a-propos' });
  expect(project.json(inDrafts('a-propos.fr-fr'))).toMatchObject({
    alternate_languages: [{ uid: 'about', lang: 'en-gb' }],
  });
  expect(await readTranslations(project, about)).toMatchObject([{ name: 'a-propos' }]);
  const found = await project.client('drafts').getByUID('page', 'a-propos', { lang: 'fr-fr' });
  expect(found.alternate_languages).toMatchObject([{ uid: 'about' }]);
  await expect(translateDocument(project, about, TO_FRENCH)).rejects.toMatchObject({
    code: 'exists',
    message: expect.stringContaining('page/a-propos.fr-fr'),
  });
});

test('the draft of a document is translated, not what is public; a password stays, and no uid is made', async () => {
  const model = { uid: field('UID'), name: field('Text'), password: field('Text') };
  const project = await open({
    'customtypes/page/index.json': typeModel('page', model),
    [inDrafts('about')]: { data: { name: 'Newer', password: 'secret' } },
    'content/documents/home/home.json': { data: { name: 'Home' } },
  });
  const { json } = await translateDocument(project, about, TO_FRENCH);
  expect(json).toMatchObject({ data: { name: 'Newer', password: 'secret' } });
  const home = { type: 'home', name: 'home' };
  const { document } = await translateDocument(project, home, TO_FRENCH);
  expect(document).toMatchObject({ ...home, lang: 'fr-fr', uid: null });
});

test.each([
  ['into its own language', about, { to: 'en-gb' }, 'exists', 'in en-gb already: page/about'],
  ['into a language that there is not', about, { to: 'de-de' }, 'invalid', 'de-de is not among'],
  ['that does not exist', { type: 'page', name: 'no' }, TO_FRENCH, 'not_found', 'page/no'],
  ['under a taken name', about, { to: 'fr-fr', name: 'taken' }, 'exists', 'page/taken'],
])('a document %s is not translated', async (_, key, request, code, words) => {
  const project = await open({ [file('taken.fr-fr')]: { data: {} } });
  const message = expect.stringContaining(words);
  await expect(translateDocument(project, key, request)).rejects.toMatchObject({ code, message });
});

const states = async (project: Awaited<ReturnType<typeof open>>, filter = {}) => {
  const all = { page: 1, pageSize: 20, ...filter };
  const { translations, total } = await listTranslations(project, all);
  expect(total).toBeGreaterThanOrEqual(translations.length);
  return translations.map(({ source, language, state }) => `${source.name} ${language} ${state}`);
};

test('lists what is missing, and what is older than its source and not being worked on', async () => {
  const project = await open({
    [file('about.fr-fr')]: dated('2026-01-15'),
    [file('fresh')]: dated('2026-02-01'),
    [file('fresh.fr-fr')]: dated('2026-02-02'),
    [file('alone')]: dated('2026-03-01'),
    [file('orphan.fr-fr')]: dated('2026-01-01'),
    [file('old', 'archive/documents')]: { data: {} },
  });
  const [alone, outdated] = ['alone fr-fr missing', 'about fr-fr outdated'];
  // Its master is deleted: it is the source now.
  const orphan = 'orphan en-gb missing';
  expect(await states(project)).toEqual([alone, outdated, orphan]);
  expect(await states(project, { lang: 'fr-fr', state: 'outdated' })).toEqual([outdated]);
  expect(await states(project, { lang: 'en-gb' })).toEqual([orphan]);
  expect(await states(project, { page: 2, pageSize: 2 })).toEqual([orphan]);
  project.write(inDrafts('about.fr-fr'), { data: { name: 'À propos' } });
  expect(await states(project)).toEqual([alone, orphan]);
});

test('a translation whose uid is another document’s name hides neither', async () => {
  const project = await open({
    [file('about.fr-fr')]: { uid: 'notes', ...dated('2026-02-02') },
    [file('notes')]: dated('2026-02-01'),
  });
  expect(await states(project)).toEqual(['notes fr-fr missing']);
  expect(await readTranslations(project, about)).toMatchObject([FRENCH]);
});

test('a language is added, renamed and removed; the rest of the file stays as it is', async () => {
  const rest = { name: 'slicefolio-demo', visibility: 'open' };
  const project = await open({ [REPOSITORY]: { ...rest, languages: [{ id: 'en-gb' }] } });
  const added = { id: 'fr-fr', name: 'French (France)', isMaster: false, documents: 0 };
  expect(await addLanguage(project, { id: 'fr-fr' })).toEqual(added);
  await renameLanguage(project, 'fr-fr', 'Français');
  await renameLanguage(project, 'en-gb', 'English');
  const english = { id: 'en-gb', name: 'English' };
  const languages = [english, { id: 'fr-fr', name: 'Français' }];
  expect(project.json(REPOSITORY)).toEqual({ ...rest, languages });
  await removeLanguage(project, 'fr-fr');
  const left = [{ ...english, isMaster: true, documents: 1 }];
  expect(await listLanguages(project)).toEqual(left);
  expect(await project.problems()).toEqual([]);
  // A file that lists none has the default one.
  project.write(REPOSITORY, { name: 'slicefolio' });
  await addLanguage(project, { id: 'fr-fr' });
  expect(project.json(REPOSITORY)).toMatchObject({ languages: [{ id: 'en-us' }, { id: 'fr-fr' }] });
});

test('a language that documents use is not removed, and all of them are named', async () => {
  const project = await open({
    [file('about.fr-fr')]: { data: {} },
    [inDrafts('new.fr-fr')]: { data: {} },
    [file('old.fr-fr', 'archive/documents')]: { data: {} },
    [file('next.fr-fr', 'releases/spring/documents')]: { data: {} },
  });
  const problem = expect.objectContaining({ reason: 'is in fr-fr' });
  await expect(removeLanguage(project, 'fr-fr')).rejects.toMatchObject({
    code: 'in_use',
    message: expect.stringMatching(/^fr-fr is in use by page\/.* and 1 more/),
    details: { problems: expect.arrayContaining([problem]) },
  });
  expect(project.json(REPOSITORY)).toEqual(SETTINGS);
});

test.each([
  ['add', 'fr-fr', 'exists'],
  ['remove', 'en-gb', 'refused'],
  ['remove', 'de-de', 'not_found'],
  ['rename', 'de-de', 'not_found'],
] as const)('%s of %s is refused with %s', async (what, id, code) => {
  const folder = await open();
  const run = {
    add: () => addLanguage(folder, { id }),
    remove: () => removeLanguage(folder, id),
    rename: () => renameLanguage(folder, id, 'Name'),
  };
  await expect(run[what]()).rejects.toMatchObject({ code });
  expect(folder.json(REPOSITORY)).toEqual(SETTINGS);
});

test('a document is not lost when its language is removed while it is being made', async () => {
  const project = await open();
  const results = await Promise.allSettled([
    translateDocument(project, about, TO_FRENCH),
    removeLanguage(project, 'fr-fr'),
  ]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await project.problems()).toEqual([]);
});
