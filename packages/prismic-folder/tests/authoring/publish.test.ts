import { expect, test } from 'vitest';
import { authoringProject } from '../support/authoringProject.ts';

const about = { type: 'page', name: 'about' };
const news = { type: 'page', name: 'news' };
const ABOUT = 'content/documents/page/about.json';
const DRAFT = 'content/drafts/documents/page/about.json';
const NOW = Date.UTC(2026, 10, 22, 9);
const TODAY = '2026-11-22T09:00:00+0000';
const BEFORE = '2024-01-01T00:00:00+0000';
const request = { acceptWarnings: false, dryRun: false };

const draftsProject = (files: Readonly<Record<string, unknown>> = {}, now = NOW) =>
  authoringProject(
    {
      [ABOUT]: { id: 'A1', first_publication_date: BEFORE, data: { name: 'About' } },
      [DRAFT]: { data: { name: 'About me' } },
      'content/drafts/documents/page/news.json': { data: { name: 'News' } },
      ...files,
    },
    { now: () => now },
  );

test('publishing moves a draft, with the id and the dates of the document', async () => {
  const project = await draftsProject();
  const report = await project.releases.publish({ ...request, documents: [about] });
  expect(report).toEqual({ published: [about], problems: [], merged: [] });
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

test('the first date is written once, the last at each publication', async () => {
  const project = await draftsProject();
  await project.releases.publish({ ...request, documents: [news] });
  const path = 'content/documents/page/news.json';
  expect(project.json(path)).toMatchObject({
    first_publication_date: TODAY,
    last_publication_date: TODAY,
  });
  const { revision } = await project.documents.read(news);
  await project.documents.save(news, {
    version: 'published',
    revision,
    changes: [{ op: 'set', path: ['data', 'name'], value: 'More news' }],
  });
  await project.releases.publish({ ...request, documents: [news] });
  expect(project.json(path)).toMatchObject({ first_publication_date: TODAY });
});

test('a clock that goes back never dates the last publication before the first', async () => {
  const project = await draftsProject({}, Date.UTC(1999, 0, 1));
  await project.releases.publish({ ...request, documents: [about] });
  expect(project.json(ABOUT)).toMatchObject({
    first_publication_date: BEFORE,
    last_publication_date: BEFORE,
  });
});

test('a published document without dates keeps the first one it was served with', async () => {
  const project = await draftsProject({ [ABOUT]: { id: 'A1', data: { name: 'About' } } });
  const { first_publication_date: first } = await project.client().getByUID('page', 'about');
  await project.releases.publish({ ...request, documents: [about] });
  expect(project.json(ABOUT)).toMatchObject({ first_publication_date: first });
});

test('nothing is published if one of the documents has an error', async () => {
  const project = await draftsProject({
    'content/drafts/documents/page/news.json': { data: { size: 99 } },
  });
  const publishing = project.releases.publish({
    ...request,
    acceptWarnings: true,
    documents: [about, news],
  });
  await expect(publishing).rejects.toMatchObject({
    code: 'problems',
    details: {
      problems: [
        { file: 'content/documents/page/news.json', field: 'data.size', severity: 'error' },
      ],
    },
  });
  expect(project.text(DRAFT)).not.toBeNull();
  expect((await project.client().getByUID('page', 'about')).data['name']).toBe('About');
});

test('a save while its document is published is refused or kept, never lost', async () => {
  const project = await draftsProject();
  const [one, other] = await Promise.all([
    project.releases.publish({ ...request, documents: [about, news] }),
    project.documents
      .read(about, 'draft')
      .then(({ revision }) =>
        project.documents.save(about, {
          version: 'draft',
          revision,
          changes: [{ op: 'set', path: ['data', 'size'], value: 4 }],
        }),
      )
      .catch((error: unknown) => error),
  ]);
  expect(one.published).toHaveLength(2);
  const sizes = [project.text(ABOUT), project.text(DRAFT)].filter((text) =>
    text?.includes('"size": 4'),
  );
  expect(other instanceof Error ? 0 : 1).toBe(sizes.length);
});

test('warns of links to what is not published, and publishes once they are accepted', async () => {
  const project = await draftsProject({
    [DRAFT]: { data: { link: { type: 'page', uid: 'news' } } },
  });
  const publishing = project.releases.publish({ ...request, documents: [about] });
  await expect(publishing).rejects.toMatchObject({
    code: 'problems',
    details: { problems: [{ file: ABOUT, field: 'data.link', severity: 'warning' }] },
  });
  const both = await project.releases.publish({ ...request, documents: [about, news] });
  expect(both.problems).toEqual([]);
});

test('warns of images without alt text, not of those that are marked as decoration', async () => {
  const picture = { url: '/media/wave.png' };
  const image = { type: 'image', ...picture };
  const project = await draftsProject({
    [DRAFT]: {
      data: { picture, body: [image, { ...image, alt: '' }, { ...image, alt: 'A wave' }] },
    },
  });
  const { problems, published } = await project.releases.publish({
    documents: [about],
    acceptWarnings: true,
    dryRun: true,
  });
  expect(published).toEqual([]);
  expect(problems).toMatchObject([
    { field: 'data.picture.alt', severity: 'warning' },
    { field: 'data.body[0].alt', severity: 'warning' },
  ]);
  expect(project.text(DRAFT)).not.toBeNull();
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
  await expect(project.releases.publish({ ...request, ...what })).rejects.toMatchObject({ code });
});

const SETTINGS = `{
    "visibility": "open",
    "releases": [
        { "id": "spring", "label": "Spring" },
        { "id": "winter", "label": "Winter" }
    ]
}`;

const releaseProject = (files: Readonly<Record<string, unknown>> = {}) =>
  authoringProject(
    {
      'content/repository.json': SETTINGS,
      [ABOUT]: { id: 'A1', data: { name: 'About' } },
      'content/releases/spring/documents/page/about.json': { data: { name: 'In spring' } },
      'content/releases/spring/documents/page/news.json': { data: { name: 'News' } },
      'content/releases/winter/documents/page/snow.json': { data: {} },
      ...files,
    },
    { now: () => NOW },
  );

test('a release is published as a whole, and its folder and its entry are removed', async () => {
  const project = await releaseProject();
  const report = await project.releases.publish({ ...request, release: 'spring' });
  expect(report.published).toHaveLength(2);
  const found = await project.client().getByUID('page', 'about');
  expect([found.id, found.data['name']]).toEqual(['A1', 'In spring']);
  expect(project.text('content/repository.json')).toBe(
    SETTINGS.replace('\n        { "id": "spring", "label": "Spring" },', ''),
  );
  expect((await project.releases.list()).map(({ id }) => id)).toEqual(['winter']);
  expect(await project.problems()).toEqual([]);
});

test('a document that has another uid in the release replaces the one with its id', async () => {
  const project = await releaseProject({
    'content/releases/spring/documents/page/about.json': { id: 'X', data: {} },
    'content/releases/spring/documents/page/us.json': { id: 'A1', data: { name: 'Us' } },
  });
  await project.releases.publish({ ...request, release: 'spring' });
  const found = await project.client().getByUID('page', 'us');
  expect(found.id).toBe('A1');
  expect((await project.client().getByUID('page', 'about')).id).toBe('X');
});

test('a release is all or nothing', async () => {
  const project = await releaseProject({
    'content/releases/spring/documents/page/news.json': { data: { size: 'x' } },
  });
  await expect(
    project.releases.publish({ release: 'spring', acceptWarnings: true, dryRun: false }),
  ).rejects.toMatchObject({ code: 'problems' });
  expect((await project.client().getByUID('page', 'about')).data['name']).toBe('About');
  expect(project.text('content/repository.json')).toBe(SETTINGS);
});

test('releases are created, changed and removed in the settings, whose other lines stay', async () => {
  const project = await releaseProject();
  const made = await project.releases.create({ label: 'Été: le début', scheduledAt: '2027-06-01' });
  expect(made).toEqual({
    id: 'ete-le-debut',
    label: 'Été: le début',
    scheduledAt: '2027-06-01T00:00:00+0000',
    documents: [],
  });
  expect(project.text('content/repository.json')).toContain(
    '{ "id": "spring", "label": "Spring" },\n',
  );
  await expect(project.releases.create({ label: 'x', id: 'spring' })).rejects.toMatchObject({
    code: 'exists',
  });
  expect(await project.releases.update('winter', { label: 'Deep winter' })).toMatchObject({
    label: 'Deep winter',
    documents: [{ name: 'snow', status: 'release' }],
  });
  await project.releases.remove('winter');
  expect(project.text('content/drafts/documents/page/snow.json')).not.toBeNull();
  await project.releases.remove('ete-le-debut');
  expect((await project.releases.list()).map(({ id }) => id)).toEqual(['spring']);
});

test('a draft moves to a release, a published document is copied, and both can be taken out', async () => {
  const project = await releaseProject({
    'content/drafts/documents/page/draft.json': { data: { name: 'Draft' } },
    'content/documents/page/plain.json': { data: { name: 'Plain' } },
  });
  const draft = { type: 'page', name: 'draft' };
  const plain = { type: 'page', name: 'plain' };
  expect(await project.releases.add('winter', draft)).toMatchObject({
    version: 'release:winter',
    document: { status: 'release', releases: ['winter'] },
  });
  expect(project.text('content/drafts/documents/page/draft.json')).toBeNull();
  await project.releases.add('winter', plain);
  expect(project.text('content/documents/page/plain.json')).not.toBeNull();
  await expect(project.releases.add('winter', plain)).rejects.toMatchObject({ code: 'exists' });
  expect((await project.client('release:winter').getByUID('page', 'draft')).data['name']).toBe(
    'Draft',
  );
  await project.releases.take('winter', draft);
  expect(await project.documents.read(draft)).toMatchObject({ version: 'draft' });
  await expect(project.releases.take('winter', draft)).rejects.toMatchObject({ code: 'not_found' });
});

test('a folder without settings gets them with its first release', async () => {
  const project = await releaseProject();
  project.remove('content/repository.json');
  await project.releases.create({ label: 'Autumn' });
  expect(project.json('content/repository.json')).toEqual({
    releases: [{ id: 'autumn', label: 'Autumn' }],
  });
});

test.each([
  ['another field', { name: 'About', size: 7 }, { name: 'About me', size: 7 }],
  ['the same value', { name: 'About me' }, { name: 'About me' }],
])('what was changed in the published file by hand is merged: %s', async (_case, data, merged) => {
  const project = await draftsProject({ [ABOUT]: { id: 'A1', data: { name: 'About', size: 5 } } });
  project.remove(DRAFT);
  const { revision } = await project.documents.read(about);
  await project.documents.save(about, {
    version: 'published',
    revision,
    changes: [{ op: 'set', path: ['data', 'name'], value: 'About me' }],
  });
  expect(project.json(DRAFT)).toMatchObject({ published_revision: revision });
  project.write(ABOUT, { id: 'A1', data: { size: 5, ...data } });
  await project.releases.publish({ ...request, documents: [about] });
  expect(project.json(ABOUT)).toMatchObject({ data: merged });
  expect(project.json(ABOUT)).not.toHaveProperty('published_revision');
});

test('a draft replaces what was changed in the published file only if that is accepted', async () => {
  const project = await draftsProject();
  project.remove(DRAFT);
  const { revision } = await project.documents.read(about);
  await project.documents.save(about, {
    version: 'published',
    revision,
    changes: [{ op: 'set', path: ['data', 'name'], value: 'About me' }],
  });
  project.write(ABOUT, { id: 'A1', data: { name: 'About us' } });
  const publishing = project.releases.publish({ ...request, documents: [about] });
  await expect(publishing).rejects.toMatchObject({
    code: 'problems',
    details: {
      problems: [
        { file: ABOUT, severity: 'warning', reason: expect.stringContaining('data.name') },
      ],
    },
  });
  expect(project.json(ABOUT)).toMatchObject({ data: { name: 'About us' } });
  await project.releases.publish({ ...request, acceptWarnings: true, documents: [about] });
  expect(project.json(ABOUT)).toMatchObject({ data: { name: 'About me' } });
});

test('a new document does not silently replace one that was published under its name by hand', async () => {
  const project = await draftsProject();
  await project.documents.create({ type: 'page', uid: 'later', data: { name: 'Mine' } });
  project.write('content/documents/page/later.json', { data: { name: 'Theirs' } });
  const later = { type: 'page', name: 'later' };
  const publishing = project.releases.publish({ ...request, documents: [later] });
  await expect(publishing).rejects.toMatchObject({ code: 'problems' });
});

test.each([
  ['uid', { uid: 'about', data: { name: 'Twin' } }],
  ['id', { id: 'A1', data: { name: 'Twin' } }],
])(
  'of two published files with one %s none is removed by publishing the other',
  async (_what, twin) => {
    const project = await authoringProject({
      [ABOUT]: { id: 'A1', data: { name: 'About' } },
      'content/documents/page/twin.json': twin,
    });
    const key = { type: 'page', name: 'twin' };
    const { revision } = await project.documents.read(key);
    const changes = [{ op: 'set' as const, path: ['data', 'name'], value: 'Mine' }];
    await project.documents.save(key, { version: 'published', revision, changes });
    const publishing = project.releases.publish({
      ...request,
      acceptWarnings: true,
      documents: [key],
    });
    await expect(publishing).rejects.toMatchObject({
      code: 'problems',
      details: {
        problems: [
          {
            file: 'content/documents/page/twin.json',
            reason: expect.stringMatching(
              /^is the same document as content\/documents\/page\/about\.json/,
            ),
          },
        ],
      },
    });
    expect(project.json(ABOUT)).toMatchObject({ data: { name: 'About' } });
  },
);

test('documents that change places in a release are published', async () => {
  const project = await authoringProject({
    [ABOUT]: { id: 'A1', data: { name: 'One' } },
    'content/documents/page/later.json': { id: 'A2', data: { name: 'Two' } },
    'content/releases/spring/documents/page/about.json': { id: 'A2', data: { name: 'Two' } },
    'content/releases/spring/documents/page/later.json': { id: 'A1', data: { name: 'One' } },
    'content/repository.json': SETTINGS,
  });
  await project.releases.publish({ ...request, acceptWarnings: true, release: 'spring' });
  expect(project.json(ABOUT)).toMatchObject({ id: 'A2', data: { name: 'Two' } });
  expect(project.json('content/documents/page/later.json')).toMatchObject({ id: 'A1' });
});

test('a publication is taken back: the public file byte for byte, the others as drafts', async () => {
  const project = await draftsProject();
  const before = project.text(ABOUT);
  const { revision } = await project.documents.read(about, 'published');
  await project.releases.publish({ ...request, documents: [about, news] });
  const documents = [
    { document: about, revision },
    { document: news, revision: null },
  ];
  await project.releases.undoPublish({ documents });
  expect(project.text(ABOUT)).toBe(before);
  expect(project.json(DRAFT)).toMatchObject({ id: 'A1', data: { name: 'About me' } });
  expect(project.text('content/documents/page/news.json')).toBeNull();
  expect(project.json('content/drafts/documents/page/news.json')).toMatchObject({
    data: { name: 'News' },
  });
  const report = await project.releases.publish({ ...request, documents: [about, news] });
  expect(report).toEqual({ published: [about, news], problems: [], merged: [] });
  expect(project.json(ABOUT)).toMatchObject({ id: 'A1', data: { name: 'About me' } });
});

test.each([
  ['a draft that was made since', true, 'page/about was changed since it was published'],
  ['a version that history does not have', false, 'no longer has what was public before'],
])('%s stops taking publications back as a whole', async (_what, isEdited, message) => {
  const project = await draftsProject();
  const { revision } = await project.documents.read(about, 'published');
  await project.releases.publish({ ...request, documents: [about, news] });
  if (isEdited) project.write(DRAFT, { data: { name: 'About us' } });
  const published = project.text(ABOUT);
  const documents = [
    { document: news, revision: null },
    { document: about, revision: isEdited ? revision : `${revision.slice(0, -3)}AAA` },
  ];
  await expect(project.releases.undoPublish({ documents })).rejects.toThrow(message);
  expect(project.text(ABOUT)).toBe(published);
  expect(project.json('content/documents/page/news.json')).toMatchObject({
    data: { name: 'News' },
  });
});
