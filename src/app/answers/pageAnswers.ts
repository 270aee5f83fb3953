import type { Answer, Answers, Query } from '#content/answers.ts';
import type { GivenAnswer } from '../pageState.ts';
import { createAnswer, nameOf, type Empty } from './createAnswer.ts';

interface Watcher {
  readonly query: Query<unknown>;
  readonly onChange: () => void;
  stop: () => void;
}

const nothing = () => {};

/**
 * The answers that came with a page. `loadLater` brings those of the query client, which begin with
 * the same; it is called with the first question that the page has no answer to.
 */
export function pageAnswers(
  queries: readonly GivenAnswer[],
  loadLater: () => Promise<Answers>,
): Answers {
  let later: Answers | null = null;
  let isLoading: Promise<Answers> | null = null;
  const watchers = new Set<Watcher>();
  const tell = () => {
    for (const { onChange } of watchers) onChange();
  };

  /** Of every query that is not on the page, while the code that asks could not be loaded. */
  let lost: Empty | null = null;

  const start = (): Promise<Answers> => {
    isLoading ??= loadLater().then(
      (answers) => {
        lost = null;
        later = answers;
        for (const watcher of watchers)
          watcher.stop = answers.watch(watcher.query, watcher.onChange);
        return answers;
      },
      (error: unknown) => {
        isLoading = null;
        console.error(error);
        // Cast: what an import rejects with.
        lost = createAnswer<never>(
          { status: 'error', data: undefined, error: error as Error },
          again,
        );
        tell();
        throw error;
      },
    );
    return isLoading;
  };
  const again = () => {
    lost = null;
    start().catch(nothing);
    tell();
  };

  const ask = async (query: Query<unknown>) => (await start()).load(query);
  const given = new Map<string, Answer<unknown>>(
    queries.map(({ queryKey, status, data }) => [
      nameOf(queryKey),
      createAnswer({ status, data, error: null }, async () => {
        const answers = await start();
        answers.read({ queryKey, queryFn: async () => data }).refetch();
      }),
    ]),
  );
  const pending = createAnswer<never>({ status: 'pending', data: undefined, error: null }, nothing);

  const read = <Data>(query: Query<Data>): Answer<Data> => {
    // Cast: what is stored under a key is what its query answers.
    const first = given.get(nameOf(query.queryKey)) as Answer<Data> | undefined;
    if (!later) return first ?? lost ?? pending;
    const now = later.read(query);
    // Nothing is rendered anew because the query client is there.
    return first && first.data === now.data && first.status === now.status ? first : now;
  };

  return {
    read,
    watch: (query, onChange) => {
      if (later) return later.watch(query, onChange);
      const watcher: Watcher = { query, onChange, stop: nothing };
      watchers.add(watcher);
      if (query.enabled !== false && !given.has(nameOf(query.queryKey))) start().catch(nothing);
      return () => {
        watchers.delete(watcher);
        watcher.stop();
      };
    },
    load: async (query) => {
      if (!later && given.has(nameOf(query.queryKey))) return read(query);
      await ask(query).catch(nothing);
      return read(query);
    },
    known: (kind) =>
      later?.known(kind) ??
      queries.flatMap(({ queryKey, data }) => (queryKey[0] === kind ? [data] : [])),
    retryFailed: () => {
      if (later || queries.some(({ status }) => status === 'error'))
        start().then((answers) => answers.retryFailed(), nothing);
    },
    refresh: async (except) => (await start()).refresh(except),
  };
}
