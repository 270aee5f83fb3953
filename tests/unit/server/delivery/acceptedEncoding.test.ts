import { expect, test } from 'vitest';
import { acceptedEncoding } from '#server/delivery/acceptedEncoding.ts';

const CASES: [string | null, 'br' | 'gzip' | null][] = [
  [null, null],
  ['', null],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP, BR', 'br'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', null],
  ['*', 'br'],
  ['*;q=0.1', 'br'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0', null],
  ['identity', null],
  ['identity;q=1, gzip;q=0.5', null],
  ['identity;q=0.5, gzip;q=0.5', 'gzip'],
  ['identity;q=0, gzip;q=0.1', 'gzip'],
  ['deflate, zstd', null],
  ['gzip;q=nonsense', null],
  ['gzip;q=7', null],
  ['gzip ; q=0.2', 'gzip'],
  [`${'x,'.repeat(5000)}br`, null],
];

test.each(CASES)('a client that sends %j gets %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
