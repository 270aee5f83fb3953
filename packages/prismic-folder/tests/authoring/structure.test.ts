import { expect, test } from 'vitest';
import { authoringProject } from '../support/authoringProject.ts';
import { ABOUT, PUBLISH } from './support/saving.ts';

const lowTide = { type: 'page', name: 'low-tide' };
const inFolder = (folder: string, name = 'low-tide') =>
  `content/${folder}documents/page/${name}.json`;
const LOW_TIDE = inFolder('');
const DRAFT = inFolder('drafts/');
const SPRING = inFolder('releases/spring/');
const FRENCH = inFolder('', 'low-tide.fr-fr');
const ARCHIVED = inFolder('archive/');
const link = { link_type: 'Document', type: 'page', uid: 'low-tide' };
const linking = { data: { link } };
const ACCEPT = { acceptWarnings: true };

/** Files with links to the document. */
const LINKING = [
  ABOUT,
  inFolder('', 'about.fr-fr'),
  inFolder('drafts/', 'new'),
  'content/releases/spring/documents/home/home.json',
  inFolder('archive/', 'old'),
] as const;

const linkedProject = (files: Readonly<Record<string, unknown>> = {}) =>
  authoringProject({
    [LOW_TIDE]: { data: { name: 'Low Tide', link } },
    [DRAFT]: { data: { name: 'Low Tide, changed' } },
    [SPRING]: { data: { name: 'In spring' } },
    ...Object.fromEntries(LINKING.map((path) => [path, linking])),
    [ABOUT]: {
      data: {
        link,
        body: [
          {
            type: 'paragraph',
            text: 'Low',
            spans: [{ type: 'hyperlink', start: 0, end: 3, data: link }],
          },
        ],
      },
    },
    [LINKING[2]]: { data: { zone: [{ slice_type: 'note', primary: { link } }] } },
    'content/documents/note/other.json': { data: { text: 'low-tide' } },
    ...files,
  });

test('a rename moves all versions, keeps the id, and changes every link', async () => {
  const project = await linkedProject();
  const { id } = await project.client().getByUID('page', 'low-tide');
  const renamed = await project.documents.rename(lowTide, 'high-tide');
  const shown = { name: 'high-tide', uid: 'high-tide', id, status: 'changed' };
  expect(renamed).toMatchObject({ ...shown, releases: ['spring'] });
  const data = { name: 'Low Tide', link: { ...link, uid: 'high-tide' } };
  const previous_uids = ['low-tide'];
  expect(project.json(inFolder('', 'high-tide'))).toEqual({ data, id, previous_uids });
  for (const folder of ['', 'drafts/', 'releases/spring/']) {
    expect(project.text(inFolder(folder))).toBeNull();
    expect(project.json(inFolder(folder, 'high-tide'))).toMatchObject({ id });
  }
  for (const path of LINKING) {
    expect(project.text(path)).toContain('"uid": "high-tide"');
    expect(project.text(path)).not.toContain('low-tide');
  }
  expect(project.text('content/documents/note/other.json')).toContain('low-tide');
  expect(await project.problems()).toEqual([]);
  for (const version of [undefined, 'drafts', 'release:spring'] as const) {
    const found = await project.client(version).getByUID('page', 'low-tide');
    expect([found.id, found.uid]).toEqual([id, 'high-tide']);
  }
});

test('lists the links to a document in all versions of other documents', async () => {
  const { documents } = await linkedProject();
  const uses = await documents.uses(lowTide);
  const places = uses.map(({ document: { name }, version, path }) =>
    [name, version, path.join('.')].join(' '),
  );
  expect(places.sort()).toEqual([
    'about published data.body.0.spans.0.data',
    'about published data.link',
    'about published data.link',
    'home release:spring data.link',
    'new draft data.zone.0.primary.link',
    'old archived data.link',
  ]);
  expect(await documents.uses({ type: 'note', name: 'other' })).toEqual([]);
  const missing = documents.uses({ type: 'page', name: 'nothing' });
  await expect(missing).rejects.toMatchObject({ code: 'not_found' });
});

test('finds links by id and by a former uid, and those to an archived document', async () => {
  const { documents } = await linkedProject({
    'content/documents/home/home.json': { data: { link: { link_type: 'Document', id: 'L1' } } },
    [LOW_TIDE]: { id: 'L1', previous_uids: ['ebb'], data: {} },
    [inFolder('', 'former')]: { data: { link: { ...link, uid: 'ebb' } } },
  });
  const from = async () =>
    new Set((await documents.uses(lowTide)).map(({ document }) => document.name));
  expect(await from()).toEqual(new Set(['home', 'former', 'about', 'new', 'old']));
  await documents.archive(lowTide, ACCEPT);
  // A former uid leads nowhere once the document is archived.
  expect(await from()).toEqual(new Set(['home', 'about', 'new', 'old']));
});

test('renamed back, a document has no former uid that is its own', async () => {
  const project = await linkedProject();
  await project.documents.rename(lowTide, 'high-tide');
  await project.documents.rename({ type: 'page', name: 'high-tide' }, 'low-tide');
  expect(project.json(LOW_TIDE)).toMatchObject({ previous_uids: ['high-tide'] });
  expect(project.text(ABOUT)).toContain('low-tide');
});

