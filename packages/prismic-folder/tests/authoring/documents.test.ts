import { expect, test } from 'vitest';
import { authoringProject, SETTINGS } from '../support/authoringProject.ts';
import { field, typeModel } from '../support/createProject.ts';

const ABOUT = 'content/documents/page/about.json';
const DRAFT = 'content/drafts/documents/page/about.json';
const about = { type: 'page', name: 'about' };
const TEXT = `{
  "id": "A1",
  "tags": ["One"],
  "data": {
    "name": "About",
    "size": 3
  }
}
`;

const pages = (more: Readonly<Record<string, unknown>> = {}) =>
  authoringProject({ [ABOUT]: TEXT, ...more });

const set = (path: readonly (string | number)[], value: string | number | null) => ({
  op: 'set' as const,
  path: [...path],
  value,
});

test('the first change makes a draft that only previews show, and only its line differs', async () => {
  const project = await pages();
  const read = await project.documents.read(about);
  expect(read).toMatchObject({
    version: 'published',
    json: { id: 'A1', data: { name: 'About' } },
    problems: [],
    document: { id: 'A1', uid: 'about', status: 'published', title: 'About', tags: ['One'] },
  });
  const saved = await project.documents.save(about, {
    version: read.version,
    revision: read.revision,
    changes: [set(['data', 'name'], 'About me')],
  });
  expect(saved).toMatchObject({
    version: 'draft',
    json: { id: 'A1', data: { name: 'About me', size: 3 } },
    document: { status: 'changed', id: 'A1', title: 'About me' },
  });
  expect(project.text(ABOUT)).toBe(TEXT);
  const note = new RegExp(`,\\s*"published_revision": "${read.revision}"`);
  expect(project.text(DRAFT)).toMatch(note);
  expect(project.text(DRAFT)?.replace(note, '')).toBe(TEXT.replace('"About"', '"About me"'));
  expect((await project.client().getByUID('page', 'about')).data['name']).toBe('About');
  expect((await project.client('drafts').getByUID('page', 'about')).data['name']).toBe('About me');
  const again = await project.documents.save(about, {
    version: 'draft',
    revision: saved.revision,
    changes: [set(['data', 'size'], 4)],
  });
  expect(again.json).toMatchObject({ data: { name: 'About me', size: 4 } });
});

test('changes of others elsewhere in the document stay, overlapping ones are a conflict', async () => {
  const project = await pages({ [DRAFT]: TEXT });
  const { revision } = await project.documents.read(about);
  project.write(DRAFT, TEXT.replace('"size": 3', '"size": 5'));
  const request = { version: 'draft' as const, revision };
  const merged = await project.documents.save(about, {
    ...request,
    changes: [set(['data', 'name'], 'Mine')],
  });
  expect(merged.json).toMatchObject({ data: { name: 'Mine', size: 5 } });
  const before = project.text(DRAFT);
  await expect(
    project.documents.save(about, { ...request, changes: [set(['data', 'size'], 7)] }),
  ).rejects.toMatchObject({
    code: 'conflict',
    details: {
      revision: merged.revision,
      conflicts: [{ path: ['data', 'size'], base: 3, mine: 7, disk: 5 }],
    },
  });
  expect(project.text(DRAFT)).toBe(before);
});

test('nothing is guessed for a revision that nobody knows', async () => {
  const project = await pages();
  await expect(
    project.documents.save(about, {
      version: 'published',
      revision: 'x'.repeat(27),
      changes: [set(['data', 'name'], 'Mine')],
    }),
  ).rejects.toMatchObject({
    code: 'conflict',
    details: { conflicts: [{ path: ['data', 'name'], mine: 'Mine', disk: 'About' }] },
  });
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
  const project = await pages({
    [ABOUT]: { data: { name: 'About', picture: { url: '/media/wave.png' } } },
  });
  const { revision } = await project.documents.read(about);
  const changes = [set(path, value)];
  const saving = project.documents.save(about, { version: 'published', revision, changes });
  await expect(saving).rejects.toMatchObject({ code: 'invalid' });
  await expect(saving).rejects.toThrow(message);
  expect(project.text(DRAFT)).toBeNull();
});

