/** How browsers say that the file of a dynamic import did not come. */
const LOST_CODE = /dynamically imported module|Importing a module script failed/;

/** Whether code of the editor could not be loaded. */
export const isLostCode = (error: unknown): boolean =>
  error instanceof Error && LOST_CODE.test(error.message);

/** What went wrong, as a sentence. */
export function sentenceOf(error: unknown): string {
  if (isLostCode(error)) return 'The server did not send this part of the editor. Try again.';
  return asSentence(error instanceof Error ? error.message : 'The server did not answer');
}

/** Words with a full stop, unless they end like a sentence. */
export function asSentence(words: string): string {
  return /[.!?…]$/.test(words) ? words : `${words}.`;
}
