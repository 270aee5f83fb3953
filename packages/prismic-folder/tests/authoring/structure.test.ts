import { expect, test } from 'vitest';
import { authoringProject } from '../support/authoringProject.ts';
import { ABOUT, PUBLISH } from './support/saving.ts';
import { createDocument } from '../../src/authoring/documents/createDocument.ts';
import { listDocumentUses } from '../../src/authoring/documents/documentUses.ts';
import { readDocument } from '../../src/authoring/documents/readDocument.ts';
import {
  archiveDocument,
  discardDraft,
  removeDocument,
  restoreDocument,
} from '../../src/authoring/documents/removeDocument.ts';
import { renameDocument } from '../../src/authoring/documents/renameDocument.ts';
import { publish } from '../../src/authoring/releases/publish.ts';

const lowTide = { type: 'page', name: 'low-tide' };
const inFolder = (folder: string, name = 'low-tide') =>
  `content/${folder}documents/page/${name}.json`;
const LOW_TIDE = inFolder('');
const DRAFT = inFolder('drafts/');
const SPRING = inFolder('releases/spring/');
const ARCHIVED = inFolder('archive/');
const link = { link_type: 'Document', type: 'page', uid: 'low-tide' };
const ACCEPT = { acceptWarnings: true };

/** Files with links to the document. */
const LINKING = [
  ABOUT,
  inFolder('', 'about.fr-fr'),
  inFolder('drafts/', 'new'),
  'content/releases/spring/documents/home/home.json',
  inFolder('archive/', 'old'),
] as const;

const linkedProject = (files: Readonly<Record<string, unknown>> = {}) => {
  const span = { type: 'hyperlink', start: 0, end: 3, data: link };
  const body = [{ type: 'paragraph', text: 'Low', spans: [span] }];
  return authoringProject({
    [LOW_TIDE]: { data: { name: 'Low Tide', link } },
    [DRAFT]: { data: { name: 'Low Tide, changed' } },
    [SPRING]: { data: { name: 'In spring' } },
    ...Object.fromEntries(LINKING.map((path) => [path, { data: { link } }])),
    [ABOUT]: { data: { link, body } },
    [LINKING[2]]: { data: { zone: [{ slice_type: 'note', primary: { link } }] } },
    'content/documents/note/other.json': { data: { text: 'low-tide' } },
    ...files,
  });
};

test('a rename moves all versions, keeps the id, and changes every link, also back', async () => {
  const project = await linkedProject();
  const { id } = await project.client().getByUID('page', 'low-tide');
  const renamed = await renameDocument(project, lowTide, 'high-tide');
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
  await renameDocument(project, { type: 'page', name: 'high-tide' }, 'low-tide');
  // None of its former uids is its own.
  expect(project.json(LOW_TIDE)).toMatchObject({ previous_uids: ['high-tide'] });
  expect(project.text(ABOUT)).toContain('low-tide');
});

test('lists the links to a document in all versions of other documents', async () => {
  const folder = await linkedProject();
  const uses = await listDocumentUses(folder, lowTide);
  const places = uses.map(
    ({ document: { name }, version, path }) => `${name} ${version} ${path.join('.')}`,
  );
  expect(places.sort()).toEqual([
    'about published data.body.0.spans.0.data',
    'about published data.link',
    'about published data.link',
    'home release:spring data.link',
    'new draft data.zone.0.primary.link',
    'old archived data.link',
  ]);
  expect(await listDocumentUses(folder, { type: 'note', name: 'other' })).toEqual([]);
  const missing = listDocumentUses(folder, { type: 'page', name: 'nothing' });
  await expect(missing).rejects.toMatchObject({ code: 'not_found' });
});

test('finds links by id and by a former uid, and those to an archived document', async () => {
  const folder = await linkedProject({
    'content/documents/home/home.json': { data: { link: { link_type: 'Document', id: 'L1' } } },
    [LOW_TIDE]: { id: 'L1', previous_uids: ['ebb'], data: {} },
    [inFolder('', 'former')]: { data: { link: { ...link, uid: 'ebb' } } },
  });
  const from = async () =>
    new Set((await listDocumentUses(folder, lowTide)).map(({ document }) => document.name));
  expect(await from()).toEqual(new Set(['home', 'former', 'about', 'new', 'old']));
  await archiveDocument(folder, lowTide, ACCEPT);
  // A former uid leads nowhere once the document is archived.
  expect(await from()).toEqual(new Set(['home', 'about', 'new', 'old']));
});

