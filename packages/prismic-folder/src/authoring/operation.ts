import type { z } from 'zod';
import { AuthoringError, type AuthoringErrorCode } from '../store/AuthoringError.ts';
import { documentKey } from './contract/documents.ts';
import type { OperationContext } from './OperationContext.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One operation of the authoring API, said once: router, validation, the editor's client, OpenAPI and calls in this
 * process derive from it.
 */
export interface Operation<
  Address extends string = string,
  Params extends z.ZodObject | undefined = z.ZodObject | undefined,
  Query extends z.ZodObject | undefined = z.ZodObject | undefined,
  Body extends z.ZodType | 'file' | undefined = z.ZodType | 'file' | undefined,
  Result extends z.ZodType | 'events' | 'nothing' = z.ZodType | 'events' | 'nothing',
> {
  /** Method and path below `/edit/api/v1`; `{name}` stands for one segment, percent-encoded. */
  readonly address: Address;
  /** One sentence for the description of the API. */
  readonly summary: string;
  /** The path's parameters. */
  readonly params?: Params;
  /** Parameters of the query: texts, integers and booleans. */
  readonly query?: Query;
  /** JSON, or the bytes of a file. */
  readonly body?: Body;
  /** JSON, a stream of server-sent events, or nothing (204). */
  readonly result: Result;
  /** Status of a result in place of 200. */
  readonly status?: 201;
  /** Errors beyond those that every operation may answer with. */
  readonly errors: readonly AuthoringErrorCode[];
  /** Answers a call that has been validated; a Response where cookies are set, or a stream is sent. */
  run(call: Call<Params, Query, Body>, context: OperationContext): Answer<Result>;
}

/** An operation as the router sees it, whatever its schemas are. */
export interface AnyOperation extends Omit<Operation, 'run'> {
  run(call: AnyCall, context: OperationContext): unknown;
}

/** Parameters and body of a call, as the schemas of its operation have parsed them. */
export interface AnyCall {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** What an operation is called with: validated, with defaults. */
export interface Call<Params, Query, Body> {
  readonly params: Parsed<Params>;
  readonly query: Parsed<Query>;
  readonly body: Parsed<Body>;
}

type Parsed<Part> = Part extends z.ZodType
  ? z.output<Part>
  : Part extends 'file'
    ? ReadableStream<Uint8Array>
    : undefined;

type Value<Result> = Result extends z.ZodType ? z.output<Result> : void;
type Answer<Result> = Value<Result> | Response | Promise<Value<Result> | Response>;

/** Names of the parameters in a path. */
type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** An address with parameters needs a schema of exactly these. */
type ParamsOf<Address extends string> = [NamesIn<Address>] extends [never]
  ? undefined
  : z.ZodObject<Readonly<Record<NamesIn<Address>, z.ZodType>>>;

/** Describes an operation: what it is given and answers with has the types of its schemas. */
export const operation = <
  const Address extends `${Method} /${string}`,
  const Result extends z.ZodType | 'events' | 'nothing',
  Params extends ParamsOf<Address> = ParamsOf<Address>,
  Query extends z.ZodObject | undefined = undefined,
  Body extends z.ZodType | 'file' | undefined = undefined,
>(
  described: Operation<Address, Params, Query, Body, Result> &
    ([NamesIn<Address>] extends [never] ? unknown : { readonly params: Params }),
): Operation<Address, Params, Query, Body, Result> => described;

/** Errors that every operation may answer with. */
export const COMMON_ERRORS = [
  'invalid',
  'signed_out',
  'refused',
  'not_found',
  'internal',
] as const satisfies readonly AuthoringErrorCode[];

/** The path of a document; its language is in the query, as files without one have none. */
export const documentParams = documentKey.omit({ lang: true });
export const languageQuery = documentKey.pick({ lang: true });

export interface DocumentCall {
  readonly params: z.output<typeof documentParams>;
  readonly query: z.output<typeof languageQuery>;
}

/** The document that an address names. */
export const keyIn = ({ params: { type, name }, query: { lang } }: DocumentCall) =>
  lang === undefined ? { type, name } : { type, name, lang };

/** Throws AuthoringError (exists) if the site refuses a document's name, such as one whose address is taken. */
export async function checkName(
  { site }: Pick<OperationContext, 'site'>,
  type: string,
  name: string | undefined,
): Promise<void> {
  const reason = name === undefined ? null : ((await site.refuseName?.(type, name)) ?? null);
  if (reason !== null) throw new AuthoringError('exists', reason, { at: 'uid' });
}
