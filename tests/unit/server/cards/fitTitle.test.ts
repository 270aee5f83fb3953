import { describe, expect, test } from 'vitest';
import { fitTitle, type TitleBox } from '#server/cards/fitTitle.ts';
import { cardAddress, readCardAddress } from '#server/cards/cardAddress.ts';

/** Every character is half as wide as the type is high. */
const box: TitleBox = {
  width: 500,
  height: 300,
  sizes: [100, 50, 25],
  lineHeight: 1.2,
  lang: 'en',
  widthOf: (text, size) => [...text].length * size * 0.5,
};
const words = (count: number) =>
  Array.from({ length: count }, (_, at) => 'abcdefghi'.slice(0, 3 + (at % 6))).join(' ');
const widest = ({ size, lines }: ReturnType<typeof fitTitle>) =>
  Math.max(...lines.map((line) => box.widthOf(line, size)));

describe('a title', () => {
  test.each([
    ['Tide Atlas', 100, ['Tide Atlas']],
    ['Tide Atlas of', 100, ['Tide', 'Atlas of']],
    ['  Tide \n\t Atlas  ', 100, ['Tide Atlas']],
    ['Wirtschaftswunder', 50, ['Wirtschaftswunder']],
    ['Seven words are too many for this', 50, ['Seven words are', 'too many for this']],
  ])('%j is set in the largest size that shows all of it', (title, size, lines) => {
    expect(fitTitle(title, box)).toEqual({ size, lines });
  });

  test.each([40, 3000])('of %i characters stays in its box', (length) => {
    const fitted = fitTitle(words(1000).slice(0, length), box);
    expect(widest(fitted)).toBeLessThanOrEqual(box.width);
    expect(fitted.lines.length * fitted.size * box.lineHeight).toBeLessThanOrEqual(box.height);
  });

  test('that is too long ends with an ellipsis after a whole word', () => {
    const title = words(300);
    const { size, lines } = fitTitle(title, box);
    expect(size).toBe(25);
    const shown = lines.join(' ');
    expect(shown).toMatch(/\w…$/);
    expect(`${title} `.startsWith(`${shown.slice(0, -1)} `)).toBe(true);
  });

  test('of one endless word is broken, and ends with an ellipsis', () => {
    const fitted = fitTitle('x'.repeat(5000), box);
    expect(fitted.lines.at(-1)).toMatch(/x…$/);
    expect(widest(fitted)).toBeLessThanOrEqual(box.width);
  });

  test('without spaces is broken between words, and no line begins with a mark', () => {
    const { lines } = fitTitle('東京の夜を歩く、写真展のためのアイデンティティ。', {
      ...box,
      lang: 'ja',
    });
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join('')).toBe('東京の夜を歩く、写真展のためのアイデンティティ。');
    for (const line of lines) expect(line).not.toMatch(/^[、。ィ]/);
  });

  test('keeps characters of several code points whole', () => {
    const family = '👩‍👩‍👧';
    const { lines } = fitTitle(family.repeat(400), box);
    expect(lines.join('').replace('…', '').replaceAll(family, '')).toBe('');
  });

  test('of nothing has no line, and is set where its language is none', () => {
    expect(fitTitle('   ', box).lines).toEqual([]);
    expect(fitTitle('Tide', { ...box, lang: 'not a language' }).lines).toEqual(['Tide']);
  });
});

const DIGEST = 'abcdefghijklmnopqrst_-';

test.each([
  ['/', `/cards/${DIGEST}.jpg`],
  ['/project/kelp', `/cards/project/kelp/${DIGEST}.jpg`],
])('the card of %s has an address that names it', (path, address) => {
  expect(cardAddress(path, DIGEST)).toBe(address);
  expect(readCardAddress(address)).toEqual({ path, digest: DIGEST });
});

test.each([
  '/cards/about',
  `/cards/about/${DIGEST}.png`,
  `/cards/about/${DIGEST}a.jpg`,
  `/cards/about/${DIGEST.slice(1)}.jpg`,
  `/cards//example.com/${DIGEST}.jpg`,
  `/cards/${'a/'.repeat(800)}${DIGEST}.jpg`,
  `/card/about/${DIGEST}.jpg`,
])('%s names no card', (address) => {
  expect(readCardAddress(address)).toBeNull();
});
