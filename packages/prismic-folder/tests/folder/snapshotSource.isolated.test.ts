import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { isFull } from '../../../../tests/support/full.ts';
import { pickOf, randomOf } from '../../../../tests/support/random.ts';
import { createSnapshotSource } from '../../src/folder/createSnapshotSource.ts';
import * as contentFiles from '../../src/folder/contentFiles.ts';
import * as imageHeader from '../../src/folder/imageHeader.ts';
import * as parse from '../../src/lib/parseJson.ts';
import * as readDocument from '../../src/folder/readDocument.ts';
import {
  createProject,
  field,
  pngHeader,
  type Project,
  typeModel,
} from '../support/createProject.ts';

vi.mock('../../src/folder/contentFiles.ts', { spy: true });
vi.mock('../../src/folder/imageHeader.ts', { spy: true });
vi.mock('../../src/lib/parseJson.ts', { spy: true });
vi.mock('../../src/folder/readDocument.ts', { spy: true });

const SEED = Number(process.env['SEED'] ?? 20_261_122);
const EDITS = Number(process.env['EDITS'] ?? (isFull ? 150 : 60));

const PAGE = 'customtypes/page/index.json';
const A = 'content/documents/page/a.json';
const B = 'content/documents/page/b.json';
const DRAFT = 'content/drafts/documents/page/a.json';
const FIELDS = { uid: field('UID'), name: field('Text'), link: field('Link') };
const MODELS = {
  [PAGE]: typeModel('page', { ...FIELDS, picture: field('Image') }),
  'customtypes/home/index.json': typeModel('home', { link: field('Link') }, { repeatable: false }),
  'content/repository.json': {
    visibility: 'open',
    languages: [{ id: 'en-gb' }, { id: 'fr-fr' }],
  },
};
const named = (name: string) => ({ data: { name } });

/** Writes or removes one document anywhere: names collide, links break, languages join. */
function edit(project: Project, random: () => number, written: Set<string>): string {
  const isOneIn = (count: number) => random() < 1 / count;
  const pick = <One>(...list: [One, ...One[]]) => pickOf(random, list);
  const folder = pick('documents', 'documents', 'drafts/documents', 'releases/spring/documents');
  const name = pick('home/home', 'page/a', 'page/b', 'page/c', 'page/d', 'page/e');
  const path = `content/${folder}/${name}${pick('', '', '.fr-fr')}.json`;
  if (written.has(path) && isOneIn(4)) {
    project.remove(path);
    written.delete(path);
    return `remove ${path}`;
  }
  const isPage = name.startsWith('page');
  const date = '2024-01-01T00:00:00+0000';
  // Of a file that could be read before the last version would stay, which a first load does not know.
  const isUnreadable = isOneIn(12) && !written.has(path);
  const content = isUnreadable
    ? '{ "data": '
    : {
        first_publication_date: date,
        last_publication_date: date,
        ...(isOneIn(4) && { id: pick('X1', 'X2') }),
        ...(isPage && isOneIn(4) && { uid: pick('a', 'b', 'z') }),
        ...(isPage && isOneIn(4) && { previous_uids: [pick('a', 'old')] }),
        ...(isOneIn(4) && { tags: [pick('One', 'Two')] }),
        ...(isOneIn(6) && { alternate_languages: [{ id: pick('X1', 'X2') }] }),
        data: {
          ...(isPage && { name: `${random()}` }),
          ...(isOneIn(2) && { link: { type: 'page', uid: pick('a', 'b', 'c', 'z', 'old') } }),
        },
      };
  project.write(path, content);
  if (!isUnreadable) written.add(path);
  return `write ${path} ${JSON.stringify(content)}`;
}

test('after any edit a reload has what a first load would have', async () => {
  const random = randomOf(SEED);
  const project = createProject(MODELS);
  const source = createSnapshotSource({ ...project, watch: true });
  const written = new Set<string>();
  let before: { copy: string; snapshot: object } | undefined;
  for (let count = 1; count <= EDITS; count++) {
    const edited = edit(project, random, written);
    const [snapshot, fresh] = [await source.current(), await project.load()];
    const shown = `seed ${SEED}, after ${count} edits, the last: ${edited}`;
    expect(snapshot, shown).toEqual(fresh);
    if (before) expect(JSON.stringify(before.snapshot), shown).toBe(before.copy);
    before = { snapshot, copy: JSON.stringify(snapshot) };
  }
});