test('errors that were there before do not block a change of something else', async () => {
  const note = (text: string | number) => ({ slice_type: 'note', primary: { text } });
  const project = await pages({ [ABOUT]: { data: { size: 900, zone: [note(5), note('b')] } } });
  const { revision, problems } = await project.documents.read(about);
  expect(problems.map(({ field: at }) => at)).toEqual(['data.size', 'data.zone[0].primary.text']);
  const saved = await project.documents.save(about, {
    version: 'published',
    revision,
    changes: [
      set(['data', 'name'], 'New'),
      { op: 'insert', path: ['data', 'zone', 0], value: note('a') },
      { op: 'move', path: ['data', 'zone', 2], to: 0 },
    ],
  });
  expect(saved.problems.map(({ field: at }) => at)).toEqual([
    'data.size',
    'data.zone[2].primary.text',
  ]);
  await expect(
    project.documents.save(about, {
      version: 'draft',
      revision: saved.revision,
      changes: [{ op: 'insert', path: ['data', 'zone', 0], value: note(6) }],
    }),
  ).rejects.toMatchObject({ code: 'invalid', details: { at: 'data.zone[0].primary.text' } });
});

test('a value is checked against the model as it is now', async () => {
  const project = await authoringProject({ [ABOUT]: TEXT }, { watch: false });
  const { revision } = await project.documents.read(about);
  project.write(
    'customtypes/page/index.json',
    typeModel('page', {
      uid: field('UID'),
      name: field('Text'),
      size: field('Number', { max: 99 }),
    }),
  );
  const saved = await project.documents.save(about, {
    version: 'published',
    revision,
    changes: [set(['data', 'size'], 50)],
  });
  expect(saved.problems).toEqual([]);
});

test('saves to a release what was read from it', async () => {
  const path = 'content/releases/spring/documents/page/about.json';
  const project = await pages({ [path]: TEXT });
  const { revision } = await project.documents.read(about, 'release:spring');
  const saved = await project.documents.save(about, {
    version: 'release:spring',
    revision,
    changes: [set(['data', 'name'], 'In spring')],
  });
  expect(saved).toMatchObject({ version: 'release:spring', document: { releases: ['spring'] } });
  expect(project.text(DRAFT)).toBeNull();
  const spring = await project.client('release:spring').getByUID('page', 'about');
  expect([spring.id, spring.data['name']]).toEqual(['A1', 'In spring']);
  expect((await project.client().getByUID('page', 'about')).data['name']).toBe('About');
});

test('a document that is gone is a conflict, one that never was is not found', async () => {
  const project = await pages();
  const { revision } = await project.documents.read(about);
  project.remove(ABOUT);
  const request = {
    version: 'published' as const,
    revision,
    changes: [set(['data', 'name'], 'x')],
  };
  await expect(project.documents.save(about, request)).rejects.toMatchObject({
    code: 'conflict',
    details: { revision: null },
  });
  await expect(
    project.documents.save(
      { type: 'page', name: 'never' },
      { ...request, revision: 'x'.repeat(27) },
    ),
  ).rejects.toMatchObject({ code: 'not_found' });
});

test('a file that cannot be edited exactly is refused with its place', async () => {
  const project = await pages({ [ABOUT]: '{ "data": { "name": "a", "name": "b" } }' });
  await expect(project.documents.read(about)).rejects.toMatchObject({
    code: 'problems',
    message: expect.stringContaining('content/documents/page/about.json:1'),
  });
});

test.each([
  { type: 'page', name: '../about' },
  { type: '..', name: 'about' },
  { type: 'page', name: 'a\0b' },
  { type: 'page', name: 'about', lang: 'xx-yy' },
])('refuses the key %j', async (key) => {
  const project = await pages();
  await expect(project.documents.read(key)).rejects.toMatchObject({ code: 'invalid' });
});

test('creates a draft in the language and with the name asked for', async () => {
  const project = await pages();
  const made = await project.documents.create({
    type: 'page',
    uid: 'now',
    lang: 'fr-fr',
    tags: ['New'],
    data: { name: 'Maintenant' },
  });
  expect(made).toMatchObject({
    version: 'draft',
    document: { type: 'page', name: 'now', lang: 'fr-fr', status: 'draft', language: 'fr-fr' },
  });
  expect(project.json('content/drafts/documents/page/now.fr-fr.json')).toEqual({
    tags: ['New'],
    data: { name: 'Maintenant' },
    published_revision: null,
  });
  const master = await project.documents.create({ type: 'page', uid: 'now', lang: 'en-gb' });
  expect(master.document).not.toHaveProperty('lang');
  const drafts = await project.client('drafts').getByUID('page', 'now', { lang: '*' });
  expect(drafts.alternate_languages).toHaveLength(1);
});

