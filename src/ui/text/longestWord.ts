/** Widths of letters in Poppins 500, in em, rounded up: narrow, wide, and any other. */
const NARROW = /[\s.,:;!|'’()[\]fijlrtI-]/;
const WIDE = /[mwMW@%&—…ÆŒæœ]/;
const CAPITAL = /\p{Lu}/u;
const EM = { narrow: 0.4, wide: 0.98, capital: 0.78, other: 0.62 } as const;

/** Scripts that break a line between any two letters. */
const ANYWHERE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;

const widthOf = (letter: string) => {
  if (NARROW.test(letter)) return EM.narrow;
  if (WIDE.test(letter)) return EM.wide;
  return CAPITAL.test(letter) ? EM.capital : EM.other;
};

/** The width of a text's longest word, in em: no line of it can be narrower. */
export function longestWord(text: string): number {
  const words = text.split(/[\s\u00ad-]+/u).filter((word) => !ANYWHERE.test(word));
  const widths = words.map((word) => [...word].reduce((sum, letter) => sum + widthOf(letter), 0));
  return Math.ceil(10 * Math.max(0, ...widths)) / 10;
}
