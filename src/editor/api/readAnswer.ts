import type { AuthoringErrorCode, ErrorDetails } from '#prismic-folder/contract';
import { ApiError } from './AuthoringClient.ts';
import type { ApiAnswer } from './Transport.ts';

interface Refusal extends ErrorDetails {
  readonly code: AuthoringErrorCode;
  readonly message: string;
}

export const offline = (): ApiError =>
  new ApiError(
    'offline',
    'The editor’s server does not answer. It may have been stopped: start it again where it runs.',
  );

/** Statuses of a proxy whose server is away. */
const AWAY = new Set([502, 503, 504]);

/** The value of an answer; undefined if it has none. Throws ApiError for a refusal. */
export function readAnswer({ status, text }: ApiAnswer): unknown {
  const isDone = status >= 200 && status < 300;
  if (isDone && text === '') return undefined;
  const body = parse(text);
  if (isDone && body !== undefined) return body;
  const refusal = refusalIn(body);
  if (refusal) {
    const { code, message, ...details } = refusal;
    throw new ApiError(code, message, details);
  }
  if (AWAY.has(status)) throw offline();
  throw new ApiError(
    'internal',
    `The answer of the editor’s server cannot be read (status ${status}). Reload this page.`,
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refusalIn(body: unknown): Refusal | null {
  if (typeof body !== 'object' || body === null || !('error' in body)) return null;
  const { error } = body;
  if (typeof error !== 'object' || error === null) return null;
  const isRefusal = 'code' in error && 'message' in error && typeof error.message === 'string';
  // Cast: the API's description of an error, which has further details by code.
  return isRefusal ? (error as Refusal) : null;
}
