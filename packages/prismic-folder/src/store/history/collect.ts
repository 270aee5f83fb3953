import { createPauses } from '../../lib/readPart.ts';
import type { HistoryFiles, IndexEntry } from './historyFiles.ts';

/** So much is removed at once that the next removal is not due with the next save. */
const FILL = 0.9;
/** An object is written before its index, perhaps by another process just now. */
const NEW_MS = 60 * 60_000;

/** Removes the oldest versions beyond the limits, and objects that no index lists. */
export async function collect(files: HistoryFiles, limits: HistoryLimits): Promise<void> {
  const pause = createPauses();
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

/** Versions of one sitting that follow each other faster than this, in ms, can stand for each other. */
const SITTING = 5 * 60_000;
/** So long, in ms, every version stays: the work of this hour is undone step by step. */
const RECENT = 60 * 60_000;
/** In ms between the note that a version was replaced and the time of the file that replaced it. */
const AT_ONCE = 250;

/** Where a version is saved at each pause in typing; what is public is replaced by decision only. */
const SAVED_WHILE_TYPING = /^(?:drafts|releases)\//;

/**
 * The versions of a file that stay, at most `limit`. Beyond that the oldest that were saved between others of the
 * same sitting make room first, then the oldest. The first and last of a sitting are not such, nor what another program wrote.
 */
export function keptEntries(
  path: string,
  entries: readonly IndexEntry[],
  limit: number,
): readonly IndexEntry[] {
  let excess = entries.length - limit;
  if (excess <= 0) return entries;
  if (!SAVED_WHILE_TYPING.test(path)) return entries.slice(-limit);
  const latest = entries.at(-1)?.at ?? 0;
  const kept: IndexEntry[] = [];
  for (const [at, entry] of entries.entries()) {
    const before = entries[at - 1];
    const after = entries[at + 1];
    const isBetween = follows(before, entry) && follows(entry, after);
    const isRecent = latest - entry.at < RECENT;
    // Measured from one that stays, so that of a long sitting one in five minutes does.
    const gap = (after?.made ?? Infinity) - (kept.at(-1)?.made ?? -Infinity);
    if (excess > 0 && isBetween && !isRecent && gap < SITTING) excess -= 1;
    else kept.push(entry);
  }
  return kept.slice(-limit);
}

/** Whether a version was written over the other one by this store, with nothing in between. */
function follows(one: IndexEntry | undefined, next: IndexEntry | undefined): boolean {
  if (one?.made === undefined || next?.made === undefined) return false;
  return Math.abs(next.made - one.at) < AT_ONCE;
}

/** How much of the past is stored. */
export interface HistoryLimits {
  readonly versionsPerFile: number;
  /** Of all versions of all files. */
  readonly bytes: number;
}

/**
 * 50 versions are a week's work on a page for most; 100 MB are ten versions of 10,000 pages of
 * 1 kB, or the whole 50 of 1,000 pages of 2 kB, and no burden for a disk.
 */
export const DEFAULT_LIMITS: HistoryLimits = { versionsPerFile: 50, bytes: 100_000_000 };
