import type { z } from 'zod';
import type { AuthoringErrorCode } from '../AuthoringError.ts';

/** One operation of the authoring API. The router, the editor's types and OpenAPI derive from it. */
export interface Operation {
  /** One sentence for the description of the API. */
  readonly summary: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/edit/api/v1`; `{name}` stands for one segment, percent-encoded. */
  readonly path: `/${string}`;
  /** The path's parameters. */
  readonly params?: z.ZodObject;
  /** Parameters of the query: texts, integers and booleans. */
  readonly query?: z.ZodObject;
  /** JSON, or the bytes of a file. */
  readonly body?: z.ZodType | 'file';
  /** JSON, a stream of server-sent events, or nothing (204). */
  readonly result: z.ZodType | 'events' | 'nothing';
  /** Status of a result in place of 200. */
  readonly status?: 201;
  /** Whether it is answered without a session. */
  readonly isPublic?: boolean;
  /** Errors beyond those that every operation may answer with. */
  readonly errors: readonly AuthoringErrorCode[];
}

/** Errors that every operation may answer with. */
export const COMMON_ERRORS = [
  'invalid',
  'signed_out',
  'refused',
  'not_found',
  'internal',
] as const satisfies readonly AuthoringErrorCode[];
