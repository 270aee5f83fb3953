import type { Answer } from '#content/answers.ts';

/** What an answer says; its other properties follow from it. */
export type AnswerState<Data> = Pick<Answer<Data>, 'status' | 'data' | 'error'>;

/** An answer without data, whatever its query's are. */
export type Empty = Answer<never>;

export const createAnswer = <Data>(
  { status, data, error }: AnswerState<Data>,
  refetch: () => void,
): Answer<Data> => ({
  status,
  data,
  error,
  isError: status === 'error',
  refetch,
});

/** Whether an answer still says what it said. */
export const isSameAnswer = (before: AnswerState<unknown>, after: AnswerState<unknown>): boolean =>
  before.status === after.status && before.data === after.data && before.error === after.error;

/** A query's key as text. */
export const nameOf = (queryKey: readonly unknown[]): string => JSON.stringify(queryKey);
