import { expect, test } from 'vitest';
import { pageCacheKey } from '#server/delivery/pageCacheKey.ts';

const CASES: [string, string | null][] = [
  ['/', '/'],
  ['/portfolio', '/portfolio'],
  ['/case-study/low-tide', '/case-study/low-tide'],
  ['/about?utm_source=x&fps', '/about'],
  ['/about#team', '/about'],
  ['/about/', null],
  ['//about', null],
  ['/About', null],
  ['/%61bout', null],
  ['/categories/product%20design', null],
  [`/${'a'.repeat(400)}`, null],
];

test.each(CASES)('%s is cached under %s', (path, kept) => {
  const origin = 'https://example.com';
  expect(pageCacheKey(new URL(origin + path))).toBe(kept === null ? null : origin + kept);
});
