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

export interface ErrorBody {
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

/** 404 for a preview whose release has been deleted or changed. */
export function expiredPreview(): ApiError {
  const message = 'The preview token has expired: open the preview again';
  return new ApiError(404, { type: 'api_security_error', message });
}

/** The OAuth addresses that the protocol requires. Nothing responds at them. */
export function oauthOf(base: string): { oauth_initiate: string; oauth_token: string } {
  const { origin } = new URL(base);
  return { oauth_initiate: `${origin}/auth`, oauth_token: `${origin}/auth/token` };
}
