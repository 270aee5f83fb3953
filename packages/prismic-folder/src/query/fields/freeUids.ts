import type { RepositoryDocument } from '../../types.ts';

/**
 * Earlier uids by which documents of a type are still found: those that no document of the type has
 * now in the same language. Of two documents that had the same uid the first is found.
 */
export function freeUids(
  documents: readonly RepositoryDocument[],
  type: string,
): ReadonlyMap<RepositoryDocument, readonly string[]> {
  const free = new Map<RepositoryDocument, readonly string[]>();
  const renamed = documents.filter((one) => one.previous_uids !== undefined && one.type === type);
  if (renamed.length === 0) return free;
  const ofType = documents.filter((one) => one.type === type);
  const taken = new Set(ofType.map((document) => keyOf(document, document.uid)));
  for (const document of renamed) {
    const uids = document.previous_uids?.filter((uid) => !taken.has(keyOf(document, uid))) ?? [];
    for (const uid of uids) taken.add(keyOf(document, uid));
    free.set(document, uids);
  }
  return free;
}

function keyOf({ lang }: RepositoryDocument, uid: string | null): string {
  return `${lang}/${uid}`;
}
