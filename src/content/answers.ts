import { createContext, use, useCallback, useSyncExternalStore } from 'react';

/** A question, in the format of TanStack Query. */
export interface Query<Data> {
  /** Names it: what it asks for, and the parameters. */
  readonly queryKey: readonly string[];
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Data>;
  /** Whether it is asked at all; it is by default. */
  readonly enabled?: boolean;
}

/** What is known of a query. */
export interface Answer<Data> {
  readonly status: 'pending' | 'success' | 'error';
  /** Undefined as long as there is none. */
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly isError: boolean;
  /** Asks anew. */
  readonly refetch: () => void;
}

/**
 * The answers to the queries of a page: those that came with it, and later ones. A page that brings
 * all of its answers does not need the code that asks.
 */
export interface Answers {
  /** The same object as long as nothing has changed. */
  readonly read: <Data>(query: Query<Data>) => Answer<Data>;
  /** Asks if there is no answer, and calls back on changes; returns a function that stops it. */
  readonly watch: (query: Query<unknown>, onChange: () => void) => () => void;
  /** Asks if there is no answer. A failure is an answer too. */
  readonly load: <Data>(query: Query<Data>) => Promise<Answer<Data>>;
  /** The data of every query whose key begins with a word. */
  readonly known: (kind: string) => readonly unknown[];
  /** Asks the queries in use anew that failed; from then on one that failed is asked where it is used. */
  readonly retryFailed: () => void;
  /** Asks every query in use anew but those whose key begins with `except`. */
  readonly refresh: (except?: string) => Promise<void>;
}

export const AnswersContext = createContext<Answers | null>(null);

/** The answers of this request or tab. */
export function useAnswers(): Answers {
  const answers = use(AnswersContext);
  if (!answers) throw new Error('useAnswers is used outside AnswersContext');
  return answers;
}

/** The answer to a query, which is asked if there is none. */
export function useAnswer<Data>(query: Query<Data>): Answer<Data> {
  const answers = useAnswers();
  const name = `${query.queryKey.join('\n')}\n${query.enabled ?? true}`;
  const watch = useCallback(
    (onChange: () => void) => answers.watch(query, onChange),
    // A query is the same if its name is.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [answers, name],
  );
  const read = () => answers.read(query);
  return useSyncExternalStore(watch, read, read);
}