test.each<[string, object, string]>([
  ['an unknown type', { type: 'pag' }, 'invalid'],
  ['no uid where one is needed', { type: 'page' }, 'invalid'],
  ['a uid where there is none', { type: 'note', uid: 'x' }, 'invalid'],
  ['capital letters in a uid', { type: 'page', uid: 'Now' }, 'invalid'],
  ['an unknown language', { type: 'page', uid: 'x', lang: 'de-de' }, 'invalid'],
  ['a value the model refuses', { type: 'page', uid: 'x', data: { size: 99 } }, 'invalid'],
  ['a published uid', { type: 'page', uid: 'about' }, 'exists'],
  ['a uid written in another file', { type: 'page', uid: 'us' }, 'exists'],
  ['a draft’s uid', { type: 'page', uid: 'drafted' }, 'exists'],
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
  const creating = project.documents.create(document as { type: string });
  await expect(creating).rejects.toMatchObject({ code });
});

test('duplicates under the next free name, without id, dates and former uids', async () => {
  const project = await pages({
    [ABOUT]: {
      id: 'A1',
      previous_uids: ['us'],
      first_publication_date: '2024-01-01T00:00:00+0000',
      data: { name: 'About' },
    },
    'content/documents/page/about-2.json': { data: {} },
  });
  const copy = await project.documents.duplicate(about);
  expect(copy.document).toMatchObject({ name: 'about-3', status: 'draft' });
  expect(copy.json).toEqual({ data: { name: 'About' }, published_revision: null });
  expect(copy.document.id).not.toBe('A1');
  await expect(project.documents.duplicate(about, 'about-2')).rejects.toMatchObject({
    code: 'exists',
  });
});

test('lists by status, type, language, release and words, the last saved first', async () => {
  const project = await pages({
    'content/documents/page/later.json': {
      data: { body: [{ type: 'paragraph', text: 'Größe und Maß' }] },
    },
    'content/documents/page/later.fr-fr.json': { data: {} },
    'content/drafts/documents/page/new.json': { data: { size: 99 } },
    [DRAFT]: TEXT,
    'content/archive/documents/page/old.json': { data: {} },
    'content/releases/spring/documents/page/spring.json': { data: {} },
    'content/documents/note/broken.json': '{',
  });
  const list = async (filter: object) => {
    const { documents, total } = await project.documents.list({ page: 1, pageSize: 10, ...filter });
    expect(documents).toHaveLength(total);
    return documents
      .map(({ name, lang }) => (lang === undefined ? name : `${name}.${lang}`))
      .sort();
  };
  expect(await list({})).toHaveLength(7);
  expect(await list({ status: 'changed' })).toEqual(['about']);
  expect(await list({ status: 'draft' })).toEqual(['new']);
  expect(await list({ status: 'published' })).toEqual(['broken', 'later', 'later.fr-fr']);
  expect(await list({ status: 'archived' })).toEqual(['old']);
  expect(await list({ status: 'release' })).toEqual(['spring']);
  expect(await list({ release: 'spring' })).toEqual(['spring']);
  expect(await list({ lang: 'fr-fr' })).toEqual(['later.fr-fr']);
  expect(await list({ search: 'MASS grosse' })).toEqual([]);
  expect(await list({ search: 'maß größ' })).toEqual(['later']);
  expect(await list({ search: 'one' })).toEqual(['about']);
  const { documents, total } = await project.documents.list({ page: 2, pageSize: 3 });
  expect([documents.length, total]).toEqual([3, 7]);
  const broken = await project.documents.list({ page: 1, pageSize: 1, type: 'note' });
  expect(broken.documents).toMatchObject([{ title: 'broken', problems: 1 }]);
  const faulty = await project.documents.list({ page: 1, pageSize: 1, status: 'draft' });
  expect(faulty.documents).toMatchObject([{ name: 'new', problems: 1 }]);
});

test('lists one document by its id, documents by a uid and by a tag', async () => {
  const project = await pages({
    'content/documents/page/tagged.json': {
      id: 'T1',
      uid: 'own',
      previous_uids: ['former'],
      tags: ['Mobile'],
      data: {},
    },
    'content/documents/note/bare.json': { data: {} },
    'content/documents/note/broken.json': '{',
  });
  const list = async (filter: object) =>
    (await project.documents.list({ page: 1, pageSize: 10, ...filter })).documents;
  expect(await list({ id: 'T1' })).toMatchObject([{ name: 'tagged' }]);
  expect(await list({ uid: 'own' })).toMatchObject([{ name: 'tagged' }]);
  expect(await list({ uid: 'former', type: 'page' })).toMatchObject([{ name: 'tagged' }]);
  expect(await list({ uid: 'tagged' })).toEqual([]);
  expect(await list({ tag: 'Mobile' })).toMatchObject([{ name: 'tagged' }]);
  expect(await list({ tag: 'Mob' })).toEqual([]);
  for (const one of await list({})) expect(await list({ id: one.id })).toEqual([one]);
  expect(await list({ id: 'nothing' })).toEqual([]);
});

