/** A token that is refused and too many requests say nothing of the question. */
const OUTAGES = new Set([401, 403, 429]);

/**
 * Why a hosted repository gave no usable answer. The message is fit for a log and for the owner: it
 * never holds an address with a token.
 */
export class ServiceFailure extends Error {
  override readonly name = 'ServiceFailure';
  /** Status of the service's answer; null when none came. */
  readonly status: number | null;
  /** How long the service wants to be left alone, in ms. */
  readonly quietMs: number;
  /** Code of a connection's failure, such as `ECONNREFUSED`. */
  readonly code: string | null;

  constructor(
    message: string,
    status: number | null = null,
    quietMs = 0,
    code: string | null = null,
  ) {
    super(message);
    this.status = status;
    this.quietMs = quietMs;
    this.code = code;
  }

  /** Whether the service is at fault; else it understood the question and refused it. */
  get isOutage(): boolean {
    const { status } = this;
    return status === null || status < 400 || status >= 500 || OUTAGES.has(status);
  }
}
