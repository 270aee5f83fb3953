import type { Change, Json } from '../../edit/types.ts';
import { UID } from '../../folder/documentHeader.ts';
import type { DocumentSet } from '../../folder/documentSet.ts';
import type { LoadedDocument } from '../../folder/loadedDocument.ts';
import { findTarget } from '../../folder/resolveLinks.ts';
import { isRecord, parsePath } from '../../json.ts';
import { AuthoringError } from '../../store/AuthoringError.ts';
import { type FileChange, RevisionError } from '../../store/types.ts';
import type { RepositoryDocument } from '../../types.ts';
import type { DocumentKey, DocumentSummary } from '../contract/documents.ts';
import { restructure, type Workspace } from '../workspace/Workspace.ts';
import { refuseTaken } from '../workspace/claims.ts';
import {
  type DocumentIndex,
  documentsAround,
  type IndexedDocument,
  mainOf,
} from '../workspace/documentIndex.ts';
import { folderOf, stemOf, versionPath } from '../workspace/documentPaths.ts';
import { restoredBase } from '../workspace/draftBase.ts';
import { editText, encode, readFile, withValues } from '../workspace/files.ts';
import { summaryOf } from '../workspace/summary.ts';

/**
 * Gives a document another uid in all of its versions, in one commit with all links to it. The old
 * uid stays in `previous_uids`, by which queries still find the document.
 */
export async function renameDocument(
  workspace: Workspace,
  given: DocumentKey,
  name: string,
): Promise<DocumentSummary> {
  const renamed = await restructure(workspace, [], async (index) => {
    const document = index.get(given);
    const { key } = document;
    const next = index.check({ ...key, name });
    if (stemOf(next) === stemOf(key)) return key;
    const hasUid = index.folder.models.types.get(key.type)?.fields['uid']?.type === 'UID';
    if (hasUid && !UID.test(name)) {
      const reason = 'small letters, digits and - _ . ~ are allowed';
      throw new AuthoringError('invalid', `“${name}” cannot be an address: ${reason}`, {
        at: 'uid',
      });
    }
    refuseTaken(index, next, key);
    await workspace.commit(changesOf(workspace, index, document, next, hasUid));
    return next;
  });
  const index = await workspace.fresh();
  return summaryOf(index, index.get(renamed));
}

function changesOf(
  workspace: Workspace,
  index: DocumentIndex,
  document: IndexedDocument,
  next: DocumentKey,
  hasUid: boolean,
): FileChange[] {
  const { key, versions } = document;
  const main = mainOf(document);
  const from = main?.document.uid ?? key.name;
  const isKnown = versions.has('published') || versions.has('archived');
  const links = main ? linkEdits(index, main.document, from, next.name) : [];
  const own = new Set<string>();
  const moved = [...versions.keys()].flatMap((version): FileChange[] => {
    const path = versionPath(key, version);
    own.add(path);
    const header = (value: { readonly [key: string]: Json }): Change[] => [
      ...identity(value, versions.get(version)?.loaded, main),
      ...(hasUid ? uidChanges(value, from, next.name, isKnown) : []),
    ];
    const edit = links.find((one) => one.path === path);
    const { content, revision } = edited(workspace, path, edit, header);
    return [
      { path, content: null, expected: revision },
      { path: versionPath(next, version), content, expected: null },
    ];
  });
  const others = links
    .filter(({ path }) => !own.has(path))
    .map((edit): FileChange => {
      const { content, revision } = edited(workspace, edit.path, edit, () => []);
      return { path: edit.path, content, expected: revision };
    });
  return [...moved, ...others];
}

/** The file with its links and its header changed. */
function edited(
  workspace: Workspace,
  path: string,
  edit: FileEdit | undefined,
  header: (value: { readonly [key: string]: Json }) => readonly Change[],
): { readonly content: Uint8Array; readonly revision: string } {
  const file = readFile(workspace, path);
  // The links were found in other bytes: look for them again.
  if (file === null || (edit && edit.revision !== file.revision)) {
    throw new RevisionError(path, file);
  }
  const changes = [
    ...(edit?.changes ?? []),
    ...header(file.value),
    ...restoredBase(workspace, file),
  ];
  return { content: encode(editText(file.text, changes)), revision: file.revision };
}

/** The id a document had by its path, and its language versions, which the same name joined. */
function identity(
  value: { readonly [key: string]: Json },
  loaded: LoadedDocument | undefined,
  main: LoadedDocument | undefined,
): Change[] {
  const { id, alternate_languages: joined = [] } = (loaded ?? main)?.document ?? {};
  const alternates = joined.map((one) => ({ id: one.id, type: one.type, lang: one.lang }));
  const isListed = joined.length === 0 || value['alternate_languages'] !== undefined;
  return withValues(value, {
    ...(typeof value['id'] !== 'string' && { id }),
    ...(!isListed && { alternate_languages: alternates }),
  });
}

function uidChanges(
  value: { readonly [key: string]: Json },
  from: string,
  to: string,
  isKnown: boolean,
): Change[] {
  const listed = value['previous_uids'];
  const before = Array.isArray(listed) ? listed : [];
  const previous = [
    ...before.filter((uid) => uid !== to && uid !== from),
    ...(isKnown ? [from] : []),
  ];
  return withValues(value, {
    ...(typeof value['uid'] === 'string' && { uid: to }),
    ...(before.length + previous.length > 0 && { previous_uids: previous }),
  });
}

/** Changes of one file, made on a version of it. */
interface FileEdit {
  readonly path: string;
  /** Digest of the bytes that were read. */
  readonly revision: string;
  readonly changes: readonly Change[];
}

/**
 * The changes after which all links to a document name its new uid: in published documents, drafts,
 * releases and the archive. Links by id stay as they are.
 */
function linkEdits(
  index: DocumentIndex,
  target: Pick<RepositoryDocument, 'id' | 'type' | 'lang'>,
  from: string,
  to: string,
): FileEdit[] {
  const masterLang = index.folder.settings.languages[0].id;
  return [...index.sets].flatMap(([version, set]) => {
    const around = documentsAround(index, version);
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
  documents: DocumentSet,
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
