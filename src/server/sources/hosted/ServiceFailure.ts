/** Client errors that are not about the query: a refused token, too many requests. */
const OUTAGES = new Set([401, 403, 429]);

/**
 * Why a hosted repository gave no usable response. The message can be logged: it never contains an
 * address with a token.
 */
export class ServiceFailure extends Error {
  override readonly name = 'ServiceFailure';
  /** Status of the response; null if there was none. */
  readonly status: number | null;
  /** From the `retry-after` header, in ms; 0 if there is none. */
  readonly retryAfterMs: number;
  /** Code of a connection error, such as `ECONNREFUSED`. */
  readonly code: string | null;

  constructor(
    message: string,
    status: number | null = null,
    retryAfterMs = 0,
    code: string | null = null,
  ) {
    super(message);
    this.status = status;
    this.retryAfterMs = retryAfterMs;
    this.code = code;
  }

  /** Whether the service failed, rather than refused the query. */
  get isOutage(): boolean {
    const { status } = this;
    return status === null || status < 400 || status >= 500 || OUTAGES.has(status);
  }
}
