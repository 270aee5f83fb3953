import type { StoreFs } from '../StoreFs.ts';
import { isCheck } from './applyEntry.ts';
import { heldVersions } from './heldVersions.ts';
import { discard, type Prepared } from './prepare.ts';

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
