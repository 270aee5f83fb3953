import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseJson } from '../lib/parseJson.ts';
import { isRecord } from '../json.ts';
import { writeFile } from './writeFile.ts';
import { SyncError } from './SyncJob.ts';

/** A document that exists on both sides. */
interface DocumentEntry {
  /** Hosted id; missing while it is unknown whether the service has created the document. */
  readonly id?: string;
  /** Digest of the content last sent or pulled; missing until the content has been sent. */
  readonly same?: string;
  /** Digest of the published version when it was last sent. */
  readonly published?: string;
}

/** A file of the hosted media library. */
interface AssetEntry {
  readonly id: string;
  readonly url: string;
}

export type SyncRecord = ReturnType<typeof openRecord>;

/**
 * What exists on both sides, stored in `content/.hosted/<repository>.json`: hosted ids of documents
 * by key, and of files by the SHA-256 of their content. Written after every step, so that a run can
 * continue an interrupted one. Empty if there is none. Throws a SyncError.
 */
export function openRecord(contentDir: string, repository: string) {
  const path = join(contentDir, '.hosted', `${repository}.json`);
  const { documents, assets } = readRecord(path);
  const keys = new Map([...documents].flatMap(([key, { id }]) => (id ? [[id, key]] : [])));
  const digests = new Map([...assets].map(([digest, { id }]) => [id, digest]));
  let isInTransaction = false;
  const write = () => {
    if (!isInTransaction) writeRecord(path, { documents, assets });
  };
  return {
    /** Path of the file, for messages. */
    path,
    document: (key: string) => documents.get(key),
    /** Key of a hosted document. */
    keyOf: (id: string) => keys.get(id),
    setDocument(key: string, entry: DocumentEntry | undefined): void {
      if (JSON.stringify(documents.get(key)) === JSON.stringify(entry)) return;
      if (entry === undefined) documents.delete(key);
      else documents.set(key, entry);
      if (entry?.id !== undefined) keys.set(entry.id, key);
      write();
    },
    asset: (digest: string) => assets.get(digest),
    digestOf: (assetId: string) => digests.get(assetId),
    setAsset(digest: string, { id, url }: AssetEntry): void {
      digests.set(id, digest);
      const known = assets.get(digest);
      if (known?.id === id && known.url === url) return;
      assets.set(digest, { id, url });
      write();
    },
    /** Does work with many changes, and writes the file once, also if the work fails. */
    async whole(work: () => Promise<void>): Promise<void> {
      isInTransaction = true;
      try {
        await work();
      } finally {
        isInTransaction = false;
        write();
      }
    },
    /** Runs several changes and writes the file once. */
    transaction(make: () => void): void {
      if (isInTransaction) {
        make();
        return;
      }
      const before = JSON.stringify([[...documents], [...assets]]);
      isInTransaction = true;
      make();
      isInTransaction = false;
      if (JSON.stringify([[...documents], [...assets]]) !== before) write();
    },
  };
}

interface Entries {
  readonly documents: Map<string, DocumentEntry>;
  readonly assets: Map<string, AssetEntry>;
}

function readRecord(path: string): Entries {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      return { documents: new Map(), assets: new Map() };
    }
    throw error;
  }
  const parsed = parseJson(text);
  const json = parsed.ok ? parsed.value : undefined;
  const documents = isRecord(json) ? entriesOf(json['documents'], readDocumentEntry) : undefined;
  const assets = isRecord(json) ? entriesOf(json['assets'], readAssetEntry) : undefined;
  if (documents !== undefined && assets !== undefined) return { documents, assets };
  throw new SyncError(
    `${path} cannot be read: fix it, or restore it from version control. Without it a push would not know which hosted documents are its own`,
  );
}

/** Sorted, so that diffs are small. */
function writeRecord(path: string, { documents, assets }: Entries): void {
  const sorted = (entries: ReadonlyMap<string, object>) =>
    Object.fromEntries([...entries].toSorted(([one], [other]) => (one < other ? -1 : 1)));
  const json = { documents: sorted(documents), assets: sorted(assets) };
  writeFile(path, `${JSON.stringify(json, null, 2)}\n`);
}

function entriesOf<Entry>(value: unknown, read: (entry: unknown) => Entry | undefined) {
  const entries = new Map<string, Entry>();
  if (!isRecord(value)) return undefined;
  for (const [key, json] of Object.entries(value)) {
    const entry = read(json);
    if (entry === undefined) return undefined;
    entries.set(key, entry);
  }
  return entries;
}

function readDocumentEntry(value: unknown): DocumentEntry | undefined {
  if (!isRecord(value)) return undefined;
  const { id, same, published } = value;
  return {
    ...(typeof id === 'string' && { id }),
    ...(typeof same === 'string' && { same }),
    ...(typeof published === 'string' && { published }),
  };
}

function readAssetEntry(value: unknown): AssetEntry | undefined {
  if (!isRecord(value)) return undefined;
  const { id, url } = value;
  return typeof id === 'string' && typeof url === 'string' ? { id, url } : undefined;
}
