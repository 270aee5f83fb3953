import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { digest } from '../../src/lib/digest.ts';
import { keptEntries } from '../../src/store/history/collect.ts';
import type { IndexEntry } from '../../src/store/history/historyFiles.ts';
import type { FolderStore } from '../../src/store/types.ts';
import { change, createTestFolder, openFolder } from './storeFolder.ts';

const A = 'documents/page/a.json';
const B = 'documents/page/b.json';

afterEach(() => {
  vi.useRealTimers();
});

async function save(store: FolderStore, path: string, ...texts: (string | null)[]) {
  for (const text of texts) await store.commit([change(store, path, text)]);
}

const revisions = async (store: FolderStore, path: string) =>
  (await store.history(path)).map(({ revision }) => revision);
const digests = (...texts: string[]) => texts.map((text) => digest(text));

it('lists replaced and deleted versions, the newest first, for another process, too', async () => {
  const { folder, store } = await openFolder({ [A]: 'one' });
  await save(store, A, 'two', 'three', null, 'four', 'four');
  await store.close();
  const next = await folder.open();
  const texts = ['three', 'two', 'one'];
  const history = await next.history(A);
  const kept = history.map(({ revision, bytes }) => [revision, bytes]);
  expect(kept).toEqual(texts.map((text) => [digest(text), text.length]));
  for (const text of texts) {
    const found = await next.version(digest(text));
    expect(Buffer.from(found ?? []).toString()).toBe(text);
  }
  expect(await next.history(B)).toEqual([]);
  expect(await next.version(digest('never saved'))).toBeNull();
  expect(await next.version('../../repository.json')).toBeNull();
});

it('stores versions of what is in a release, and none of media and settings', async () => {
  const released = 'releases/spring/documents/page/a.json';
  const folder = createTestFolder({ [released]: 'one', 'media/a.svg': 'one' });
  const store = await folder.open();
  await save(store, 'media/a.svg', 'two', null);
  await save(store, 'repository.json', '{}', '{ }');
  expect(await store.history('media/a.svg')).toEqual([]);
  expect(await store.history('repository.json')).toEqual([]);
  expect(readdirSync(folder.contentDir)).not.toContain('.history');
  await save(store, released, 'two');
  expect(await revisions(store, released)).toEqual(digests('one'));
});

it('keeps what was saved here when another program replaces it', async () => {
  const { folder, store } = await openFolder({ [A]: 'one' });
  await save(store, A, 'saved here');
  folder.write(A, 'by hand');
  store.read(A);
  expect(await revisions(store, A)).toEqual(digests('saved here', 'one'));
});

it('does not reorder when the clock goes back', async () => {
  const { store } = await openFolder({ [A]: 'one' });
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01') });
  await save(store, A, 'two');
  vi.setSystemTime(new Date('2020-01-01'));
  await save(store, A, 'three', 'four');
  expect(await revisions(store, A)).toEqual(digests('three', 'two', 'one'));
});

it('is bounded for each document', async () => {
  const folder = createTestFolder({ [A]: '0' });
  const store = await folder.open({ historyLimits: { versionsPerFile: 5, bytes: 1e6 } });
  await save(store, A, ...Array.from({ length: 40 }, (_, at) => `${at + 1}`));
  expect(await revisions(store, A)).toEqual(digests('39', '38', '37', '36', '35'));
  const index = folder.text(`.history/index/${A}.jsonl`)?.trimEnd().split('\n') ?? [];
  expect(index.length).toBeLessThanOrEqual(15);
});

