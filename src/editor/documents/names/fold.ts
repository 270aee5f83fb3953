/** A text as searches compare it: without case, accents and half the differences of scripts. */
export function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Whether each word of a search begins a word of a text. */
export function hasWords(text: string, search: string): boolean {
  const words = fold(text).split(/[^\p{L}\p{N}]+/u);
  const wanted = fold(search).match(/[\p{L}\p{N}]+/gu) ?? [];
  return wanted.every((word) => words.some((one) => one.startsWith(word)));
}
