import type {
  AuthoringErrorCode,
  ChangeEvent,
  ErrorDetails,
  OperationName,
  OperationRequest,
  OperationResult,
} from '#prismic-folder/contract';

/** A request that was refused, or not answered (`offline`). Its message is a sentence for the owner. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: AuthoringErrorCode | 'offline';
  readonly details: ErrorDetails;

  constructor(code: AuthoringErrorCode | 'offline', message: string, details: ErrorDetails = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

/** Only what an operation takes: `{ params, query, body }` without those it does not have. */
export type Request<Name extends OperationName> = {
  readonly [
    Key in keyof OperationRequest<Name> as OperationRequest<Name>[Key] extends undefined
      ? never
      : Key
  ]: OperationRequest<Name>[Key];
};

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Progress of an upload, from 0 to 1. */
  readonly onProgress?: (part: number) => void;
}

/** The authoring API of this site. */
export interface AuthoringClient {
  /** Calls one operation; throws `ApiError`. */
  readonly call: <Name extends OperationName>(
    name: Name,
    request: Request<Name>,
    options?: CallOptions,
  ) => Promise<OperationResult<Name>>;
  /**
   * Asks what a screen asks first while its code is on its way: the next same call has the answer, unless
   * something was changed meanwhile.
   */
  readonly ahead: <Name extends OperationName>(name: Name, request: Request<Name>) => void;
  /** Changes on disk, whoever makes them; reconnects by itself. Returns a function that stops it. */
  readonly onChange: (listener: (event: ChangeEvent) => void) => () => void;
  /** Whether the server answers: false from the first failure to the next success. */
  readonly isOnline: () => boolean;
  readonly onOnline: (listener: () => void) => () => void;
}
