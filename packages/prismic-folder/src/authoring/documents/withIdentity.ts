import type { Change, Json } from '../../edit/types.ts';
import { pathId } from '../../folder/documentHeader.ts';
import type { LoadedDocument } from '../../folder/loadedDocument.ts';
import type { DocumentKey } from '../contract/documents.ts';

/**
 * What a version must say by itself when it takes another's place: a draft has the id and the former
 * uids of the published document with its name, whether its file contains them or not.
 */
export function identityChanges(
  value: { readonly [key: string]: Json },
  key: DocumentKey,
  loaded: LoadedDocument | undefined,
  replaced: LoadedDocument | undefined,
): Change[] {
  const id = loaded?.document.id ?? replaced?.document.id;
  const needsId = typeof value['id'] !== 'string' && id !== undefined && id !== pathId(key);
  const uid = loaded?.document.uid ?? null;
  const own = loaded?.document.previous_uids ?? [];
  const theirs = replaced?.document.previous_uids ?? [];
  const former = replaced?.document.uid;
  const all = [...own, ...theirs, ...(typeof former === 'string' ? [former] : [])];
  const previous = [...new Set(all)].filter((one) => one !== uid);
  const needsUids = uid !== null && previous.length > own.length;
  return [
    ...(needsId ? [{ op: 'set', path: ['id'], value: id } as const] : []),
    ...(needsUids ? [{ op: 'set', path: ['previous_uids'], value: previous } as const] : []),
  ];
}
