import type { StoreFs } from '../StoreFs.ts';
import { isCheck } from './applyEntry.ts';
import { discard, type Prepared } from './prepare.ts';
import { lateRevision } from './run.ts';

interface Ports {
  readonly fs: StoreFs;
  readonly graceMs: number;
  onLate(path: string, bytes: Uint8Array): void;
}

/**
 * Keeps replaced files reachable for a while after their commit. A program that had one of them open
 * may write to it without noticing that it was replaced; what it wrote is found here.
 */
export function createSettling({ fs, graceMs, onLate }: Ports) {
  const open = new Map<Prepared, NodeJS.Timeout>();

  const settle = (prepared: Prepared) => {
    clearTimeout(open.get(prepared));
    open.delete(prepared);
    const { transaction, places } = prepared;
    for (const entry of transaction.entries) {
      if (lateRevision(fs, places, entry) === null) continue;
      const bytes = fs.read(places.old(entry));
      if (bytes !== null) onLate(entry.path, bytes);
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
    add(prepared: Prepared): void {
      // Commits that only create files leave nothing behind.
      const hasReplaced = prepared.transaction.entries.some(
        (entry) => entry.expected !== null && !isCheck(entry),
      );
      if (!hasReplaced) settleQuietly(prepared);
      else open.set(prepared, setTimeout(() => settleQuietly(prepared), graceMs).unref());
    },
    close(): void {
      for (const prepared of open.keys()) settleQuietly(prepared);
    },
  };
}
