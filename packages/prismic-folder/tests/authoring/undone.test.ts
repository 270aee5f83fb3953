import { expect, test } from 'vitest';
import { authoringProject } from '../support/authoringProject.ts';
import { ABOUT, about, DRAFT, fields, save, set, SPRING } from './support/saving.ts';
import { listDocuments } from '../../src/authoring/documents/listDocuments.ts';
import { readDocument } from '../../src/authoring/documents/readDocument.ts';
import { saveDocument } from '../../src/authoring/documents/saveDocument.ts';

type Changes = ReturnType<typeof fields>;

/** A file as people write it: nothing of it is written as a program would. */
const TEXT = [
  '\ufeff{',
  '\t"id": "A1", "tags": [ "One" ],',
  '\t"data": {',
  '\t\t"size": 3.0, "name": "Caf\\u00e9",',
  '\t\t"body": [{ "type": "paragraph", "text": "a \\"b\\"", "spans": [] }],',
  '\t\t"zone": [',
  '\t\t\t{ "slice_type": "note", "primary": { "text": "one" } }, { "slice_type": "note", "primary": {} }',
  '\t\t],',
  '\t\t"unknown": null',
  '\t}',
  '}',
].join('\r\n');

const note = (text: string) => ({ slice_type: 'note', primary: { text } });
const remove = (...path: (string | number)[]): Changes => [{ op: 'remove', path }];
const zone = (at: number) => ['data', 'zone', at];
const insert = (at: number, text: string): Changes => [
  { op: 'insert', path: zone(at), value: note(text) },
];
const move = (at: number, to: number): Changes => [{ op: 'move', path: zone(at), to }];
const text = (value: string) => [set(['data', 'body', 0, 'text'], value)];
const tag = (value: string) => set(['tags', 0], value);

/** Steps, of which the last one undoes the others. */
test.each<[string, ...Changes[]]>([
  ['a text', fields({ name: 'x' }), fields({ name: 'Café' })],
  ['a rich text', text(''), text('a "b"')],
  ['the tags', [set(['tags'], [])], [set(['tags'], ['One'])]],
  ['a new field', fields({ link: null }), remove('data', 'link')],
  ['a removed field', remove('data', 'name'), fields({ name: 'Café' })],
  ['a new slice', insert(1, 'new'), remove(...zone(1))],
  ['a removed slice', remove(...zone(0)), insert(0, 'one')],
  ['moved slices', move(0, 1), move(1, 0)],
  [
    'several values, in several saves',
    fields({ name: 'x', size: 4 }),
    [...fields({ size: 3 }), tag('Two')],
    [tag('One')],
    fields({ name: 'Café' }),
  ],
])('undoing %s removes the draft and leaves every byte', async (_what, ...steps) => {
  const project = await authoringProject({ [ABOUT]: TEXT });
  const before = await readDocument(project, about);
  for (const changes of steps.slice(0, -1)) {
    const changed = await save(project, about, changes);
    expect(changed).toMatchObject({ version: 'draft', document: { status: 'changed' } });
  }
  expect(project.text(DRAFT)).not.toBeNull();

  const undone = await save(project, about, steps.at(-1) ?? []);
  const { savedAt: _, ...document } = before.document;
  expect(undone).toMatchObject({ ...before, document });
  expect(project.text(DRAFT)).toBeNull();
  expect(project.text(ABOUT)).toBe(TEXT);
  const changed = await listDocuments(project, { status: 'changed', page: 1, pageSize: 10 });
  expect(changed.total).toBe(0);

  const more = await save(project, about, { name: 'Next' });
  expect(more).toMatchObject({ version: 'draft', json: { data: { name: 'Next', size: 3 } } });
});

test('what another editor saves on a draft that was removed becomes a draft again', async () => {
  const project = await authoringProject({ [ABOUT]: TEXT });
  const { version, revision } = await save(project, about, { name: 'x' });
  await save(project, about, { name: 'Café' });
  const changes = fields({ size: 5 });
  const saved = await saveDocument(project, about, { version, revision, changes });
  const published = await readDocument(project, about, 'published');
  expect(saved).toMatchObject({
    version: 'draft',
    json: { data: { name: 'Café', size: 5 }, published_revision: published.revision },
  });
});

test('a value that was published with an error can be put back', async () => {
  const project = await authoringProject({ [ABOUT]: { data: { size: 900 } } });
  await save(project, about, { size: 5 });
  const back = await save(project, about, { size: 900 });
  expect(back).toMatchObject({ version: 'published', problems: [{ field: 'data.size' }] });
  expect(project.text(DRAFT)).toBeNull();
});

const CHANGED = TEXT.replace('"unknown": null', '"unknown": 1');

test.each<[string, Readonly<Record<string, string>>, string]>([
  ['a draft of a document that is not published', { [DRAFT]: TEXT }, DRAFT],
  ['a version in a release', { [ABOUT]: TEXT, [SPRING]: TEXT }, SPRING],
  ['a draft whose published file has changed', { [ABOUT]: CHANGED, [DRAFT]: TEXT }, DRAFT],
  ['a draft whose published file is broken', { [ABOUT]: TEXT.slice(0, -1), [DRAFT]: TEXT }, DRAFT],
  ['a draft with another id', { [ABOUT]: TEXT, [DRAFT]: TEXT.replace('A1', 'A2') }, DRAFT],
])('%s stays when a change of it is undone', async (_what, files, path) => {
  const project = await authoringProject(files);
  const version = path === SPRING ? 'release:spring' : 'draft';
  await save(project, about, { size: 4 }, version);
  await save(project, about, { size: 3 }, version);
  // Whatever the draft was, only the number is written anew.
  expect(project.text(path)).toBe(files[path]?.replace('3.0', '3'));
});

test('a draft that already equals what is published stays until it is changed', async () => {
  const project = await authoringProject({ [ABOUT]: TEXT, [DRAFT]: TEXT });
  expect((await save(project, about, { size: 3 })).version).toBe('draft');
  expect(project.text(DRAFT)).toBe(TEXT);
});
