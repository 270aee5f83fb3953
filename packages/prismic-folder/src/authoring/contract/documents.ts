import { z } from 'zod';
import type { Json, JsonPath } from '../../edit/types.ts';
import { REVISION } from '../../store/types.ts';
import { named } from './named.ts';

/** Any JSON value. */
export const jsonValue: z.ZodType<Json, Json> = z.json().register(named, { id: 'JsonValue' });

/** A location in a document's file, such as `["data", "cover", 0, "primary", "single_image"]`. */
export const jsonPath: z.ZodType<JsonPath, JsonPath> = z
  .array(z.union([z.string(), z.int().nonnegative()]))
  .register(named, { id: 'JsonPath' });

const change = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('set'), path: jsonPath, value: jsonValue }),
  z.strictObject({ op: z.literal('remove'), path: jsonPath }),
  z.strictObject({ op: z.literal('insert'), path: jsonPath, value: jsonValue }),
  z.strictObject({ op: z.literal('move'), path: jsonPath, to: z.int().nonnegative() }),
]);

/** A custom type's id, as its folder is named. */
export const typeId = z
  .string()
  .regex(/^[\w-]{1,100}$/, 'must be letters, digits, - and _, at most 100');

/** The name of a document's file without language and `.json`: its uid, if the type has one. */
export const documentName = z
  .string()
  .regex(
    /^[\w~-][\w.~-]{0,199}$/,
    'must be letters from a to z, digits, -, _, ~ and dots, at most 200, and not begin with a dot',
  )
  .refine((name) => !name.endsWith('.'), 'must not end in a dot');

export const language = z
  .string()
  .regex(/^[a-z]{2,3}-[a-z0-9]{2,4}$/, 'must be a language such as en-gb');

export const releaseId = z
  .string()
  .regex(
    /^[\w][\w.-]{0,99}$/,
    'must be letters from a to z, digits, _, - and dots, at most 100, and begin with none of the last two',
  );

/** Which document: `lang` is absent for the file without a language in its name. */
export const documentKey = z
  .strictObject({
    type: typeId,
    name: documentName,
    lang: language.optional(),
  })
  .register(named, { id: 'DocumentKey' });

/** One of a document's versions. A release holds at most one, and so do the others. */
export const versionName = z.union([
  z.enum(['draft', 'published', 'archived']),
  z.templateLiteral(['release:', releaseId]),
]);

/**
 * draft: never published; changed: published with unpublished changes; archived: taken off the
 * site and restorable. A document that exists in a release only has the status release.
 */
const documentStatus = z.enum(['draft', 'published', 'changed', 'release', 'archived']);

export const revision = z
  .string()
  .regex(REVISION, 'must be a revision: 27 letters, digits, - and _');

export const problem = z
  .object({
    file: z.string(),
    field: z.string().optional(),
    line: z.int().optional(),
    reason: z.string(),
    /** Set in a dry run of publishing for a warning of what is public already, and stays as it is. */
    untouched: z.literal(true).optional(),
    severity: z.enum(['error', 'warning']),
    /** Of problems that editors tell apart. */
    kind: z
      .enum([
        'broken-link',
        'model',
        'missing-alt',
        'changed-meanwhile',
        'unread',
        'unlinked',
        'missing-model',
      ])
      .optional(),
  })
  .register(named, { id: 'Problem' });

export const documentSummary = documentKey
  .extend({
    id: z.string(),
    uid: z.string().nullable(),
    /** Title for lists: the first text of the document, else its name. */
    title: z.string(),
    /** Address of its first image; of a drawing if there is no other. */
    picture: z.string().nullable(),
    language: z.string(),
    tags: z.array(z.string()),
    status: documentStatus,
    /** Releases that hold a version of it. */
    releases: z.array(z.string()),
    /** When one of its files was last saved, in ms since 1970. */
    savedAt: z.number(),
    problems: z.int(),
    /** Its published file cannot be read: visitors see what could be read last, or nothing of it. */
    unreadable: z.enum(['kept', 'leftOut']).optional(),
  })
  .register(named, { id: 'DocumentSummary' });

