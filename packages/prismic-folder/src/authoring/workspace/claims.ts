import { randomUUID } from 'node:crypto';
import { pathId } from '../../folder/documentHeader.ts';
import { stableId } from '../../lib/digest.ts';
import { AuthoringError } from '../../store/AuthoringError.ts';
import type { DocumentKey, VersionName } from '../contract/documents.ts';
import type { DocumentIndex } from './documentIndex.ts';
import { folderOf, stemOf } from './documentPaths.ts';

/** A document that already has what another is to get. */
interface Claim {
  readonly stem: string;
  readonly version: VersionName;
}

/**
 * Throws AuthoringError (exists) if another document has the name or the uid that a document is to
 * get, wherever it is: published, draft, release or archive. `own`: the document's present name.
 */
export function refuseTaken(index: DocumentIndex, key: DocumentKey, own?: DocumentKey): void {
  const taken = claimOf(index, key, own);
  if (taken === undefined) return;
  const { stem, version } = taken;
  const where = version === 'archived' ? ', which is archived: restore or remove it' : '';
  const message = `${key.type}/${key.name} is taken by ${folderOf(version)}/${stem}.json${where}`;
  throw new AuthoringError('exists', message, { at: 'uid' });
}

function claimOf(index: DocumentIndex, key: DocumentKey, own?: DocumentKey): Claim | undefined {
  const { models, settings } = index.folder;
  const lang = key.lang ?? settings.languages[0].id;
  const isOnly = models.types.get(key.type)?.repeatable === false;
  const wanted = stemOf(key);
  const except = own && stemOf(own);
  for (const [stem, { key: other, versions }] of index.documents) {
    if (stem === except || other.type !== key.type) continue;
    for (const [version, { loaded }] of versions) {
      if (stem === wanted) return { stem, version };
      if (loaded === undefined || loaded.document.lang !== lang) continue;
      if (isOnly || (loaded.document.uid ?? loaded.name) === key.name) return { stem, version };
    }
  }
  return undefined;
}

/** An id for a new document if the default one is another document's: of one that was renamed. */
export function idFor(index: DocumentIndex, key: DocumentKey): string | undefined {
  const wanted = pathId(key);
  for (const { versions } of index.documents.values()) {
    for (const { loaded } of versions.values()) {
      if (loaded?.document.id === wanted) return stableId(randomUUID());
    }
  }
  return undefined;
}

/** A name that no document of the type has: `low-tide-2` for `low-tide`. */
export function freeName(index: DocumentIndex, key: DocumentKey): string {
  const [, stem = key.name, number = '1'] = /^(.*?)(?:-(\d{1,6}))?$/.exec(key.name) ?? [];
  for (let count = Number(number) + 1; ; count++) {
    const name = `${stem}-${count}`;
    if (claimOf(index, { ...key, name }) === undefined) return name;
  }
}