describe('a start from what was kept', () => {
  /** Starts once more; what has just been written counts as settled. */
  const start = async (project: Project, version = '1', now = () => Number.POSITIVE_INFINITY) => {
    const keep = { file: join(project.root, '.cache', 'content'), version, now };
    const source = createSnapshotSource({ ...project, watch: false, keep });
    const called = vi.mocked(readDocument.readDocument).mock.calls.length;
    const snapshot = await source.current();
    const read = vi.mocked(readDocument.readDocument).mock.calls.length - called;
    return { source, snapshot, read, text: textOf(snapshot), keep: () => source.keep(noteOf) };
  };
  /** All of it as it is served, without notes, which nobody is. */
  const textOf = ({ models: _models, ...rest }: object & { models: unknown }) =>
    JSON.stringify(rest, (key, value: unknown) => (key === 'note' ? undefined : value));
  const noteOf = ({ id }: { readonly id: string }) => `of ${id}`;
  const freshText = async (project: Project) => textOf(await project.load());

  test('has what a first load would have, after any edits before it and after it', async () => {
    const random = randomOf(SEED + 1);
    const project = createProject(MODELS);
    const written = new Set<string>();
    let taken = 0;
    for (let count = 1; count <= EDITS / 6; count++) {
      const edited = [0, 1].map(() => edit(project, random, written)).join(', ');
      const [started, fresh] = [await start(project), await freshText(project)];
      expect(started.text, `seed ${SEED}, ${count}: ${edited}`).toBe(fresh);
      taken += started.snapshot.documents.filter(({ note }) => note !== undefined).length;
      const later = edit(project, random, written);
      started.source.invalidate();
      const [reloaded, now] = [await started.source.current(), await freshText(project)];
      expect(textOf(reloaded), `seed ${SEED}, ${count}: ${edited}, later ${later}`).toBe(now);
      await started.keep();
    }
    expect(taken).toBeGreaterThan(EDITS / 6);
  });

  test('reads nothing again, and sees a file of the same size and an older time', async () => {
    const { project } = linkedProject();
    await (await start(project)).keep();
    const drafts = 2;
    const again = await start(project);
    expect(again.read).toBe(drafts);
    for (const { id, note } of again.snapshot.documents) expect(note).toBe(`of ${id}`);
    project.write(A, named('B'));
    utimesSync(join(project.root, A), 1, 1);
    const changed = await start(project);
    expect([changed.read, changed.text]).toEqual([drafts + 1, await freshText(project)]);
    // What was started before has what it was started with, whatever is kept or written since.
    await changed.keep();
    expect(again.text).toContain('"name":"A"');
    expect(textOf(again.snapshot)).toBe(again.text);
  });

  test('reads all of another version, of other models, or what was written just before', async () => {
    const { project } = linkedProject();
    const all = (await start(project)).read;
    await (await start(project)).keep();
    expect((await start(project, '2')).read).toBe(all);
    project.write(PAGE, typeModel('page', FIELDS));
    const { read, text } = await start(project);
    expect([read, text]).toEqual([all, await freshText(project)]);
    await (await start(project, '3', () => 0)).keep();
    expect((await start(project, '3')).read).toBe(all);
  });

  test('is one without it where that is cut off at any place, or cannot be written', async () => {
    const { project } = linkedProject();
    await (await start(project)).keep();
    const [path, fresh] = ['.cache/content', await freshText(project)];
    const whole = readFileSync(join(project.root, path));
    for (let part = 0; part < 20; part++) {
      project.write(path, whole.subarray(0, Math.floor((whole.length * part) / 20)));
      expect((await start(project)).text).toBe(fresh);
    }
    project.remove('.cache');
    project.write('.cache', 'in the way');
    const started = await start(project);
    await started.keep();
    expect([started.text, project.text('.cache')]).toEqual([fresh, 'in the way']);
  });
});

