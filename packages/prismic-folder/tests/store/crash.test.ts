import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/openStore.ts';
import { ownIdentity } from '../../src/store/folderLock.ts';
import type { FileChange, FolderStore } from '../../src/store/types.ts';
import { digest } from '../../src/lib/digest.ts';
import {
  bytes,
  change,
  closeClean,
  createTestFolder,
  openFolder,
  type TestFolder,
} from './storeFolder.ts';
import { fsError, wrapFs } from './wrapFs.ts';

/** A file system that stops for ever before one of the operations that leave something else on the disk. */
function dyingFs(dieAt: number, isElsewhere = false) {
  let count = 0;
  let isDead = false;
  const fs = wrapFs((operation, path, to) => {
    if (isDead) throw new Error('dead');
    if (SILENT.has(operation)) return;
    count += 1;
    if (count === dieAt) {
      isDead = true;
      throw new Error('dead');
    }
    const isOwn = (name: string) => name.includes('/.store/');
    if (isElsewhere && to !== undefined && isOwn(path) !== isOwn(to)) throw fsError('EXDEV');
  });
  return { fs, hasDied: () => isDead };
}

/** They read, or change nothing that the next start could see. */
const SILENT = new Set<string>(
  'info hasName isLink isProtected realPath read revision revisionLater list flush'.split(' '),
);

/** Makes what this process left look like that of a process that is dead. */
function bury(contentDir: string): void {
  const dead = ownIdentity().replace(/^\d+-\d+/, '1-1');
  const all = readdirSync(contentDir, { recursive: true, encoding: 'utf8' });
  for (const path of all.toSorted((one, other) => other.length - one.length)) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (path.endsWith('.owner') || name.startsWith('lock')) {
      const text = readFileSync(join(contentDir, path), 'utf8');
      writeFileSync(join(contentDir, path), text.replace(ownIdentity(), dead));
    }
    if (!name.includes(ownIdentity())) continue;
    const parent = path.slice(0, path.length - name.length);
    renameSync(
      join(contentDir, path),
      join(contentDir, parent + name.replace(ownIdentity(), dead)),
    );
  }
}

const A = 'documents/page/a.json';
const B = 'documents/page/b.json';
const C = 'drafts/documents/page/c.json';
const OLD = ['a1', 'b1', null];
const NEW = ['a2', null, 'c2'];

/** The operation of a commit that takes the lock: before it, no file of the content differs. */
const FIRST_CHANGE = 25;

/** STORE_CRASHES=all tries every pair of moments, which takes minutes. */
const IS_ALL = process.env['STORE_CRASHES'] === 'all';

const changes: FileChange[] = [
  { path: A, content: bytes('a2'), expected: digest('a1') },
  { path: B, content: null, expected: digest('b1') },
  { path: C, content: bytes('c2'), expected: null },
];

/** Commits, and dies before an operation; false if there were not so many. */
async function dieInCommit(folder: TestFolder, dieAt: number, isElsewhere: boolean) {
  const { fs, hasDied } = dyingFs(dieAt, isElsewhere);
  const store = await openStore({ contentDir: folder.contentDir, fs });
  await store.commit(changes).catch(() => undefined);
  const isDead = hasDied();
  // Ends what would end with the process; a dead file system changes nothing more.
  await store.close().catch(() => undefined);
  if (!isDead) return false;
  bury(folder.contentDir);
  return true;
}

type Act = (folder: TestFolder, path: string) => void;

const saves: Act = (folder, path) => folder.write(path, 'by hand');
const makesFolder: Act = (folder, path) => {
  rmSync(folder.at(path), { force: true });
  mkdirSync(folder.at(path), { recursive: true });
};

/** What another program does after the crash and before the next start. */
const MEANWHILE: readonly [string, string, Act][] = [
  ['saves a replaced file', A, saves],
  ['saves a deleted file', B, saves],
  ['saves a created file', C, saves],
  ['deletes a replaced file', A, (folder, path) => rmSync(folder.at(path), { force: true })],
  ['makes a folder of a replaced file', A, makesFolder],
  ['makes a folder of a deleted file', B, makesFolder],
  ['makes a folder of a created file', C, makesFolder],
];

const stateOf = (folder: TestFolder) => [A, B, C].map(folder.text);

/** What a process leaves that dies, from the first change of a file on; one of `step` moments is tried. */
async function* crashes(
  isElsewhere: boolean,
  step: number,
  prepare?: (folder: TestFolder) => void,
) {
  for (let dieAt = FIRST_CHANGE; ; dieAt += IS_ALL ? 1 : step) {
    const folder = createTestFolder({ [A]: 'a1', [B]: 'b1' });
    prepare?.(folder);
    if (!(await dieInCommit(folder, dieAt, isElsewhere))) return;
    yield { folder, at: `died at ${dieAt}` };
  }
}

const revisionsOf = async (store: FolderStore, path: string) =>
  (await store.history(path)).map(({ revision }) => revision);

