import { z } from 'zod';
import { STATUS_OF, type AuthoringErrorCode } from '../../AuthoringError.ts';
import * as documents from '../../contract/documents.ts';
import { changeEvent } from '../../contract/events.ts';
import * as finding from '../../contract/finding.ts';
import * as media from '../../contract/media.ts';
import * as publishing from '../../contract/publishing.ts';
import * as sharing from '../../contract/sharing.ts';
import * as session from '../../contract/session.ts';

export type Json = Readonly<Record<string, unknown>>;

const errorBody = z.object({
  error: z.object({
    // Cast: the keys of the table are the codes.
    code: z.enum(Object.keys(STATUS_OF) as [AuthoringErrorCode, ...AuthoringErrorCode[]]),
    message: z.string(),
    at: z.string().optional(),
    problems: z.array(documents.problem).optional(),
    conflicts: z.array(documents.valueConflict).optional(),
    revision: z.string().nullable().optional(),
    allowed: z.string().optional(),
    retryAfter: z.int().optional(),
  }),
});

/** Schemas that the description names, and refers to wherever they occur. */
const NAMED: Readonly<Record<string, z.ZodType>> = {
  JsonValue: documents.jsonValue,
  JsonPath: documents.jsonPath,
  DocumentKey: documents.documentKey,
  DocumentSummary: documents.documentSummary,
  DocumentVersion: documents.documentVersion,
  SaveDocument: documents.saveDocument,
  NewDocument: documents.newDocument,
  Problem: documents.problem,
  ValueConflict: documents.valueConflict,
  PublishRequest: publishing.publishRequest,
  PublishReport: publishing.publishReport,
  Release: publishing.release,
  NewRelease: publishing.newRelease,
  HistoryEntry: publishing.historyEntry,
  HistoryVersion: publishing.historyVersion,
  MediaItem: media.mediaItem,
  MediaUse: media.mediaUse,
  MediaDetails: media.mediaDetails,
  MediaCounts: media.mediaCounts,
  ReplacedMedia: media.replacedMedia,
  ShrunkMedia: media.shrunkMedia,
  BinnedMedia: media.binnedMedia,
  FoundDocument: finding.foundDocument,
  FoundLink: finding.foundLink,
  LinkDestination: finding.linkTarget,
  LinkPlace: finding.linkPlace,
  ReplacedVersion: finding.replacedVersion,
  ReplaceReport: finding.replaceReport,
  ShareLink: sharing.shareLink,
  Sharing: sharing.sharing,
  NewShareLink: sharing.newShareLink,
  Session: session.sessionDetails,
  ChangeEvent: changeEvent,
  Error: errorBody,
};

/** How a named schema is referred to. */
export const reference = (id: string) => `#/components/schemas/${id}`;

/** Options of all schemas; the range of exact integers is not worth saying. */
const OPTIONS = {
  target: 'draft-2020-12',
  io: 'input',
  uri: reference,
  override: ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) => {
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  },
} as const;

/** What a schema says, without what only a document of its own needs. */
const plain = ({ $schema: _schema, $id: _id, ...rest }: Json): Json => rest;

/** JSON Schemas of the named schemas and `more`, which refer to each other. */
export function schemasWith(more: Readonly<Record<string, z.ZodType>>): Record<string, Json> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries({ ...NAMED, ...more })) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, OPTIONS);
  return Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, plain(schema)]));
}

const namesOf = new Map(Object.entries(NAMED).map(([id, schema]) => [schema, id]));

/** A reference to a named schema; another one as it is. */
export function schemaOf(schema: z.ZodType): Json {
  const name = namesOf.get(schema);
  return name === undefined
    ? (schemasWith({ this: schema })['this'] ?? {})
    : { $ref: reference(name) };
}
