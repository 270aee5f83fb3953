import type { KeptStore, KeptWrite } from './KeptStore.ts';
import { readHead } from './records.ts';

/** Of so many documents the steps are kept after everything was saved. */
const MAX_SAVED = 30;

/** Deletes the oldest records of documents that were saved completely. Edits are never deleted. */
export async function pruneKept(store: KeptStore): Promise<void> {
  const heads = await store.entries('head/');
  const saved = heads.flatMap(([key, kept]) => {
    const head = readHead(kept);
    return head !== null && head.changes.length === 0 ? [{ at: head.at, key }] : [];
  });
  const oldest = saved.toSorted((one, other) => other.at - one.at).slice(MAX_SAVED);
  for (const { key } of oldest) {
    const name = key.slice('head/'.length);
    // oxlint-disable-next-line no-await-in-loop -- there is no hurry
    const release = await store.claim(name);
    if (release === null) continue;
    // oxlint-disable-next-line no-await-in-loop
    const [base, steps] = await Promise.all([
      store.entries(`base/${name}`),
      store.entries(`step/${name}/`),
    ]);
    const removal = [[key] as const, ...base, ...steps].map(([one]): KeptWrite => [one, undefined]);
    // oxlint-disable-next-line no-await-in-loop
    await store.write(removal);
    release();
  }
}
