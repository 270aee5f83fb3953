import {
  API_PATH,
  type ChangeEvent,
  EDITOR_HEADER,
  type OperationName,
  type OperationResult,
  routes,
} from '#prismic-folder/contract';
import {
  ApiError,
  type AuthoringClient,
  type CallOptions,
  type Request,
} from './AuthoringClient.ts';
import { send } from './browser/send.ts';
import { shareEvents } from './browser/shareEvents.ts';
import { offline, readAnswer } from './readAnswer.ts';
import type { ApiAnswer, ApiRequest, Transport } from './Transport.ts';

export interface ClientOptions {
  /** Called when the session is over; again only after a later success. */
  readonly onSignedOut?: () => void;
  /** Called when there is a session again, such as after signing in in another window. */
  readonly onSignedIn?: () => void;
  /** The browser's by default. */
  readonly transport?: Transport;
}

/** The client of the authoring API of this site. */
export function createAuthoringClient({
  onSignedOut,
  onSignedIn,
  transport = { send, listen: shareEvents },
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
    return answer ?? transport.send(request);
  };

  const call: AuthoringClient['call'] = async <Name extends OperationName>(
    name: Name,
    request: Request<Name>,
    options: CallOptions = {},
  ) => {
    const answer = await ask(describe(name, request, options)).catch((error: unknown) => {
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
    return transport.listen({
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
    ahead(name, request) {
      const described = describe(name, request, {});
      const answer = transport.send(described);
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
  request: Parts,
  { signal, onProgress }: CallOptions,
): ApiRequest {
  const { params = {}, query = {}, body } = request;
  const { method, path } = routes[name];
  const place = path.replaceAll(/\{(\w+)\}/g, (_whole, key: string) =>
    encodeURIComponent(params[key] ?? ''),
  );
  const given = Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)]],
  );
  const search = new URLSearchParams(given).toString();
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
