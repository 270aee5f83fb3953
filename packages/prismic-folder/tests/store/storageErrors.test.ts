import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ignoreInGit } from '../../src/store/ignoredFolder.ts';
import { nodeFs } from '../../src/store/StoreFs.ts';
import { RevisionError } from '../../src/store/types.ts';
import { change, closeClean, createTestFolder } from './storeFolder.ts';
import { fsError, type Operation, wrapFs } from './wrapFs.ts';

const A = 'documents/page/a.json';
const B = 'documents/page/b.json';
const C = 'drafts/documents/page/c.json';
const PIPE = 'documents/page/pipe.json';

const CODES = {
  EACCES: /has no right to it/,
  ENOSPC: /disk is full/,
  EBUSY: /another program has locked it/,
  EIO: /disk reports an error/,
  EUNKNOWN: /the file system refused it/,
};

/** Operations of a commit that can fail, and how often one of three files calls them. */
const OPERATIONS: readonly Operation[] = ['makeFolder', 'note', 'create', 'flush', 'link'];
const RENAMES: readonly Operation[] = ['rename', 'replace'];

describe('a commit that fails', () => {
  it.each(Object.entries(CODES))('says %s in plain words and where', async (code, words) => {
    const folder = createTestFolder({ [A]: 'a1' });
    let isBroken = false;
    const fs = wrapFs((operation) => {
      if (isBroken && operation === 'replace') throw fsError(code);
    });
    const store = await folder.open({ fs });
    const mine = change(store, A, 'a2');
    isBroken = true;
    const failing = store.commit([mine]);
    await expect(failing).rejects.toMatchObject({ code: 'storage', details: { at: A } });
    await expect(failing).rejects.toThrow(words);
    await expect(failing).rejects.toThrow(A);
    expect(folder.text(A)).toBe('a1');
  });

  it.each([...OPERATIONS, ...RENAMES])(
    'at any call of %s leaves all files as they were, and nothing else',
    async (failing) => {
      for (let failAt = 1; ; failAt += 1) {
        const folder = createTestFolder({ [A]: 'a1', [B]: 'b1' });
        let calls = Number.NEGATIVE_INFINITY;
        let isUndone = false;
        const fs = wrapFs((operation, _path, to) => {
          // A disk that refuses this, too, is another test.
          if (to?.endsWith('undoing.json')) isUndone = true;
          if (operation !== failing || isUndone) return;
          calls += 1;
          if (calls === failAt) throw fsError('ENOSPC');
        });
        const store = await folder.open({ fs });
        const mine = [change(store, A, 'a2'), change(store, B, null), change(store, C, 'c1')];
        calls = 0;
        const error: unknown = await store.commit(mine).then(
          () => undefined,
          (one) => one,
        );
        calls = Number.NEGATIVE_INFINITY;
        if (error === undefined) {
          expect([A, B, C].map(folder.text)).toEqual(['a2', null, 'c1']);
          expect(failAt).toBeGreaterThan(1);
          return;
        }
        expect(error).toMatchObject({ code: 'storage' });
        expect([A, B, C].map(folder.text), `${failing} ${failAt}`).toEqual(['a1', 'b1', null]);
        await closeClean(folder, store);
        expect(readdirSync(folder.contentDir)).not.toContain('drafts');
      }
    },
  );

  it('and cannot be undone is undone by the next start', async () => {
    const folder = createTestFolder({ [A]: 'a1', [B]: 'b1' });
    let isBroken = false;
    let replaced = 0;
    const fs = wrapFs((operation) => {
      if (isBroken && operation === 'replace') {
        replaced += 1;
        if (replaced > 1) throw fsError('EIO');
      }
    });
    const store = await folder.open({ fs });
    const mine = [change(store, A, 'a2'), change(store, B, 'b2')];
    isBroken = true;
    await expect(store.commit(mine)).rejects.toThrow(/could not be undone/);
    expect([A, B].map(folder.text)).toEqual(['a2', 'b1']);
    await store.close();
    const next = await folder.open();
    expect([A, B].map(folder.text)).toEqual(['a1', 'b1']);
    await next.close();
    expect(folder.strays()).toEqual([]);
  });

  it('because a file is a folder or a pipe says so, and waits for none', async () => {
    const folder = createTestFolder({ [B]: 'b1' });
    mkdirSync(folder.at(A));
    execFileSync('mkfifo', [folder.at(PIPE)]);
    const store = await folder.open();
    expect(() => store.read(A)).toThrow(`${A} is a folder`);
    expect(() => store.read(PIPE)).toThrow(/neither a file nor a folder/);
    const change = { content: new Uint8Array(), expected: null };
    await expect(store.commit([{ ...change, path: A }])).rejects.toThrow(`${A} is a folder`);
    const below = store.commit([{ ...change, path: `${B}/x.json` }]);
    await expect(below).rejects.toMatchObject({ code: 'storage' });
  });

  it('because the file was deleted meanwhile leaves it deleted', async () => {
    const folder = createTestFolder({ [A]: 'a1' });
    const fs = wrapFs((operation, path) => {
      if (operation === 'link' && path === folder.at(A)) rmSync(path);
    });
    const store = await folder.open({ fs });
    const failing = store.commit([change(store, A, 'a2')]);
    await expect(failing).rejects.toMatchObject({ name: 'RevisionError', current: null });
    expect(folder.text(A)).toBeNull();
  });
});

