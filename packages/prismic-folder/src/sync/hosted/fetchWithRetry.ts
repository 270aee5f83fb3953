import { valueOf } from '../../json.ts';
import { AmbiguousResultError, type Ports, SyncError } from '../SyncJob.ts';

/** A response whose body has been read. */
interface Answer {
  readonly status: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Empty if there was no body, and of a file. */
  readonly text: string;
}

interface RetryOptions {
  /** Description of the request, for messages: `read the models`. */
  readonly task: string;
  /** False if the request is not idempotent: unclear failures throw an AmbiguousResultError. */
  readonly repeatable: boolean;
  /** Waits for the rate limit; called before each attempt. */
  readonly acquire?: () => Promise<void>;
  /** Milliseconds until an attempt counts as failed. */
  readonly timeout?: number;
  /** Whether the answer is a file rather than JSON. */
  readonly isFile?: boolean;
  /** Gives up at the first failure. */
  readonly isOnce?: boolean;
}

const ATTEMPTS = 6;
/** Milliseconds before the second attempt, doubled for each further one. */
const INITIAL_DELAY = 1000;
/** Maximum number of 429 responses. */
const MAX_BUSY_ANSWERS = 30;
const BUSY_WAIT = 1500;
const MAX_WAIT = 10 * 60_000;
const TIMEOUT = 60_000;

/**
 * Sends a request until it succeeds. Waits as long as a 429 demands, retries failures of the
 * connection or the service (5xx, invalid JSON), and finally throws a SyncError. Returns responses
 * with 2xx and other 4xx, and of a file also the last one of a service that keeps failing: its other
 * files may be there.
 */
export async function fetchWithRetry(
  ports: Ports,
  url: string,
  init: () => RequestInit,
  options: RetryOptions,
): Promise<Answer> {
  const { task, repeatable, acquire, isFile, isOnce = false } = options;
  let busy = 0;
  for (let attempt = 1; ;) {
    await acquire?.();
    const outcome = await attemptOnce(ports, url, init(), options);
    if ('answer' in outcome) return outcome.answer;
    if (outcome.kind === 'busy') {
      busy += 1;
      const wait = retryAfter(outcome.retryAfter, ports.now()) ?? BUSY_WAIT;
      if (isOnce || busy >= MAX_BUSY_ANSWERS || wait > MAX_WAIT) {
        if (isFile) return outcome.refusal;
        const seconds = Math.ceil(wait / 1000);
        throw new SyncError(
          `Could not ${task}: ${hostOf(url)} is too busy and asks to wait ${seconds} s. Run the command again later, it goes on where it stopped`,
        );
      }
      await ports.sleep(wait);
      continue;
    }
    const message = `Could not ${task}: ${hostOf(url)} ${outcome.reason}`;
    if (!repeatable && !outcome.unsent) throw new AmbiguousResultError(message);
    if (isOnce || attempt >= ATTEMPTS) {
      if (isFile && outcome.refusal) return outcome.refusal;
      const times = isOnce ? '' : `, ${attempt} times in a row`;
      throw new SyncError(`${message}${times}. Run the command again later`);
    }
    await ports.sleep(INITIAL_DELAY * 2 ** (attempt - 1));
    attempt += 1;
  }
}

/** Whether a service with this status may answer otherwise a moment later. */
export const isPassing = (status: number) => status >= 500 || status === 408 || status === 429;

type Outcome =
  | { readonly answer: Answer }
  | { readonly kind: 'busy'; readonly retryAfter: string | null; readonly refusal: Answer }
  | {
      readonly kind: 'failed';
      readonly reason: string;
      readonly unsent: boolean;
      /** Not set without a status that says that it failed. */
      readonly refusal?: Answer;
    };

async function attemptOnce(
  ports: Ports,
  url: string,
  init: RequestInit,
  { timeout = TIMEOUT, isFile = false }: RetryOptions,
): Promise<Outcome> {
  try {
    const response = await ports.fetch(url, { ...init, signal: AbortSignal.timeout(timeout) });
    const { status, headers } = response;
    const bytes = new Uint8Array(await response.arrayBuffer());
    const text = isFile ? '' : new TextDecoder().decode(bytes);
    const answer = { status, bytes, text };
    if (status === 429) {
      return { kind: 'busy', retryAfter: headers.get('retry-after'), refusal: answer };
    }
    if (isPassing(status)) {
      return { kind: 'failed', reason: `answered ${status}`, unsent: false, refusal: answer };
    }
    if (status < 400 && text !== '' && valueOf(text) === undefined) {
      return { kind: 'failed', reason: 'did not answer with JSON', unsent: false };
    }
    return { answer };
  } catch (error) {
    return { kind: 'failed', ...failureOf(error) };
  }
}

/** The host was not reached, so the request cannot have had an effect. */
const UNSENT = new Set<unknown>(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']);

function failureOf(error: unknown): { reason: string; unsent: boolean } {
  if (!(error instanceof Error)) return { reason: 'did not answer', unsent: false };
  if (error.name === 'TimeoutError') return { reason: 'did not answer in time', unsent: false };
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  const why = typeof code === 'string' ? ` (${code})` : '';
  return { reason: `could not be reached${why}`, unsent: UNSENT.has(code) };
}

function hostOf(url: string): string {
  return new URL(url).host;
}

/** Milliseconds of a `retry-after` header (seconds or a date); undefined if there is none. */
export function retryAfter(header: string | null, now: number): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const moment = Date.parse(header);
  return Number.isNaN(moment) ? undefined : Math.max(0, moment - now);
}
