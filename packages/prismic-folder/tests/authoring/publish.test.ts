import { expect, test } from 'vitest';
import {
  type AuthoringProject,
  authoringProject,
  openAuthoring,
} from '../support/authoringProject.ts';
import { ABOUT, about, DRAFT, PUBLISH, save, SPRING } from './support/saving.ts';
import { createDocument } from '../../src/authoring/documents/createDocument.ts';
import { restoreDocument } from '../../src/authoring/documents/removeDocument.ts';
import { listPublications, undoPublication } from '../../src/authoring/releases/publications.ts';
import { publish } from '../../src/authoring/releases/publish.ts';
import {
  addToRelease,
  createRelease,
  listReleases,
} from '../../src/authoring/releases/releases.ts';

const news = { type: 'page', name: 'news' };
const NEWS = 'content/documents/page/news.json';
const LATER = 'content/documents/page/later.json';
const NEWS_DRAFT = 'content/drafts/documents/page/news.json';
const NOW = Date.UTC(2026, 10, 22, 9);
const TODAY = '2026-11-22T09:00:00+0000';
const BEFORE = '2024-01-01T00:00:00+0000';
const CAREFUL = { acceptWarnings: false, dryRun: false };

const draftsProject = (files: Readonly<Record<string, unknown>> = {}) =>
  authoringProject(
    {
      [ABOUT]: { id: 'A1', first_publication_date: BEFORE, data: { name: 'About' } },
      [DRAFT]: { data: { name: 'About me' } },
      [NEWS_DRAFT]: { data: { name: 'News' } },
      ...files,
    },
    { now: () => NOW },
  );

test('publishing moves a draft, with the id and the dates of the document', async () => {
  const project = await draftsProject();
  const report = await publish(project, { ...CAREFUL, documents: [about] });
  expect(report).toMatchObject({ published: [about], problems: [], merged: [] });
  expect(project.text(DRAFT)).toBeNull();
  expect(project.json(ABOUT)).toEqual({
    id: 'A1',
    data: { name: 'About me' },
    first_publication_date: BEFORE,
    last_publication_date: TODAY,
  });
  const found = await project.client().getByUID('page', 'about');
  expect([found.id, found.data['name']]).toEqual(['A1', 'About me']);
  await expect(project.client().getByUID('page', 'news')).rejects.toThrow('No documents');
});

test('the first date is written once, or kept as it was served; the last never is before it', async () => {
  let now = NOW;
  const project = await authoringProject(
    { [ABOUT]: { data: {} }, [DRAFT]: { data: {} }, [NEWS_DRAFT]: { data: {} } },
    { now: () => now },
  );
  const { first_publication_date: served } = await project.client().getByUID('page', 'about');
  await publish(project, { ...CAREFUL, documents: [about, news] });
  expect(project.json(ABOUT)).toMatchObject({ first_publication_date: served });
  const dates = { first_publication_date: TODAY, last_publication_date: TODAY };
  expect(project.json(NEWS)).toMatchObject(dates);
  const again = [
    [Date.UTC(2026, 10, 23, 9), TODAY.replace('22', '23')],
    // A clock that goes back.
    [Date.UTC(1999, 0, 1), TODAY],
  ] as const;
  for (const [time, last_publication_date] of again) {
    now = time;
    await save(project, news, { name: `More news ${time}` });
    await publish(project, { ...CAREFUL, documents: [news] });
    expect(project.json(NEWS)).toMatchObject({ ...dates, last_publication_date });
  }
});

test('a link to what is only a draft is told from one to nothing', async () => {
  const dry = async (uid: string, documents = [about]) => {
    const project = await draftsProject({
      [DRAFT]: { data: { name: 'About', link: { link_type: 'Document', type: 'page', uid } } },
    });
    return (await publish(project, { ...PUBLISH, dryRun: true, documents })).problems;
  };
  const broken = { file: ABOUT, field: 'data.link', severity: 'warning', kind: 'broken-link' };
  const hidden = 'leads to “News”, which is not public: visitors get no link';
  expect(await dry('news')).toEqual([{ ...broken, line: 4, reason: hidden }]);
  const gone = 'links to page/gone, which does not exist';
  expect(await dry('gone')).toEqual([{ ...broken, line: 4, reason: gone }]);
  expect(await dry('news', [about, news])).toEqual([]);
});

test('nothing is published if one of the documents has an error', async () => {
  const project = await draftsProject({ [NEWS_DRAFT]: { data: { size: 99 } } });
  await expect(publish(project, { ...PUBLISH, documents: [about, news] })).rejects.toMatchObject({
    code: 'problems',
    details: { problems: [{ file: NEWS, field: 'data.size', severity: 'error' }] },
  });
  expect(project.text(DRAFT)).not.toBeNull();
  expect(project.json(ABOUT)).toMatchObject({ data: { name: 'About' } });
});

