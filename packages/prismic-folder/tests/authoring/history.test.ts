import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { createGitVersions } from '../../src/authoring/history/gitVersions.ts';
import { type AuthoringProject, authoringProject } from '../support/authoringProject.ts';

const about = { type: 'page', name: 'about' };
const ABOUT = 'content/documents/page/about.json';

async function save(project: AuthoringProject, name: string) {
  const { version, revision } = await project.documents.read(about);
  return project.documents.save(about, {
    version,
    revision,
    changes: [{ op: 'set', path: ['data', 'name'], value: name }],
  });
}

test('every replaced version can be read, and be made the draft again', async () => {
  const project = await authoringProject({ [ABOUT]: { data: { name: 'Zero' } } });
  for (const name of ['One', 'Two', 'Three']) await save(project, name);
  const entries = await project.history.list(about);
  expect(entries).toMatchObject([
    { source: 'saved', version: 'draft' },
    { source: 'saved', version: 'draft' },
  ]);
  const names = await Promise.all(
    entries.map(async ({ id }) => (await project.history.read(about, id)).json),
  );
  expect(names).toMatchObject([{ data: { name: 'Two' } }, { data: { name: 'One' } }]);
  const restored = await project.history.restore(about, entries[1]?.id ?? '');
  expect(restored).toMatchObject({ version: 'draft', json: { data: { name: 'One' } } });
  expect((await project.history.list(about)).length).toBeGreaterThan(2);
  expect((await project.client().getByUID('page', 'about')).data['name']).toBe('Zero');
});

test('a removed document can be brought back from its history', async () => {
  const project = await authoringProject({ [ABOUT]: { data: { name: 'About' } } });
  await project.documents.remove(about, { acceptWarnings: true });
  const [entry] = await project.history.list(about);
  const restored = await project.history.restore(about, entry?.id ?? '');
  expect(restored).toMatchObject({ version: 'draft', document: { status: 'draft' } });
});

test('a version from before a rename has the present uid and id when it is restored', async () => {
  const project = await authoringProject({
    [ABOUT]: { uid: 'about', data: { name: 'Zero' } },
  });
  await save(project, 'One');
  await project.releases.publish({ documents: [about], acceptWarnings: true, dryRun: false });
  const { id } = await project.documents.rename(about, 'us');
  const us = { type: 'page', name: 'us' };
  const entries = await project.history.list(us);
  const zero = entries.find(({ version }) => version === 'published');
  const restored = await project.history.restore(us, entries.at(-1)?.id ?? zero?.id ?? '');
  expect(restored.document).toMatchObject({ id, uid: 'us', status: 'changed' });
  expect(restored.json).toMatchObject({ uid: 'us', id, previous_uids: ['about'] });
  expect(await project.problems()).toEqual([]);
});

test('an id that is not in the list reads nothing', async () => {
  const project = await authoringProject({ [ABOUT]: { data: {} } });
  for (const id of ['saved:draft:xxx', 'git:published:--help', '../../x']) {
    await expect(project.history.read(about, id)).rejects.toMatchObject({ code: 'not_found' });
  }
});

function git(cwd: string, ...args: string[]) {
  execFileSync(
    'git',
    [
      '-c',
      'user.name=Test',
      '-c',
      'user.email=test@example.com',
      '-c',
      'commit.gpgsign=false',
      ...args,
    ],
    { cwd, stdio: 'ignore' },
  );
}

test('lists and reads commits of a checkout, and never writes one', async () => {
  const project = await authoringProject({ [ABOUT]: { data: { name: 'First' } } });
  git(project.root, 'init', '-q');
  git(project.root, 'add', 'content/documents');
  git(project.root, 'commit', '-qm', 'Write about: "first"');
  project.write(ABOUT, { data: { name: 'Second' } });
  git(project.root, 'commit', '-qam', 'Second');
  const commits = (await project.history.list(about)).filter(({ source }) => source === 'git');
  expect(commits.map(({ message }) => message).toSorted()).toEqual([
    'Second',
    'Write about: "first"',
  ]);
  expect(commits.every(({ bytes, at }) => bytes > 20 && at > 0)).toBe(true);
  const first = commits.find(({ message }) => message !== 'Second')?.id ?? '';
  expect((await project.history.read(about, first)).json).toEqual({ data: { name: 'First' } });
  const restored = await project.history.restore(about, first);
  expect(restored).toMatchObject({ version: 'draft', document: { status: 'changed' } });
  const log = execFileSync('git', ['log', '--oneline'], { cwd: project.root, encoding: 'utf8' });
  expect(log.trim().split('\n')).toHaveLength(2);
});

test('without git, outside of a checkout and for ignored files there are no commits', async () => {
  const project = await authoringProject({ [ABOUT]: { data: {} } });
  const path = 'documents/page/about.json';
  expect(await createGitVersions(project.contentDir).list(path)).toEqual([]);
  expect(await createGitVersions(project.contentDir, 'no-such-program').list(path)).toEqual([]);
  git(project.root, 'init', '-q');
  project.write('.gitignore', 'content\n');
  expect(await createGitVersions(project.contentDir).list(path)).toEqual([]);
  expect(await createGitVersions(project.contentDir).read('--help', path)).toBeNull();
});
