import {
  addresses,
  API_PATH,
  type AuthoringErrorCode,
  type ChangeEvent,
  EDITOR_HEADER,
  type ErrorDetails,
  type Given,
  type OperationName,
  type OperationResult,
} from 'prismic-folder/contract';
import { isRecord } from 'prismic-folder/edit';
import { shareEvents } from './events.ts';
import { type ApiAnswer, type ApiRequest, send as sendRequest } from './send.ts';

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

/** For `catch`: what is not there, or no longer, is null; other errors are thrown again. */
export function nullIfMissing(error: unknown): null {
  if (error instanceof ApiError && error.code === 'not_found') return null;
  throw error;
}

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
    given: Given<Name>,
    options?: CallOptions,
  ) => Promise<OperationResult<Name>>;
  /**
   * Asks what a screen asks first while its code is on its way: the next same call has the answer, unless
   * something was changed meanwhile.
   */
  readonly ahead: <Name extends OperationName>(name: Name, given: Given<Name>) => void;
  /** Changes on disk, whoever makes them; reconnects by itself. Returns a function that stops it. */
  readonly onChange: (listener: (event: ChangeEvent) => void) => () => void;
  /** Whether the server answers: false from the first failure to the next success. */
  readonly isOnline: () => boolean;
  readonly onOnline: (listener: () => void) => () => void;
}

export interface ClientOptions {
  /** Called when the session is over; again only after a later success. */
  readonly onSignedOut?: () => void;
  /** Called when there is a session again, such as after signing in in another window. */
  readonly onSignedIn?: () => void;
  /** Sends a request; rejects if there is no answer. By the browser's `fetch` by default. */
  readonly send?: typeof sendRequest;
  /** Listens to changes on disk, with the other tabs of this browser by default; returns a function that stops it. */
  readonly listen?: typeof shareEvents;
}

/** The client of the authoring API of this site. */
export function createAuthoringClient({
  onSignedOut,
  onSignedIn,
  send = sendRequest,
  listen = shareEvents,
}: ClientOptions = {}): AuthoringClient {
  const changeListeners = new Set<(event: ChangeEvent) => void>();
  const onlineListeners = new Set<() => void>();
  let isOnline = true;
  let isSignedIn = true;
  let closeStream: (() => void) | null = null;
  /** What was asked ahead, by its address. */
  const early = new Map<string, Promise<ApiAnswer>>();

  const report = (answers: boolean, hasMissed = false) => {
    const isBack = answers && (!isOnline || hasMissed);
    isOnline = answers;
    if (isBack) for (const listener of onlineListeners) listener();
  };

  const ask = (request: ApiRequest): Promise<ApiAnswer> => {
    const { method, address } = request;
    // What is written may change every answer.
    if (method !== 'GET') early.clear();
    const answer = early.get(address);
    early.delete(address);
    return answer ?? send(request);
  };

  const call: AuthoringClient['call'] = async <Name extends OperationName>(
    name: Name,
    given: Given<Name>,
    options: CallOptions = {},
  ) => {
    const answer = await ask(describe(name, given, options)).catch((error: unknown) => {
      if (options.signal?.aborted === true) throw error;
      report(false);
      throw offline();
    });
    // Nobody could stop what was asked ahead.
    options.signal?.throwIfAborted();
    try {
      const value = readAnswer(answer);
      if (!isSignedIn) onSignedIn?.();
      isSignedIn = true;
      report(true);
      // Cast: the contract says what the operation answers with.
      return value as OperationResult<Name>;
    } catch (error) {
      const code = error instanceof ApiError ? error.code : 'internal';
      report(code !== 'offline');
      if (code === 'signed_out' && isSignedIn) {
        isSignedIn = false;
        onSignedOut?.();
      }
      throw error;
    }
  };

  const openStream = () => {
    let isLost = false;
    return listen({
      onChange(event) {
        early.clear();
        for (const listener of changeListeners) listener(event);
      },
      onOpen(hasMissed) {
        isLost = false;
        if (hasMissed) early.clear();
        report(true, hasMissed);
      },
      onLost() {
        if (isLost) return;
        isLost = true;
        // Tells whether the server is away, or the session over, or only the stream.
        call('readSession', {}).catch(() => undefined);
      },
    });
  };

  return {
    call,
    ahead(name, given) {
      const described = describe(name, given, {});
      const answer = send(described);
      // The failure is for the call that takes the answer.
      answer.catch(() => undefined);
      early.set(described.address, answer);
    },
    onChange(listener) {
      changeListeners.add(listener);
      closeStream ??= openStream();
      return () => {
        changeListeners.delete(listener);
        if (changeListeners.size > 0) return;
        closeStream?.();
        closeStream = null;
      };
    },
    isOnline: () => isOnline,
    onOnline(listener) {
      onlineListeners.add(listener);
      return () => void onlineListeners.delete(listener);
    },
  };
}

/** The parts that operations may take; each takes some. */
interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
}

function describe(
  name: OperationName,
  given: Parts,
  { signal, onProgress }: CallOptions,
): ApiRequest {
  const { params = {}, query = {}, body } = given;
  const [method = '', path = ''] = addresses[name].split(' ');
  const place = path.replaceAll(/\{(\w+)\}/g, (_whole, key: string) =>
    encodeURIComponent(params[key] ?? ''),
  );
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)]],
  );
  const search = new URLSearchParams(pairs).toString();
  const isFile = body instanceof Blob;
  const type = isFile ? 'application/octet-stream' : 'application/json';
  return {
    method,
    address: `${API_PATH}${place}${search === '' ? '' : `?${search}`}`,
    headers: { [EDITOR_HEADER]: '1', ...(body !== undefined && { 'content-type': type }) },
    ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
    ...(onProgress && { onProgress }),
  };
}

interface Refusal extends ErrorDetails {
  readonly code: AuthoringErrorCode;
  readonly message: string;
}

const offline = (): ApiError =>
  new ApiError(
    'offline',
    'The editor’s server does not answer. It may have been stopped: start it again where it runs.',
  );

/** Statuses of a proxy whose server is away. */
const AWAY = new Set([502, 503, 504]);

/** The value of an answer; undefined if it has none. Throws ApiError for a refusal. */
function readAnswer({ status, text }: ApiAnswer): unknown {
  const isDone = status >= 200 && status < 300;
  if (isDone && text === '') return undefined;
  const body = parse(text);
  if (isDone && body !== undefined) return body;
  const refusal = refusalIn(body);
  if (refusal) {
    const { code, message, ...details } = refusal;
    throw new ApiError(code, message, details);
  }
  if (AWAY.has(status)) throw offline();
  throw new ApiError(
    'internal',
    `The answer of the editor’s server cannot be read (status ${status}). Reload this page.`,
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a server says of a request that it refuses; null: it says nothing that can be read. */
export function refusalIn(body: unknown): Refusal | null {
  const error = isRecord(body) ? body['error'] : null;
  if (!isRecord(error) || !('code' in error) || typeof error['message'] !== 'string') return null;
  // Cast: the API's description of an error, which has further details by code.
  return error as unknown as Refusal;
}
