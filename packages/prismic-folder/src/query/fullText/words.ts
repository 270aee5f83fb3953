const WORDS = /[\p{L}\p{N}]+/gu;
const ACCENTS = /\p{M}+/gu;
const FOREIGN = /\P{ASCII}/u;

/** The words of a text in the form that full text search compares: without case and accents. */
export function words(text: string): readonly string[] {
  return fold(text).match(WORDS) ?? [];
}

/** A text without case and accents, for comparing and sorting. */
export function fold(text: string): string {
  const plain = FOREIGN.test(text) ? text.normalize('NFKD').replace(ACCENTS, '') : text;
  return plain.toLowerCase();
}