/** Temporary files beside the content take the same steps, after an attempt without: every second moment is tried. */
describe.each([
  [false, 1],
  [true, 2],
])('a process that dies (temporary files beside: %s)', (isElsewhere, step) => {
  it('before any operation of a commit leaves all of it or nothing', async () => {
    const seen = new Set<string>();
    for (let dieAt = 1; ; dieAt += 1) {
      const folder = createTestFolder({ [A]: 'a1', [B]: 'b1' });
      if (!(await dieInCommit(folder, dieAt, isElsewhere))) break;
      const store = await folder.open();
      const state = stateOf(folder);
      expect([OLD, NEW], `died at ${dieAt}`).toContainEqual(state);
      seen.add(JSON.stringify(state));
      if (state[0] === 'a2') {
        expect(await revisionsOf(store, A)).toEqual([digest('a1')]);
        expect(await revisionsOf(store, B)).toEqual([digest('b1')]);
      } else expect(readdirSync(folder.contentDir)).not.toContain('drafts');
      await store.commit([change(store, A, 'a3')]);
      await closeClean(folder, store);
    }
    expect(seen.size).toBe(2);
  });

  it('and before any operation of the recovery is recovered from by the next', async () => {
    for (let dieAt = FIRST_CHANGE; ; dieAt += IS_ALL ? 1 : 6 * step) {
      for (let dieAgainAt = 1; ; dieAgainAt += IS_ALL ? 1 : 3) {
        const folder = createTestFolder({ [A]: 'a1', [B]: 'b1' });
        if (!(await dieInCommit(folder, dieAt, isElsewhere))) return;
        const { fs, hasDied } = dyingFs(dieAgainAt);
        await openStore({ contentDir: folder.contentDir, fs }).catch(() => undefined);
        if (!hasDied()) break;
        bury(folder.contentDir);
        const store = await folder.open();
        expect([OLD, NEW], `died at ${dieAt} and ${dieAgainAt}`).toContainEqual(stateOf(folder));
        await closeClean(folder, store);
      }
    }
  });

  it.each(MEANWHILE)('while another program %s leaves that change', async (_, path, act) => {
    const index = [A, B, C].indexOf(path);
    for await (const { folder, at } of crashes(isElsewhere, step)) {
      const isOld = folder.text(path) === OLD[index];
      act(folder, path);
      const wanted = folder.text(path);
      const store = await folder.open();
      expect(folder.text(path), at).toBe(wanted);
      // Old, or undone; complete if all had been written before.
      const others = [OLD, NEW].map((texts) => texts.toSpliced(index, 1));
      expect(others, at).toContainEqual(stateOf(folder).toSpliced(index, 1));
      const old = OLD[index];
      if (old != null && !isOld) expect(await revisionsOf(store, path), at).toContain(digest(old));
      await closeClean(folder, store);
    }
  });

  it.each([A, B])('keeps what a program writes late that has %s open', async (path) => {
    let file = -1;
    const open = (folder: TestFolder) => (file = openSync(folder.at(path), 'r+'));
    for await (const { folder, at } of crashes(isElsewhere, step, open)) {
      writeSync(file, 'late', 0);
      closeSync(file);
      const store = await folder.open();
      const versions = await revisionsOf(store, path);
      expect([folder.text(path) === 'late', versions.includes(digest('late'))], at).toContain(true);
      await closeClean(folder, store);
    }
    closeSync(file);
  });
});

describe('what a process leaves', () => {
  it('is not touched while the process is alive', async () => {
    const { folder, store } = await openFolder({ [A]: 'a1' });
    const temporary = store.temporaryFile();
    writeFileSync(temporary, 'upload');
    await store.commit([change(store, A, 'a2')]);
    const before = folder.strays();
    expect(before.length).toBeGreaterThan(2);
    const other = await folder.open();
    expect(folder.strays().filter((path) => before.includes(path))).toEqual(before);
    await other.close();
    expect(readFileSync(temporary, 'utf8')).toBe('upload');
  });

  it('is listed once in the history, and in its order', async () => {
    const folder = createTestFolder({ [A]: 'a0' });
    const store = await folder.open({ graceMs: 1e6 });
    const texts = Array.from({ length: 12 }, (_, at) => `a${at}`);
    for (const text of texts.slice(1)) await store.commit([change(store, A, text)]);
    bury(folder.contentDir);
    const next = await folder.open();
    expect(await revisionsOf(next, A)).toEqual(texts.slice(0, -1).toReversed().map(digest));
  });

  it('cannot make a start write outside of the content', async () => {
    const folder = createTestFolder({ [A]: 'a1', 'outside.txt': 'mine' });
    const id = ownIdentity().replace(/^\d+-\d+/, '1-1');
    const entry = { path: '../outside.txt', name: '../outside.txt', isBeside: false };
    for (const [at, path] of ['../outside.txt', 'outside.txt', A].entries()) {
      const evil = { ...entry, path, expected: digest('mine'), next: digest('evil') };
      const journal = { entries: [evil], folders: ['..'] };
      folder.write(`.store/${id}-evil-${at}/committing.json`, JSON.stringify(journal));
      folder.write(`.store/${id}-evil-${at}/0.new`, 'evil');
    }
    folder.write(`.store/${id}-broken-1/committing.json`, '{"entries": [');
    const store = await folder.open();
    await store.close();
    expect([folder.text('outside.txt'), folder.text(A)]).toEqual(['mine', 'a1']);
    expect(folder.strays()).toEqual([]);
  });
});
