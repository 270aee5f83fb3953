import { join, resolve } from 'node:path';
import { z } from 'zod';
import { nodeFs } from '../../store/StoreFs.ts';
import { realPathOf } from '../../store/checkPath.ts';
import { readLines, writeLines } from '../../store/history/historyFiles.ts';
import { ignoredFolder } from '../../store/ignoredFolder.ts';
import { documentKey, releaseId, revision, versionName } from '../contract/documents.ts';

/**
 * Notes on what was done, beside the versions in `content/.history`: no document's file can say them. A file
 * of lines of JSON, of which the last `max` count.
 */
function openHistoryLog<Schema extends z.ZodType>(
  contentDir: string,
  name: string,
  schema: Schema,
  max: number,
) {
  const root = () => realPathOf(nodeFs, resolve(contentDir), contentDir);
  const fileIn = (folder: string) => join(folder, '.history', name);
  /** The oldest first; only lines with a text, if one is given. */
  const read = (text = ''): z.output<Schema>[] => {
    const lines = linesOf(() => fileIn(root()));
    return readLines(
      lines.filter((line) => line.includes(text)),
      schema,
    ).slice(-max);
  };
  return {
    read,
    /** Never fails: what was done is done, with or without a note of it. */
    add(entry: z.output<Schema>): void {
      try {
        const folder = root();
        ignoredFolder(nodeFs, join(folder, '.history'));
        const file = fileIn(folder);
        const lines = linesOf(() => file);
        // A process died while it wrote the last line.
        const start = (lines.at(-1) ?? '') === '' ? '' : '\n';
        // Another process may be adding one, too: all are written anew only once there are many.
        if (lines.length <= 2 * max) nodeFs.append(file, start + writeLines([entry]));
        else {
          const temporary = `${file}.${process.pid}`;
          nodeFs.note(temporary, writeLines([...read(), entry]));
          nodeFs.rename(temporary, file);
        }
      } catch {
        // The disk is full, or the folder a link: then there is no note.
      }
    },
  };
}

/** None where the file cannot be read: reading content must work without it. */
function linesOf(file: () => string): string[] {
  try {
    const bytes = nodeFs.read(file());
    return bytes === null ? [] : Buffer.from(bytes).toString('utf8').split('\n');
  } catch {
    return [];
  }
}

const restoredDraft = z.object({
  /** In ms since 1970. */
  at: z.number(),
  /** Of the draft, which has exactly the bytes of an earlier version. */
  revision,
  /** What was public when it was restored; null: nothing was. */
  base: revision.nullable(),
});

/** So many restored drafts are known; what falls out is merged by the note in its own bytes, if there is one. */
const MAX_RESTORED = 200;

/**
 * Drafts with exactly the bytes of an earlier version. What a draft is made from is noted in its file; here
 * that would change the bytes, and a note of those days would name a version that is public no more.
 */
export function openRestoredDrafts(contentDir: string) {
  const log = openHistoryLog(contentDir, 'restored.jsonl', restoredDraft, MAX_RESTORED);
  return {
    add: log.add,
    all: () => log.read(),
    /** What the draft with a revision is made from; undefined: it was not restored, and its file says it. */
    baseOf: (wanted: string) => log.read(wanted).findLast((one) => one.revision === wanted)?.base,
  };
}

export type RestoredDrafts = ReturnType<typeof openRestoredDrafts>;

/** A document of a publication, with what takes it back. */
const publishedDocument = z.object({
  document: documentKey,
  /** The version that was published, and its bytes. */
  version: versionName,
  source: revision,
  /** What was public before; null: nothing was. */
  before: revision.nullable(),
  after: revision,
  /** The same document under another name, which was public and removed. */
  replaced: z.object({ document: documentKey, before: revision }).optional(),
});

const storedPublication = z.object({
  id: z.string(),
  /** In ms since 1970. */
  at: z.number(),
  release: z
    .object({ id: releaseId, label: z.string(), scheduledAt: z.string().optional() })
    .nullable(),
  documents: z.array(publishedDocument),
  /** Set in a later line for one that was taken back. */
  isUndone: z.boolean().optional(),
});

export type StoredPublication = z.infer<typeof storedPublication>;
export type PublishedDocument = z.infer<typeof publishedDocument>;

/** So many publications are known; of earlier ones the versions are in the documents' histories. */
const MAX_PUBLICATIONS = 100;

/** What was published here, so that it can be taken back later and from another window. */
export const openPublications = (contentDir: string) =>
  openHistoryLog(contentDir, 'publications.jsonl', storedPublication, MAX_PUBLICATIONS);

export type Publications = ReturnType<typeof openPublications>;

/** Those that were not taken back, the newest first. */
export function standing(publications: Publications): StoredPublication[] {
  const all = publications.read();
  const undone = new Set(all.flatMap(({ id, isUndone }) => (isUndone ? [id] : [])));
  return all.filter(({ id }) => !undone.has(id)).toReversed();
}
