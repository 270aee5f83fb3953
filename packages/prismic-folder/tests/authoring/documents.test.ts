import { expect, test } from 'vitest';
import { authoringProject, openAuthoring } from '../support/authoringProject.ts';
import { field, typeModel } from '../support/createProject.ts';
import { ABOUT, about, DRAFT, fields, save, set } from './support/saving.ts';
import { createDocument, duplicateDocument } from '../../src/authoring/documents/createDocument.ts';
import { draftsRef } from '../../src/authoring/createAuthoring.ts';
import { countDocuments, listDocuments } from '../../src/authoring/documents/listDocuments.ts';
import { readDocument } from '../../src/authoring/documents/readDocument.ts';
import { saveDocument } from '../../src/authoring/documents/saveDocument.ts';

const TEXT = `{
  "id": "A1",
  "tags": ["One"],
  "data": {
    "name": "About",
    "size": 3
  }
}
`;
const UNKNOWN = 'x'.repeat(27);

const pages = (more: Readonly<Record<string, unknown>> = {}) =>
  authoringProject({ [ABOUT]: TEXT, ...more });

test('the first change makes a draft that only previews show, and only its line differs', async () => {
  const project = await pages();
  const read = await readDocument(project, about);
  const document = { id: 'A1', uid: 'about', title: 'About', tags: ['One'] };
  expect(read).toMatchObject({
    version: 'published',
    json: { id: 'A1', data: { name: 'About' } },
    problems: [],
    document: { ...document, status: 'published' },
  });
  expect(await save(project, about, { name: 'About me' })).toMatchObject({
    version: 'draft',
    json: { data: { name: 'About me', size: 3 } },
    document: { ...document, status: 'changed', title: 'About me' },
  });
  expect(project.text(ABOUT)).toBe(TEXT);
  const note = new RegExp(`,\\s*"published_revision": "${read.revision}"`);
  expect(project.text(DRAFT)).toMatch(note);
  expect(project.text(DRAFT)?.replace(note, '')).toBe(TEXT.replace('"About"', '"About me"'));
  expect((await project.client().getByUID('page', 'about')).data['name']).toBe('About');
  expect((await project.client('drafts').getByUID('page', 'about')).data['name']).toBe('About me');
  expect(await draftsRef(project)).toBe((await project.current()).drafts?.ref);
});

test('changes of others elsewhere in the document stay, overlapping ones are a conflict', async () => {
  const project = await pages({ [DRAFT]: TEXT });
  const { version, revision } = await readDocument(project, about);
  project.write(DRAFT, TEXT.replace('"size": 3', '"size": 5'));
  const saveOld = (values: Parameters<typeof fields>[0]) =>
    saveDocument(project, about, { version, revision, changes: fields(values) });
  const merged = await saveOld({ name: 'Mine' });
  expect(merged.json).toMatchObject({ data: { name: 'Mine', size: 5 } });
  const before = project.text(DRAFT);
  const conflicts = [{ path: ['data', 'size'], base: 3, mine: 7, disk: 5 }];
  await expect(saveOld({ size: 7 })).rejects.toMatchObject({
    code: 'conflict',
    details: { revision: merged.revision, conflicts },
  });
  expect(project.text(DRAFT)).toBe(before);
});

test('of what two services save at once nothing is lost: it is merged, or a conflict', async () => {
  const project = await pages({ [DRAFT]: TEXT });
  const services = [project, await openAuthoring(project)];
  const { version, revision } = await readDocument(project, about);
  const values = [{ name: 'Mine' }, { name: 'Theirs' }, { size: 5 }, { link: null }];
  const results = await Promise.allSettled(
    values.map((one, at) => {
      const request = { version, revision, changes: fields(one) };
      return saveDocument(services[at % 2] ?? project, about, request);
    }),
  );
  const saved = values.filter((_, at) => results[at]?.status === 'fulfilled');
  expect(saved).toEqual([expect.objectContaining({ name: expect.anything() }), ...values.slice(2)]);
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'conflict' },
  });
  expect(project.json(DRAFT)).toMatchObject({ data: Object.assign({}, ...saved) });
});

test('nothing is guessed for a revision that nobody knows, and saving nothing new writes nothing', async () => {
  const project = await pages();
  const changes = fields({ name: 'Mine' });
  const request = { version: 'published', revision: UNKNOWN, changes } as const;
  await expect(saveDocument(project, about, request)).rejects.toMatchObject({
    code: 'conflict',
    details: { conflicts: [{ path: ['data', 'name'], mine: 'Mine', disk: 'About' }] },
  });
  expect(await save(project, about, { name: 'About' })).toMatchObject({ version: 'published' });
  expect(project.text(DRAFT)).toBeNull();
});

