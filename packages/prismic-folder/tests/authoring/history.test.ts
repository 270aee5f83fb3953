import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createGitVersions } from '../../src/authoring/workspace/gitVersions.ts';
import { nodeFs } from '../../src/store/StoreFs.ts';
import { openStore } from '../../src/store/openStore.ts';
import { openRestoredDrafts } from '../../src/authoring/workspace/historyLog.ts';
import { type AuthoringProject, authoringProject } from '../support/authoringProject.ts';
import { ABOUT, about, DRAFT, PUBLISH, save } from './support/saving.ts';
import { removeDocument } from '../../src/authoring/documents/removeDocument.ts';
import { renameDocument } from '../../src/authoring/documents/renameDocument.ts';
import { findLinks } from '../../src/authoring/finding/findLinks.ts';
import { replaceLinks } from '../../src/authoring/finding/replaceLinks.ts';
import { renameMedia } from '../../src/authoring/media/renameMedia.ts';
import { listHistory, readHistory, restoreHistory } from '../../src/authoring/history/history.ts';
import { listRemoved } from '../../src/authoring/history/listRemoved.ts';
import { publish } from '../../src/authoring/releases/publish.ts';
import { addToRelease, createRelease } from '../../src/authoring/releases/releases.ts';

const OTHER = { type: 'page', name: 'other' };
const NEW = { kind: 'web', url: 'https://new.example' } as const;

const draftsOf = async (project: AuthoringProject) =>
  (await listHistory(project, about)).filter(({ version }) => version === 'draft');

test('a removed document can be brought back from its history', async () => {
  const text = '{"data" : {"name":"Gone\\u0021"}}\r\n';
  const project = await authoringProject({
    [ABOUT]: text,
    'content/drafts/documents/page/moved.json': { data: { name: 'Moved' } },
  });
  await renameDocument(project, { type: 'page', name: 'moved' }, 'here');
  // What was renamed is not removed.
  expect(await listRemoved(project)).toEqual([]);
  await removeDocument(project, about, { acceptWarnings: true });
  expect(await listRemoved(project)).toMatchObject([{ ...about, title: 'Gone!' }]);
  const [entry] = await listHistory(project, about);
  const restored = await restoreHistory(project, about, entry?.id ?? '');
  expect(restored).toMatchObject({ version: 'draft', document: { status: 'draft' } });
  expect(project.text(DRAFT)).toBe(text);
  expect(await listRemoved(project)).toEqual([]);
});

test('what others put into the folder of sets moved aside hides no removed document', async () => {
  const project = await authoringProject({
    [ABOUT]: { data: { name: 'Went' } },
    'content/documents/page/other.json': { data: { name: 'Gone' } },
    'content/aside/old?/documents/page/other.json': {},
    // A folder where a file was expected.
    'content/aside/site-2026-11-24/documents/page/about.json/notes.txt': '',
  });
  await removeDocument(project, about, { acceptWarnings: true });
  await removeDocument(project, OTHER, { acceptWarnings: true });
  const removed = await listRemoved(project);
  expect(removed.map(({ title }) => title).toSorted()).toEqual(['Gone', 'Went']);
});

test('a version from before a rename has the present uid and id when it is restored', async () => {
  const project = await authoringProject({ [ABOUT]: { uid: 'about', data: { name: 'Zero' } } });
  await save(project, about, { name: 'One' });
  await publish(project, { ...PUBLISH, documents: [about] });
  const { id } = await renameDocument(project, about, 'us');
  const us = { type: 'page', name: 'us' };
  const entries = await listHistory(project, us);
  const restored = await restoreHistory(project, us, entries.at(-1)?.id ?? '');
  expect(restored.document).toMatchObject({ id, uid: 'us', status: 'changed' });
  expect(restored.json).toMatchObject({ uid: 'us', id, previous_uids: ['about'] });
  expect(await project.problems()).toEqual([]);
});

test('an id that is not in the list reads nothing', async () => {
  // A page may have had a uid on another system that no file here can have.
  const previous_uids = ['v1.', 'about.us-east'];
  const folder = await authoringProject({ [ABOUT]: { previous_uids, data: {} } });
  for (const id of ['saved:draft:xxx', 'git:published:--help', '../../x']) {
    await expect(readHistory(folder, about, id)).rejects.toMatchObject({ code: 'not_found' });
  }
});

const PERSON = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', [...PERSON, '-c', 'commit.gpgsign=false', ...args], {
    cwd,
    encoding: 'utf8',
  });

test('lists and reads commits of a checkout, where there are some, and never writes one', async () => {
  const project = await authoringProject({ [ABOUT]: { data: { name: 'First' } } });
  const listed = (name = 'about', program?: string) =>
    createGitVersions(project.contentDir, program).list(`documents/page/${name}.json`);
  expect(await listed()).toEqual([]);
  git(project.root, 'init', '-q');
  git(project.root, 'add', 'content/documents');
  git(project.root, 'commit', '-qm', 'Write about: "first"');
  project.write(ABOUT, { data: { name: 'Second' } });
  git(project.root, 'commit', '-qam', 'Second');
  project.write('.gitignore', 'content\n');
  project.write('content/documents/page/ignored.json', {});
  expect(await listed('about', 'no-such-program')).toEqual([]);
  expect(await listed('ignored')).toEqual([]);
  const path = 'documents/page/about.json';
  expect(await createGitVersions(project.contentDir).read('--help', path)).toBeNull();
  const commits = (await listHistory(project, about)).filter(({ source }) => source === 'git');
  expect(commits).toHaveLength(2);
  expect(commits.every(({ bytes, at }) => bytes > 20 && at > 0)).toBe(true);
  const first = commits.find(({ message }) => message === 'Write about: "first"')?.id ?? '';
  expect((await readHistory(project, about, first)).json).toEqual({ data: { name: 'First' } });
  const restored = await restoreHistory(project, about, first);
  expect(restored).toMatchObject({ version: 'draft', document: { status: 'changed' } });
  expect(git(project.root, 'log', '--oneline').trim().split('\n')).toHaveLength(2);
});

