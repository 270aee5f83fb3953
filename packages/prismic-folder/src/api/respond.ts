import { QueryError } from '../query/QueryError.ts';
import { ApiError } from './ApiError.ts';

/** How long clients may cache a response: 5 s, forever (its ref is in the URL), or not at all. */
export type CacheLifetime = 'short' | 'immutable' | 'none';

const CACHE_CONTROL: Readonly<Record<CacheLifetime, string>> = {
  short: 'max-age=5',
  immutable: 'max-age=31536000, immutable',
  none: 'no-store',
};

/** A 200 with a JSON body. `personal` responses depend on a token and stay out of shared caches. */
export function respond(json: string, lifetime: CacheLifetime, personal: boolean): Response {
  const scope = lifetime === 'none' ? '' : `${personal ? 'private' : 'public'}, `;
  return new Response(json, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': `${scope}${CACHE_CONTROL[lifetime]}`,
    },
  });
}

/** The response to OPTIONS. The server of the repository adds CORS headers. */
export function respondToOptions(): Response {
  return new Response(null, { status: 204, headers: { allow: 'GET, HEAD, OPTIONS' } });
}

/** Turns a thrown value into the protocol's error response; unexpected errors are only logged. */
export function respondToError(error: unknown): Response {
  const { status, body, headers } = apiErrorOf(error);
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': CACHE_CONTROL.none,
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
