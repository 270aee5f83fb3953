import { expect, test } from 'vitest';
import { authoringProject } from '../support/authoringProject.ts';

const lowTide = { type: 'page', name: 'low-tide' };
const LOW_TIDE = 'content/documents/page/low-tide.json';
const link = { link_type: 'Document', type: 'page', uid: 'low-tide' };
const hyperlink = {
  body: [
    {
      type: 'paragraph',
      text: 'Low Tide',
      spans: [{ type: 'hyperlink', start: 0, end: 8, data: link }],
    },
  ],
};

const linkedProject = (files: Readonly<Record<string, unknown>> = {}) =>
  authoringProject({
    [LOW_TIDE]: { data: { name: 'Low Tide', link } },
    'content/drafts/documents/page/low-tide.json': { data: { name: 'Low Tide, changed' } },
    'content/releases/spring/documents/page/low-tide.json': { data: { name: 'In spring' } },
    'content/documents/page/about.json': { data: { link, ...hyperlink } },
    'content/documents/page/about.fr-fr.json': { data: { link } },
    'content/drafts/documents/page/new.json': {
      data: { zone: [{ slice_type: 'note', primary: { link } }] },
    },
    'content/releases/spring/documents/home/home.json': { data: { link } },
    'content/archive/documents/page/old.json': { data: { link } },
    'content/documents/note/other.json': { data: { text: 'low-tide' } },
    ...files,
  });

test('a rename moves all versions, keeps the id, and changes every link', async () => {
  const project = await linkedProject();
  const { id } = await project.client().getByUID('page', 'low-tide');
  const renamed = await project.documents.rename(lowTide, 'high-tide');
  expect(renamed).toMatchObject({ name: 'high-tide', uid: 'high-tide', id, status: 'changed' });
  expect(renamed.releases).toEqual(['spring']);
  expect(project.json('content/documents/page/high-tide.json')).toEqual({
    data: { name: 'Low Tide', link: { ...link, uid: 'high-tide' } },
    id,
    previous_uids: ['low-tide'],
  });
  for (const folder of ['documents', 'drafts/documents', 'releases/spring/documents']) {
    expect(project.text(`content/${folder}/page/low-tide.json`)).toBeNull();
    expect(project.json(`content/${folder}/page/high-tide.json`)).toMatchObject({ id });
  }
  for (const path of [
    'documents/page/about.json',
    'documents/page/about.fr-fr.json',
    'drafts/documents/page/new.json',
    'releases/spring/documents/home/home.json',
    'archive/documents/page/old.json',
  ]) {
    expect(project.text(`content/${path}`)).toContain('"uid": "high-tide"');
    expect(project.text(`content/${path}`)).not.toContain('low-tide');
  }
  expect(project.text('content/documents/note/other.json')).toContain('low-tide');
  expect(await project.problems()).toEqual([]);
  for (const version of [undefined, 'drafts', 'release:spring'] as const) {
    const found = await project.client(version).getByUID('page', 'low-tide');
    expect([found.id, found.uid]).toEqual([id, 'high-tide']);
  }
});

test('lists the links to a document in all versions of other documents', async () => {
  const project = await linkedProject();
  const uses = await project.documents.uses(lowTide);
  const places = uses.map(({ document, version, path }) =>
    [document.name, version, path.join('.')].join(' '),
  );
  expect(places.sort()).toEqual([
    'about published data.body.0.spans.0.data',
    'about published data.link',
    'about published data.link',
    'home release:spring data.link',
    'new draft data.zone.0.primary.link',
    'old archived data.link',
  ]);
  expect(await project.documents.uses({ type: 'note', name: 'other' })).toEqual([]);
  const missing = project.documents.uses({ type: 'page', name: 'nothing' });
  await expect(missing).rejects.toMatchObject({ code: 'not_found' });
});

test('finds links by id and by a former uid, and those to an archived document', async () => {
  const project = await linkedProject({
    'content/documents/home/home.json': { data: { link: { link_type: 'Document', id: 'L1' } } },
    [LOW_TIDE]: { id: 'L1', previous_uids: ['ebb'], data: {} },
    'content/documents/page/former.json': { data: { link: { ...link, uid: 'ebb' } } },
  });
  const from = async () =>
    new Set((await project.documents.uses(lowTide)).map(({ document }) => document.name));
  const expected = new Set(['home', 'former', 'about', 'new', 'old']);
  expect(await from()).toEqual(expected);
  await project.documents.archive(lowTide, { acceptWarnings: true });
  // A former uid leads nowhere once the document is archived.
  expect(await from()).toEqual(new Set([...expected].filter((name) => name !== 'former')));
});

test('renamed back, a document has no former uid that is its own', async () => {
  const project = await linkedProject();
  await project.documents.rename(lowTide, 'high-tide');
  await project.documents.rename({ type: 'page', name: 'high-tide' }, 'low-tide');
  expect(project.json(LOW_TIDE)).toMatchObject({ previous_uids: ['high-tide'] });
  expect(project.text('content/documents/page/about.json')).toContain('low-tide');
});

test('a new document may take a former uid, with an id of its own', async () => {
  const project = await linkedProject();
  await project.documents.rename(lowTide, 'high-tide');
  const made = await project.documents.create({ type: 'page', uid: 'low-tide' });
  expect(made.json).toHaveProperty('id');
  await project.releases.publish({
    documents: [lowTide],
    acceptWarnings: false,
    dryRun: false,
  });
  expect((await project.client().getByUID('page', 'low-tide')).id).toBe(made.document.id);
  expect((await project.client().getByUID('page', 'high-tide')).data['name']).toBe('Low Tide');
});

