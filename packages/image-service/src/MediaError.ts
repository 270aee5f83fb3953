import { ALWAYS } from './answerHeaders.ts';

/** Status codes of refused requests; 500 is a fault of the server. */
export type MediaStatus = 400 | 404 | 405 | 422 | 500 | 503;

/**
 * A refusal that is safe to show: its message names the parameter or file, the value and the limit,
 * and is the body's `message`.
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

const SHOWN = 120;

/** A value from the address as messages quote it: cut, so that an answer never echoes kilobytes. */
export function quoted(value: string): string {
  return value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value;
}

export const missingFile = (path: string) =>
  new MediaError(404, `there is no file "${quoted(path)}" in content/media`);

/** The answer to a refused request. */
export function mediaRefusal(error: MediaError): Response {
  return Response.json(
    { type: 'media_error', message: error.message },
    { status: error.status, headers: { ...ALWAYS, 'cache-control': 'no-store', ...error.headers } },
  );
}