/** A link to a document. */
export const documentUse = z.object({
  /** The document that links to it. */
  document: documentSummary,
  version: versionName,
  /** Location of the link in the file. */
  path: jsonPath,
});

/** How many documents there are of each kind; languages and tags that no document has are left out. */
export const documentCounts = z.object({
  types: z.array(
    z.object({
      type: z.string(),
      total: z.int(),
      draft: z.int(),
      published: z.int(),
      changed: z.int(),
      release: z.int(),
      archived: z.int(),
    }),
  ),
  languages: z.array(z.object({ language: z.string(), total: z.int() })),
  /** The most used first. */
  tags: z.array(z.object({ tag: z.string(), total: z.int() })),
});

/** A file below a documents folder that cannot be opened here, and why. */
export const otherFile = z.object({ file: z.string(), reason: z.string() });

/** A version of a document: the content of its file, unchanged. */
export const documentVersion = z
  .object({
    document: documentSummary,
    version: versionName,
    revision,
    json: jsonValue,
    problems: z.array(problem),
    /** What was public when this version was made, where that was changed meanwhile and is known. */
    madeFrom: jsonValue.optional(),
  })
  .register(named, { id: 'DocumentVersion' });

export const valueConflict = z
  .object({
    path: jsonPath,
    base: jsonValue.optional(),
    mine: jsonValue.optional(),
    disk: jsonValue.optional(),
  })
  .register(named, { id: 'ValueConflict' });

/** Changes made on a revision of a version. They are saved to the draft, or to the release. */
export const saveDocument = z
  .strictObject({
    /** The version that was read. Saving changes of the published one creates a draft. */
    version: versionName,
    revision,
    changes: z.array(change).min(1).max(10_000),
  })
  .register(named, { id: 'SaveDocument' });

export const newDocument = z
  .strictObject({
    type: typeId,
    /** Required for types with a uid. */
    uid: documentName.optional(),
    lang: language.optional(),
    tags: z.array(z.string()).optional(),
    data: z.record(z.string(), jsonValue).optional(),
    /** Saved to this release instead of the drafts. */
    release: releaseId.optional(),
  })
  .register(named, { id: 'NewDocument' });

/** Which documents a list has, and in which order. */
export const documentFilter = z.strictObject({
  type: typeId.optional(),
  status: documentStatus.optional(),
  lang: language.optional(),
  id: z.string().min(1).max(300).optional(),
  /** Its uid, or one that it had. */
  uid: documentName.optional(),
  tag: z.string().min(1).max(300).optional(),
  release: releaseId.optional(),
  /** Only what visitors need a password for, as it will be with all drafts public. */
  protected: z.boolean().optional(),
  /** Words in title, uid, tags and text. */
  search: z.string().max(300).optional(),
  /** By when they were last saved, or by their titles. */
  sort: z.enum(['newest', 'oldest', 'title']).optional(),
  page: z.int().min(1).max(1_000_000).default(1),
  pageSize: z.int().min(1).max(100).default(20),
});

export type DocumentFilter = z.infer<typeof documentFilter>;
export type DocumentKey = z.infer<typeof documentKey>;
export type VersionName = z.infer<typeof versionName>;
export type DocumentStatus = z.infer<typeof documentStatus>;
export type DocumentSummary = z.infer<typeof documentSummary>;
export type DocumentUse = z.infer<typeof documentUse>;
export type OtherFile = z.infer<typeof otherFile>;
export type DocumentCounts = z.infer<typeof documentCounts>;
export type DocumentVersion = z.infer<typeof documentVersion>;
export type SaveDocument = z.infer<typeof saveDocument>;
export type NewDocument = z.infer<typeof newDocument>;
