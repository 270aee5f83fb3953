/** Entries that have all words of a query, those with all of them in the label first. */
export function matching<Entry extends { readonly label: string; readonly detail: string }>(
  entries: readonly Entry[],
  query: string,
  max = entries.length,
): Entry[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const has = (text: string) => words.every((word) => text.includes(word));
  const found = entries.filter(({ label, detail }) => has(plain(`${label} ${detail}`)));
  const [first, rest] = [
    found.filter(({ label }) => has(plain(label))),
    found.filter(({ label }) => !has(plain(label))),
  ];
  return [...first, ...rest].slice(0, max);
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase();
}