test.each<[string, (string | number)[], string | number, RegExp]>([
  ['a number over the maximum', ['data', 'size'], 900, /^data.size: 900 is over 10/],
  ['text for a number', ['data', 'size'], 'x', /^data.size: .*"x"/],
  ['an unknown field', ['data', 'nmae'], 'x', /^data.nmae: unknown field.*"name"/],
  ['an image that does not exist', ['data', 'picture', 'url'], '/media/no.png', /does not exist/],
  ['another uid', ['uid'], 'x', /rename/],
  ['another type', ['type'], 'home', /cannot be changed/],
])('refuses %s, naming field and value', async (_what, path, value, message) => {
  const picture = { url: '/media/wave.png' };
  const project = await pages({ [ABOUT]: { data: { name: 'About', picture } } });
  const error = await save(project, about, [set(path, value)]).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: 'invalid', message: expect.stringMatching(message) });
  expect(project.text(DRAFT)).toBeNull();
});

test('errors that were there before do not block a change of something else', async () => {
  const note = (text: string | number) => ({ slice_type: 'note', primary: { text } });
  const insert = (text: string | number) => ({
    op: 'insert' as const,
    path: ['data', 'zone', 0],
    value: note(text),
  });
  const project = await pages({ [ABOUT]: { data: { size: 900, zone: [note(5), note('b')] } } });
  const move = { op: 'move', path: ['data', 'zone', 2], to: 0 } as const;
  const { problems } = await save(project, about, [insert('a'), move]);
  const left = problems.map(({ field: at }) => at);
  expect(left).toEqual(['data.size', 'data.zone[2].primary.text']);
  await expect(save(project, about, [insert(6)])).rejects.toMatchObject({
    code: 'invalid',
    details: { at: 'data.zone[0].primary.text' },
  });
});

test('a value is checked against the model as it is now', async () => {
  const project = await authoringProject({ [ABOUT]: TEXT }, { watch: false });
  await readDocument(project, about);
  const size = field('Number', { max: 99 });
  const model = typeModel('page', { uid: field('UID'), name: field('Text'), size });
  project.write('customtypes/page/index.json', model);
  expect((await save(project, about, { size: 50 })).problems).toEqual([]);
});

test('a document that is gone is a conflict, one that never was is not found', async () => {
  const project = await pages();
  const { version, revision } = await readDocument(project, about);
  project.remove(ABOUT);
  const request = { version, revision, changes: fields({ name: 'x' }) };
  const gone = saveDocument(project, about, request);
  await expect(gone).rejects.toMatchObject({ code: 'conflict', details: { revision: null } });
  const unknown = { ...request, revision: UNKNOWN };
  const never = saveDocument(project, { type: 'page', name: 'never' }, unknown);
  await expect(never).rejects.toMatchObject({ code: 'not_found' });
});

test('a published file that cannot be read says so, whatever else is open, and what visitors see', async () => {
  const project = await pages({ [DRAFT]: TEXT });
  const read = (version?: 'published') => readDocument(project, about, version);
  expect((await read()).document.unreadable).toBeUndefined();
  project.write(ABOUT, '{\n<<<<<<< HEAD\n');
  expect((await read()).document.unreadable).toBe('kept');
  await expect(read('published')).rejects.toMatchObject({
    code: 'problems',
    message: expect.stringMatching(
      /^content\/documents\/page\/about.json, line 2, cannot be edited: .* merge conflict.*\. Visitors see what could be read last\.$/,
    ),
  });
  const restarted = await pages({ [ABOUT]: '{', [DRAFT]: TEXT });
  expect((await readDocument(restarted, about)).document.unreadable).toBe('leftOut');
  await expect(readDocument(restarted, about, 'published')).rejects.toMatchObject({
    message: expect.stringMatching(/\. Visitors see nothing of it\.$/),
  });
});

test('a key that is no place of a document is refused', async () => {
  const project = await pages();
  for (const key of [
    { type: 'page', name: '../about' },
    { type: '..', name: 'about' },
    { type: 'page', name: 'a\0b' },
    { type: 'page', name: 'about', lang: 'xx-yy' },
  ]) {
    const reading = readDocument(project, key);
    await expect(reading, JSON.stringify(key)).rejects.toMatchObject({ code: 'invalid' });
  }
});

