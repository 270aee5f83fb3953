import { parsePath } from 'prismic-folder/edit';
import { ApiError } from '../api/AuthoringClient.ts';
import type { Refused } from './content.ts';

/** The time in ms since 1970, and a way to wait. */
export interface Clock {
  readonly now: () => number;
  /** Runs something later; returns a function that prevents it. */
  readonly after: (ms: number, run: () => void) => () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** In ms: when saving is tried again after it failed for the first, second, third time. */
const DELAYS = [2000, 8000, 30_000] as const;

export const retryDelay = (attempt: number): number =>
  DELAYS[Math.min(attempt, DELAYS.length - 1)] ?? DELAYS[2];

/** Refusals that the same content would meet again. */
const FINAL: ReadonlySet<string> = new Set([
  'invalid',
  'too_large',
  'refused',
  'unsupported_type',
  'method_not_allowed',
  'off',
]);

export const isFinal = (error: unknown): boolean =>
  error instanceof ApiError && FINAL.has(error.code);

export const codeOf = (error: unknown): string | null =>
  error instanceof ApiError ? error.code : null;

const REASONS: Partial<Record<ApiError['code'], string>> = {
  offline: 'the editor’s server does not answer',
  signed_out: 'this window is signed out',
};

/** 'Not saved: the disk is full. Your text is safe in this browser.' */
export function notSaved(error: unknown, isKept: boolean): string {
  const code = error instanceof ApiError ? error.code : null;
  const message =
    error instanceof Error ? error.message : 'the answer of the server cannot be read';
  const reason = (code && REASONS[code]) ?? message.replace(/\.$/, '');
  return `Not saved: ${reason}. Your text is safe in this ${isKept ? 'browser' : 'window'}.`;
}

/** The fields whose values were refused; none if the refusal does not name them. */
export function refusedFields(error: unknown): readonly Refused[] {
  if (!(error instanceof ApiError) || error.code !== 'invalid') return [];
  const { message, details } = error;
  const problems = (details.problems ?? []).flatMap(({ field, reason }) =>
    field === undefined ? [] : [{ path: parsePath(field), message: reason }],
  );
  if (problems.length > 0 || details.at === undefined) return problems;
  const path = parsePath(details.at);
  return path[0] === 'data' || path[0] === 'tags' ? [{ path, message }] : [];
}
