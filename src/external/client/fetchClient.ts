import type { ExternalClient } from './createExternalClient.ts';

interface FetchClientOptions {
  /** Where the service's paths begin, with its origin where `fetch` needs one. */
  readonly base: string;
  /** What follows a path: '.json' where the answers are files. */
  readonly suffix?: string | undefined;
  readonly fetch?: typeof fetch | undefined;
}

/** The embedded service where it can be asked plainly: in process, and as the files of an export. */
export function createFetchClient({
  base,
  suffix = '',
  fetch: ask = (input, init) => fetch(input, init),
}: FetchClientOptions): ExternalClient {
  return {
    get: async (path, { signal } = {}) => {
      const response = await ask(`${base}${path}${suffix}`, signal ? { signal } : {});
      // A host of files has a page for what it has not.
      return response.status === 404 ? { http_code: 404 } : response.json();
    },
  };
}