test('creates a draft in the language and with the name asked for', async () => {
  const project = await pages();
  const content = { tags: ['New'], data: { name: 'Maintenant' } };
  const made = await createDocument(project, {
    type: 'page',
    uid: 'now',
    lang: 'fr-fr',
    ...content,
  });
  const document = { name: 'now', lang: 'fr-fr', status: 'draft', language: 'fr-fr' };
  expect(made).toMatchObject({ version: 'draft', document });
  const path = 'content/drafts/documents/page/now.fr-fr.json';
  expect(project.json(path)).toEqual({ ...content, published_revision: null });
  const master = await createDocument(project, { type: 'page', uid: 'now', lang: 'en-gb' });
  expect(master.document).not.toHaveProperty('lang');
});

test.each<[string, object, string]>([
  ['an unknown type', { type: 'pag' }, 'invalid'],
  ['no uid where one is needed', { type: 'page' }, 'invalid'],
  ['a uid where there is none', { type: 'note', uid: 'x' }, 'invalid'],
  ['capital letters in a uid', { type: 'page', uid: 'Now' }, 'invalid'],
  ['an unknown language', { type: 'page', uid: 'x', lang: 'de-de' }, 'invalid'],
  ['a value the model refuses', { type: 'page', uid: 'x', data: { size: 99 } }, 'invalid'],
  ['a published uid', { type: 'page', uid: 'about' }, 'exists'],
  ['a draft’s uid', { type: 'page', uid: 'drafted' }, 'exists'],
  ['a uid written in another file', { type: 'page', uid: 'us' }, 'exists'],
  ['an archived uid', { type: 'page', uid: 'old' }, 'exists'],
  ['a second home', { type: 'home' }, 'exists'],
  ['an unknown release', { type: 'page', uid: 'x', release: 'nope' }, 'not_found'],
])('does not create %s', async (_what, document, code) => {
  const project = await pages({
    'content/documents/home/home.json': { data: {} },
    'content/documents/page/we.json': { uid: 'us', data: {} },
    'content/drafts/documents/page/drafted.json': { data: {} },
    'content/archive/documents/page/old.json': { data: {} },
  });
  // Cast: each case is a document of the contract.
  const creating = createDocument(project, document as { type: string });
  await expect(creating).rejects.toMatchObject({ code });
});

test('duplicates under the next free name, without id, dates and former uids', async () => {
  const first_publication_date = '2024-01-01T00:00:00+0000';
  const project = await pages({
    [ABOUT]: { id: 'A1', previous_uids: ['us'], first_publication_date, data: { name: 'About' } },
    'content/documents/page/about-2.json': { data: {} },
  });
  const copy = await duplicateDocument(project, about);
  expect(copy.document).toMatchObject({ name: 'about-3', status: 'draft' });
  expect(copy.json).toEqual({ data: { name: 'About' }, published_revision: null });
  expect(copy.document.id).not.toBe('A1');
  const taken = duplicateDocument(project, about, 'about-2');
  await expect(taken).rejects.toMatchObject({ code: 'exists' });
});

const LISTED = {
  [DRAFT]: TEXT,
  'content/documents/page/later.json': {
    tags: ['Red', 'Blue'],
    data: { body: [{ type: 'paragraph', text: 'Größe und Maß' }] },
  },
  'content/documents/page/later.fr-fr.json': { tags: ['Blue'], data: {} },
  'content/drafts/documents/page/new.json': { tags: ['Blue', 'Blue'], data: { size: 99 } },
  'content/archive/documents/page/old.json': {
    id: 'T1',
    uid: 'own',
    previous_uids: ['former'],
    data: {},
  },
  'content/releases/spring/documents/note/spring.json': { data: {} },
  'content/documents/note/broken.json': '{',
};

test.each<[object, ...string[]]>([
  [{ status: 'changed' }, 'about'],
  [{ status: 'published' }, 'broken', 'later', 'later.fr-fr'],
  [{ release: 'spring' }, 'spring'],
  [{ type: 'note' }, 'broken', 'spring'],
  [{ lang: 'fr-fr' }, 'later.fr-fr'],
  [{ search: 'MASS grosse' }],
  [{ search: 'maß größ' }, 'later'],
  [{ search: 'one' }, 'about'],
  [{ id: 'nothing' }],
  [{ uid: 'former', type: 'page' }, 'old'],
  [{ uid: 'old' }],
  [{ tag: 'Blue' }, 'later', 'later.fr-fr', 'new'],
  [{ tag: 'Blu' }],
])('the list with %j has what fits', async (filter, ...expected) => {
  const project = await pages(LISTED);
  const { documents, total } = await listDocuments(project, { page: 1, pageSize: 10, ...filter });
  expect(documents).toHaveLength(total);
  const names = documents.map(({ name, lang }) => (lang === undefined ? name : `${name}.${lang}`));
  expect(names.sort()).toEqual(expected);
});

