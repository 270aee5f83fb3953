import { SyncError, UnsureError } from '../errors.ts';
import type { Ports } from '../SyncJob.ts';
import { retryAfter } from './retryAfter.ts';

/** An answer that was read to its end. */
export interface Answer {
  readonly status: number;
  /** Empty where there was no body. */
  readonly text: string;
}

export interface Patience {
  /** What is being done, for messages: `read the models`. */
  readonly task: string;
  /** False where doing it twice would make two: then an unclear end throws an UnsureError. */
  readonly repeatable: boolean;
  /** Waits for the request's turn; called before each attempt. */
  readonly turn?: () => Promise<void>;
  /** Milliseconds until an attempt counts as failed. */
  readonly timeout?: number;
}

const ATTEMPTS = 6;
/** Waits between attempts in milliseconds, doubled each time. */
const FIRST_WAIT = 1000;
/** A service that never stops saying 429 is given up after as many answers. */
const BUSY_ANSWERS = 30;
const BUSY_WAIT = 1500;
const LONGEST_WAIT = 10 * 60_000;
const TIMEOUT = 60_000;

/**
 * Sends a request until it is answered. Waits as long as a 429 asks, repeats what failed on the
 * way or at the service (5xx, dropped, rubbish instead of JSON), and throws a SyncError once that
 * leads nowhere. Answers of 2xx and other 4xx are handed back.
 */
export async function sendPatiently(
  ports: Ports,
  url: string,
  init: () => RequestInit,
  patience: Patience,
): Promise<Answer> {
  const { task, repeatable, turn, timeout = TIMEOUT } = patience;
  let busy = 0;
  for (let attempt = 1; ;) {
    await turn?.();
    const outcome = await attemptOnce(ports, url, init(), timeout);
    if ('answer' in outcome) return outcome.answer;
    if (outcome.kind === 'busy') {
      busy += 1;
      const wait = retryAfter(outcome.retryAfter, ports.now()) ?? BUSY_WAIT;
      if (busy >= BUSY_ANSWERS || wait > LONGEST_WAIT) {
        const seconds = Math.ceil(wait / 1000);
        throw new SyncError(
          `Could not ${task}: ${hostOf(url)} is too busy and asks to wait ${seconds} s. Run the command again later, it goes on where it stopped`,
        );
      }
      await ports.wait(wait);
      continue;
    }
    const message = `Could not ${task}: ${hostOf(url)} ${outcome.reason}`;
    if (!repeatable && !outcome.unsent) throw new UnsureError(message);
    if (attempt >= ATTEMPTS) {
      throw new SyncError(`${message}, ${ATTEMPTS} times in a row. Run the command again later`);
    }
    await ports.wait(FIRST_WAIT * 2 ** (attempt - 1));
    attempt += 1;
  }
}

type Outcome =
  | { readonly answer: Answer }
  | { readonly kind: 'busy'; readonly retryAfter: string | null }
  | { readonly kind: 'failed'; readonly reason: string; readonly unsent: boolean };

async function attemptOnce(
  ports: Ports,
  url: string,
  init: RequestInit,
  timeout: number,
): Promise<Outcome> {
  try {
    const response = await ports.fetch(url, { ...init, signal: AbortSignal.timeout(timeout) });
    const { status, headers } = response;
    const text = await response.text();
    if (status === 429) return { kind: 'busy', retryAfter: headers.get('retry-after') };
    if (status >= 500 || status === 408) {
      return { kind: 'failed', reason: `answered ${status}`, unsent: false };
    }
    if (status < 400 && text !== '' && !isJson(text)) {
      return { kind: 'failed', reason: 'answered with something that is no JSON', unsent: false };
    }
    return { answer: { status, text } };
  } catch (error) {
    return { kind: 'failed', ...failureOf(error) };
  }
}

/** Failures to reach the host at all: nothing can have been carried out. */
const UNSENT = new Set<unknown>(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']);

function failureOf(error: unknown): { reason: string; unsent: boolean } {
  if (!(error instanceof Error)) return { reason: 'did not answer', unsent: false };
  if (error.name === 'TimeoutError') return { reason: 'did not answer in time', unsent: false };
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  const why = typeof code === 'string' ? ` (${code})` : '';
  return { reason: `could not be reached${why}`, unsent: UNSENT.has(code) };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function hostOf(url: string): string {
  return new URL(url).host;
}
