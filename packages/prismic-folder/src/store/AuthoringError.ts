import type { ValueConflict } from '../edit/types.ts';
import type { Problem } from '../types.ts';

/** What went wrong, for programs, and the HTTP status of it. */
export const STATUS_OF = {
  invalid: 400,
  signed_out: 401,
  refused: 403,
  not_found: 404,
  off: 404,
  method_not_allowed: 405,
  exists: 409,
  conflict: 409,
  in_use: 409,
  too_large: 413,
  unsupported_type: 415,
  problems: 422,
  rate_limited: 429,
  internal: 500,
  storage: 507,
} as const;

export type AuthoringErrorCode = keyof typeof STATUS_OF;

/** Further properties of an error's body. */
export interface ErrorDetails {
  /** The field, file or parameter that is wrong. */
  readonly at?: string;
  readonly problems?: readonly Problem[];
  /** With `conflict`: overlapping changes, and the file's present revision (null: it is gone). */
  readonly conflicts?: readonly ValueConflict[];
  readonly revision?: string | null;
  /** With `method_not_allowed`: the methods that are answered, separated by commas. */
  readonly allowed?: string;
  /** With `rate_limited`: whole seconds to wait. */
  readonly retryAfter?: number;
}

/** A refusal that says what is wrong and where; nothing was written. */
export class AuthoringError extends Error {
  override readonly name = 'AuthoringError';
  readonly code: AuthoringErrorCode;
  readonly details: ErrorDetails;

  constructor(code: AuthoringErrorCode, message: string, details: ErrorDetails = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}
