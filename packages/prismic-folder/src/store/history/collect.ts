import { setImmediate } from 'node:timers/promises';
import type { HistoryFiles, IndexEntry } from './historyFiles.ts';
import { keptEntries } from './keptEntries.ts';
import type { HistoryLimits } from './limits.ts';

/** So much is removed at once that the next removal is not due with the next save. */
const FILL = 0.9;
/** Files looked at in a row before other work gets a turn: about 2 ms. */
const IN_A_ROW = 100;
/** An object is written before its index, perhaps by another process just now. */
const NEW_MS = 60 * 60_000;

/** Removes the oldest versions beyond the limits, and objects that no index lists. */
export async function collect(files: HistoryFiles, limits: HistoryLimits): Promise<void> {
  let steps = 0;
  const pause = async () => {
    steps += 1;
    if (steps % IN_A_ROW === 0) await setImmediate();
  };

  const all: (IndexEntry & { path: string })[] = [];
  const listed = new Set<string>();
  for (const path of files.paths()) {
    const entries = files.entries(path);
    for (const { revision } of entries) listed.add(revision);
    for (const entry of keptEntries(path, entries, limits.versionsPerFile)) {
      all.push({ ...entry, path });
    }
    await pause();
  }

  const kept = new Set<string>();
  const dropped = new Set<string>();
  let bytes = 0;
  for (const entry of all.toSorted((one, other) => other.seq - one.seq)) {
    if (kept.has(entry.revision)) continue;
    bytes += entry.bytes;
    if (bytes <= limits.bytes * FILL) kept.add(entry.revision);
    else dropped.add(entry.path);
  }
  for (const path of dropped) {
    files.rewrite(
      path,
      files.entries(path).filter(({ revision }) => kept.has(revision) || !listed.has(revision)),
    );
    await pause();
  }
  for (const revision of files.objects()) {
    if (kept.has(revision)) continue;
    const age = Date.now() - (files.objectInfo(revision)?.changedAt ?? 0);
    if (listed.has(revision) || age > NEW_MS) files.removeObject(revision);
    await pause();
  }
}