test.each([
  ['none', {}, null],
  ['a link to a file is not one', { link: { url: '/media/wave.png' } }, null],
  ['a field', { picture: { url: '/media/wave.png?rect=0,0,9,9' } }, '/media/wave.png?rect=0,0,9,9'],
  ['a text', { body: [{ type: 'image', url: '/media/wave.png', alt: null }] }, '/media/wave.png'],
  [
    'a drawing, if there is no other',
    {
      picture: { url: 'https://example.com/a.svg', dimensions: { width: 9, height: 9 } },
      body: [{ type: 'paragraph', text: 'a' }],
    },
    'https://example.com/a.svg',
  ],
  [
    'rather a photo than a drawing',
    {
      picture: { url: 'https://example.com/a.svg', dimensions: { width: 9, height: 9 } },
      body: [{ type: 'image', url: '/media/wave.png', alt: null }],
    },
    '/media/wave.png',
  ],
])('the picture of a document: %s', async (_, data, picture) => {
  const project = await pages({ 'content/documents/page/shown.json': { data } });
  const { document } = await project.documents.read({ type: 'page', name: 'shown' });
  expect(document.picture).toBe(picture);
});

test('counts documents by type and status, language and tag', async () => {
  const project = await pages({
    'content/documents/page/later.json': { tags: ['Red', 'Blue'], data: {} },
    'content/documents/page/later.fr-fr.json': { tags: ['Blue'], data: {} },
    'content/drafts/documents/page/new.json': { tags: ['Blue', 'Blue'], data: {} },
    'content/archive/documents/note/old.json': { data: {} },
    'content/releases/spring/documents/note/spring.json': { data: {} },
    'content/documents/note/broken.json': '{',
    [DRAFT]: TEXT,
  });
  const { types, languages, tags } = await project.documents.counts();
  const none = { draft: 0, published: 0, changed: 0, release: 0, archived: 0 };
  expect(new Map(types.map(({ type, ...counts }) => [type, counts]))).toEqual(
    new Map([
      ['page', { ...none, total: 4, draft: 1, published: 2, changed: 1 }],
      ['note', { ...none, total: 3, published: 1, release: 1, archived: 1 }],
    ]),
  );
  expect(languages).toEqual([
    { language: 'en-gb', total: 6 },
    { language: 'fr-fr', total: 1 },
  ]);
  expect(tags.filter(({ tag }) => tag === 'Red' || tag === 'Blue')).toEqual([
    { tag: 'Blue', total: 3 },
    { tag: 'Red', total: 1 },
  ]);
});

test('saving nothing new writes nothing', async () => {
  const project = await pages();
  const { revision } = await project.documents.read(about);
  const saved = await project.documents.save(about, {
    version: 'published',
    revision,
    changes: [set(['data', 'name'], 'About')],
  });
  expect(saved).toMatchObject({ version: 'published', revision });
  expect(project.text(DRAFT)).toBeNull();
});

test('settings of the folder decide who reads drafts', async () => {
  const project = await pages({
    'content/repository.json': { ...SETTINGS, visibility: 'public', accessTokens: ['letmein'] },
    [DRAFT]: TEXT,
  });
  await expect(project.client('drafts').getByUID('page', 'about')).rejects.toThrow('access_token');
  expect(await project.draftsRef()).toBe((await project.current()).drafts?.ref);
});

test('files with names that the editor cannot use are listed with the reason', async () => {
  const project = await authoringProject({
    [ABOUT]: TEXT,
    'content/documents/note/Über uns.json': { data: { text: 'a' } },
    'content/documents/page/about.xx-yy.json': TEXT,
    'content/drafts/documents/page/sub/deep.json': TEXT,
  });
  const list = await project.documents.list({ page: 1, pageSize: 20 });
  expect(list.documents.map(({ name }) => name)).toEqual(['about']);
  expect(list.others).toEqual([
    {
      file: 'content/documents/note/Über uns.json',
      reason: expect.stringMatching(/names of letters from a to z.*: rename the file$/),
    },
    {
      file: 'content/documents/page/about.xx-yy.json',
      reason: 'language xx-yy is not among the languages of repository.json',
    },
    {
      file: 'content/drafts/documents/page/sub/deep.json',
      reason: 'documents are at documents/<type>/<uid>.json',
    },
  ]);
  expect(await project.documents.list({ page: 2, pageSize: 20 })).toEqual({
    documents: [],
    total: 1,
  });
});
