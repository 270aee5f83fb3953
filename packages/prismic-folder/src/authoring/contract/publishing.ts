import { z } from 'zod';
import {
  documentKey,
  documentSummary,
  jsonValue,
  problem,
  releaseId,
  revision,
} from './documents.ts';

/** What to publish: drafts, or everything a release holds. */
export const publishRequest = z.strictObject({
  documents: z.array(documentKey).max(10_000).optional(),
  release: releaseId.optional(),
  /** Publishes in spite of warnings. Errors always refuse. */
  acceptWarnings: z.boolean().default(false),
  /** Reports only. */
  dryRun: z.boolean().default(false),
});

/** Documents that were published, with the revision that was public before; null: they were not. */
export const undoPublishRequest = z.strictObject({
  documents: z
    .array(z.strictObject({ document: documentKey, revision: revision.nullable() }))
    .min(1)
    .max(10_000),
});

/** Nothing is published unless everything is. */
export const publishReport = z.object({
  published: z.array(documentKey),
  /** Problems of the documents to publish, and links that would break. */
  problems: z.array(problem),
});

export const release = z.object({
  id: z.string(),
  label: z.string(),
  scheduledAt: z.string().optional(),
  documents: z.array(documentSummary),
});

export const newRelease = z.strictObject({
  label: z.string().min(1).max(200),
  /** Derived from the label by default. */
  id: releaseId.optional(),
  scheduledAt: z.string().optional(),
});

/** Names a stored or committed version. */
export const historyId = z
  .string()
  .regex(
    /^[\w-](?:[\w:~-]|\.(?!\.)){0,199}$/,
    'must be the id of a version from the list of versions',
  );

/** A stored or committed version of a document's file. */
export const historyEntry = z.object({
  id: historyId,
  /** saved: stored when it was replaced here; git: a commit of the checkout, read only. */
  source: z.enum(['saved', 'git']),
  /** In ms since 1970. */
  at: z.number(),
  version: z.string(),
  bytes: z.int(),
  /** The commit's subject. */
  message: z.string().optional(),
});

export const historyVersion = historyEntry.extend({ json: jsonValue });

export type PublishRequest = z.infer<typeof publishRequest>;
export type UndoPublishRequest = z.infer<typeof undoPublishRequest>;
export type PublishReport = z.infer<typeof publishReport>;
export type ReleaseDetails = z.infer<typeof release>;
export type NewRelease = z.infer<typeof newRelease>;
export type HistoryEntry = z.infer<typeof historyEntry>;
export type HistoryVersion = z.infer<typeof historyVersion>;