test('a renamed document keeps its other languages', async () => {
  const project = await authoringProject({
    [LOW_TIDE]: { data: {} },
    'content/documents/page/low-tide.fr-fr.json': { data: {} },
  });
  await project.documents.rename({ ...lowTide, lang: 'fr-fr' }, 'maree-basse');
  const french = await project.client().getByUID('page', 'maree-basse', { lang: 'fr-fr' });
  expect(french.alternate_languages).toMatchObject([{ uid: 'low-tide', lang: 'en-gb' }]);
});

test('only links that lead to the document are changed', async () => {
  const project = await authoringProject({
    [LOW_TIDE]: { data: {} },
    'content/documents/page/low-tide.fr-fr.json': { data: {} },
    'content/documents/page/about.json': { data: { link } },
    'content/documents/page/about.fr-fr.json': { data: { link } },
  });
  await project.documents.rename({ ...lowTide, lang: 'fr-fr' }, 'maree-basse');
  expect(project.text('content/documents/page/about.json')).toContain('low-tide');
  expect(project.text('content/documents/page/about.fr-fr.json')).toContain('maree-basse');
});

test.each([
  ['about', 'exists'],
  ['old', 'exists'],
  ['new', 'exists'],
  ['High Tide', 'invalid'],
  ['High', 'invalid'],
  ['../x', 'invalid'],
])('refuses to rename to %s, and writes nothing', async (name, code) => {
  const project = await linkedProject();
  const before = project.text(LOW_TIDE);
  await expect(project.documents.rename(lowTide, name)).rejects.toMatchObject({ code });
  expect(project.text(LOW_TIDE)).toBe(before);
});

test('a file with a link that cannot be edited stops a rename as a whole', async () => {
  const project = await linkedProject({
    'content/documents/page/about.json': `{ "data": { "name": "a", "name": "b", "link": ${JSON.stringify(link)} } }`,
  });
  await expect(project.documents.rename(lowTide, 'high-tide')).rejects.toMatchObject({
    code: 'problems',
    details: { at: 'documents/page/about.json' },
  });
  expect(project.text(LOW_TIDE)).not.toBeNull();
});

test('archiving says which links would break, and takes the latest version off the site', async () => {
  const project = await linkedProject();
  const archiving = project.documents.archive(lowTide, { acceptWarnings: false });
  await expect(archiving).rejects.toMatchObject({ code: 'problems' });
  const { details } = await archiving.catch((error) => error);
  expect(
    details.problems.map(({ file, severity }: { file: string; severity: string }) => [
      file,
      severity,
    ]),
  ).toEqual(
    expect.arrayContaining([
      ['content/documents/page/about.json', 'warning'],
      ['content/drafts/documents/page/new.json', 'warning'],
      ['content/releases/spring/documents/page/low-tide.json', 'warning'],
    ]),
  );
  expect(project.text(LOW_TIDE)).not.toBeNull();
  await project.documents.archive(lowTide, { acceptWarnings: true });
  expect(project.text(LOW_TIDE)).toBeNull();
  expect(project.json('content/archive/documents/page/low-tide.json')).toEqual({
    data: { name: 'Low Tide, changed' },
  });
  await expect(project.client().getByUID('page', 'low-tide')).rejects.toThrow('No documents');
  await expect(project.client('drafts').getByUID('page', 'low-tide')).rejects.toThrow();
});

test('a restored document is a draft with its id', async () => {
  const project = await authoringProject({
    [LOW_TIDE]: { id: 'T1', data: { name: 'Low Tide' } },
    'content/drafts/documents/page/low-tide.json': { data: { name: 'Changed' } },
  });
  await project.documents.archive(lowTide, { acceptWarnings: false });
  const restored = await project.documents.restore(lowTide);
  expect(restored).toMatchObject({
    version: 'draft',
    document: { id: 'T1', status: 'draft', title: 'Changed' },
  });
  expect(project.text('content/archive/documents/page/low-tide.json')).toBeNull();
  await expect(project.client().getByUID('page', 'low-tide')).rejects.toThrow('No documents');
  expect((await project.client('drafts').getByUID('page', 'low-tide')).id).toBe('T1');
});

test.each([
  ['has its name', 'content/documents/page/old.json', { data: {} }],
  ['has its uid in another file', 'content/drafts/documents/page/x.json', { uid: 'old', data: {} }],
])('does not restore a document while another %s', async (_what, path, other) => {
  const project = await linkedProject({ [path]: other });
  const restoring = project.documents.restore({ type: 'page', name: 'old' });
  await expect(restoring).rejects.toMatchObject({ code: 'exists' });
  expect(project.text('content/archive/documents/page/old.json')).not.toBeNull();
});

test('discarding removes the draft only', async () => {
  const project = await linkedProject();
  await project.documents.discard(lowTide);
  expect(await project.documents.read(lowTide)).toMatchObject({
    version: 'published',
    document: { status: 'published' },
  });
  await expect(project.documents.discard(lowTide)).rejects.toMatchObject({ code: 'not_found' });
});

test('removing deletes every version once the broken links are accepted', async () => {
  const project = await linkedProject();
  await expect(project.documents.remove(lowTide, { acceptWarnings: false })).rejects.toMatchObject({
    code: 'problems',
  });
  expect(project.text(LOW_TIDE)).not.toBeNull();
  await project.documents.remove(lowTide, { acceptWarnings: true });
  for (const folder of ['documents', 'drafts/documents', 'releases/spring/documents']) {
    expect(project.text(`content/${folder}/page/low-tide.json`)).toBeNull();
  }
  await expect(project.documents.read(lowTide)).rejects.toMatchObject({ code: 'not_found' });
});