describe('a commit', () => {
  it('works without hard links, and is undone without them', async () => {
    const folder = createTestFolder({ [A]: 'a1', [B]: 'b1' });
    let isFull = false;
    const fs = wrapFs((operation, _path, to) => {
      if (operation === 'link') throw fsError('EPERM');
      if (isFull && to === folder.at(C)) throw fsError('ENOSPC');
    });
    const store = await folder.open({ fs });
    await store.commit([change(store, A, 'a2'), change(store, B, null), change(store, C, 'c1')]);
    expect([A, B, C].map(folder.text)).toEqual(['a2', null, 'c1']);
    await store.commit([change(store, C, null)]);
    isFull = true;
    const mine = [change(store, A, 'a3'), change(store, B, 'b3'), change(store, C, 'c3')];
    await expect(store.commit(mine)).rejects.toThrow(/disk is full/);
    expect([A, B, C].map(folder.text)).toEqual(['a2', null, null]);
    await closeClean(folder, store);
  });
});

it('an undone commit whose files a living process removes is not undone again by one that starts', async () => {
  const folder = createTestFolder({ [A]: 'a1', [B]: 'b1' });
  let step: 'none' | 'commit' | 'close' = 'none';
  const fs = wrapFs((operation, path) => {
    if (step === 'commit' && operation === 'create') {
      // A faster process commits the same new content.
      writeFileSync(folder.at(A), 'a2');
      step = 'none';
    }
    if (step === 'close' && operation === 'removeAll') {
      // The files of a folder go one by one; the other starts when only the first is gone.
      rmSync(join(path, '0.new'));
      throw fsError('EBUSY');
    }
  });
  const slower = await folder.open({ fs, graceMs: 1e6 });
  const changes = [change(slower, A, 'a2'), change(slower, B, 'b2')];
  step = 'commit';
  await expect(slower.commit(changes)).rejects.toThrow(RevisionError);
  step = 'close';
  await slower.close();

  const renamed: string[] = [];
  await folder.open({
    fs: wrapFs((_, from, to) => {
      if (to === folder.at(A)) renamed.push(from);
    }),
  });
  expect(renamed).toEqual([]);
  expect([folder.text(A), folder.text(B)]).toEqual(['a2', 'b1']);
});

it('a .gitignore is written into an empty one, as a full disk leaves it, and rules stay', () => {
  const folder = createTestFolder({ 'empty/.gitignore': '', 'own/.gitignore': 'links.json\n' });
  for (const call of ['note', 'rename']) {
    const full = () => {
      throw fsError('ENOSPC');
    };
    expect(() => ignoreInGit(folder.at('empty'), { ...nodeFs, [call]: full })).toThrow('ENOSPC');
    expect(readdirSync(folder.at('empty'))).toEqual(['.gitignore']);
  }
  for (const name of ['empty', 'own']) ignoreInGit(folder.at(name));
  expect(folder.text('empty/.gitignore')).toBe('*\n');
  expect(folder.text('own/.gitignore')).toBe('links.json\n');
});
