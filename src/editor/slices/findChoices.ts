interface Searched {
  /** What it is called. */
  readonly name: string;
  /** All that is searched, in small letters: its name and what it is for. */
  readonly words: string;
}

/** Those that have every word of a search, and first of them those that are called so. */
export function findChoices<Choice extends Searched>(
  choices: readonly Choice[],
  search: string,
): readonly Choice[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (text: string) => words.every((word) => text.includes(word));
  const isCalledSo = ({ name }: Choice) => (has(name.toLowerCase()) ? 0 : 1);
  return choices
    .filter((choice) => has(choice.words))
    .toSorted((one, other) => isCalledSo(one) - isCalledSo(other));
}
