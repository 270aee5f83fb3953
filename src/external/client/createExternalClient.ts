import { callbackName } from './callbackName.ts';
import { ExternalError, scriptRequest, type ScriptPort } from './scriptRequest.ts';
import type { ExternalService } from './serviceBase.ts';

/** Timeout in ms. */
const TIMEOUT_MS = 60_000;

interface ExternalClientOptions extends ExternalService {
  /** In ms; 60000 by default. */
  readonly timeout?: number | undefined;
  /** By default as elements of the page. */
  readonly scripts?: ScriptPort | undefined;
  /** Receives failed requests; by default the console. */
  readonly log?: ((error: ExternalError) => void) | undefined;
}

interface ExternalRequest {
  readonly parameters?: Parameters | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface ExternalClient {
  /**
   * The service's unvalidated response at one of `externalPaths`. Rejects with `ExternalError`,
   * which is logged, or with the signal's reason, which is not.
   */
  readonly get: (path: string, request?: ExternalRequest) => Promise<unknown>;
}

/** The external portfolio service, asked by script tag because it does not send CORS headers. */
export function createExternalClient({
  base,
  clientId,
  timeout = TIMEOUT_MS,
  scripts = pageScripts,
  log = (error) => console.error(error),
}: ExternalClientOptions): ExternalClient {
  return {
    get: async (path, { parameters, signal } = {}) => {
      const callback = callbackName();
      const src = requestAddress({ base, path, clientId, callback, parameters });
      try {
        return await scriptRequest({ src, callback, scripts, timeout, signal });
      } catch (error) {
        if (error instanceof ExternalError) log(error);
        throw error;
      }
    },
  };
}

/** Replaces the callback of an aborted request. */
const ignore = () => {};

/** Script elements in this page, with callbacks on its window. */
export const pageScripts: ScriptPort = ({ src, callback, onAnswer, onFailure }) => {
  // Cast: the window's type has no names created at run time.
  const names = window as unknown as Record<string, unknown>;
  const element = document.createElement('script');
  let open = true;

  const close = () => {
    open = false;
    element.remove();
    delete names[callback];
  };

  names[callback] = (answer: unknown) => {
    close();
    onAnswer(answer);
  };
  // A script runs before its load event: a request that is still open then got no answer.
  const done = () => {
    const failed = open;
    close();
    if (failed) onFailure();
  };
  element.addEventListener('load', done);
  element.addEventListener('error', done);
  element.async = true;
  element.src = src;
  document.head.append(element);

  return () => {
    if (!open) return;
    close();
    // The browser runs a script it has begun to load even when its element is removed, and a
    // missing function would be an uncaught error.
    names[callback] = ignore;
  };
};

/** Query parameters; undefined and null are not sent. */
type Parameters = Readonly<Record<string, string | number | boolean | null | undefined>>;

interface AddressParts {
  /** Base address of the service's paths ('/external/v2', 'https://api.example.com/v2'). */
  readonly base: string;
  readonly path: string;
  readonly clientId: string;
  readonly callback: string;
  readonly parameters?: Parameters | undefined;
}

/** The address of a request; parameters cannot override client and callback. */
export function requestAddress({
  base,
  path,
  clientId,
  callback,
  parameters = {},
}: AddressParts): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  query.set('client_id', clientId);
  query.set('callback', callback);
  return `${base.replace(/\/+$/, '')}${path}?${query}`;
}
