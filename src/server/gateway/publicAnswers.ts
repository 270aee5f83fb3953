import { createAnswerCache, type KeptAnswer } from '../hosted/answerCache.ts';

/** Memory for answers as everybody gets them, in bytes: a site asks some hundred questions. */
const MAX_BYTES = 16 * 1024 * 1024;

/** An answer of the gateway as everybody gets it under a ref: its body's text, and its headers. */
export interface PublicAnswer extends KeptAnswer {
  readonly headers: Readonly<Record<string, string>>;
  /** Whether it met a sealed document looked up by name. */
  readonly sealed: boolean;
}

/** Keeps such answers by address, so that a page drawn anew asks the source nothing it has answered. */
export const createPublicAnswers = () => createAnswerCache<PublicAnswer>(MAX_BYTES);

export const publicResponse = ({
  text,
  headers,
}: Pick<PublicAnswer, 'text' | 'headers'>): Response =>
  new Response(text, { headers: { ...headers, 'content-type': 'application/json' } });