test('a new document may take a former uid, with an id of its own', async () => {
  const project = await linkedProject();
  await renameDocument(project, lowTide, 'high-tide');
  const { document } = await createDocument(project, { type: 'page', uid: 'low-tide' });
  await publish(project, { ...PUBLISH, acceptWarnings: false, documents: [lowTide] });
  const found = await project.client().getByUID('page', 'low-tide');
  expect([found.id, found.data['name']]).toEqual([document.id, null]);
  const renamed = await project.client().getByUID('page', 'high-tide');
  expect(renamed.data['name']).toBe('Low Tide');
});

test('a renamed document keeps its other languages, and only links to it are changed', async () => {
  const project = await linkedProject({ [inFolder('', 'low-tide.fr-fr')]: { data: {} } });
  await renameDocument(project, { ...lowTide, lang: 'fr-fr' }, 'maree-basse');
  const french = await project.client().getByUID('page', 'maree-basse', { lang: 'fr-fr' });
  expect(french.alternate_languages).toMatchObject([{ uid: 'low-tide', lang: 'en-gb' }]);
  expect(project.text(ABOUT)).toContain('low-tide');
  expect(project.text(LINKING[1])).toContain('maree-basse');
});

test.each<[name: string, code: string, details?: object]>([
  ['about', 'exists'],
  ['old', 'exists'],
  ['new', 'exists'],
  ['High', 'invalid'],
  ['../x', 'invalid'],
  // One of the files with links cannot be edited.
  ['high-tide', 'problems', { at: 'documents/page/about.json' }],
])('refuses to rename to %s: %s, and writes nothing', async (name, code, details = {}) => {
  const text = `{ "data": { "name": "a", "name": "b", "link": ${JSON.stringify(link)} } }`;
  const project = await linkedProject(code === 'problems' ? { [ABOUT]: text } : {});
  const before = project.text(LOW_TIDE);
  const renaming = renameDocument(project, lowTide, name);
  await expect(renaming).rejects.toMatchObject({ code, details });
  expect(project.text(LOW_TIDE)).toBe(before);
});

test('archiving says which links would break, and takes the latest version off the site', async () => {
  const project = await linkedProject();
  const problems = [ABOUT, LINKING[2], SPRING].map((file) =>
    expect.objectContaining({ file, severity: 'warning' }),
  );
  const archiving = archiveDocument(project, lowTide, { acceptWarnings: false });
  await expect(archiving).rejects.toMatchObject({
    code: 'problems',
    details: { problems: expect.arrayContaining(problems) },
  });
  expect(project.text(LOW_TIDE)).not.toBeNull();
  await archiveDocument(project, lowTide, ACCEPT);
  expect([project.text(LOW_TIDE), project.text(DRAFT)]).toEqual([null, null]);
  expect(project.json(ARCHIVED)).toEqual({ data: { name: 'Low Tide, changed' } });
  await expect(project.client('drafts').getByUID('page', 'low-tide')).rejects.toThrow();
});

test('a restored document is a draft with its id', async () => {
  const project = await authoringProject({ [ARCHIVED]: { id: 'T1', data: { name: 'Changed' } } });
  const document = { id: 'T1', status: 'draft', title: 'Changed' };
  expect(await restoreDocument(project, lowTide)).toMatchObject({ version: 'draft', document });
  expect(project.text(ARCHIVED)).toBeNull();
  await expect(project.client().getByUID('page', 'low-tide')).rejects.toThrow('No documents');
  expect((await project.client('drafts').getByUID('page', 'low-tide')).id).toBe('T1');
});

test.each([
  ['has its name', inFolder('', 'old'), { data: {} }],
  ['has its uid in another file', inFolder('drafts/', 'x'), { uid: 'old', data: {} }],
])('does not restore a document while another %s', async (_what, path, other) => {
  const project = await linkedProject({ [path]: other });
  const restoring = restoreDocument(project, { type: 'page', name: 'old' });
  await expect(restoring).rejects.toMatchObject({ code: 'exists' });
  expect(project.text(inFolder('archive/', 'old'))).not.toBeNull();
});

test('discarding removes the draft only, removing every version once broken links are accepted', async () => {
  const folder = await linkedProject();
  const { text } = folder;
  const draft = text(DRAFT);
  await discardDraft(folder, lowTide);
  const published = { version: 'published', document: { status: 'published' } };
  expect(await readDocument(folder, lowTide)).toMatchObject(published);
  await expect(discardDraft(folder, lowTide)).rejects.toMatchObject({ code: 'not_found' });
  folder.write(DRAFT, draft);
  const removing = removeDocument(folder, lowTide, { acceptWarnings: false });
  await expect(removing).rejects.toMatchObject({ code: 'problems' });
  expect(text(LOW_TIDE)).not.toBeNull();
  await removeDocument(folder, lowTide, ACCEPT);
  expect([LOW_TIDE, DRAFT, SPRING].map(text)).toEqual([null, null, null]);
  await expect(readDocument(folder, lowTide)).rejects.toMatchObject({ code: 'not_found' });
});
