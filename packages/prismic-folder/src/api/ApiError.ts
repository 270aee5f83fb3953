import { QueryError } from '../query/QueryError.ts';

/** An error response. Clients read the kind of error from its body. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, body: ErrorBody, headers: Readonly<Record<string, string>> = {}) {
    super(body.message);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

interface ErrorBody {
  readonly type: string;
  readonly message: string;
  readonly [detail: string]: unknown;
}

/** 400: a parameter is missing or cannot be understood. */
export function invalid(message: string): ApiError {
  return new ApiError(400, { type: 'api_validation_error', message });
}

/** 401, with the OAuth addresses that the protocol includes. */
export function forbidden(message: string, base: string): ApiError {
  return new ApiError(401, { type: 'api_security_error', message, ...oauthOf(base) });
}

/** 401 for a release or the drafts of a repository that is not open. */
export function closedReleases(base: string): ApiError {
  return forbidden(
    'Releases and drafts are read with an access_token, or by all if content/repository.json says "visibility": "open"',
    base,
  );
}

/** 404 for a path outside the API. */
export function noSuchAddress(path: string): ApiError {
  return new ApiError(404, {
    type: 'not_found_error',
    message: `There is nothing at ${path}: the API is below /api/v2`,
  });
}

/** 404 for an unknown ref; clients read the master ref from the end of the message. */
export function unknownRef(ref: string, master: string): ApiError {
  const message = `Ref not found: '${ref}'. Master ref is: ${master}`;
  return new ApiError(404, { type: 'api_notfound_error', message });
}

/** 410 for a ref that was once valid; clients read the master ref from the end of the message. */
export function expiredRef(ref: string, master: string): ApiError {
  const message = `The ref '${ref}' has expired. Master ref is: ${master}`;
  return new ApiError(410, { type: 'api_validation_error', message });
}

/** The OAuth addresses that the protocol requires. Nothing responds at them. */
export function oauthOf(base: string): { oauth_initiate: string; oauth_token: string } {
  const { origin } = new URL(base);
  return { oauth_initiate: `${origin}/auth`, oauth_token: `${origin}/auth/token` };
}

/** How long clients may cache a response: 5 s, forever (its ref is in the URL), or not at all. */
type CacheLifetime = 'short' | 'immutable' | 'none';

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
