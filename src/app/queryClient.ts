import { QueryCache, QueryClient } from '@tanstack/react-query';

/** Retries of a failed fetch: with the waits below they bridge seven seconds. */
const RETRIES = 3;

/** Unused results are dropped after five minutes. */
const GARBAGE_MS = 5 * 60_000;

/** Wait before retry n (from 0): one second, doubled each time, at most half a minute. */
export function retryDelay(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, 30_000);
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      // The external service's client logs its own errors.
      onError: (error) => {
        if (error.name !== 'ExternalError') console.error(error);
      },
    }),
    defaultOptions: {
      queries: {
        retry: RETRIES,
        retryDelay,
        gcTime: GARBAGE_MS,
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        // A failure stays on the page until it is asked for again; see RetryFailed.
        retryOnMount: false,
      },
      mutations: { retry: false },
    },
  });
}
