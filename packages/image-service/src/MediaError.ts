import { ALWAYS } from './answerHeaders.ts';

/** Status codes of rejected requests; 500 is a server error. */
export type MediaStatus = 400 | 404 | 405 | 422 | 500 | 503;

/**
 * An error that is safe to show to clients: its message names the parameter or file, the value and
 * the limit, and is the `message` of the response body.
 */
export class MediaError extends Error {
  override readonly name = 'MediaError';
  readonly status: MediaStatus;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: MediaStatus,
    message: string,
    options: { readonly headers?: Readonly<Record<string, string>>; readonly cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.status = status;
    this.headers = options.headers ?? {};
  }
}

const MAX_QUOTED = 120;

/** Truncates a value from the URL for messages, so that a response never echoes kilobytes. */
export function quoted(value: string): string {
  return value.length > MAX_QUOTED ? `${value.slice(0, MAX_QUOTED)}…` : value;
}

/** The 404 for a path below `content/media`. */
export const missingFile = (path: string) =>
  new MediaError(404, `there is no file "${quoted(path)}" in content/media`);

/** The response to a rejected request. */
export function mediaRefusal(error: MediaError): Response {
  return Response.json(
    { type: 'media_error', message: error.message },
    { status: error.status, headers: { ...ALWAYS, 'cache-control': 'no-store', ...error.headers } },
  );
}