function linkedProject(watch = true) {
  const project = createProject({
    ...MODELS,
    'content/documents/home/home.json': { data: { link: { type: 'page', uid: 'b' } } },
    [A]: named('A'),
    [B]: { data: { name: 'B', picture: { url: '/media/wave.png' } } },
    [DRAFT]: named('A, changed'),
    'content/drafts/documents/page/c.json': named('C'),
    'content/media/wave.png': pngHeader(4, 3),
  });
  const source = createSnapshotSource({ ...project, watch });
  return { project, source };
}

describe('a snapshot', () => {
  test('updates with models, settings and problems that come and go, and is the same until then', async () => {
    const { project, source } = linkedProject();
    const [one, other] = await Promise.all([source.current(), source.current()]);
    expect(other).toBe(one);
    expect(await source.current()).toBe(one);
    project.write(PAGE, typeModel('page', FIELDS));
    expect((await source.current()).problems).toMatchObject([{ field: 'data.picture' }]);
    project.write(B, named('B'));
    project.write('content/repository.json', { name: 'another' });
    expect(await source.current()).toMatchObject({ name: 'another', problems: [] });
  });

  test('has an edit for a request after it, even during a load', async () => {
    const { project, source } = linkedProject();
    const before = source.current();
    project.write(A, named('About me'));
    expect((await source.current()).documents[1]?.data['name']).toBe('About me');
    await before;
  });
});

const CONFLICT =
  '{\n  "data": {\n<<<<<<< HEAD\n    "name": "Mine"\n=======\n    "name": "Theirs"\n>>>>>>> main\n  }\n}\n';

/** Replaces a file by a link to itself, which nobody can read: tests may run as root, who may read all. */
const makeUnreadable = ({ root, remove }: Project, path: string) => {
  remove(path);
  symlinkSync(join(root, path), join(root, path));
};

