/** The width of a letter in Poppins 500, in em, rounded up: wide, narrow, a capital, any other. */
function widthOf(letter: string): number {
  if (/[mwMW@%—…]/.test(letter)) return 0.98;
  if (/[\sfijlrtI.,:;'’!|()]/.test(letter)) return 0.4;
  return /\p{Lu}/u.test(letter) ? 0.78 : 0.62;
}

/** The width of a text on one line, in em. */
export const lineWidth = (text: string): number =>
  [...text].reduce((sum, letter) => sum + widthOf(letter), 0);

/** The width of a text's longest word, in em: no line of it can be narrower. */
export const longestWord = (text: string): number =>
  Math.max(...text.split(/[\s\u00ad-]+/u).map(lineWidth));
