import { callbackName } from './callbackName.ts';
import { ExternalError, type ScriptPort, scriptRequest } from './scriptRequest.ts';
import { pageScripts } from './pageScripts.ts';
import { requestAddress, type Parameters } from './requestAddress.ts';
import type { ExternalService } from './serviceBase.ts';

/** How long an answer may take, in ms (specification, section 7). */
const TIMEOUT_MS = 60_000;

export interface ExternalClientOptions extends ExternalService {
  /** How long an answer may take, in ms; 60000 unless given. */
  readonly timeout?: number | undefined;
  /** How scripts come into the page; as elements of it unless given. */
  readonly scripts?: ScriptPort | undefined;
  /** Where failed requests are told; the console unless given. */
  readonly log?: ((error: ExternalError) => void) | undefined;
}

export interface ExternalRequest {
  readonly parameters?: Parameters | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface ExternalClient {
  /**
   * The service's answer at one of `externalPaths`, unchecked: it comes from outside. Rejects with
   * `ExternalError`, which is logged, or with the signal's reason, which is not.
   */
  readonly get: (path: string, request?: ExternalRequest) => Promise<unknown>;
}

/** The external portfolio service, asked by script tag because it lets no page ask otherwise. */
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
