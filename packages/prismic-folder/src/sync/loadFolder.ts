import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { listContentFiles } from '../folder/contentFiles.ts';
import { pathId } from '../folder/documentHeader.ts';
import { documentPlace } from '../folder/documentPlace.ts';
import { NameMap } from '../lib/fileNames.ts';
import { formatProblem } from '../folder/formatProblem.ts';
import type { FileStamp } from '../lib/listFiles.ts';
import { loadRepository, type RepositoryFolders } from '../folder/loadContent.ts';
import { readSource } from '../lib/readSource.ts';
import { isRecord } from '../json.ts';
import { fileRevision } from '../store/fileRevision.ts';
import type { RepositoryDocument, Snapshot, TypeModel } from '../types.ts';
import { documentKey } from './form/documentKey.ts';
import { SyncError } from './SyncJob.ts';

export interface FolderDocument {
  readonly key: string;
  readonly document: RepositoryDocument;
  readonly model: TypeModel;
  readonly file: FileStamp;
  /** Digest of the file's bytes, read before it was loaded: a later change gives another. */
  readonly revision: string;
}

/** One file of `content/media`. */
export interface FolderMedia {
  /** Path below `content/media`. */
  readonly name: string;
  readonly path: string;
  readonly size: number;
  /** SHA-256 in hex. */
  readonly digest: string;
}

/** A content folder without errors, with documents and media by key. */
export interface Folder {
  readonly contentDir: string;
  readonly snapshot: Snapshot;
  readonly masterLang: string;
  readonly documents: ReadonlyMap<string, FolderDocument>;
  readonly media: ReadonlyMap<string, FolderMedia>;
  /** Keys of documents that were taken off the site here, by each key that they have had. */
  readonly archived: ReadonlyMap<string, string>;
  /** Key of a document by its id in the folder, also of one that was taken off the site. */
  keyOf(id: string): string | undefined;
}

/** Loads a folder. Throws a SyncError with all errors that the content check would report. */
export async function loadFolder(
  { root, contentDir }: RepositoryFolders,
  isBrokenLinkError: boolean,
): Promise<Folder> {
  const revisions = new Map(
    (await listContentFiles(contentDir)).documents.map(({ path }) => [path, revisionOf(path)]),
  );
  const snapshot = await loadRepository({ root, contentDir });
  const errors = snapshot.problems.filter(({ severity, kind }) =>
    kind === 'broken-link' ? isBrokenLinkError : severity !== 'warning',
  );
  // A pull may create the folder.
  const folderExists = existsSync(contentDir);
  if (errors.length > 0 && (folderExists || isBrokenLinkError)) {
    const lines = errors.map(formatProblem).join('\n');
    throw new SyncError(`The content folder has errors. Fix them first:\n${lines}`);
  }
  const masterLang = snapshot.languages[0].id;
  const files = await listContentFiles(contentDir);
  const fileById = new Map(files.documents.map((file) => [idOf(file, snapshot), file]));
  const documents = new Map<string, FolderDocument>();
  const keys = new Map<string, string>();
  for (const document of snapshot.documents) {
    const model = snapshot.models.types.get(document.type);
    const file = fileById.get(document.id);
    if (model === undefined || file === undefined) continue;
    const key = documentKey(document, snapshot.models, masterLang);
    const revision = revisions.get(file.path) ?? '';
    documents.set(key, { key, document, model, file, revision });
    keys.set(document.id, key);
  }
  const media = new NameMap<FolderMedia>();
  for (const { name, path, size } of files.media) {
    media.set(name, { name, path, size, digest: digestBytes(await readFile(path)) });
  }
  const archived = new Map<string, string>();
  for (const file of files.archive) {
    const { ids, names } = archivedNames(file, snapshot);
    const [key = ''] = names;
    for (const name of names) archived.set(name, key);
    // Links that led to it when the sides were compared last are no change.
    for (const id of ids) if (!keys.has(id)) keys.set(id, key);
  }
  const keyOf = (id: string) => keys.get(id);
  return { contentDir, snapshot, masterLang, documents, media, archived, keyOf };
}

/** Empty for a file that cannot be read, which loading reports. */
function revisionOf(path: string): string {
  try {
    return fileRevision(path);
  } catch {
    return '';
  }
}

export function digestBytes(bytes: Uint8Array): string {
  return hash('sha256', bytes, 'hex');
}

function idOf(file: FileStamp, { languages }: Snapshot): string | undefined {
  const place = documentPlace(file.name, languages);
  return writtenId(file) ?? (typeof place === 'string' ? undefined : pathId(place));
}

/** The keys that an archived document has had, its own first, and the ids that links to it have. */
function archivedNames(file: FileStamp, { languages, models }: Snapshot) {
  const place = documentPlace(file.name, languages);
  if (typeof place === 'string') return { names: [], ids: [] };
  const [{ id: masterLang }] = languages;
  const { type, name, lang = masterLang } = place;
  const { uid, previous_uids: former } = jsonOf(file);
  const hasUid = models.types.get(type)?.fields['uid']?.type === 'UID';
  const uids = (hasUid ? [uid ?? name, ...(Array.isArray(former) ? former : [])] : []).map(String);
  const id = writtenId(file) ?? pathId(place);
  const keyed = hasUid ? uids : [null];
  const byName = lang === masterLang ? [name, ...uids] : [];
  return {
    names: keyed.map((one) => documentKey({ id, type, lang, uid: one }, models, masterLang)),
    ids: [id, ...byName.map((one) => pathId({ type, name: one }))],
  };
}

function jsonOf(file: FileStamp): Record<string, unknown> {
  const { parsed } = readSource(file);
  return parsed.ok && isRecord(parsed.value) ? parsed.value : {};
}

/** The id in a document's file, if any. Other documents may link to it. */
export function writtenId(file: FileStamp): string | undefined {
  const { id } = jsonOf(file);
  return typeof id === 'string' ? id : undefined;
}
