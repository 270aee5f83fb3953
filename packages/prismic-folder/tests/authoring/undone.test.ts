import { expect, test } from 'vitest';
import type { Change, Json } from '../../src/edit/types.ts';
import { authoringProject, type AuthoringProject } from '../support/authoringProject.ts';

const ABOUT = 'content/documents/page/about.json';
const DRAFT = 'content/drafts/documents/page/about.json';
const SPRING = 'content/releases/spring/documents/page/about.json';
const about = { type: 'page', name: 'about' };

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

const set = (path: readonly (string | number)[], value: Json): Change => ({
  op: 'set',
  path,
  value,
});

/** Saves one change after another, each on what the last one returned. */
async function saveAll({ documents }: AuthoringProject, steps: readonly (readonly Change[])[]) {
  let last = await documents.read(about);
  for (const changes of steps) {
    const { version, revision } = last;
    // oxlint-disable-next-line no-await-in-loop
    last = await documents.save(about, {
      version,
      revision,
      // Cast: the contract's changes differ only in that their lists may be changed.
      changes: changes as Parameters<typeof documents.save>[1]['changes'],
    });
  }
  return last;
}

const UNDONE: readonly [string, readonly (readonly Change[])[]][] = [
  ['a text', [[set(['data', 'name'], 'x')], [set(['data', 'name'], 'Café')]]],
  ['a number', [[set(['data', 'size'], 4)], [set(['data', 'size'], 3)]]],
  [
    'a rich text',
    [[set(['data', 'body', 0, 'text'], '')], [set(['data', 'body', 0, 'text'], 'a "b"')]],
  ],
  ['the tags', [[set(['tags'], [])], [set(['tags'], ['One'])]]],
  ['a new field', [[set(['data', 'link'], null)], [{ op: 'remove', path: ['data', 'link'] }]]],
  [
    'a removed field',
    [[{ op: 'remove', path: ['data', 'name'] }], [set(['data', 'name'], 'Café')]],
  ],
  [
    'a new slice',
    [
      [{ op: 'insert', path: ['data', 'zone', 1], value: note('new') }],
      [{ op: 'remove', path: ['data', 'zone', 1] }],
    ],
  ],
  [
    'a removed slice',
    [
      [{ op: 'remove', path: ['data', 'zone', 0] }],
      [{ op: 'insert', path: ['data', 'zone', 0], value: note('one') }],
    ],
  ],
  [
    'moved slices',
    [
      [{ op: 'move', path: ['data', 'zone', 0], to: 1 }],
      [{ op: 'move', path: ['data', 'zone', 1], to: 0 }],
    ],
  ],
  [
    'several values, in several saves',
    [
      [set(['data', 'name'], 'x'), set(['data', 'size'], 4)],
      [set(['data', 'size'], 3), set(['tags', 0], 'Two')],
      [set(['tags', 0], 'One')],
      [set(['data', 'name'], 'Café')],
    ],
  ],
];

test.each(UNDONE)('undoing %s removes the draft and leaves every byte', async (_what, steps) => {
  const project = await authoringProject({ [ABOUT]: TEXT });
  const before = await project.documents.read(about);
  const changed = await saveAll(project, steps.slice(0, -1));
  expect(changed).toMatchObject({ version: 'draft', document: { status: 'changed' } });
  expect(project.text(DRAFT)).not.toBeNull();

  const undone = await saveAll(project, steps.slice(-1));
  const { savedAt: _, ...document } = before.document;
  expect(undone).toMatchObject({ ...before, document });
  expect(project.text(DRAFT)).toBeNull();
  expect(project.text(ABOUT)).toBe(TEXT);
  expect((await project.documents.list({ status: 'changed', page: 1, pageSize: 10 })).total).toBe(
    0,
  );

  const more = await saveAll(project, [[set(['data', 'name'], 'Next')]]);
  expect(more).toMatchObject({ version: 'draft', json: { data: { name: 'Next', size: 3 } } });
});

test('what another editor saves on a draft that was removed becomes a draft again', async () => {
  const project = await authoringProject({ [ABOUT]: TEXT });
  const draft = await saveAll(project, [[set(['data', 'name'], 'x')]]);
  await saveAll(project, [[set(['data', 'name'], 'Café')]]);
  const saved = await project.documents.save(about, {
    version: 'draft',
    revision: draft.revision,
    changes: [{ op: 'set', path: ['data', 'size'], value: 5 }],
  });
  const { revision } = await project.documents.read(about, 'published');
  expect(saved).toMatchObject({
    version: 'draft',
    json: { data: { name: 'Café', size: 5 }, published_revision: revision },
  });
});

test('a value that was published with an error can be put back', async () => {
  const project = await authoringProject({ [ABOUT]: { data: { size: 900 } } });
  const back = await saveAll(project, [[set(['data', 'size'], 5)], [set(['data', 'size'], 900)]]);
  expect(back).toMatchObject({ version: 'published', problems: [{ field: 'data.size' }] });
  expect(project.text(DRAFT)).toBeNull();
});

test.each<[string, Readonly<Record<string, unknown>>, string]>([
  ['a draft of a document that is not published', { [DRAFT]: TEXT }, DRAFT],
  [
    'a version in a release',
    { [ABOUT]: TEXT, [SPRING]: TEXT, 'content/releases/spring/release.json': { label: 'Spring' } },
    SPRING,
  ],
  [
    'a draft whose published file has changed meanwhile',
    { [ABOUT]: TEXT.replace('"unknown": null', '"unknown": 1'), [DRAFT]: TEXT },
    DRAFT,
  ],
  ['a draft whose published file is broken', { [ABOUT]: TEXT.slice(0, -1), [DRAFT]: TEXT }, DRAFT],
  ['a draft with another id', { [ABOUT]: TEXT, [DRAFT]: TEXT.replace('A1', 'A2') }, DRAFT],
])('%s stays when a change of it is undone', async (_what, files, path) => {
  const project = await authoringProject(files);
  const version = path === SPRING ? 'release:spring' : 'draft';
  let { revision } = await project.documents.read(about, version);
  for (const value of [4, 3]) {
    // oxlint-disable-next-line no-await-in-loop
    ({ revision } = await project.documents.save(about, {
      version,
      revision,
      changes: [{ op: 'set', path: ['data', 'size'], value }],
    }));
  }
  // Whatever the draft was, only the number is written anew.
  const before = String(files[path]);
  expect(project.text(path)).toBe(before.replace('3.0', '3'));
});

test('a draft that already equals what is published stays until it is changed', async () => {
  const project = await authoringProject({ [ABOUT]: TEXT, [DRAFT]: TEXT });
  const same = await saveAll(project, [[set(['data', 'size'], 3)]]);
  expect(same.version).toBe('draft');
  expect(project.text(DRAFT)).toBe(TEXT);
});
