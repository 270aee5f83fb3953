import type { LoadedDocument } from '../../folder/loadedDocument.ts';
import type { VersionName } from '../contract/documents.ts';
import type { FoundDocuments, FoundPlace } from '../contract/finding.ts';
import {
  type DocumentIndex,
  type IndexedDocument,
  mainVersion,
} from '../workspace/documentIndex.ts';
import { releaseOf } from '../workspace/documentPaths.ts';
import { summaryOf } from '../workspace/summary.ts';

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

/** So many documents are on a page, and so many places are listed of each; the others are on the page that opens. */
const PAGE = 20;
const PLACES = 100;

/** A page of what was found in them, in its order. */
export function pageOf<Place>(
  index: DocumentIndex,
  found: readonly (Pick<EditedVersion, 'document' | 'version'> & {
    readonly places: readonly Place[];
  })[],
  page: number,
  shown: (place: Place) => FoundPlace,
): FoundDocuments {
  const documents = found
    .slice((page - 1) * PAGE, page * PAGE)
    .map(({ document, version, places }) => ({
      document: summaryOf(index, document),
      version,
      places: places.slice(0, PLACES).map(shown),
      total: places.length,
    }));
  return { documents, total: found.length };
}
