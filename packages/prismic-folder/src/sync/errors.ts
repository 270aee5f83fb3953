/** Ends a push or a pull; the message says what happened and what to do. */
export class SyncError extends Error {
  override readonly name: string = 'SyncError';
}

/** A service rejected a request (4xx). The rest of the work can continue. */
export class HostedApiError extends SyncError {
  override readonly name = 'HostedApiError';
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/** There was no readable response, so the request may or may not have succeeded. */
export class AmbiguousResultError extends SyncError {
  override readonly name = 'AmbiguousResultError';
}
