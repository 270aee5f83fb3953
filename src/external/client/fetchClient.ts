import type { ExternalClient } from './createExternalClient.ts';

interface FetchClientOptions {
  /** Base address of the paths, with its origin where `fetch` needs one. */
  readonly base: string;
  /** Appended to a path: '.json' where the responses are files. */
  readonly suffix?: string | undefined;
  readonly fetch?: typeof fetch | undefined;
}

/** The embedded service, fetched in process or from an export's files. */
export function createFetchClient({
  base,
  suffix = '',
  fetch: ask = (input, init) => fetch(input, init),
}: FetchClientOptions): ExternalClient {
  return {
    get: async (path, { signal } = {}) => {
      const response = await ask(`${base}${path}${suffix}`, signal ? { signal } : {});
      // A static host answers missing files with a page.
      return response.status === 404 ? { http_code: 404 } : response.json();
    },
  };
}
