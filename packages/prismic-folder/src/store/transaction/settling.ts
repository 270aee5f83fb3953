import type { StoreFs } from '../StoreFs.ts';
import { isCheck } from './entries.ts';
import { discard, type Prepared } from './prepare.ts';

/** A version of a file that has only a temporary name. */
interface HeldVersion {
  /** As the caller of the commit named the file. */
  readonly path: string;
  /** Where it is. */
  readonly place: string;
  /** Whether another program wrote it: to a file that it had open, or in the place of one. */
  readonly isOther: boolean;
}

/**
 * Versions that end with a transaction unless they are kept: what it replaced or deleted, and what
 * another program wrote. Its own new content is none of them.
 */
export function heldVersions(fs: StoreFs, { transaction, places }: Prepared): HeldVersion[] {
  return transaction.entries.flatMap((entry) => {
    if (isCheck(entry)) return [];
    const present = fs.info(places.file(entry))?.id;
    const find = (place: string, revision: string | null): HeldVersion[] => {
      const info = fs.info(place);
      if (info?.kind !== 'file' || info.id === present) return [];
      return [{ path: entry.path, place, isOther: fs.revision(place) !== revision }];
    };
    return [
      ...find(places.old(entry), entry.expected),
      ...[places.fresh(entry), places.undone(entry)]
        .flatMap((place) => find(place, entry.next))
        .filter(({ isOther }) => isOther),
    ];
  });
}

interface Ports {
  readonly fs: StoreFs;
  readonly graceMs: number;
  onLate(path: string, bytes: Uint8Array): void;
}

/**
 * Keeps replaced files reachable for a while after their commit, and new ones if it was undone. A
 * program that had one of them open may write to it without noticing; what it wrote is found here.
 */
export function createSettling({ fs, graceMs, onLate }: Ports) {
  const open = new Map<Prepared, NodeJS.Timeout>();

  const settle = (prepared: Prepared) => {
    clearTimeout(open.get(prepared));
    open.delete(prepared);
    for (const { path, place, isOther } of heldVersions(fs, prepared)) {
      const bytes = isOther ? fs.read(place) : null;
      if (bytes !== null) onLate(path, bytes);
    }
    discard(fs, prepared);
  };
  const settleQuietly = (prepared: Prepared) => {
    try {
      settle(prepared);
    } catch {
      // What cannot be read or removed now is found by the next start.
    }
  };
  return {
    add(prepared: Prepared, isUndone = false): void {
      // Commits that have only created files leave nothing behind.
      const hasReplaced = prepared.transaction.entries.some(
        (entry) => entry.expected !== null && !isCheck(entry),
      );
      if (!hasReplaced && !isUndone) settleQuietly(prepared);
      else open.set(prepared, setTimeout(() => settleQuietly(prepared), graceMs).unref());
    },
    close(): void {
      for (const prepared of open.keys()) settleQuietly(prepared);
    },
  };
}
