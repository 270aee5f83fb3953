/** Ends a push or a pull; the message tells the owner what happened and what to do. */
export class SyncError extends Error {
  override readonly name: string = 'SyncError';
}

/** A service understood a request and will not do it (4xx). The rest of the work may go on. */
export class HostedApiError extends SyncError {
  override readonly name = 'HostedApiError';
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/** No readable answer came: the request may have been carried out all the same. */
export class AmbiguousResultError extends SyncError {
  override readonly name = 'AmbiguousResultError';
}
