import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { expect, it } from 'vitest';
import { digest } from '../../src/lib/digest.ts';
import { bytes, change, createTestFolder, type TestFolder } from './storeFolder.ts';
import { wrapFs } from './wrapFs.ts';

const A = 'documents/page/a.json';
/** Another program has it open and writes to it late, so that the whole commit is undone. */
const OPEN = 'documents/page/open.json';

const saveByRename = (folder: TestFolder, text: string) => {
  writeFileSync(folder.at(`${A}.tmp`), text);
  renameSync(folder.at(`${A}.tmp`), folder.at(A));
  return text;
};
const saveInPlace = (folder: TestFolder) => {
  writeFileSync(folder.at(A), 'by hand');
  return 'by hand';
};
const remove = (folder: TestFolder) => rmSync(folder.at(A), { force: true });

/** What the other program does with A while that is undone; returns what A must be then. */
type Act = (folder: TestFolder, before: string | null) => string | null;

const ACTS: Readonly<Record<string, Act>> = {
  'saves by rename': (folder) => saveByRename(folder, 'by hand'),
  'writes in place': saveInPlace,
  deletes(folder, before) {
    const isThere = existsSync(folder.at(A));
    remove(folder);
    return isThere ? null : before;
  },
  'makes a folder of': (folder) => {
    remove(folder);
    mkdirSync(folder.at(A));
    return null;
  },
};

/** What a commit does with A: what it was and would be, and what others may do meanwhile. */
const COMMITS: [string, string | null, string | null, Readonly<Record<string, Act>>][] = [
  ['created', null, 'a2', { ...ACTS, 'saves the same as': (folder) => saveByRename(folder, 'a2') }],
  ['replaced', 'a1', 'a2', ACTS],
  ['deleted', 'a1', null, ACTS],
];

const CASES = COMMITS.flatMap(([done, before, after, acts]) =>
  Object.entries(acts).map(([does, act]) => ({ does, act, done, before, after })),
);

/** Undoes a commit, and lets the other program act before one operation; null: it has fewer. */
async function undoWith({ act, before, after }: (typeof CASES)[number], moment: number) {
  const files = { [OPEN]: 'open', ...(before !== null && { [A]: before }) };
  const folder = createTestFolder(files);
  const file = openSync(folder.at(OPEN), 'r+');
  let step: 'before' | 'applied' | 'late' | number = 'before';
  let wanted: string | null | undefined;
  let isRestored = false;
  const fs = wrapFs((operation, _path, to) => {
    if (to === folder.at(OPEN)) step = 'applied';
    else if (step === 'applied' && operation === 'flush') {
      writeSync(file, 'late', 0);
      step = 'late';
    } else if (step === 'late' && to?.endsWith('undoing.json')) step = 0;
    else if (typeof step === 'number') {
      if (step === moment) {
        isRestored = folder.text(A) === before;
        wanted = act(folder, before);
      }
      step += 1;
    }
  });
  const store = await folder.open({ fs });
  const overwritten: (string | undefined)[] = [];
  store.onChange((event) => void overwritten.push(event.overwritten));
  const refusal: unknown = await store
    .commit([
      { path: OPEN, content: bytes('mine'), expected: digest('open') },
      {
        path: A,
        content: after === null ? null : bytes(after),
        expected: before === null ? null : digest(before),
      },
    ])
    .catch((error: unknown) => error);
  await store.close();
  closeSync(file);
  return wanted === undefined ? null : { folder, wanted, isRestored, refusal, overwritten };
}

it.each(CASES)(
  'another program that $does a file that is $done keeps what it did when that is undone',
  async (given) => {
    let moment = 0;
    for (; ; moment += 1) {
      const result = await undoWith(given, moment);
      if (result === null) break;
      const { folder, wanted, isRestored, refusal, overwritten } = result;
      const at = `before operation ${moment}`;
      expect(refusal, at).toMatchObject({ name: 'RevisionError', path: OPEN });
      expect(folder.text(OPEN), at).toBe('late');
      expect(folder.strays(), at).toEqual([]);

      const again = await folder.open();
      const versions = (await again.history(A)).map(({ revision }) => revision);
      const text = folder.text(A);
      // What is written in place right before the old file comes back is told of, and kept.
      if (wanted !== null && overwritten.includes(digest(wanted))) {
        expect(versions, at).toContain(digest(wanted));
      } else expect(text, at).toBe(wanted);
      // After that it is the other program that has replaced it.
      if (!isRestored && given.before !== null && text !== given.before) {
        expect(versions, at).toContain(digest(given.before));
      }
    }
    expect(moment).toBeGreaterThan(5);
  },
);

it('a file saved right before its deletion, and again while that is undone, keeps both', async () => {
  const folder = createTestFolder({ [A]: 'a1' });
  const fs = wrapFs((operation, path, to) => {
    if (operation === 'rename' && path === folder.at(A)) saveByRename(folder, 'by hand');
    if (operation === 'link' && to === folder.at(A)) saveByRename(folder, 'by hand again');
  });
  const store = await folder.open({ fs });
  const overwritten: (string | undefined)[] = [];
  store.onChange((event) => void overwritten.push(event.overwritten));
  await expect(store.commit([change(store, A, null)])).rejects.toMatchObject({
    name: 'RevisionError',
    current: { revision: digest('by hand again') },
  });
  await store.close();
  expect(folder.text(A)).toBe('by hand again');
  expect(overwritten).toContain(digest('by hand'));
  expect(folder.strays()).toEqual([]);
  const again = await folder.open();
  expect((await again.history(A))[0]?.revision).toBe(digest('by hand'));
});

it('what another program writes to a new file after its commit was undone is kept', async () => {
  const folder = createTestFolder({});
  let file = -1;
  const fs = wrapFs((_operation, _path, to) => {
    if (to !== folder.at(OPEN) || file !== -1) return;
    file = openSync(folder.at(A), 'r+');
    folder.write(OPEN, 'by hand');
  });
  const store = await folder.open({ fs });
  await expect(
    store.commit([change(store, A, 'a1'), change(store, OPEN, 'mine')]),
  ).rejects.toMatchObject({ name: 'RevisionError', path: OPEN });
  expect(folder.text(A)).toBeNull();
  writeSync(file, 'late', 0);
  closeSync(file);
  await store.close();
  const again = await folder.open();
  expect((await again.history(A)).map(({ revision }) => revision)).toEqual([digest('late')]);
});