test('warns of images without alt text, and marks those of what is public and was not touched', async () => {
  const picture = { url: '/media/wave.png' };
  const image = { type: 'image', ...picture };
  const name = 'About';
  const added = [{ ...image, alt: '' }, { ...image, alt: 'A wave' }, image];
  const project = await draftsProject({
    [ABOUT]: { id: 'A1', data: { name, picture, body: [image] } },
    [DRAFT]: { data: { name, picture, body: [...added, image] } },
  });
  const request = { documents: [about], acceptWarnings: true, dryRun: true };
  const { problems, published } = await publish(project, request);
  const told = problems.map(({ field, severity, untouched = false }) => [
    field,
    severity,
    untouched,
  ]);
  // An empty text marks a decoration.
  expect(told).toEqual([
    ['data.picture.alt', 'warning', true],
    ['data.body[2].alt', 'warning', false],
    ['data.body[3].alt', 'warning', true],
  ]);
  expect([published, project.text(DRAFT)]).toEqual([[], expect.any(String)]);
});

test.each([
  ['nothing', {}, 'invalid'],
  ['drafts and a release at once', { documents: [about], release: 'spring' }, 'invalid'],
  ['a document without a draft', { documents: [{ type: 'page', name: 'plain' }] }, 'not_found'],
  ['an unknown release', { release: 'nope' }, 'not_found'],
  ['an empty release', { release: 'empty' }, 'refused'],
])('does not publish %s', async (_what, what, code) => {
  const project = await draftsProject({
    'content/documents/page/plain.json': { data: {} },
    'content/repository.json': { visibility: 'open', releases: [{ id: 'empty' }] },
  });
  await expect(publish(project, { ...CAREFUL, ...what })).rejects.toMatchObject({ code });
});

test.each([
  ['another field', { name: 'About', size: 7 }, { name: 'About me', size: 7 }],
  ['the same value', { name: 'About me' }, { name: 'About me' }],
])('what was changed in the published file by hand is merged: %s', async (_case, data, merged) => {
  const project = await authoringProject({ [ABOUT]: { data: { name: 'About', size: 5 } } });
  await save(project, about, { name: 'About me' });
  project.write(ABOUT, { data: { size: 5, ...data } });
  await publish(project, { ...CAREFUL, documents: [about] });
  expect(project.json(ABOUT)).toMatchObject({ data: merged });
  expect(project.json(ABOUT)).not.toHaveProperty('published_revision');
});

const MINE = { name: 'Mine' };
const later = { type: 'page', name: 'later' };

test.each<[string, (project: AuthoringProject) => Promise<unknown>, reason?: string]>([
  [
    'changed',
    async (project) => {
      project.write(LATER, { data: { name: 'Before' } });
      await save(project, later, MINE);
    },
    'data.name',
  ],
  ['new', (project) => createDocument(project, { type: 'page', uid: 'later', data: MINE })],
  [
    'restored',
    async (project) => {
      project.write('content/archive/documents/page/later.json', { data: MINE });
      await restoreDocument(project, later);
    },
  ],
])(
  'a %s document replaces what was published by hand meanwhile only if that is accepted',
  async (_, make, words = '') => {
    const project = await draftsProject();
    await make(project);
    project.write(LATER, { data: { name: 'Theirs' } });
    const reason = expect.stringContaining(words);
    await expect(publish(project, { ...CAREFUL, documents: [later] })).rejects.toMatchObject({
      code: 'problems',
      details: { problems: [{ file: LATER, severity: 'warning', reason }] },
    });
    expect(project.json(LATER)).toMatchObject({ data: { name: 'Theirs' } });
    await publish(project, { ...PUBLISH, documents: [later] });
    expect(project.json(LATER)).toMatchObject({ data: MINE });
  },
);

test.each([
  ['uid', { uid: 'about' }],
  ['id', { id: 'A1' }],
])(
  'of two published files with one %s none is removed by publishing the other',
  async (_, same) => {
    const file = 'content/documents/page/twin.json';
    const project = await authoringProject({
      [ABOUT]: { id: 'A1', data: { name: 'About' } },
      [file]: { ...same, data: { name: 'Twin' } },
    });
    const twin = { type: 'page', name: 'twin' };
    await save(project, twin, { name: 'Mine' });
    const reason = expect.stringMatching(
      /^is the same document as content\/documents\/page\/about/,
    );
    await expect(publish(project, { ...PUBLISH, documents: [twin] })).rejects.toMatchObject({
      code: 'problems',
      details: { problems: [{ file, reason }] },
    });
    expect(project.json(ABOUT)).toMatchObject({ data: { name: 'About' } });
  },
);

