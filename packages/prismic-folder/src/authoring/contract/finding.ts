import { z } from 'zod';
import { named } from './named.ts';
import { documentKey, documentSummary, jsonPath, revision, versionName } from './documents.ts';

/** A text of a document with words that were searched: what is before the match, it, and after. */
const foundPlace = z.object({
  path: jsonPath,
  before: z.string(),
  match: z.string(),
  after: z.string(),
});

const foundDocument = z
  .object({
    document: documentSummary,
    version: versionName,
    /** The first ones. */
    places: z.array(foundPlace),
    /** How many places there are. */
    total: z.int(),
  })
  .register(named, { id: 'FoundDocument' });

export const foundDocuments = z.object({ documents: z.array(foundDocument), total: z.int() });

/** Where a link leads: a web address, a document, or a file of the library. */
export const linkTarget = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('web'), url: z.string().min(1).max(2000) }),
    z.strictObject({ kind: z.literal('document'), document: documentKey }),
    z.strictObject({ kind: z.literal('media'), name: z.string().min(1).max(300) }),
  ])
  .register(named, { id: 'LinkDestination' });

/** A link in a file, and the revision of the file it was found in. */
const linkPlace = z
  .strictObject({
    document: documentKey,
    version: versionName,
    revision,
    path: jsonPath,
  })
  .register(named, { id: 'LinkPlace' });

export const foundLink = z
  .object({
    document: documentSummary,
    version: versionName,
    revision,
    path: jsonPath,
    /** Words of the link, or the name of its field. */
    words: z.string(),
  })
  .register(named, { id: 'FoundLink' });

/** Leads links elsewhere: all of these places, or none. */
export const replaceLinksRequest = z.strictObject({
  from: linkTarget,
  to: linkTarget,
  places: z.array(linkPlace).min(1).max(10_000),
  /** Reports only. */
  dryRun: z.boolean().default(false),
});

/** A version that was saved, with the revision that it had; null: the draft is new. */
const replacedVersion = z
  .strictObject({
    document: documentKey,
    version: versionName,
    revision,
    before: revision.nullable(),
  })
  .register(named, { id: 'ReplacedVersion' });

export const replaceReport = z
  .object({
    saved: z.array(replacedVersion),
    /** Places that cannot lead there, and why. Nothing was saved if there are any. */
    refused: z.array(
      z.object({
        document: documentKey,
        version: versionName,
        path: jsonPath.optional(),
        reason: z.string(),
      }),
    ),
  })
  .register(named, { id: 'ReplaceReport' });

export const undoReplaceRequest = z.strictObject({
  saved: z.array(replacedVersion).min(1).max(10_000),
});

export type FoundDocument = z.infer<typeof foundDocument>;
export type FoundDocuments = z.infer<typeof foundDocuments>;
export type FoundLink = z.infer<typeof foundLink>;
export type FoundPlace = z.infer<typeof foundPlace>;
export type LinkDestination = z.infer<typeof linkTarget>;
export type LinkPlace = z.infer<typeof linkPlace>;
export type ReplaceLinksRequest = z.infer<typeof replaceLinksRequest>;
export type ReplacedVersion = z.infer<typeof replacedVersion>;
export type ReplaceReport = z.infer<typeof replaceReport>;
