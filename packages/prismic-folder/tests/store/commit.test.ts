import {
  chmodSync,
  existsSync,
  linkSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { describe, expect, it } from 'vitest';
import { digest } from '../../src/lib/digest.ts';
import type { FolderStore } from '../../src/store/types.ts';
import { bytes, change, closeClean, createTestFolder, openFolder } from './storeFolder.ts';

const A = 'documents/page/a.json';
const B = 'documents/page/b.json';

describe('a commit', () => {
  it('refuses another revision than the file has, and returns the file', async () => {
    const { folder, store } = await openFolder({ [A]: 'a1', [B]: 'b1' });
    const mine = change(store, A, 'a2');
    // What it would not change is checked, too.
    const others = [change(store, B, 'b2'), change(store, B, 'b1')];
    folder.write(B, 'by hand');
    const current = { revision: digest('by hand'), bytes: Buffer.from('by hand') };
    for (const other of others) {
      const refusal = { name: 'RevisionError', path: B, current };
      await expect(store.commit([mine, other])).rejects.toMatchObject(refusal);
      expect([folder.text(A), folder.text(B)]).toEqual(['a1', 'by hand']);
    }
  });

  it('refuses to replace a deleted file, and to create one that exists', async () => {
    const { folder, store } = await openFolder({ [B]: 'b1' });
    const gone = { path: A, content: bytes('a2'), expected: digest('a1') };
    await expect(store.commit([gone])).rejects.toMatchObject({ path: A, current: null });
    const taken = { path: B, content: bytes('b2'), expected: null };
    await expect(store.commit([taken])).rejects.toMatchObject({
      path: B,
      current: { revision: digest('b1') },
    });
    await expect(store.commit([{ ...gone, content: null }])).rejects.toThrow(/no longer exists/);
    expect(folder.text(A)).toBeNull();
    expect(folder.text(B)).toBe('b1');
  });

  it('writes nothing if the content is the same, but checks the revision', async () => {
    const { folder, store } = await openFolder({ [A]: 'a1' });
    const before = statSync(folder.at(A), { bigint: true });
    await store.commit([change(store, A, 'a1')]);
    const after = statSync(folder.at(A), { bigint: true });
    expect([after.ino, after.mtimeNs]).toEqual([before.ino, before.mtimeNs]);
    const stale = { path: A, content: bytes('a1'), expected: digest('a0') };
    await expect(store.commit([stale])).rejects.toMatchObject({ name: 'RevisionError' });
  });

  it('writes through a link inside of the content folder', async () => {
    const folder = createTestFolder({ [B]: 'b1' });
    symlinkSync('b.json', folder.at(A));
    const store = await folder.open();
    await store.commit([change(store, A, 'b2')]);
    expect(folder.text(B)).toBe('b2');
    expect(readdirSync(folder.at('documents/page')).toSorted()).toEqual(['a.json', 'b.json']);
  });

  it('keeps the mode of a file, and replaces only this of its names', async () => {
    const folder = createTestFolder({ [A]: 'a1' });
    chmodSync(folder.at(A), 0o640);
    linkSync(folder.at(A), folder.at(B));
    const store = await folder.open();
    await store.commit([change(store, A, 'a2')]);
    expect([folder.text(A), folder.text(B)]).toEqual(['a2', 'a1']);
    expect(statSync(folder.at(A)).mode & 0o777).toBe(0o640);
  });

  it('removes folders that it empties, up to the top ones', async () => {
    const path = 'drafts/documents/page/a.json';
    const { folder, store } = await openFolder({ [path]: 'a1' });
    await store.commit([change(store, path, null)]);
    expect(readdirSync(folder.at('drafts'))).toEqual([]);
    await store.commit([change(store, path, 'a2')]);
    expect(folder.text(path)).toBe('a2');
    // Below a file is none.
    expect(store.read(`${path}/b.json`)).toBeNull();
  });

  it('refuses a path that is named twice', async () => {
    const { folder, store } = await openFolder({ [A]: 'a1' });
    const twice = [change(store, A, 'a2'), change(store, A, 'a3')];
    await expect(store.commit(twice)).rejects.toMatchObject({ code: 'invalid' });
    expect(folder.text(A)).toBe('a1');
  });

  it('does nothing after the store was closed', async () => {
    const { folder, store } = await openFolder({ [A]: 'a1' });
    const mine = change(store, A, 'a2');
    await store.close();
    await expect(store.commit([mine])).rejects.toThrow('The store is closed');
    expect(folder.text(A)).toBe('a1');
    expect(folder.strays()).toEqual([]);
  });

  it('works on while a program removes its folder', async () => {
    const { folder, store } = await openFolder({ [A]: 'a1' });
    await store.commit([change(store, A, 'a2')]);
    rmSync(folder.at('.store'), { recursive: true });
    await store.commit([change(store, A, 'a3')]);
    expect(folder.text(A)).toBe('a3');
  });
});

describe('many writers at once', () => {
  it('are refused with the present revision unless they take turns', async () => {
    const { folder, store } = await openFolder({ [A]: 'start' });
    const mine = Array.from({ length: 12 }, (_, at) => change(store, A, `writer ${at}`));
    const results = await Promise.allSettled(mine.map((one) => store.commit([one])));
    const winner = results.findIndex(({ status }) => status === 'fulfilled');
    expect(folder.text(A)).toBe(`writer ${winner}`);
    const current = expect.objectContaining({ revision: digest(`writer ${winner}`) });
    const reason = expect.objectContaining({ name: 'RevisionError', current });
    expect(results.toSpliced(winner, 1)).toEqual(
      Array.from({ length: 11 }, () => ({ status: 'rejected', reason })),
    );
    await closeClean(folder, store);
  });
});

describe('exclusive work', () => {
  it('starts in order, and runs beside work with other names', async () => {
    const store = await createTestFolder().open();
    const steps: string[] = [];
    let go = () => {};
    const gate = new Promise<void>((resolve) => (go = resolve));
    const first = store.exclusive(['a', 'b'], async () => {
      await gate;
      steps.push('first');
    });
    const second = store.exclusive(['b'], async () => void steps.push('second'));
    await store.exclusive(['c'], async () => void steps.push('other'));
    go();
    await Promise.all([first, second]);
    expect(steps).toEqual(['other', 'first', 'second']);
  });

  it('passes an error on and goes on with the next, and never waits for itself', async () => {
    const store = await createTestFolder().open();
    const failing = store.exclusive(['a'], () => Promise.reject(new Error('broken')));
    const nested = store.exclusive(['a'], () => store.exclusive(['a'], async () => 'never'));
    await expect(failing).rejects.toThrow('broken');
    await expect(nested).rejects.toThrow('a would wait for itself');
    expect(await store.exclusive(['a'], async () => 'fine')).toBe('fine');
  });
});

const FILE = 'media/a.svg';

function upload(store: FolderStore, text: string) {
  const temporary = store.temporaryFile();
  writeFileSync(temporary, text, { flag: 'wx' });
  return { temporary, revision: digest(text) };
}

describe('a temporary file', () => {
  it('is placed when it is finished, and replaces another', async () => {
    const { folder, store } = await openFolder({ [FILE]: 'old' });
    const first = upload(store, 'new');
    const second = upload(store, 'other');
    const { mode } = statSync(folder.at(FILE));
    await store.commit([
      { path: FILE, content: first, expected: digest('old') },
      { path: 'media/photos/b.svg', content: second, expected: null },
      change(store, 'media.json', '{}'),
    ]);
    expect(folder.text(FILE)).toBe('new');
    expect(statSync(folder.at(FILE)).mode).toBe(mode);
    expect(folder.text('media/photos/b.svg')).toBe('other');
    expect(statSync(folder.at('media/photos/b.svg')).nlink).toBe(1);
    await closeClean(folder, store);
  });

  it('is left for another attempt if the commit is refused, until the store is closed', async () => {
    const { folder, store } = await openFolder({ [FILE]: 'old' });
    const content = upload(store, 'new');
    const taken = store.commit([{ path: FILE, content, expected: null }]);
    await expect(taken).rejects.toMatchObject({ name: 'RevisionError', path: FILE });
    expect(existsSync(content.temporary)).toBe(true);
    await store.commit([{ path: 'media/a-2.svg', content, expected: null }]);
    expect([folder.text(FILE), folder.text('media/a-2.svg')]).toEqual(['old', 'new']);
    upload(store, 'never placed');
    await closeClean(folder, store);
  });

  it('of another store is refused', async () => {
    const { folder, store } = await openFolder({ [FILE]: 'old' });
    const { temporary } = upload(store, 'new');
    for (const path of ['/etc/hostname', folder.at(FILE), `${temporary}/../../media/a.svg`]) {
      const content = { temporary: path, revision: digest('x') };
      const write = store.commit([{ path: 'media/b.svg', content, expected: null }]);
      await expect(write).rejects.toMatchObject({ code: 'refused' });
    }
    expect(folder.text('media/b.svg')).toBeNull();
  });

  it('may be large, and its place has a revision right after it has changed', async () => {
    const { folder, store } = await openFolder({ [FILE]: 'x'.repeat(2_500_000) });
    expect(await store.revision(FILE)).toBe(digest('x'.repeat(2_500_000)));
    folder.write(FILE, 'y'.repeat(2_500_000));
    expect(await store.revision(FILE)).toBe(digest('y'.repeat(2_500_000)));
    expect(await store.revision('media/missing.svg')).toBeNull();
    await store.commit([change(store, FILE, 'small')]);
    expect(folder.text(FILE)).toBe('small');
  });
});
