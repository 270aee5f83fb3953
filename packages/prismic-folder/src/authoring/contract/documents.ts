import { z } from 'zod';

/** Any JSON value. */
export const jsonValue = z.json();

/** A location in a document's file, such as `["data", "cover", 0, "primary", "single_image"]`. */
export const jsonPath = z.array(z.union([z.string(), z.int().nonnegative()]));

const change = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('set'), path: jsonPath, value: jsonValue }),
  z.strictObject({ op: z.literal('remove'), path: jsonPath }),
  z.strictObject({ op: z.literal('insert'), path: jsonPath, value: jsonValue }),
  z.strictObject({ op: z.literal('move'), path: jsonPath, to: z.int().nonnegative() }),
]);

/** A custom type's id, as its folder is named. */
export const typeId = z.string().regex(/^[\w-]{1,100}$/);

/** The name of a document's file without language and `.json`: its uid, if the type has one. */
export const documentName = z
  .string()
  .regex(/^[\w~-][\w.~-]{0,199}$/)
  .refine((name) => !name.endsWith('.'), 'must not end in a dot');

export const language = z.string().regex(/^[a-z]{2,3}-[a-z0-9]{2,4}$/);

export const releaseId = z.string().regex(/^[\w][\w.-]{0,99}$/);

/** Which document: `lang` is absent for the file without a language in its name. */
export const documentKey = z.strictObject({
  type: typeId,
  name: documentName,
  lang: language.optional(),
});

/** One of a document's versions. A release holds at most one, and so do the others. */
export const versionName = z.union([
  z.enum(['draft', 'published', 'archived']),
  z.templateLiteral(['release:', releaseId]),
]);

/**
 * draft: never published; changed: published with unpublished changes; archived: taken off the
 * site and restorable. A document that exists in a release only has the status release.
 */
export const documentStatus = z.enum(['draft', 'published', 'changed', 'release', 'archived']);

/** A revision: a digest of the file's bytes. */
export const revision = z.string().regex(/^[\w-]{27}$/);

export const problem = z.object({
  file: z.string(),
  field: z.string().optional(),
  line: z.int().optional(),
  reason: z.string(),
  severity: z.enum(['error', 'warning']),
});

export const documentSummary = documentKey.extend({
  id: z.string(),
  uid: z.string().nullable(),
  /** Title for lists: the first text of the document, else its name. */
  title: z.string(),
  language: z.string(),
  tags: z.array(z.string()),
  status: documentStatus,
  /** Releases that hold a version of it. */
  releases: z.array(z.string()),
  /** When one of its files was last saved, in ms since 1970. */
  savedAt: z.number(),
  problems: z.int(),
});

/** A version of a document: the content of its file, unchanged. */
export const documentVersion = z.object({
  document: documentSummary,
  version: versionName,
  revision,
  json: jsonValue,
  problems: z.array(problem),
});

export const valueConflict = z.object({
  path: jsonPath,
  base: jsonValue.optional(),
  mine: jsonValue.optional(),
  disk: jsonValue.optional(),
});

/** Changes made on a revision of a version. They are saved to the draft, or to the release. */
export const saveDocument = z.strictObject({
  /** The version that was read. Saving changes of the published one creates a draft. */
  version: versionName,
  revision,
  changes: z.array(change).min(1).max(10_000),
});

export const newDocument = z.strictObject({
  type: typeId,
  /** Required for types with a uid. */
  uid: documentName.optional(),
  lang: language.optional(),
  tags: z.array(z.string()).optional(),
  data: z.record(z.string(), jsonValue).optional(),
  /** Saved to this release instead of the drafts. */
  release: releaseId.optional(),
});

export type DocumentKey = z.infer<typeof documentKey>;
export type VersionName = z.infer<typeof versionName>;
export type DocumentStatus = z.infer<typeof documentStatus>;
export type DocumentSummary = z.infer<typeof documentSummary>;
export type DocumentVersion = z.infer<typeof documentVersion>;
export type SaveDocument = z.infer<typeof saveDocument>;
export type NewDocument = z.infer<typeof newDocument>;
