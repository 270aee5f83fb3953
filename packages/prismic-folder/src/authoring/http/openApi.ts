import { z } from 'zod';
import { API_PATH, EDITOR_HEADER } from '../apiPath.ts';
import { type AuthoringErrorCode, STATUS_OF } from '../../store/AuthoringError.ts';
import { problem, valueConflict } from '../contract/documents.ts';
import { named } from '../contract/named.ts';
import { COMMON_ERRORS, type AnyOperation } from '../operation.ts';
import { operationEntries } from '../operations.ts';

function parametersOf({ params, query }: AnyOperation): Json[] {
  const list = (where: 'path' | 'query', schema: z.ZodObject | undefined) =>
    Object.entries(schema?.shape ?? {}).map(([name, one]) => {
      // Cast: a shape's members are schemas, of which its type shows the core only.
      const member = one as z.ZodType;
      const required = where === 'path' || !member.safeParse(undefined).success;
      return { name, in: where, required, schema: schemaOf(member) };
    });
  return [...list('path', params), ...list('query', query)];
}

function bodyOf({ body }: AnyOperation): Json | undefined {
  if (body === undefined) return undefined;
  const content =
    body === 'file'
      ? { 'application/octet-stream': {} }
      : { 'application/json': { schema: schemaOf(body) } };
  return { required: true, content };
}

/** The error responses of an operation by status; their id names the codes. */
function failuresOf(errors: AnyOperation['errors']) {
  const codes = new Map<number, string[]>();
  for (const code of [...COMMON_ERRORS, ...errors]) {
    codes.set(STATUS_OF[code], [...(codes.get(STATUS_OF[code]) ?? []), code]);
  }
  return [...codes].map(([status, names]) => ({ status, names, id: names.join('_or_') }));
}

/** All error responses by id. */
const failureResponses = (): Json =>
  Object.fromEntries(
    operationEntries
      .flatMap(([, { errors }]) => failuresOf(errors))
      .map(({ id, names }) => [
        id,
        {
          description: names.map((name) => `\`${name}\``).join(' or '),
          content: { 'application/json': { schema: { $ref: reference('Error') } } },
        },
      ]),
  );

function responsesOf({ result, status, errors }: AnyOperation): Json {
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
  const failures = failuresOf(errors).map(({ status, id }) => [
    status,
    { $ref: `#/components/responses/${id}` },
  ]);
  return { ...success, ...Object.fromEntries(failures) };
}

/** The description of the authoring API as OpenAPI 3.1. */
export function openApi(): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [operationId, operation] of operationEntries) {
    const requestBody = bodyOf(operation);
    const security = [{ session: [], ...(operation.result !== 'events' && { editor: [] }) }];
    const [method = '', path = ''] = operation.address.split(' ');
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: {
        operationId,
        summary: operation.summary,
        parameters: parametersOf(operation),
        ...(requestBody && { requestBody }),
        responses: responsesOf(operation),
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
      schemas: namedSchemas(),
      responses: failureResponses(),
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

type Json = Readonly<Record<string, unknown>>;

named.add(
  z.object({
    error: z.object({
      // Cast: the keys of the table are the codes.
      code: z.enum(Object.keys(STATUS_OF) as [AuthoringErrorCode, ...AuthoringErrorCode[]]),
      message: z.string(),
      at: z.string().optional(),
      problems: z.array(problem).optional(),
      conflicts: z.array(valueConflict).optional(),
      revision: z.string().nullable().optional(),
      allowed: z.string().optional(),
      retryAfter: z.int().optional(),
    }),
  }),
  { id: 'Error' },
);

/** How a named schema is referred to. */
const reference = (id: string) => `#/components/schemas/${id}`;

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

/** JSON Schemas of the named schemas, which refer to each other. */
const namedSchemas = (): Readonly<Record<string, Json>> =>
  Object.fromEntries(
    Object.entries(z.toJSONSchema(named, OPTIONS).schemas).map(([id, one]) => [id, plain(one)]),
  );

/** A reference to a named schema; another one as it is. */
function schemaOf(schema: z.ZodType): Json {
  const id = named.get(schema)?.id;
  if (id !== undefined) return { $ref: reference(id) };
  named.add(schema, { id: 'this' });
  const { this: own = {} } = namedSchemas();
  named.remove(schema);
  return own;
}
