const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** A count with its noun: 'three changes', 'one file', '13 places'. */
export function countWords(count: number, noun: string): string {
  return `${NUMBERS[count] ?? String(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** The same at the start of a sentence. */
export function startWords(count: number, noun: string): string {
  const words = countWords(count, noun);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
