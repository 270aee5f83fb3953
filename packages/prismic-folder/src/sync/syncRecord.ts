import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { valueOf } from '../json.ts';
import { writeFile } from './writeFile.ts';
import { SyncError } from './SyncJob.ts';

/** A document that exists on both sides. */
const documentEntry = z.object({
  /** Hosted id; missing while it is unknown whether the service has created the document. */
  id: z.string().optional(),
  /** Digest of the content last sent or pulled; missing until the content has been sent. */
  same: z.string().optional(),
  /** Digest of the published version when it was last sent. */
  published: z.string().optional(),
});
type DocumentEntry = z.infer<typeof documentEntry>;

/** Whether another draft was sent than what is published, whose digest this is. */
export const hasOtherDraft = (entry: DocumentEntry | undefined, digest: string): boolean =>
  entry?.same !== undefined && entry.same !== digest && entry.published === digest;

/** A file of the hosted media library. */
const assetEntry = z.object({ id: z.string(), url: z.string() });
type AssetEntry = z.infer<typeof assetEntry>;

const entries = z.object({
  documents: z.record(z.string(), documentEntry),
  assets: z.record(z.string(), assetEntry),
});

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
  let isChanged = false;
  const write = () => {
    isChanged = isInTransaction;
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
    /** Moves what is recorded of a document to another key; written with the next change. */
    renameDocument(from: string, to: string): void {
      const entry = documents.get(from) ?? {};
      documents.delete(from);
      documents.set(to, entry);
      if (entry.id !== undefined) keys.set(entry.id, to);
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
    async transaction(work: () => void | Promise<void>): Promise<void> {
      if (isInTransaction) return work();
      isInTransaction = true;
      try {
        await work();
      } finally {
        isInTransaction = false;
        if (isChanged) write();
      }
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
  const { data } = entries.safeParse(valueOf(text));
  if (data) {
    const { documents, assets } = data;
    return {
      documents: new Map(Object.entries(documents)),
      assets: new Map(Object.entries(assets)),
    };
  }
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
