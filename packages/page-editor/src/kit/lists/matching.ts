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

/** Entries that have all words of a query, those with all of them in the label first. */
export function matching<Entry extends { readonly label: string; readonly detail: string }>(
  entries: readonly Entry[],
  query: string,
  max = entries.length,
): Entry[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const has = (text: string) => words.every((word) => text.includes(word));
  const found = entries.filter(({ label, detail }) => has(fold(`${label} ${detail}`)));
  const [first, rest] = [
    found.filter(({ label }) => has(fold(label))),
    found.filter(({ label }) => !has(fold(label))),
  ];
  return [...first, ...rest].slice(0, max);
}
