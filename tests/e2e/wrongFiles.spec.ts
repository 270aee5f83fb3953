import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startSite, type RunningSite } from '../support/site.ts';
import { open, remove, WRONG_FILES, type WrongFile } from '../support/wrongFiles.ts';
import { fullUnless } from '../support/full.ts';

/** To root nothing is closed, so the site runs as `nobody` then. */
const NOBODY = 65_534;
const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : undefined;
const EDITOR = { EDITOR_PASSWORD: 'correct horse battery staple' };

test.skip(process.platform === 'win32', 'permissions, pipes and links are those of POSIX');

test.beforeAll(() => {
  const look = ['-e', 'require("fs").accessSync("dist/server/main.js")'];
  const { status } = spawnSync(process.execPath, look, { ...user });
  test.skip(status !== 0, 'another user than root cannot read this checkout');
});

/** A copy of the demo with few media, which belongs to the user of the site. */
function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wrong-'));
  for (const name of ['documents', 'releases', 'behance', 'repository.json']) {
    cpSync(join('content', name), join(folder, name), { recursive: true });
  }
  mkdirSync(join(folder, 'media'));
  writeFileSync(join(folder, 'media/note.txt'), 'A note');
  return folder;
}

/** Gives it to the user of the site, also what has a name that Node cannot say. */
function own(folder: string): void {
  if (user !== undefined) execFileSync('chown', ['-Rh', `${user.uid}:${user.gid}`, folder]);
}

const serve = (folder: string) => {
  own(folder);
  const env = { CONTENT_DIR: folder, MEDIA_CACHE_MB: '0', ...EDITOR };
  return startSite(env, 'embedded', '.', undefined, user);
};

/** The site answers, Home too unless the documents are gone. */
async function expectAlive({ origin }: RunningSite, home = 200): Promise<void> {
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  expect((await fetch(`${origin}/`)).status).toBe(home);
}

const linesOf = ({ output }: RunningSite, path: string) =>
  output()
    .split('\n')
    .filter((line) => line.includes(`${path}: `) || line.includes(`${path} cannot be read`));

/** Visits the site until it has named these; each is named once. */
async function expectNamed(site: RunningSite, named: readonly WrongFile[]): Promise<void> {
  const visit = async () => {
    await fetch(`${site.origin}/`);
    await fetch(`${site.origin}/external/v2/projects`);
  };
  await expect
    .poll(
      async () => {
        await visit();
        return named.filter(({ path }) => linesOf(site, path).length === 0).map(({ what }) => what);
      },
      { timeout: 30_000 },
    )
    .toEqual([]);
  await visit();
  expect(named.filter(({ path }) => linesOf(site, path).length > 1)).toEqual([]);
}

const NAMED = WRONG_FILES.filter(({ isNamed }) => isNamed !== false);

test(`${WRONG_FILES.length} wrong files: the site starts, names them, reads them once they are right, and goes on while they come and go`, async () => {
  const folder = createFolder();
  const all = WRONG_FILES.map(({ path, make }) => ({ path: join(folder, path), make }));
  for (const { path, make } of all) make(path);
  const site = await serve(folder);
  const closed = async () => (await fetch(`${site.origin}/closed`)).status;
  await expectAlive(site);
  await expectNamed(site, NAMED);
  expect(await closed()).toBe(404);
  for (const { path } of all) open(path);
  await expect.poll(closed, { timeout: 30_000 }).toBe(200);
  for (const { path } of all) remove(path);
  await expect.poll(closed, { timeout: 30_000 }).toBe(404);
  for (const { path, make } of all) {
    make(path);
    own(folder);
    // One after another, each seen for itself.
    expect((await fetch(`${site.origin}/healthz`)).status).toBe(200);
  }
  await expectAlive(site);
  expect(await site.stop()).toBe(0);
  for (const { path } of all) open(path);
  remove(folder);
});

/** What is wrong with a part of the content as a whole: each takes the place of the last one. */
const PARTS: readonly [part: string, what: string, make: (path: string) => void][] = [
  ['repository.json', 'closed', (path) => (writeFileSync(path, '{}'), chmodSync(path, 0))],
  ['media', 'closed', (path) => mkdirSync(path, { mode: 0 })],
  ['releases', 'closed', (path) => mkdirSync(path, { mode: 0 })],
  ['behance', 'closed', (path) => mkdirSync(path, { mode: 0 })],
  ['documents', 'a file', (path) => writeFileSync(path, '')],
  ['documents', 'a link to itself', (path) => symlinkSync('documents', path)],
];

test('each part of the content taken away while it runs: the site goes on with what it read last', async () => {
  test.slow();
  const folder = createFolder();
  const site = await serve(folder);
  for (const [part, what, make] of PARTS) {
    await test.step(`${part} is ${what}`, async () => {
      const [path, aside] = [join(folder, part), join(folder, `.${part}.aside`)];
      const before = site.output().length;
      renameSync(path, aside);
      make(path);
      own(path);
      const hasNamed = async () => {
        await fetch(`${site.origin}/external/v2/projects`);
        const { status } = await fetch(`${site.origin}/`);
        return { status, isNamed: site.output().slice(before).includes(`${part}: `) };
      };
      await expect.poll(hasNamed, { timeout: 30_000 }).toEqual({ status: 200, isNamed: true });
      expect((await fetch(`${site.origin}/healthz`)).status).toBe(200);
      remove(path);
      renameSync(aside, path);
      await expect
        .poll(async () => (await fetch(`${site.origin}/`)).status, { timeout: 30_000 })
        .toBe(200);
    });
  }
  expect(await site.stop()).toBe(0);
  rmSync(folder, { recursive: true });
});

for (const part of ['documents', 'repository.json', '.store'] as const) {
  test(`starts where ${part} is not what it should be, and says so${fullUnless(part === 'documents')}`, async () => {
    const folder = createFolder();
    const path = join(folder, part);
    remove(path);
    if (part === 'repository.json') mkdirSync(path);
    else writeFileSync(path, '');
    const site = await serve(folder);
    await expectAlive(site, part === 'documents' ? 404 : 200);
    await expect.poll(site.output).toContain(join(folder, part));
    expect(await site.stop()).toBe(0);
    rmSync(folder, { recursive: true });
  });
}
