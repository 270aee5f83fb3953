/** Words as at the start of a sentence; nothing but their first letter changes. */
export function capitalized(words: string): string {
  return words.replace(/^./u, (letter) => letter.toUpperCase());
}

/** What a number counts: '1 document', '2 documents'. */
export function countWords(count: number, one: string, many = `${one}s`): string {
  return `${count === 1 ? '1' : count.toLocaleString('en')} ${count === 1 ? one : many}`;
}

/** How many are selected, and that these are not all, where only the first ones are loaded. */
export function selectedWords(count: number, loaded: number, total: number, one: string): string {
  if (count < loaded || loaded >= total) return `${countWords(count, one)} selected`;
  const first = count.toLocaleString('en');
  return `The first ${first} of ${countWords(total, one)} selected. Others load as you scroll.`;
}

/** The plural of a word or of the last one of several: 'Case studies', 'Glasses'; one that ends in 's' stays. */
export function pluralOf(label: string): string {
  if (/[^aeiou]y$/i.test(label)) return `${label.slice(0, -1)}ies`;
  if (/(?:ss|x|z|ch|sh)$/i.test(label)) return `${label}es`;
  return /[a-rt-z]$/i.test(label) ? `${label}s` : label;
}

/** Names in a sentence: 'Image, Video and Card list'. */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A count in a text, small ones in words: 'three changes', 'one file', '13 places'. */
export function spelledCount(count: number, noun: string): string {
  return `${NUMBERS[count] ?? String(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** The same at the start of a sentence. */
export function startWords(count: number, noun: string): string {
  return capitalized(spelledCount(count, noun));
}
