import type { Answer, Answers, Query } from '#content/answers.ts';
import type { GivenAnswer } from '../pageState.ts';
import { createAnswer, nameOf } from './createAnswer.ts';

/** The answers of one page on the server. */
interface ServerAnswers extends Answers {
  /** Those that have come, in the order of the questions. An error itself stays on the server. */
  readonly given: () => readonly GivenAnswer[];
}

const nothing = () => {};
const PENDING = createAnswer<never>({ status: 'pending', data: undefined, error: null }, nothing);

/** Asks each query once, and never again: a page is rendered from what has come by then. */
export function serverAnswers(): ServerAnswers {
  const asked = new Map<
    string,
    { readonly query: Query<unknown>; readonly ended: Promise<void> }
  >();
  const answers = new Map<string, Answer<unknown>>();

  const ask = async (name: string, { queryFn }: Query<unknown>) => {
    const answer = await queryFn({ signal: new AbortController().signal }).then(
      (data) => ({ status: 'success', data, error: null }) as const,
      // Cast: what the content client throws.
      (error: unknown) => ({ status: 'error', data: undefined, error: error as Error }) as const,
    );
    answers.set(name, createAnswer(answer, nothing));
  };
  // Cast: what is stored under a key is what its query answers.
  const read = <Data>({ queryKey }: Query<Data>) =>
    (answers.get(nameOf(queryKey)) ?? PENDING) as Answer<Data>;

  return {
    read,
    watch: () => nothing,
    async load(query) {
      const name = nameOf(query.queryKey);
      if (query.enabled === false) return read(query);
      const asking = asked.get(name) ?? { query, ended: ask(name, query) };
      asked.set(name, asking);
      await asking.ended;
      return read(query);
    },
    known: (kind) =>
      [...asked.values()].flatMap(({ query }) =>
        query.queryKey[0] === kind ? [read(query).data] : [],
      ),
    retryFailed: nothing,
    refresh: async () => {},
    given: () =>
      [...asked.values()].flatMap(({ query }) => {
        const { status, data } = read(query);
        return status === 'pending' ? [] : [{ queryKey: query.queryKey, status, data }];
      }),
  };
}