test('a new document may take a former uid, with an id of its own', async () => {
  const project = await linkedProject();
  await project.documents.rename(lowTide, 'high-tide');
  const made = await project.documents.create({ type: 'page', uid: 'low-tide' });
  expect(made.json).toHaveProperty('id');
  await project.releases.publish({ ...PUBLISH, acceptWarnings: false, documents: [lowTide] });
  expect((await project.client().getByUID('page', 'low-tide')).id).toBe(made.document.id);
  expect((await project.client().getByUID('page', 'high-tide')).data['name']).toBe('Low Tide');
});

test('a renamed document keeps its other languages, and only links to it are changed', async () => {
  const project = await linkedProject({ [FRENCH]: { data: {} } });
  await project.documents.rename({ ...lowTide, lang: 'fr-fr' }, 'maree-basse');
  const french = await project.client().getByUID('page', 'maree-basse', { lang: 'fr-fr' });
  expect(french.alternate_languages).toMatchObject([{ uid: 'low-tide', lang: 'en-gb' }]);
  expect(project.text(ABOUT)).toContain('low-tide');
  expect(project.text(LINKING[1])).toContain('maree-basse');
});

test.each([
  ['about', 'exists'],
  ['old', 'exists'],
  ['new', 'exists'],
  ['High', 'invalid'],
  ['../x', 'invalid'],
])('refuses to rename to %s, and writes nothing', async (name, code) => {
  const project = await linkedProject();
  const before = project.text(LOW_TIDE);
  await expect(project.documents.rename(lowTide, name)).rejects.toMatchObject({ code });
  expect(project.text(LOW_TIDE)).toBe(before);
});

test('a file with a link that cannot be edited stops a rename as a whole', async () => {
  const text = `{ "data": { "name": "a", "name": "b", "link": ${JSON.stringify(link)} } }`;
  const project = await linkedProject({ [ABOUT]: text });
  const details = { at: 'documents/page/about.json' };
  await expect(project.documents.rename(lowTide, 'high-tide')).rejects.toMatchObject({
    code: 'problems',
    details,
  });
  expect(project.text(LOW_TIDE)).not.toBeNull();
});

test('archiving says which links would break, and takes the latest version off the site', async () => {
  const project = await linkedProject();
  const archiving = project.documents.archive(lowTide, { acceptWarnings: false });
  const problems = [ABOUT, LINKING[2], SPRING].map((file) =>
    expect.objectContaining({ file, severity: 'warning' }),
  );
  await expect(archiving).rejects.toMatchObject({
    code: 'problems',
    details: { problems: expect.arrayContaining(problems) },
  });
  expect(project.text(LOW_TIDE)).not.toBeNull();
  await project.documents.archive(lowTide, ACCEPT);
  expect(project.text(LOW_TIDE)).toBeNull();
  expect(project.json(ARCHIVED)).toEqual({ data: { name: 'Low Tide, changed' } });
  await expect(project.client().getByUID('page', 'low-tide')).rejects.toThrow('No documents');
  await expect(project.client('drafts').getByUID('page', 'low-tide')).rejects.toThrow();
});

test('a restored document is a draft with its id', async () => {
  const project = await authoringProject({ [ARCHIVED]: { id: 'T1', data: { name: 'Changed' } } });
  expect(await project.documents.restore(lowTide)).toMatchObject({
    version: 'draft',
    document: { id: 'T1', status: 'draft', title: 'Changed' },
  });
  expect(project.text(ARCHIVED)).toBeNull();
  await expect(project.client().getByUID('page', 'low-tide')).rejects.toThrow('No documents');
  expect((await project.client('drafts').getByUID('page', 'low-tide')).id).toBe('T1');
});

test.each([
  ['has its name', inFolder('', 'old'), { data: {} }],
  ['has its uid in another file', inFolder('drafts/', 'x'), { uid: 'old', data: {} }],
])('does not restore a document while another %s', async (_what, path, other) => {
  const project = await linkedProject({ [path]: other });
  const restoring = project.documents.restore({ type: 'page', name: 'old' });
  await expect(restoring).rejects.toMatchObject({ code: 'exists' });
  expect(project.text(inFolder('archive/', 'old'))).not.toBeNull();
});

test('discarding removes the draft only', async () => {
  const { documents } = await linkedProject();
  await documents.discard(lowTide);
  const published = { version: 'published', document: { status: 'published' } };
  expect(await documents.read(lowTide)).toMatchObject(published);
  await expect(documents.discard(lowTide)).rejects.toMatchObject({ code: 'not_found' });
});

test('removing deletes every version once the broken links are accepted', async () => {
  const { documents, text } = await linkedProject();
  const removing = documents.remove(lowTide, { acceptWarnings: false });
  await expect(removing).rejects.toMatchObject({ code: 'problems' });
  expect(text(LOW_TIDE)).not.toBeNull();
  await documents.remove(lowTide, ACCEPT);
  expect([LOW_TIDE, DRAFT, SPRING].map(text)).toEqual([null, null, null]);
  await expect(documents.read(lowTide)).rejects.toMatchObject({ code: 'not_found' });
});