it('is bounded in bytes of all documents, and drops the oldest first', async () => {
  const folder = createTestFolder({ [A]: 'start', [B]: 'start b' });
  const limits = { versionsPerFile: 50, bytes: 20_000 };
  const store = await folder.open({ historyLimits: limits });
  const text = (at: number) => `${at} `.padEnd(1000, 'x');
  await save(store, B, text(100));
  await save(store, A, ...Array.from({ length: 40 }, (_, at) => text(at)));
  await store.close();
  const at = folder.at('.history/objects');
  const sizes = readdirSync(at).map((name) => statSync(`${at}/${name}`).size);
  expect(sizes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(limits.bytes * 1.1);
  const next = await folder.open();
  expect(await revisions(next, B)).toEqual([]);
  const kept = await revisions(next, A);
  expect(kept.length).toBeGreaterThanOrEqual(16);
  expect(kept).toEqual(Array.from(kept, (_, at) => digest(text(38 - at))));
});

it('survives broken files, and a line that was not finished', async () => {
  const { folder, store } = await openFolder({ [A]: 'one' });
  await save(store, A, 'two', 'three');
  const index = `.history/index/${A}.jsonl`;
  folder.write(index, `nonsense\n{"seq":1}\n${folder.text(index)}{"seq":99,"rev`);
  writeFileSync(folder.at(`.history/objects/${digest('one')}`), 'broken');
  await save(store, A, 'four');
  expect(await revisions(store, A)).toEqual(digests('three', 'two', 'one'));
  await store.close();
  const next = await folder.open();
  expect(await next.version(digest('one'))).toBeNull();
  rmSync(folder.at(`.history/objects/${digest('two')}`));
  expect(await revisions(next, A)).toEqual(digests('three', 'one'));
  rmSync(folder.at('.history'), { recursive: true });
  expect(await next.history(A)).toEqual([]);
  await save(next, A, 'five');
  expect(await revisions(next, A)).toEqual(digests('four'));
});

it('removes contents that no index lists', async () => {
  const folder = createTestFolder({ [A]: 'one' });
  folder.write(`.history/objects/${digest('old')}`, 'old');
  const limits = { versionsPerFile: 50, bytes: 1000 };
  const store = await folder.open({ historyLimits: limits });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 60 * 60_000 });
  await save(store, A, 'two');
  await store.close();
  expect(readdirSync(folder.at('.history/objects'))).toEqual([digest('one')]);
});

/** Versions with their times in minutes, each written when the one before it was replaced; the last is replaced at the end. */
const sitting = (name: string, ...minutes: readonly number[]): IndexEntry[] =>
  minutes.slice(0, -1).map((made, at) => {
    const replaced = (minutes[at + 1] ?? 0) * 60_000;
    const revision = `${name}${at}`;
    return { seq: replaced, at: replaced, revision, bytes: 1, made: made * 60_000 };
  });
const DRAFT = 'drafts/documents/page/a.json';
const keptOf = (path: string, entries: readonly IndexEntry[], limit: number) =>
  keptEntries(path, entries, limit).map(({ revision }) => revision);

it('makes room within a sitting before it drops what is older', () => {
  const entries = [
    ...sitting('morning', 0, 1, 2, 3),
    ...sitting('noon', 200, 201, 202, 203, 204, 205, 206, 207),
    ...sitting('evening', 400, 401, 402),
  ];
  expect(keptOf(DRAFT, entries, 12)).toHaveLength(12);
  // Every five minutes one of a sitting stays, beside its first and its last.
  const shorter = ['morning0', 'morning2', 'noon0', 'noon4', 'noon6', 'evening0', 'evening1'];
  expect(keptOf(DRAFT, entries, 7)).toEqual(shorter);
  // No more than is needed, the oldest first.
  expect(keptOf(DRAFT, entries, 11)).toEqual(
    entries.map(({ revision }) => revision).filter((one) => one !== 'morning1'),
  );
  // Then the oldest go.
  expect(keptOf(DRAFT, entries, 3)).toEqual(shorter.slice(-3));
  expect(keptOf(A, entries, 7)).toEqual(entries.slice(-7).map(({ revision }) => revision));
});

it('leaves out nothing of the last hour, and nothing that another program wrote or replaced', () => {
  const recent = sitting('now', 0, 1, 2, 3, 4, 5, 6);
  expect(keptOf(DRAFT, recent, 4)).toEqual(['now2', 'now3', 'now4', 'now5']);
  const beside = sitting('beside', 0, 1, 2, 3, 4, 5).map((entry) =>
    entry.revision === 'beside1' ? { ...entry, made: undefined } : entry,
  );
  const kept = ['beside0', 'beside1', 'beside2', 'beside4', 'later0'];
  expect(keptOf(DRAFT, [...beside, ...sitting('later', 500, 501)], 5)).toEqual(kept);
});