test('lists are in pages, say how many problems there are, find each document by its id, and are counted', async () => {
  const project = await pages(LISTED);
  const list = (filter: object, page = 1, pageSize = 10) =>
    listDocuments(project, { page, pageSize, ...filter });
  const { documents } = await list({});
  const second = await list({}, 2, 3);
  expect([second.documents.length, second.total]).toEqual([3, 7]);
  const problems = new Map(documents.map((one) => [one.name, one.problems]));
  expect([problems.get('broken'), problems.get('new'), problems.get('about')]).toEqual([1, 1, 0]);
  for (const one of documents) expect((await list({ id: one.id })).documents).toEqual([one]);

  const { types, languages, tags } = await countDocuments(project);
  const none = { draft: 0, published: 0, changed: 0, release: 0, archived: 0 };
  expect(types.toSorted((one, other) => other.total - one.total)).toEqual([
    { ...none, type: 'page', total: 5, draft: 1, published: 2, changed: 1, archived: 1 },
    { ...none, type: 'note', total: 2, published: 1, release: 1 },
  ]);
  expect(languages).toMatchObject([
    { language: 'en-gb', total: 6 },
    { language: 'fr-fr', total: 1 },
  ]);
  expect(tags).toContainEqual({ tag: 'Blue', total: 3 });
});

test('lists in any order follow what is saved', async () => {
  const project = await pages({
    'content/documents/page/nine.json': { data: { name: 'Part 9' } },
    'content/documents/page/ten.json': { data: { name: 'Part 10' } },
  });
  const namesBy = async (sort: 'newest' | 'oldest' | 'title') => {
    const { documents } = await listDocuments(project, { page: 1, pageSize: 10, sort });
    return documents.map(({ name }) => name);
  };
  expect(await namesBy('title')).toEqual(['about', 'nine', 'ten']);
  await save(project, about, { name: 'Part 9.5' });
  expect(await namesBy('title')).toEqual(['nine', 'about', 'ten']);
  const newest = await namesBy('newest');
  expect(newest[0]).toBe('about');
  expect(await namesBy('oldest')).toEqual(newest.toReversed());
});

const photo = { type: 'image', url: '/media/wave.png', alt: null };
const drawing = { url: 'https://example.com/a.svg', dimensions: { width: 9, height: 9 } };
const CUT = '/media/wave.png?rect=0,0,9,9';

test.each<[string, object, string | null]>([
  ['a link to a file is not one', { link: { url: '/media/wave.png' } }, null],
  ['a field', { picture: { url: CUT } }, CUT],
  ['a text', { body: [photo] }, photo.url],
  ['a drawing, if there is no other', { picture: drawing, body: [] }, drawing.url],
  ['rather a photo than a drawing', { picture: drawing, body: [photo] }, photo.url],
])('the picture of a document: %s', async (_, data, picture) => {
  const project = await pages({ 'content/documents/page/shown.json': { data } });
  const { document } = await readDocument(project, { type: 'page', name: 'shown' });
  expect(document.picture?.replace(/[?&]v=\w+$/, '') ?? null).toBe(picture);
});

test('files with names that the editor cannot use are listed with the reason', async () => {
  const others = {
    'content/documents/note/Über uns.json': /names of letters from a to z.*: rename the file$/,
    'content/documents/page/about.xx-yy.json':
      /^language xx-yy is not among the languages of repository.json$/,
    'content/drafts/documents/page/sub/deep.json':
      /^documents are at documents\/<type>\/<uid>.json$/,
  };
  const paths = Object.keys(others);
  const project = await pages(Object.fromEntries(paths.map((path) => [path, { data: {} }])));
  const list = await listDocuments(project, { page: 1, pageSize: 20 });
  expect(list.documents.map(({ name }) => name)).toEqual(['about']);
  expect(list.others).toEqual(
    Object.entries(others).map(([file, words]) => ({ file, reason: expect.stringMatching(words) })),
  );
  const next = await listDocuments(project, { page: 2, pageSize: 20 });
  expect(next).toEqual({ documents: [], total: 1 });
});