test('a draft replaces a published file that cannot be read, if that is accepted, and gives it back', async () => {
  const project = await draftsProject({ [ABOUT]: '{\n<<<<<<< HEAD\n' });
  const reason = expect.stringMatching(/cannot be read/);
  await expect(publish(project, { ...CAREFUL, documents: [about] })).rejects.toMatchObject({
    code: 'problems',
    details: { problems: [{ file: ABOUT, severity: 'warning', reason }] },
  });
  const { publication = '' } = await publish(project, { ...PUBLISH, documents: [about] });
  expect(project.json(ABOUT)).toMatchObject({ data: { name: 'About me' } });
  await undoPublication(project, publication);
  expect(project.text(ABOUT)).toBe('{\n<<<<<<< HEAD\n');
});

test('a draft with the id of a public page under another name says that this one goes, and gives it back', async () => {
  const project = await draftsProject({ [NEWS_DRAFT]: { id: 'A1', data: { name: 'News' } } });
  const reason = expect.stringContaining(`takes the place of ${ABOUT}`);
  await expect(publish(project, { ...CAREFUL, documents: [news] })).rejects.toMatchObject({
    details: { problems: [{ file: NEWS, severity: 'warning', reason }] },
  });
  const before = project.text(ABOUT);
  expect(before).not.toBeNull();
  const { publication = '' } = await publish(project, { ...PUBLISH, documents: [news] });
  expect(project.text(ABOUT)).toBeNull();
  project.write(ABOUT, { id: 'A2', data: { name: 'Other' } });
  await expect(undoPublication(project, publication)).rejects.toThrow('is public again');
  project.remove(ABOUT);
  await undoPublication(project, publication);
  expect([project.text(ABOUT), project.text(NEWS)]).toEqual([before, null]);
});

/** Written as nobody else would, so that a byte that changes is seen. */
const PUBLIC = '{ "id":"A1",\r\n\t"data": {"name":"About", "size": 3.0} }';
const CHANGED = '{ "id":"A1", "data": {"name":"About\\u0020me", "size": 3.0}  }\n';

test('a release is published and taken back with every byte, also after a restart', async () => {
  const folder = await draftsProject({ [ABOUT]: PUBLIC, [DRAFT]: CHANGED });
  const scheduledAt = '2027-03-01T00:00:00+0000';
  const { id } = await createRelease(folder, { label: 'Spring', scheduledAt });
  for (const one of [about, news]) await addToRelease(folder, id, one);
  const inRelease = () =>
    ['about', 'news'].map((name) => folder.text(SPRING.replace('about', name)));
  const held = inRelease();
  expect(held[0]).toBe(CHANGED);
  await publish(folder, { ...PUBLISH, release: id });
  expect(await listReleases(folder)).toEqual([]);

  const again = await openAuthoring(folder);
  const publications = await listPublications(again);
  const release = { id, label: 'Spring' };
  const documents = [
    { ...about, title: 'About me' },
    { ...news, title: 'News' },
  ];
  expect(publications).toMatchObject([{ release, documents, refusal: null }]);
  const undo = () => undoPublication(again, publications[0]?.id ?? '');
  await undo();
  expect([folder.text(ABOUT), folder.text(NEWS)]).toEqual([PUBLIC, null]);
  expect(inRelease()).toEqual(held);
  const listed = { ...release, scheduledAt, documents: [about, news] };
  expect(await listReleases(again)).toMatchObject([listed]);
  expect(await listPublications(again)).toEqual([]);
  await expect(undo()).rejects.toMatchObject({ code: 'not_found' });
});

test('drafts that were published are drafts again, unless what was public is lost', async () => {
  const folder = await draftsProject({ [ABOUT]: PUBLIC, [DRAFT]: CHANGED });
  const { text } = folder;
  const first = await publish(folder, { ...CAREFUL, documents: [about] });
  const listed = { id: first.publication, release: null, documents: [about], refusal: null };
  expect(await listPublications(folder)).toMatchObject([listed]);
  await undoPublication(folder, first.publication ?? '');
  expect([text(ABOUT), text(DRAFT)]).toEqual([PUBLIC, CHANGED]);
  const again = await publish(folder, { ...CAREFUL, documents: [about] });
  expect(again).toMatchObject({ published: [about], problems: [] });
  folder.remove('content/.history/objects');
  const lost = undoPublication(await openAuthoring(folder), again.publication ?? '');
  await expect(lost).rejects.toThrow('no longer has what was public before');
  expect(text(DRAFT)).toBeNull();
});

test('what was published is not taken back over something newer, and nothing changes', async () => {
  const project = await draftsProject();
  const { text } = project;
  await publish(project, { ...PUBLISH, documents: [about, news] });
  await save(project, news, { name: 'More' });
  const now = text(ABOUT);
  const [first] = await listPublications(project);
  expect(first?.refusal).toBe('More has new changes. Publish or discard them first.');
  await expect(undoPublication(project, first?.id ?? '')).rejects.toMatchObject({ code: 'exists' });
  await publish(project, { ...PUBLISH, documents: [news] });
  const refusals = (await listPublications(project)).map(({ refusal }) => refusal);
  expect(refusals).toEqual([null, 'More was changed or published again since.']);
  expect(text(ABOUT)).toBe(now);
});
