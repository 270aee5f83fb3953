import { z } from 'zod';
import { STATUS_OF, type AuthoringErrorCode } from '../AuthoringError.ts';
import * as documents from '../contract/documents.ts';
import { changeEvent } from '../contract/events.ts';
import * as media from '../contract/media.ts';
import { COMMON_ERRORS, type Operation } from '../contract/Operation.ts';
import { operationEntries } from '../contract/operations.ts';
import * as publishing from '../contract/publishing.ts';
import * as session from '../contract/session.ts';
import { API_PATH, EDITOR_HEADER } from './createAuthoringApi.ts';

type Json = Readonly<Record<string, unknown>>;

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
  Session: session.sessionDetails,
  ChangeEvent: changeEvent,
  Error: errorBody,
};

const reference = (id: string) => `#/components/schemas/${id}`;

/** JSON Schemas: the named ones as components, others by themselves with references to these. */
function createSchemas() {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(NAMED)) registry.add(schema, { id });
  const options = { target: 'draft-2020-12', io: 'input', uri: reference } as const;
  /** What a schema of its own document says, without what says so. */
  const plain = ({ $schema: _schema, $id: _id, ...rest }: Json): Json => rest;
  const { schemas } = z.toJSONSchema(registry, options);
  const components = Object.fromEntries(
    Object.entries(schemas).map(([id, schema]) => [id, plain(schema)]),
  );
  const namesOf = new Map(Object.entries(NAMED).map(([id, schema]) => [schema, id]));
  const schemaOf = (schema: z.ZodType): Json => {
    const name = namesOf.get(schema);
    if (name !== undefined) return { $ref: reference(name) };
    const holder = z.registry<{ id: string }>();
    for (const [id, one] of Object.entries(NAMED)) holder.add(one, { id });
    holder.add(schema, { id: 'this' });
    const own = z.toJSONSchema(holder, options).schemas['this'];
    return plain(own ?? {});
  };
  return { components, schemaOf };
}

type SchemaOf = (schema: z.ZodType) => Json;

function parametersOf({ params, query }: Operation, schemaOf: SchemaOf): Json[] {
  const list = (where: 'path' | 'query', schema: z.ZodObject | undefined) =>
    Object.entries(schema?.shape ?? {}).map(([name, one]) => {
      // Cast: a shape's members are schemas, of which its type shows the core only.
      const member = one as z.ZodType;
      const required = where === 'path' || !member.safeParse(undefined).success;
      return { name, in: where, required, schema: schemaOf(member) };
    });
  return [...list('path', params), ...list('query', query)];
}

function bodyOf({ body }: Operation, schemaOf: SchemaOf): Json | undefined {
  if (body === undefined) return undefined;
  const content =
    body === 'file'
      ? { 'application/octet-stream': {} }
      : { 'application/json': { schema: schemaOf(body) } };
  return { required: true, content };
}

function responsesOf({ result, status, errors }: Operation, schemaOf: SchemaOf): Json {
  const success =
    result === 'nothing'
      ? { 204: { description: 'Done' } }
      : result === 'events'
        ? {
            200: {
              description:
                'Events `change`, whose data is a ChangeEvent, after `ready`, or after `reset` if events were missed',
              content: { 'text/event-stream': { schema: { type: 'string' } } },
            },
          }
        : {
            [status ?? 200]: {
              description: status === 201 ? 'Created' : 'Done',
              content: { 'application/json': { schema: schemaOf(result) } },
            },
          };
  const codes = new Map<number, string[]>();
  for (const code of [...COMMON_ERRORS, ...errors]) {
    codes.set(STATUS_OF[code], [...(codes.get(STATUS_OF[code]) ?? []), code]);
  }
  const failures = [...codes].map(([number, names]) => [
    number,
    {
      description: names.map((name) => `\`${name}\``).join(' or '),
      content: { 'application/json': { schema: { $ref: reference('Error') } } },
    },
  ]);
  return { ...success, ...Object.fromEntries(failures) };
}

/** The description of the authoring API as OpenAPI 3.1. */
export function openApi(): Json {
  const { components, schemaOf } = createSchemas();
  const paths: Record<string, Record<string, Json>> = {};
  for (const [operationId, operation] of operationEntries) {
    const requestBody = bodyOf(operation, schemaOf);
    const security = operation.isPublic
      ? [{ editor: [] }]
      : [{ session: [], ...(operation.result !== 'events' && { editor: [] }) }];
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: {
        operationId,
        summary: operation.summary,
        parameters: parametersOf(operation, schemaOf),
        ...(requestBody && { requestBody }),
        responses: responsesOf(operation, schemaOf),
        security,
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Authoring API',
      version: '1',
      summary: 'Reads and writes the content folder for the editor of the same origin.',
      description:
        'Answers only pages of its own origin: see docs/security.md. Every error is `{ "error": { "code", "message" } }`.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: API_PATH }],
    paths,
    components: {
      schemas: components,
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'editor',
          description: 'The session; the name ends in `_` and the port where the address has one.',
        },
        editor: {
          type: 'apiKey',
          in: 'header',
          name: EDITOR_HEADER,
          description: 'Always `1`: other origins cannot send it.',
        },
      },
    },
  };
}
