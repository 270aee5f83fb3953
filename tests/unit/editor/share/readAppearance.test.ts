import { expect, test } from 'vitest';
import { cutAtWord, addressWords, readAppearance } from '#page-editor/share/readAppearance.ts';

test.each([
  ['one two three', 9, 'one two …'],
  ['one two three', 13, 'one two three'],
  ['onetwothree', 4, 'onet …'],
  ['🌊🌊🌊', 3, '🌊🌊🌊'],
])('%j of at most %i characters is shown as %j', (text, max, shown) => {
  expect(cutAtWord(text, max)).toBe(shown);
});

test.each([
  ['https://your-name.com/', 'your-name.com'],
  ['https://your-name.com/a/product%20design', 'your-name.com › a › product design'],
  ['no address', 'no address'],
])('%s is written as %s', (address, words) => {
  expect(addressWords(address)).toBe(words);
});

test('what an answer lacks is empty, a picture of null asks for a card, and words are no answer', () => {
  const empty = { title: '', description: '', address: '', picture: null, isClosed: false };
  const found = readAppearance({ heading: 'Kelp', picture: null, title: 3 });
  expect(found).toEqual({ ...empty, heading: 'Kelp' });
  expect(readAppearance({})?.picture).toBe('');
  expect([readAppearance('text'), readAppearance(null)]).toEqual([null, null]);
});
