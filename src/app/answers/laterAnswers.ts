import type { Answers } from '#content/answers.ts';
import type { GivenAnswer } from '../pageState.ts';
import { createQueryClient } from '../queryClient.ts';
import { queryAnswers } from './queryAnswers.ts';

/** The answers of a tab that asks, beginning with those of the page. What failed there is asked anew. */
export function laterAnswers(given: readonly GivenAnswer[]): Answers {
  const client = createQueryClient();
  for (const { queryKey, status, data } of given)
    if (status === 'success') client.setQueryData(queryKey, data);
  const answers = queryAnswers(client);
  answers.retryFailed();
  return answers;
}
