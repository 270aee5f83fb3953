import { expect, test } from 'vitest';
import { longestWord } from '#ui/text/longestWord.ts';

test.each([
  ['', 0],
  ['in a', 1],
  ['Interface designer for instruments', 6.3],
  ['Informations\u00advisualisierung', 7.6],
  ['Wwwwww', 5.9],
])('the longest word of %j is %d em wide', (text, em) => {
  expect(longestWord(text)).toBeCloseTo(em, 0);
});
