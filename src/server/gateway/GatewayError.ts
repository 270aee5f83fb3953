/** An answer of the gateway that refuses; its message names what was not let through. */
export class GatewayError extends Error {
  override readonly name: string = 'GatewayError';
  readonly status: 400 | 403 | 404 | 405 | 502;
  /** Kind of error in the words of the Content API. */
  readonly type: string;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: GatewayError['status'],
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

/** 400: a parameter that is not understood. */
export function malformed(message: string): GatewayError {
  return new GatewayError(400, 'api_validation_error', message);
}

/** 403: a parameter the site never sends. */
export function notAsked(message: string): GatewayError {
  return new GatewayError(403, 'api_security_error', message);
}

/** 404 for every ref but master's; clients read the master ref from the end of the message. */
export function otherRef(ref: string, master: string): GatewayError {
  const message = `Ref not found: '${shortened(ref)}'. Master ref is: ${master}`;
  return new GatewayError(404, 'api_notfound_error', message);
}

/** 502: the content source did not answer, or not as a Content API does. */
export function sourceFailed(message: string, cause?: unknown): GatewayError {
  return new GatewayError(502, 'content_source_error', message, {}, { cause });
}

/** 502: the content source has another ref by now than the one it was asked under. */
export class RefGoneError extends GatewayError {
  override readonly name = 'RefGoneError';
  constructor(status: number) {
    super(502, 'content_source_error', `The content source answered with status ${status}`);
  }
}

/** What a visitor sent, short enough to be repeated in a message. */
export const shortened = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

/** The refusal as the protocol's JSON; never kept by a cache. */
export function refusalResponse({ status, type, message, headers }: GatewayError): Response {
  return Response.json(
    { type, message },
    { status, headers: { 'cache-control': 'no-store', ...headers } },
  );
}