describe('a file that cannot be read any more', () => {
  test.each<[string, string | null, object]>([
    ['a merge conflict', CONFLICT, { field: 'line 3, column 1', reason: /merge conflict/ }],
    ['one that was solved by half', CONFLICT.replace(/<<.*\n/, ''), { field: 'line 4, column 1' }],
    ['a half-written file', '{ "data": { "name": "Ne', { field: 'line 1, column 24' }],
    ['an empty file', '', { reason: /the file ends/ }],
    ['another kind of JSON', '[]', { reason: /an object with data/ }],
    ['what nobody may look at', null, { kind: 'unread', reason: /ELOOP/ }],
  ])('keeps its last readable version: %s', async (_what, content, problem) => {
    const { project, source } = linkedProject(false);
    const before = await source.current();
    const copy = JSON.stringify(before);
    if (content === null) makeUnreadable(project, B);
    else project.write(B, content);
    project.write(A, { tags: ['New'], data: { name: 'A', link: { type: 'page', uid: 'b' } } });
    source.invalidate();
    const kept = await source.current();
    expect(kept.documents[0]?.data['link']).toMatchObject({ uid: 'b', isBroken: false });
    expect(kept.documents[2]).toEqual(before.documents[2]);
    const [only, ...others] = kept.problems;
    expect(others).toEqual([]);
    const { reason = / /, ...rest }: { reason?: RegExp } = problem;
    expect(only).toMatchObject({ file: B, ...rest });
    expect(only?.reason).toMatch(reason);
    expect(only?.reason).toContain('what could be read last is served');
    expect(only?.leftOut).toBeUndefined();
    expect(JSON.stringify(before)).toBe(copy);

    project.remove(B);
    source.invalidate();
    expect((await source.current()).documents[0]?.data['link']).toMatchObject({ isBroken: true });
  });

  test('keeps its links up to date, and leaves earlier snapshots as they were', async () => {
    const { project, source } = linkedProject();
    await source.current();
    project.write('content/documents/home/home.json', '{ "data": ');
    const kept = await source.current();
    const copy = JSON.stringify(kept);
    project.write(B, { tags: ['New'], data: {} });
    const linked = (await source.current()).documents[0]?.data['link'];
    expect(linked).toMatchObject({ tags: ['New'], isBroken: false });
    expect(JSON.stringify(kept)).toBe(copy);
  });

  test('keeps the settings and the models that were read last', async () => {
    const { project, source } = linkedProject();
    project.write('content/documents/page/a.fr-fr.json', named('A en français'));
    const before = await source.current();
    project.write('content/repository.json', '{');
    project.write(PAGE, '{');
    const kept = await source.current();
    expect(kept).toMatchObject({ documents: before.documents, visibility: 'open' });
    expect(kept.problems.map(({ file, leftOut }) => [file, leftOut])).toEqual([
      [PAGE, undefined],
      ['content/repository.json', undefined],
    ]);
  });

  test.each([
    'content',
    'content/documents/page',
    'content/releases/spring',
    'content/repository.json',
  ])('keeps what is in a folder that nobody may look at: %s', async (path) => {
    const { project, source } = linkedProject();
    project.write('content/releases/spring/documents/page/a.json', named('In spring'));
    const before = await source.current();
    makeUnreadable(project, path);
    const { problems, ...kept } = await source.current();
    expect(kept).toEqual({ ...before, problems: undefined });
    expect(problems).toMatchObject([{ file: path, kind: 'unread' }]);
    expect(problems[0]?.leftOut).toBeUndefined();
  });

  const secret = (password: string) => `{ "data": { "password": ${password}, "name": "Half`;
  test.each<[string, string, boolean]>([
    ['the same password', secret('"sesame"'), true],
    ['no password any more', '{ "data": { "name": "Half', true],
    ['another password', secret('"another"'), false],
    ['a password that is cut off', '{ "data": { "name": "B", "password": "sesa', false],
    [
      'both passwords of a merge',
      `<<<<<<< a\n"password": "sesame"\n=======\n"password": "x"`,
      false,
    ],
    ['a misspelt password', '{ "data": { "pasword": "x", "name": "B', false],
    ['a password that is no text', '[{ "password": 12 }]', false],
  ])('never stays under a weaker password than its text names: %s', async (_what, text, isKept) => {
    const project = createProject({
      [PAGE]: typeModel('page', { ...FIELDS, password: field('Text') }),
      [B]: { data: { name: 'B', password: 'sesame' } },
    });
    const source = createSnapshotSource({ ...project, watch: true });
    await source.current();
    project.write(B, text);
    const { documents, problems } = await source.current();
    expect(documents.map(({ data }) => data['password'])).toEqual(isKept ? ['sesame'] : []);
    expect(problems).toMatchObject([isKept ? { file: B } : { file: B, leftOut: true }]);
  });
});

describe('a watched folder', () => {
  const nameOf = async (source: ReturnType<typeof createSnapshotSource>) =>
    (await source.current()).documents.find(({ uid }) => uid === 'a')?.data['name'];

  test.runIf(process.platform === 'linux')(
    'is not listed again for an edit, a new file and one that is gone',
    async () => {
      const { project, source } = linkedProject();
      await source.current();
      vi.mocked(contentFiles.listContentFiles).mockClear();
      project.write(A, named('New'));
      expect(await nameOf(source)).toBe('New');
      project.write('content/documents/page/c.json', named('C'));
      project.remove(B);
      const { documents } = await source.current();
      expect(documents.map(({ uid }) => uid)).toEqual([null, 'a', 'c']);
      expect(contentFiles.listContentFiles).not.toHaveBeenCalled();
    },
  );

  const EDITS_AT_ONCE: Record<string, (project: Project) => void> = {
    'a folder that was moved in': ({ root, contentDir, write, remove }) => {
      write('page/a.json', named('New'));
      remove('content/documents/page');
      renameSync(join(root, 'page'), join(contentDir, 'documents/page'));
    },
    'another folder in its place': ({ root, contentDir, write }) => {
      renameSync(contentDir, join(root, 'before'));
      write(A, named('New'));
    },
    'a file that became a link': ({ root, write, remove }) => {
      write('elsewhere.json', named('New'));
      remove(A);
      symlinkSync(join(root, 'elsewhere.json'), join(root, A));
    },
    'a folder made with its files': ({ root, contentDir, remove }) => {
      remove('content/documents');
      mkdirSync(join(contentDir, 'documents/page'), { recursive: true });
      writeFileSync(join(root, A), JSON.stringify(named('New')));
    },
  };
  test.each(Object.entries(EDITS_AT_ONCE))('has an edit at once: %s', async (_what, edit) => {
    const { project, source } = linkedProject();
    await source.current();
    edit(project);
    expect(await nameOf(source)).toBe('New');
    project.write(A, named('Newer'));
    expect(await nameOf(source)).toBe('Newer');
  });

  test.each([
    ['a link to it', symlinkSync],
    ['its other name', linkSync],
  ])('has an edit of a file by %s', async (_what, link) => {
    const { project, source } = linkedProject();
    project.write('elsewhere.json', named('A'));
    project.remove(A);
    link(join(project.root, 'elsewhere.json'), join(project.root, A));
    await source.current();
    project.write('elsewhere.json', named('New'));
    expect(await nameOf(source)).toBe('New');
  });

  test('has an edit in the end of which no event tells', async () => {
    const { project, source } = linkedProject();
    await source.current();
    linkSync(join(project.root, A), join(project.root, 'elsewhere.json'));
    project.write('elsewhere.json', named('New'));
    const now = performance.now() + 60_000;
    vi.spyOn(performance, 'now').mockReturnValue(now);
    await source.current();
    expect(await nameOf(source)).toBe('New');
    vi.mocked(performance.now).mockRestore();
  });
});