test('each version is read, and restored with exactly its bytes', async () => {
  const project = await authoringProject({ [ABOUT]: { data: { name: 'Public' } } });
  const store = await openStore({ contentDir: project.contentDir });
  // Written as no program would.
  const texts = ['\ufeff', '\r\n', ' '].map(
    (start, at) => `${start}{"tags":[ ],\r\n"data":{"name":"Caf\\u00e9" ,\t"size" :${at}.0}}  \n\n`,
  );
  const path = 'drafts/documents/page/about.json';
  for (const text of texts) {
    const expected = store.read(path)?.revision ?? null;
    await store.commit([{ path, content: Buffer.from(text), expected }]);
  }
  await store.close();
  const drafts = await draftsOf(project);
  expect(drafts).toHaveLength(2);
  for (const [at, { id }] of drafts.entries()) {
    const { source, json } = await readHistory(project, about, id);
    const restored = await restoreHistory(project, about, id);
    expect({ source, json }).toEqual({ source: 'saved', json: restored.json });
    expect(readFileSync(join(project.root, DRAFT), 'utf8')).toBe(texts[1 - at]);
    expect(restored).toMatchObject({ version: 'draft', document: { status: 'changed' } });
  }
  expect(project.json(ABOUT)).toEqual({ data: { name: 'Public' } });
});

test.each<[string, (project: AuthoringProject) => Promise<unknown>, object]>([
  ['is published as it is', async () => {}, {}],
  ['may be changed', (project) => save(project, about, { name: 'Two' }), { name: 'Two' }],
  [
    'follows a picture',
    ({ media }) => renameMedia(media, 'wave.png', 'sea.png'),
    { picture: { url: '/media/sea.png' } },
  ],
  [
    'follows a page',
    (project) => renameDocument(project, OTHER, 'next'),
    { link: { uid: 'next' } },
  ],
  [
    'may lead elsewhere',
    async (project) => {
      const [from, to] = [{ kind: 'document', document: OTHER } as const, NEW];
      const found = await findLinks(project, from);
      const places = found.map(({ words: _words, ...place }) => ({ ...place, document: about }));
      await replaceLinks(project, { from, to, places, dryRun: false });
    },
    { link: { url: NEW.url } },
  ],
])(
  'a restored version %s, and replaces what was public when it was restored',
  async (_, change, data) => {
    const link = { link_type: 'Document', type: 'page', uid: 'other' };
    const project = await authoringProject({
      [ABOUT]: { data: { size: 1, picture: { url: '/media/wave.png', alt: '' }, link } },
      'content/documents/page/other.json': { data: {} },
    });
    const publishIt = () => publish(project, { ...PUBLISH, documents: [about] });
    await save(project, about, { size: 2 });
    await save(project, about, { size: 3 });
    await publishIt();
    const two = (await draftsOf(project)).at(-1);
    const restored = await restoreHistory(project, about, two?.id ?? '');
    expect(restored.json).toMatchObject({ data: { size: 2 } });
    await change(project);
    expect(await publishIt()).toMatchObject({ problems: [], merged: [] });
    expect(project.json(ABOUT)).toMatchObject({ data: { ...data, size: 2 } });
  },
);

test('the list says when a version was written, what was restored, and what a release published', async () => {
  const project = await authoringProject({
    [ABOUT]: { data: { name: 'One' } },
    [DRAFT]: { data: { name: 'Two' } },
  });
  const before = Date.now() - 60_000;
  const { id } = await createRelease(project, { label: 'Spring edition' });
  await addToRelease(project, id, about);
  await publish(project, { ...PUBLISH, release: id });
  const one = (await listHistory(project, about)).find(({ version }) => version === 'published');
  expect(one?.savedAt).toBeGreaterThan(before);
  expect(one?.savedAt).toBeLessThanOrEqual(one?.at ?? 0);
  await restoreHistory(project, about, one?.id ?? '');
  await publish(project, { ...PUBLISH, documents: [about] });
  const entries = await listHistory(project, about);
  expect(entries.filter(({ isRestored }) => isRestored)).toMatchObject([{ version: 'draft' }]);
  // What a release held is listed by the release's name, although the release is gone.
  const named = entries.filter(({ release }) => release === 'Spring edition');
  expect(named.map(({ version }) => version).toSorted()).toEqual(['published', `release:${id}`]);
});

test('of notes that two processes add at once none is lost, and the last ones are kept', async () => {
  const { contentDir } = await authoringProject();
  const note = (at: number) => ({ at, revision: 'x'.repeat(27), base: null });
  const times = () =>
    openRestoredDrafts(contentDir)
      .all()
      .map(({ at }) => at);
  const { read } = nodeFs;
  const spy = vi.spyOn(nodeFs, 'read').mockImplementation((path) => {
    const bytes = read(path);
    if (!path.endsWith('restored.jsonl')) return bytes;
    spy.mockRestore();
    openRestoredDrafts(contentDir).add(note(1));
    return bytes;
  });
  openRestoredDrafts(contentDir).add(note(2));
  expect(times()).toEqual([1, 2]);
  for (let at = 3; at < 300; at += 1) openRestoredDrafts(contentDir).add(note(at));
  expect(times()).toEqual(Array.from({ length: 200 }, (_, at) => at + 100));
});
