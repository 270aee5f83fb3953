import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { digest } from '../../src/lib/digest.ts';
import type { FolderStore, StoreEvent } from '../../src/store/types.ts';
import { change, createTestFolder, openFolder } from './storeFolder.ts';

const A = 'documents/page/a.json';
const B = 'documents/page/b.json';

/** Collects a store's events, and waits for the one that a test expects. */
function collect(store: FolderStore) {
  const events: StoreEvent[] = [];
  const waiting = new Set<() => void>();
  const stop = store.onChange((event) => {
    events.push(event);
    for (const check of waiting) check();
  });
  onTestFinished(stop);
  return {
    events,
    stop,
    /** Resolves with the first event for which this holds, also one in the past. */
    next: (path: string, revision: string | null) =>
      new Promise<StoreEvent>((resolve) => {
        const check = () => {
          const event = events.find((one) => one.path === path && one.revision === revision);
          if (event === undefined) return;
          waiting.delete(check);
          resolve(event);
        };
        waiting.add(check);
        check();
      }),
  };
}

describe('a change', () => {
  it('is announced with its revision, whoever makes it and however', async () => {
    const { folder, store } = await openFolder({ [A]: 'a1' });
    const { events, next } = collect(store);

    writeFileSync(folder.at(A), 'in place');
    const revision = digest('in place');
    expect(await next(A, revision)).toEqual({ path: A, revision, isOwn: false });
    writeFileSync(folder.at(`${A}.tmp`), 'by rename');
    renameSync(folder.at(`${A}.tmp`), folder.at(A));
    await next(A, digest('by rename'));
    await store.commit([change(store, A, 'by the store')]);
    await next(A, digest('by the store'));
    rmSync(folder.at(A));
    await next(A, null);
    await store.commit([change(store, A, 'again')]);
    await store.commit([change(store, A, null)]);
    // An external change comes after all others.
    folder.write(B, 'last');
    await next(B, digest('last'));
    expect(events.map(({ path, revision, isOwn }) => [path, revision, isOwn])).toEqual([
      [A, digest('in place'), false],
      [A, digest('by rename'), false],
      [A, digest('by the store'), true],
      [A, null, false],
      [A, digest('again'), true],
      [A, null, true],
      [B, digest('last'), false],
    ]);
  });

  it.each([
    'documents/page/x.json',
    'releases/spring/documents/page/x.json',
    'media/photos/2026/x.svg',
    'media.json',
  ])('is announced in folders that did not exist: %s', async (path) => {
    const folder = createTestFolder();
    const { next } = collect(await folder.open());
    folder.write(path, 'x');
    await next(path, digest('x'));
    folder.write(path, 'y');
    await next(path, digest('y'));
    rmSync(folder.at(path.split('/')[0] ?? ''), { recursive: true });
    await next(path, null);
  });

  it('is announced in a folder that was moved, and one that took its place', async () => {
    const folder = createTestFolder({ [A]: 'a1' });
    const { next } = collect(await folder.open());
    const moved = 'documents/post/a.json';
    renameSync(folder.at('documents/page'), folder.at('documents/post'));
    await Promise.all([next(A, null), next(moved, digest('a1'))]);
    folder.write(B, 'b1');
    await next(B, digest('b1'));
    folder.write(moved, 'a2');
    await next(moved, digest('a2'));
  });

  it('is not announced for files that are none of the content, or stay the same', async () => {
    const { folder, store } = await openFolder({ [A]: 'a1', [B]: 'b1' });
    const { events, next } = collect(store);
    for (const path of ['documents/page/.a.json.swp', 'documents/page/a.json~', 'documents/x']) {
      folder.write(path, 'temporary');
    }
    folder.write('media/a.svg~', 'backup');
    folder.write('customtypes.json', '{}');
    folder.write(B, 'b1');
    folder.write(A, 'a2');
    await next(A, digest('a2'));
    expect(events).toHaveLength(1);
  });

  it('is announced once of what cannot be read, and again when it can', async () => {
    const folder = createTestFolder({ [A]: 'a1' });
    const { events, next } = collect(await folder.open());
    const link = 'documents/page/link.json';
    symlinkSync('target.json', folder.at(link));
    symlinkSync('/usr', folder.at('documents/usr'));
    await Promise.all([next(link, null), next('documents/usr', null)]);
    // The folder is looked at again.
    symlinkSync('nowhere', folder.at('documents/more'));
    await next('documents/more', null);
    folder.write(A, 'a2');
    await next(A, digest('a2'));
    expect(events.map(({ path }) => path).toSorted()).toEqual(
      ['documents/more', link, A, 'documents/usr'].toSorted(),
    );
    rmSync(folder.at(link));
    folder.write(link, 'a file');
    await next(link, digest('a file'));
  });

  it.each([
    ['a link to itself', (path: string) => symlinkSync('documents', path)],
    ['a file', (path: string) => writeFileSync(path, '')],
  ])(
    'is announced of a part of the content that had no file and becomes %s',
    async (_what, make) => {
      const folder = createTestFolder({ 'media/a.txt': 'a' });
      mkdirSync(folder.at('documents'));
      const { next } = collect(await folder.open());
      rmSync(folder.at('documents'), { recursive: true });
      make(folder.at('documents'));
      await next('documents', null);
    },
  );

  it('is announced where a folder is no link any more, and not of what a link leads to', async () => {
    const elsewhere = createTestFolder({ 'page/x.json': 'x' });
    const folder = createTestFolder({ [A]: 'a1' });
    symlinkSync(elsewhere.contentDir, folder.at('documents/linked'));
    const { events, next } = collect(await folder.open());
    elsewhere.write('page/x.json', 'y');
    elsewhere.write('page/new.json', 'new');
    folder.write(A, 'a2');
    await next(A, digest('a2'));
    expect(events).toHaveLength(1);
    rmSync(folder.at('documents/linked'));
    folder.write('documents/linked/own.json', 'own');
    await next('documents/linked/own.json', digest('own'));
  });

  it('is never lost if it follows another, or comes while a file is read', async () => {
    const folder = createTestFolder({ [A]: 'a0' });
    const { events, next } = collect(await folder.open());
    for (let at = 1; at <= 20; at += 1) {
      // In place, of the same size, in the same tick of the clock.
      writeFileSync(folder.at(A), `first ${at}`);
      if (at % 2 === 0) await new Promise((resolve) => setImmediate(resolve));
      writeFileSync(folder.at(A), `later ${at}`);
      await next(A, digest(`later ${at}`));
    }
    expect(events.at(-1)?.revision).toBe(digest('later 20'));
  });

  it('is one event for a file that is written in many steps', async () => {
    const folder = createTestFolder({ [A]: 'a1' });
    const { events, next } = collect(await folder.open());
    writeFileSync(folder.at(A), '');
    for (let at = 0; at < 100; at += 1) appendFileSync(folder.at(A), `${at}`);
    const text = Array.from({ length: 100 }, (_, at) => `${at}`).join('');
    await next(A, digest(text));
    expect(events).toHaveLength(1);
  });

  it('is announced for each of many files at once', async () => {
    const paths = Array.from({ length: 100 }, (_, at) => `documents/t${at % 5}/p${at}.json`);
    const folder = createTestFolder(Object.fromEntries(paths.map((path) => [path, 'old'])));
    rmSync(folder.at('documents/t0'), { recursive: true });
    const { events, next } = collect(await folder.open());
    for (const path of paths) folder.write(path, `new ${path}`);
    await Promise.all(paths.map((path) => next(path, digest(`new ${path}`))));
    expect(events).toHaveLength(paths.length);
  });
});

it.runIf(process.platform === 'linux')('watches only while somebody listens', async () => {
  const { folder, store } = await openFolder({ [A]: 'a1' });
  const watches = () =>
    readdirSync('/proc/self/fdinfo').flatMap((name) => {
      const info = orEmpty(() => readFileSync(`/proc/self/fdinfo/${name}`, 'utf8'));
      return info.split('\n').filter((line) => line.startsWith('inotify wd'));
    }).length;
  const before = watches();
  const first = collect(store);
  const second = collect(store);
  expect(watches()).toBe(before + 3);
  first.stop();
  folder.write(A, 'a2');
  await second.next(A, digest('a2'));
  expect(first.events).toEqual([]);
  second.stop();
  expect(watches()).toBe(before);
  const third = collect(store);
  folder.write(A, 'a3');
  await third.next(A, digest('a3'));
  expect(third.events).toHaveLength(1);
});

/** The list of open files changes while it is read. */
function orEmpty(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}
