import { hydrate, type DehydratedState } from '@tanstack/react-query';
import type { Answers } from '#content/answers.ts';
import { createQueryClient } from '../queryClient.ts';
import { queryAnswers } from './queryAnswers.ts';

/** The answers of a tab that asks, beginning with those of the page. */
export function laterAnswers(page: DehydratedState): Answers {
  const client = createQueryClient('browser');
  hydrate(client, page);
  const answers = queryAnswers(client);
  answers.retryFailed();
  return answers;
}
