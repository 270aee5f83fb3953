import { callbackName } from './callbackName.ts';
import { ExternalError, type ScriptPort, scriptRequest } from './scriptRequest.ts';
import { pageScripts } from './pageScripts.ts';
import { requestAddress, type Parameters } from './requestAddress.ts';
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
