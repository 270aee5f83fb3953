import { z } from 'zod';
import { documentKey, releaseId, revision, versionName } from '../contract/documents.ts';
import { type HistoryLog, openHistoryLog } from '../history/historyLog.ts';

/** A document of a publication, with what takes it back. */
const publishedDocument = z.object({
  document: documentKey,
  /** The version that was published, and its bytes. */
  version: versionName,
  source: revision,
  /** What was public before; null: nothing was. */
  before: revision.nullable(),
  after: revision,
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
const MAX = 100;

/** What was published here, so that it can be taken back later and from another window. */
export type Publications = HistoryLog<StoredPublication>;

export const openPublications = (contentDir: string): Publications =>
  openHistoryLog(contentDir, 'publications.jsonl', storedPublication, MAX);

/** Those that were not taken back, the newest first. */
export function standing(publications: Publications): StoredPublication[] {
  const all = publications.read();
  const undone = new Set(all.flatMap(({ id, isUndone }) => (isUndone ? [id] : [])));
  return all.filter(({ id }) => !undone.has(id)).toReversed();
}
