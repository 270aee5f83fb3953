/** An error in the format of the Content API; its message names the parameter or path at fault. */
export class ContentApiError extends Error {
  override readonly name: string = 'ContentApiError';
  readonly status: 400 | 403 | 404 | 405 | 502;
  /** The `type` of the error in the Content API, such as `api_notfound_error`. */
  readonly type: string;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: ContentApiError['status'],
    type: string,
    message: string,
    headers: Readonly<Record<string, string>> = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.status = status;
    this.type = type;
    this.headers = headers;
  }
}

/** 400: a parameter that is malformed or has an unsupported value. */
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

/** 502: the content source did not answer, or its response is not a Content API's. */
export function sourceFailed(message: string, cause?: unknown): ContentApiError {
  return new ContentApiError(502, 'content_source_error', message, {}, { cause });
}

/** 502: the content source no longer knows the ref it was queried with. */
export class RefGoneError extends ContentApiError {
  override readonly name = 'RefGoneError';
  constructor(status: number) {
    super(502, 'content_source_error', `The content source answered with status ${status}`);
  }
}

/** Visitor input, shortened to be quoted in a message. */
export const shortened = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

/** The error as the Content API's JSON; never cached. */
export function refusalResponse({ status, type, message, headers }: ContentApiError): Response {
  return Response.json(
    { type, message },
    { status, headers: { 'cache-control': 'no-store', ...headers } },
  );
}
