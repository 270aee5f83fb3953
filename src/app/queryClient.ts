import { QueryCache, QueryClient } from '@tanstack/react-query';

/** Failed fetches are tried this many times more (specification, section 9). */
const RETRIES = 3;

/** Unused answers are dropped after five minutes (specification, section 9). */
const GARBAGE_MS = 5 * 60_000;

/** Wait before try n (from 0): one second doubled each time, half a minute at most. */
export function retryDelay(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, 30_000);
}

/**
 * The browser's client retries and keeps what the server already fetched; the server's answers
 * at once or says that it could not.
 */
export function createQueryClient(on: 'server' | 'browser'): QueryClient {
  const browser = on === 'browser';
  return new QueryClient({
    queryCache: new QueryCache({
      // The external service's client has told its own; the server's log is not the page's.
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
        // The server renders an error as an error, and hydration has to do the same; see RetryFailed.
        retryOnMount: false,
      },
      mutations: { retry: false },
    },
  });
}
