import { z } from 'zod';
import { named } from './named.ts';
import {
  documentKey,
  documentSummary,
  jsonValue,
  problem,
  releaseId,
  versionName,
} from './documents.ts';

/** What to publish: drafts, or everything a release holds. */
export const publishRequest = z
  .strictObject({
    documents: z.array(documentKey).max(10_000).optional(),
    release: releaseId.optional(),
    /** Publishes in spite of warnings. Errors always refuse. */
    acceptWarnings: z.boolean().default(false),
    /** Reports only. */
    dryRun: z.boolean().default(false),
  })
  .register(named, { id: 'PublishRequest' });

export const publicationId = z.string().regex(/^[\w-]{1,40}$/, 'must be the id of a publication');

/** Nothing is published unless everything is. */
export const publishReport = z
  .object({
    published: z.array(documentKey),
    /** Problems of the documents to publish, and links that would break. */
    problems: z.array(problem),
    /** Documents that were published since they were changed here: both changes are in. */
    merged: z.array(documentKey).optional(),
    /** What takes it back; absent for a dry run. */
    publication: publicationId.optional(),
  })
  .register(named, { id: 'PublishReport' });

/** Something that was published here, as a whole. */
export const publication = z.object({
  id: publicationId,
  /** In ms since 1970. */
  at: z.number(),
  /** The release that was published; null: drafts were. */
  release: z.object({ id: z.string(), label: z.string() }).nullable(),
  documents: z.array(documentKey.extend({ title: z.string() })),
  /** Why it can no longer be taken back, as a sentence; null: it can. */
  refusal: z.string().nullable(),
});

/** Which side a merge takes where both have changed the same; without it that is a conflict. */
export const mergeRequest = z.strictObject({
  version: versionName,
  keep: z.enum(['own', 'published']).optional(),
});

export const release = z
  .object({
    id: z.string(),
    label: z.string(),
    scheduledAt: z.string().optional(),
    documents: z.array(documentSummary),
  })
  .register(named, { id: 'Release' });

export const newRelease = z
  .strictObject({
    label: z.string().min(1).max(200),
    /** Derived from the label by default. */
    id: releaseId.optional(),
    scheduledAt: z.string().optional(),
  })
  .register(named, { id: 'NewRelease' });

/** null: the release has no date any more. */
export const changedRelease = newRelease
  .partial()
  .extend({ scheduledAt: z.string().nullable().optional() });

/** Names a stored or committed version. */
export const historyId = z
  .string()
  .regex(
    /^[\w-](?:[\w:~-]|\.(?!\.)){0,199}$/,
    'must be the id of a version from the list of versions',
  );

/** A stored or committed version of a document's file. */
export const historyEntry = z
  .object({
    id: historyId,
    /** saved: stored when it was replaced here; git: a commit of the checkout, read only. */
    source: z.enum(['saved', 'git']),
    /** In ms since 1970: of a saved version when it was replaced, of a commit when it was made. */
    at: z.number(),
    /** When a saved version was written, where that is known. */
    savedAt: z.number().optional(),
    version: z.string(),
    /** Whether it was made by restoring an earlier version. */
    isRestored: z.boolean().optional(),
    /** The release that it was published with, or was in, by its name. */
    release: z.string().optional(),
    bytes: z.int(),
    /** The commit's subject. */
    message: z.string().optional(),
  })
  .register(named, { id: 'HistoryEntry' });

/** A document that no longer exists, and whose versions are stored. */
export const removedDocument = documentKey.extend({
  title: z.string(),
  /** In ms since 1970. */
  removedAt: z.number(),
});

export const historyVersion = historyEntry
  .extend({ json: jsonValue })
  .register(named, { id: 'HistoryVersion' });

export type PublishRequest = z.infer<typeof publishRequest>;
export type PublishReport = z.infer<typeof publishReport>;
export type Publication = z.infer<typeof publication>;
export type MergeRequest = z.infer<typeof mergeRequest>;
export type ChangedRelease = z.infer<typeof changedRelease>;
export type ReleaseDetails = z.infer<typeof release>;
export type NewRelease = z.infer<typeof newRelease>;
export type RemovedDocument = z.infer<typeof removedDocument>;
export type HistoryEntry = z.infer<typeof historyEntry>;
export type HistoryVersion = z.infer<typeof historyVersion>;