describe('a load after a change', () => {
  test('parses the changed file only, and no image', async () => {
    const { project, source } = linkedProject();
    await source.current();
    vi.mocked(parse.parseJson).mockClear();
    vi.mocked(imageHeader.imageHeader).mockClear();
    project.write(A, named('New'));
    await source.current();
    expect(parse.parseJson).toHaveBeenCalledTimes(1);
    expect(imageHeader.imageHeader).not.toHaveBeenCalled();
    project.write('content/media/wave.png', pngHeader(8, 6));
    const { documents } = await source.current();
    expect(imageHeader.imageHeader).toHaveBeenCalledTimes(1);
    expect(documents[2]?.data['picture']).toMatchObject({ dimensions: { width: 8, height: 6 } });
  });

  test.each<[string, string, object, string[]]>([
    ['a draft', DRAFT, named('New'), [DRAFT]],
    ['a published document', A, named('New'), [A]],
    [
      'a document whose tags change and what links to it',
      B,
      { tags: ['New'], data: {} },
      ['content/documents/home/home.json', B],
    ],
  ])('normalizes only %s', async (_what, path, content, files) => {
    const { project, source } = linkedProject();
    await source.current();
    vi.mocked(readDocument.readDocument).mockClear();
    project.write(path, content);
    const { documents } = await source.current();
    const read = vi.mocked(readDocument.readDocument).mock.calls.map(([, , shown]) => shown);
    expect(read.toSorted()).toEqual(files);
    const tags = path === B ? ['New'] : [];
    expect(documents[0]?.data['link']).toMatchObject({ uid: 'b', tags });
  });
});

describe('a source that is told of writes', () => {
  test('looks at those files only, and at none before', async () => {
    const { project, source } = linkedProject(false);
    const before = await source.current();
    const [added, removed] = ['new', 'c'].map((name) => `drafts/documents/page/${name}.json`);
    project.write(DRAFT, named('Told'));
    project.write(`content/${added}`, named('New'));
    project.write(B, named('Not told'));
    project.remove(`content/${removed}`);
    expect(await source.current()).toBe(before);
    source.invalidate(['drafts/documents/page/a.json', `${added}`, `${removed}`]);
    const namesOf = (documents: readonly { data: Record<string, unknown> }[] = []) =>
      documents.map(({ data }) => data['name']);
    const told = await source.current();
    expect(namesOf(told.drafts?.documents)).toEqual(['Told', 'New']);
    expect(namesOf(told.documents)).not.toContain('Not told');
    source.invalidate();
    const all = await source.current();
    expect(namesOf(all.documents)).toContain('Not told');
    expect(all).toEqual(await project.load());
    const { files } = await source.load();
    expect(files.drafts.documents[0]?.path).toBe(join(project.root, DRAFT));
  });
});
