import { digest } from '../../folder/digest.ts';
import type { StoreFs } from '../StoreFs.ts';
import { isCheck } from './applyEntry.ts';
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
    const { transaction, places } = prepared;
    for (const entry of transaction.entries) {
      if (isCheck(entry)) continue;
      for (const [path, revision] of [
        [places.old(entry), entry.expected],
        [places.fresh(entry), entry.next],
        [places.undone(entry), entry.next],
      ] as const) {
        const bytes = fs.read(path);
        if (bytes === null || digest(bytes) === revision) continue;
        const isFile = fs.info(path)?.id === fs.info(places.file(entry))?.id;
        if (!isFile) onLate(entry.path, bytes);
      }
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
