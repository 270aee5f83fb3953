import { expect, test } from 'vitest';
import { cardAddress, readCardAddress } from '#server/cards/cardAddress.ts';

const DIGEST = 'abcdefghijklmnopqrst_-';

test.each([
  ['/', `/cards/${DIGEST}.jpg`],
  ['/about', `/cards/about/${DIGEST}.jpg`],
  ['/project/kelp', `/cards/project/kelp/${DIGEST}.jpg`],
  ['/categories/product%20design', `/cards/categories/product%20design/${DIGEST}.jpg`],
])('the card of %s has an address that names it', (path, address) => {
  expect(cardAddress(path, DIGEST)).toBe(address);
  expect(readCardAddress(address)).toEqual({ path, digest: DIGEST });
});

test.each([
  '/cards',
  '/cards/',
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
