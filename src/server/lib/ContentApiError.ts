/** An answer of the gateway that refuses; its message names what was not let through. */
export class ContentApiError extends Error {
  override readonly name: string = 'GatewayError';
  constructor(
    readonly status: 400 | 403 | 404 | 405 | 502,
    /** Kind of error in the words of the Content API. */
    readonly type: string,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** 400: a parameter that is not understood. */
export function invalidParameter(message: string): ContentApiError {
  return new ContentApiError(400, 'api_validation_error', message);
}

/** 403: a parameter the site never sends. */
export function forbiddenParameter(message: string): ContentApiError {
  return new ContentApiError(403, 'api_security_error', message);
}

/** 404 for every ref but master's; clients read the master ref from the end of the message. */
export function unknownRef(ref: string, master: string): ContentApiError {
  const message = `Ref not found: '${shortened(ref)}'. Master ref is: ${master}`;
  return new ContentApiError(404, 'api_notfound_error', message);
}

/** 502: the content source did not answer, or not as a Content API does. */
export function sourceFailed(message: string, cause?: unknown): ContentApiError {
  return new ContentApiError(502, 'content_source_error', message, {}, { cause });
}

/** 502: the content source has another ref by now than the one it was asked under. */
export class RefGoneError extends ContentApiError {
  override readonly name = 'RefGoneError';
  constructor(status: number) {
    super(502, 'content_source_error', `The content source answered with status ${status}`);
  }
}

/** What a visitor sent, short enough to be repeated in a message. */
export const shortened = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

/** The refusal as the protocol's JSON; never kept by a cache. */
export function refusalResponse({ status, type, message, headers }: ContentApiError): Response {
  return Response.json(
    { type, message },
    { status, headers: { 'cache-control': 'no-store', ...headers } },
  );
}
