import type { LoadedDocument } from '../../folder/loadedDocument.ts';
import type { VersionName } from '../contract/documents.ts';
import {
  type DocumentIndex,
  type IndexedDocument,
  mainVersion,
} from '../workspace/documentIndex.ts';
import { releaseOf } from '../workspace/documentPaths.ts';

/** A version that an owner would change. */
export interface EditedVersion {
  readonly document: IndexedDocument;
  readonly version: VersionName;
  readonly loaded: LoadedDocument;
}

/**
 * The versions that are edited next: of each document its draft, else what is published, and what its releases
 * hold. A published version under a draft changes when the draft is published.
 */
export function editedVersions({ documents }: DocumentIndex): EditedVersion[] {
  return [...documents.values()].flatMap((document) => {
    const main = mainVersion(document);
    return [...document.versions].flatMap(([version, { loaded }]) => {
      const isEdited = version === main || releaseOf(version) !== undefined;
      return isEdited && loaded ? [{ document, version, loaded }] : [];
    });
  });
}
