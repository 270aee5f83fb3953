import { expect, it } from 'vitest';
import { byteRange } from '../../src/api/serve/mediaFiles.ts';

it.each([
  [null, 'none'],
  ['', 'none'],
  ['bytes=-', 'none'],
  ['bytes=0-1,5-6', 'none'],
  ['items=0-1', 'none'],
  ['bytes=5-2', 'none'],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=2-5', { start: 2, end: 5 }],
  ['bytes=2-500', { start: 2, end: 9 }],
  ['bytes=4-', { start: 4, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-50', { start: 0, end: 9 }],
  ['bytes=10-', 'outside'],
  ['bytes=-0', 'outside'],
])('%s of ten bytes is %j', (header, range) => {
  expect(byteRange(header, 10)).toEqual(range);
});
