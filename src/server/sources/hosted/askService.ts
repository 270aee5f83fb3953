import { checkForms, FormError, UnexpectedStatusError } from '#content/errors.ts';
import { readMetadata } from '../metadata.ts';
import { isRecord } from '#ui/isRecord.ts';
import { ServiceFailure } from './ServiceFailure.ts';

export interface Service {
  /** Address of the Content API, such as `https://your-name.cdn.prismic.io/api/v2`. */
  readonly endpoint: string;
  readonly accessToken: string | null;
  /** Replaces the platform's `fetch`. */
  readonly fetch?: typeof fetch | undefined;
  /** Timeout of a request, in ms; 5 s by default. */
  readonly timeoutMs?: number | undefined;
}

/** Paths of the API below its endpoint that the site reads. */
export type ServicePath = '' | '/documents/search' | '/tags';

/** In ms, the same as the cache time of metadata, so that a recovered service is noticed as soon. */
export const TIMEOUT = 5000;

/** Longer values of `retry-after` are cut to this, in ms. */
const MAX_RETRY_AFTER = 5 * 60_000;

/** After a 429 without `retry-after`, in ms. */
const DEFAULT_RETRY_AFTER = 1000;

/**
 * Sends one request to a hosted repository and returns the JSON text of its response. Throws
 * `ServiceFailure` for everything else: no connection, a timeout, an error status, or a response
 * that is not the Content API's.
 */
export async function askService(
  service: Service,
  path: ServicePath,
  parameters: URLSearchParams = new URLSearchParams(),
): Promise<string> {
  const { endpoint, accessToken, fetch = globalThis.fetch, timeoutMs = TIMEOUT } = service;
  const url = new URL(endpoint + path);
  for (const [name, value] of parameters) url.searchParams.append(name, value);
  if (accessToken !== null) url.searchParams.set('access_token', accessToken);
  const signal = AbortSignal.timeout(timeoutMs);
  // A redirect would pass the token on.
  const init: RequestInit = { signal, redirect: 'manual', headers: { accept: 'application/json' } };
  try {
    const response = await fetch(url, init);
    const text = await response.text();
    if (!response.ok) throw refusalOf(response, endpoint + path);
    checkAnswer(path, text);
    return text;
  } catch (error) {
    if (error instanceof ServiceFailure) throw error;
    throw signal.aborted
      ? new ServiceFailure(`The content service did not answer within ${timeoutMs} ms`)
      : unreachable(error);
  }
}

/** The address is logged without parameters: these contain the token and a draft's ref. */
function refusalOf({ status, headers }: Response, url: string): ServiceFailure {
  const { message } = new UnexpectedStatusError(status, url);
  const isBusy = status === 429 || status === 503;
  return new ServiceFailure(message, status, isBusy ? retryAfterOf(headers, status) : 0);
}

/** `retry-after` in ms, from seconds or a date. */
function retryAfterOf(headers: Headers, status: number): number {
  const text = headers.get('retry-after') ?? '';
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  if (Number.isNaN(ms)) return status === 429 ? DEFAULT_RETRY_AFTER : 0;
  return Math.min(Math.max(ms, 0), MAX_RETRY_AFTER);
}

function unreachable(error: unknown): ServiceFailure {
  const cause = error instanceof Error && isRecord(error.cause) ? error.cause : {};
  const code = typeof cause['code'] === 'string' ? cause['code'] : null;
  const why = code ? ` (${code})` : '';
  return new ServiceFailure(`The content service cannot be reached${why}`, null, 0, code);
}

/** Throws `ServiceFailure` unless a text is JSON as the path returns it. */
function checkAnswer(path: ServicePath, text: string): void {
  try {
    const value: unknown = JSON.parse(text);
    if (isAnswer(path, value)) {
      if (path === '') checkForms(value);
      return;
    }
  } catch (error) {
    if (error instanceof FormError) throw new ServiceFailure(error.message, 200);
  }
  throw new ServiceFailure('The content service answered with something else', 200);
}

function isAnswer(path: ServicePath, value: unknown): boolean {
  if (path === '/tags') return Array.isArray(value);
  if (path === '') return readMetadata(value).master !== '';
  return (
    isRecord(value) && Array.isArray(value['results']) && typeof value['total_pages'] === 'number'
  );
}
