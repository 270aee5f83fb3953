import type { StoreFs } from '../StoreFs.ts';
import { isCheck } from './applyEntry.ts';
import type { Prepared } from './prepare.ts';

/** A version of a file that has only a temporary name. */
export interface HeldVersion {
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
