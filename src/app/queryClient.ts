import { QueryCache, QueryClient } from '@tanstack/react-query';

/** Retries of a failed fetch: with the waits below they bridge seven seconds. */
const RETRIES = 3;

/** Unused results are dropped after five minutes. */
const GARBAGE_MS = 5 * 60_000;

/** Wait before retry n (from 0): one second, doubled each time, at most half a minute. */
export function retryDelay(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, 30_000);
}

/** The browser's client retries; the server's fails at once. */
export function createQueryClient(on: 'server' | 'browser'): QueryClient {
  const browser = on === 'browser';
  return new QueryClient({
    queryCache: new QueryCache({
      // The external service's client logs its own errors; the server does not log for the page.
      onError: (error) => {
        if (browser && error.name !== 'ExternalError') console.error(error);
      },
    }),
    defaultOptions: {
      queries: {
        retry: browser ? RETRIES : false,
        retryDelay,
        gcTime: browser ? GARBAGE_MS : Infinity,
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        // An error the server rendered must be hydrated as an error; see RetryFailed.
        retryOnMount: false,
      },
      mutations: { retry: false },
    },
  });
}
