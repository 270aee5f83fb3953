import { QueryError } from '../query/QueryError.ts';
import { ApiError } from './ApiError.ts';

/** How long an answer keeps: metadata and tags a moment, an answer for one ref for ever. */
export type Keeping = 'moment' | 'for ever' | 'never';

const CACHE_CONTROL: Readonly<Record<Keeping, string>> = {
  moment: 'max-age=5',
  'for ever': 'max-age=31536000, immutable',
  never: 'no-store',
};

/** A 200 whose body is JSON text. `personal` answers, given for a token, stay out of shared caches. */
export function respond(json: string, keeping: Keeping, personal: boolean): Response {
  const scope = keeping === 'never' ? '' : `${personal ? 'private' : 'public'}, `;
  return new Response(json, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': `${scope}${CACHE_CONTROL[keeping]}`,
    },
  });
}

/** The answer to OPTIONS. Whatever serves the repository adds which origins may read it. */
export function respondToOptions(): Response {
  return new Response(null, { status: 204, headers: { allow: 'GET, HEAD, OPTIONS' } });
}

/** Turns whatever was thrown into the protocol's error body; the unforeseen is only logged. */
export function respondToError(error: unknown): Response {
  const { status, body, headers } = apiErrorOf(error);
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': CACHE_CONTROL.never,
      ...headers,
    },
  });
}

function apiErrorOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof QueryError) {
    const { message, position, location } = error;
    const pos = { ...position, id: 0, location };
    return new ApiError(400, { type: 'parsing-error', message, pos });
  }
  console.error('[repository]', error);
  const message = 'The repository could not answer; its log says why';
  return new ApiError(500, { type: 'internal_error', message });
}
