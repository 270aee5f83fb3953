import type { IndexEntry } from './historyFiles.ts';

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
