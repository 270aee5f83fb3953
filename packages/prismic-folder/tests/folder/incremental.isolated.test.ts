import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createSnapshotSource } from '../../src/folder/createSnapshotSource.ts';
import * as readDocument from '../../src/folder/readDocument.ts';
import { createProject, field, type Project, typeModel } from '../support/createProject.ts';

vi.mock('../../src/folder/readDocument.ts', { spy: true });

const SEED = Number(process.env['SEED'] ?? 20_261_122);
const EDITS = Number(process.env['EDITS'] ?? 150);

const MODELS = {
  'customtypes/page/index.json': typeModel('page', {
    uid: field('UID'),
    name: field('Text'),
    link: field('Link'),
  }),
  'customtypes/home/index.json': typeModel('home', { link: field('Link') }, { repeatable: false }),
  'content/repository.json': {
    visibility: 'open',
    languages: [{ id: 'en-gb' }, { id: 'fr-fr' }],
  },
};

/** Numbers from 0 up to `below`, the same for each seed. */
function randomOf(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Writes or removes one document anywhere: names collide, links break, languages join. */
function edit(project: Project, random: (below: number) => number, written: Set<string>): string {
  const pick = <One>(list: readonly One[]) => list[random(list.length)];
  const folder = pick(['documents', 'documents', 'drafts/documents', 'releases/spring/documents']);
  const [type, name] = pick([
    ['home', 'home'],
    ...['a', 'b', 'c', 'd', 'e'].map((one) => ['page', one]),
  ]) ?? ['page', 'a'];
  const path = `content/${folder}/${type}/${name}${pick(['', '', '.fr-fr'])}.json`;
  if (written.has(path) && random(4) === 0) {
    project.remove(path);
    written.delete(path);
    return `remove ${path}`;
  }
  const date = '2024-01-01T00:00:00+0000';
  const content =
    random(12) === 0
      ? '{ "data": '
      : {
          first_publication_date: date,
          last_publication_date: date,
          ...(random(4) === 0 && { id: pick(['X1', 'X2']) }),
          ...(type === 'page' && random(4) === 0 && { uid: pick(['a', 'b', 'z']) }),
          ...(type === 'page' && random(4) === 0 && { previous_uids: [pick(['a', 'old'])] }),
          ...(random(4) === 0 && { tags: [pick(['One', 'Two'])] }),
          ...(random(6) === 0 && { alternate_languages: [{ id: pick(['X1', 'X2']) }] }),
          data: {
            ...(type === 'page' && { name: `${random(1000)}` }),
            ...(random(2) === 0 && {
              link: { type: 'page', uid: pick(['a', 'b', 'c', 'z', 'old']) },
            }),
          },
        };
  project.write(path, content);
  written.add(path);
  return `write ${path} ${JSON.stringify(content)}`;
}

test('after any edit a reload has what a first load would have', async () => {
  const random = randomOf(SEED);
  const project = createProject(MODELS);
  const source = createSnapshotSource({ ...project, watch: true });
  const written = new Set<string>();
  const edits: string[] = [];
  let before: { copy: string; snapshot: object } | undefined;
  for (let count = 0; count < EDITS; count++) {
    edits.push(edit(project, random, written));
    // oxlint-disable-next-line no-await-in-loop
    const [snapshot, fresh] = [await source.current(), await project.load()];
    const shown = `seed ${SEED}, after ${count + 1} edits, the last: ${edits.at(-1)}`;
    expect(snapshot, shown).toEqual(fresh);
    if (before) expect(JSON.stringify(before.snapshot), shown).toBe(before.copy);
    before = { snapshot, copy: JSON.stringify(snapshot) };
  }
});

function linkedProject() {
  const project = createProject({
    ...MODELS,
    'content/documents/home/home.json': { data: { link: { type: 'page', uid: 'b' } } },
    'content/documents/page/a.json': { data: { name: 'A' } },
    'content/documents/page/b.json': { data: { name: 'B' } },
    'content/drafts/documents/page/a.json': { data: { name: 'A, changed' } },
    'content/drafts/documents/page/c.json': { data: { name: 'C' } },
  });
  const source = createSnapshotSource({ ...project, watch: true });
  const readFiles = async (write: () => void) => {
    await source.current();
    vi.mocked(readDocument.readDocument).mockClear();
    write();
    await source.current();
    return vi.mocked(readDocument.readDocument).mock.calls.map(([, , shown]) => shown);
  };
  return { project, source, readFiles };
}

const FILES = [
  ['a draft', 'content/drafts/documents/page/a.json', []],
  ['a document of a release', 'content/releases/spring/documents/page/b.json', []],
  ['a published document', 'content/documents/page/a.json', []],
  ['an archived document', 'content/archive/documents/page/a.json', null],
] as const;

test.each(FILES)('normalizes only %s after it has changed', async (_what, path, more) => {
  const { project, readFiles } = linkedProject();
  const files = await readFiles(() => project.write(path, { data: { name: 'New' } }));
  expect(files).toEqual(more === null ? [] : [path]);
});

test('normalizes what links to a document again once its uid or tags have changed', async () => {
  const { project, source, readFiles } = linkedProject();
  const path = 'content/documents/page/b.json';
  const files = await readFiles(() => project.write(path, { tags: ['New'], data: {} }));
  expect(files.toSorted()).toEqual(['content/documents/home/home.json', path].toSorted());
  const { documents } = await source.current();
  expect(documents[0]?.data['link']).toMatchObject({ uid: 'b', tags: ['New'] });
});

test('master stays the same object when a draft changes', async () => {
  const { project, source } = linkedProject();
  const before = await source.current();
  project.write('content/drafts/documents/page/a.json', { data: { name: 'Again' } });
  const after = await source.current();
  expect(after.documents).toBe(before.documents);
  expect(after.models).toBe(before.models);
  expect(after.drafts?.ref).not.toBe(before.drafts?.ref);
});

test('a source without a watcher lists the files again when it is told to', async () => {
  const { project } = linkedProject();
  const source = createSnapshotSource({ ...project, watch: false });
  const before = await source.current();
  project.write('content/documents/page/a.json', { data: { name: 'Again' } });
  expect(await source.current()).toBe(before);
  source.invalidate();
  expect((await source.current()).documents).not.toEqual(before.documents);
  const { files } = await source.load();
  const text = readFileSync(files.drafts.documents[0]?.path ?? '', 'utf8');
  expect(text).toContain('A, changed');
  expect(files.drafts.documents[0]?.path).toBe(
    join(project.contentDir, 'drafts/documents/page/a.json'),
  );
});

test('after a write that it was told of, one request looks at that file only, the next at all', async () => {
  const { project, source } = linkedProject();
  await source.current();
  for (const [path, name] of [
    ['drafts/documents/page/a.json', 'Told'],
    ['drafts/documents/page/new.json', 'New'],
    ['documents/page/b.json', 'Not told'],
  ] as const) {
    project.write(`content/${path}`, { data: { name } });
  }
  project.remove('content/drafts/documents/page/c.json');
  source.invalidate([
    'drafts/documents/page/a.json',
    'drafts/documents/page/new.json',
    'drafts/documents/page/c.json',
  ]);
  const told = await source.current();
  expect(told.drafts?.documents.map(({ data }) => data['name'])).toEqual(['Told', 'New']);
  expect(told.documents.map(({ data }) => data['name'])).not.toContain('Not told');
  const all = await source.current();
  expect(all.documents.map(({ data }) => data['name'])).toContain('Not told');
  expect(all).toEqual(await project.load());
});
