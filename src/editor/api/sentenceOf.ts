/** What went wrong, as a sentence. */
export function sentenceOf(error: unknown): string {
  return asSentence(error instanceof Error ? error.message : 'The server did not answer');
}

/** Words with a full stop, unless they end like a sentence. */
export function asSentence(words: string): string {
  return /[.!?]$/.test(words) ? words : `${words}.`;
}
