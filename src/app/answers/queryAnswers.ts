import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import type { Answer, Answers, Query } from '#content/answers.ts';
import { createAnswer, isSameAnswer, nameOf, type AnswerState } from './createAnswer.ts';

const PENDING: AnswerState<never> = { status: 'pending', data: undefined, error: null };

/** The answers in a query client's cache. */
export function queryAnswers(client: QueryClient): Answers {
  const answers = new Map<string, Answer<unknown>>();

  const read = <Data>({ queryKey }: Query<Data>): Answer<Data> => {
    const name = nameOf(queryKey);
    const before = answers.get(name);
    const now = client.getQueryState<Data>(queryKey) ?? PENDING;
    // Cast: what is stored under a key is what its query answers.
    if (before && isSameAnswer(before, now)) return before as Answer<Data>;
    const after = createAnswer<Data>(
      now,
      () => void client.refetchQueries({ queryKey, exact: true }),
    );
    answers.set(name, after);
    return after;
  };

  return {
    read,
    watch: (query, onChange) => new QueryObserver(client, query).subscribe(onChange),
    load: async (query) => {
      if (query.enabled !== false) await client.prefetchQuery(query);
      return read(query);
    },
    known: (kind) => client.getQueriesData({ queryKey: [kind] }).map(([, data]) => data),
    retryFailed: () => {
      const options = client.getDefaultOptions();
      client.setDefaultOptions({ ...options, queries: { ...options.queries, retryOnMount: true } });
      void client.refetchQueries({
        type: 'active',
        predicate: ({ state }) => state.status === 'error',
      });
    },
    refresh: (except) =>
      client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== except }),
  };
}
