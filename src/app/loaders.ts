import { data, type LoaderFunctionArgs } from 'react-router-dom';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { AppContext } from './appContext.ts';

type Params = Readonly<Record<string, string | undefined>>;

/** Status of a screen whose document may be missing: a failed query is the service's fault. */
type Load = (params: Params) => Promise<number>;

/** How routes ask for their data before they are drawn, and what they answer when it is not there. */
export type Loaders = ReturnType<typeof createLoaders>;

export function createLoaders({ queryClient, waitForData }: AppContext) {
  return {
    /** Loads a query into the cache and says what came of it. */
    async get<Data, Key extends QueryKey>(
      options: UseQueryOptions<Data, Error, Data, Key>,
    ): Promise<{ status: number; value: Data | undefined }> {
      await queryClient.prefetchQuery(options);
      const state = queryClient.getQueryState<Data>(options.queryKey);
      if (state?.status === 'error') return { status: 503, value: undefined };
      const value = state?.data;
      return { status: value === null || value === undefined ? 404 : 200, value };
    },

    loader:
      (load: Load) =>
      async ({ params }: LoaderFunctionArgs) => {
        const pending = load(params);
        const status = waitForData ? await pending : 200;
        return data(null, { status });
      },

    worst: (...answers: { status: number }[]) =>
      answers.some(({ status }) => status === 503) ? 503 : 200,

    missing: (async () => 404) satisfies Load,
  };
}
