import type { Change } from '../../edit/types.ts';
import { findTarget } from '../../folder/resolveLinks.ts';
import type { LoadedDocument } from '../../folder/loadedDocument.ts';
import type { LoadedSet } from '../../folder/loadSet.ts';
import { isRecord, parsePath } from '../../json.ts';
import type { RepositoryDocument } from '../../types.ts';
import type { DocumentIndex } from './documentIndex.ts';
import { folderOf } from './documentPaths.ts';

/** Changes of one file, made on a version of it. */
export interface FileEdit {
  readonly path: string;
  /** Digest of the bytes that were read. */
  readonly revision: string;
  readonly changes: readonly Change[];
}

/**
 * The changes after which all links to a document name its new uid: in published documents, drafts,
 * releases and the archive. Links by id stay as they are.
 */
export function linkEdits(
  index: DocumentIndex,
  target: Pick<RepositoryDocument, 'id' | 'type' | 'lang'>,
  from: string,
  to: string,
): FileEdit[] {
  const masterLang = index.folder.settings.languages[0].id;
  return [...index.sets].flatMap(([version, set]) => {
    // Links of archived documents are not resolved; they lead to what drafts lead to.
    const around = version === 'archived' ? index.folder.drafts : set;
    return set.files.flatMap(({ file, loaded }) => {
      if (loaded === undefined) return [];
      const changes = [
        ...linksIn(loaded, around, target, from, masterLang),
        ...alternatesIn(loaded, target, from),
      ].map((path): Change => ({ op: 'set', path, value: to }));
      const { digest: revision } = loaded;
      return changes.length > 0
        ? [{ path: `${folderOf(version)}/${file.name}`, revision, changes }]
        : [];
    });
  });
}

function linksIn(
  { links }: LoadedDocument,
  { documents }: LoadedSet,
  { id, type }: Pick<RepositoryDocument, 'id' | 'type'>,
  from: string,
  masterLang: string,
) {
  return links
    .filter((link) => link.type === type && link.uid === from)
    .filter((link) => findTarget(documents, link, masterLang)?.document.id === id)
    .map(({ field }) => [...parsePath(field), 'uid']);
}

function alternatesIn(
  { document, writtenAlternates }: LoadedDocument,
  { type, lang }: Pick<RepositoryDocument, 'type' | 'lang'>,
  from: string,
) {
  if (document.type !== type || !Array.isArray(writtenAlternates)) return [];
  return writtenAlternates.flatMap((entry: unknown, place) => {
    const isNamed = isRecord(entry) && entry['uid'] === from && entry['lang'] === lang;
    return isNamed ? [['alternate_languages', place, 'uid']] : [];
  });
}
