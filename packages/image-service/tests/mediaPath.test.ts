import { describe, expect, test } from 'vitest';
import { mediaPath } from '../src/mediaPath.ts';

describe('a media path', () => {
  test.each([
    ['cover.webp', 'cover.webp'],
    ['loops/tide.mp4', 'loops/tide.mp4'],
    ['gr%C3%BCn%20und%20gelb.png', 'grün und gelb.png'],
    ['100%25.png', '100%.png'],
    ['a..b.png', 'a..b.png'],
  ])('%s is read as %s', (encoded, path) => {
    expect(mediaPath(encoded)).toBe(path);
  });

  test.each([
    '../package.json',
    'a/../../package.json',
    '..',
    '.',
    '%2e%2e/package.json',
    '%252e%252e%252fpackage.json',
    'a%2f..%2f..%2fb',
    '..%5cpackage.json',
    'a%5Cb',
    '/etc/passwd',
    '%2fetc%2fpasswd',
    'c:/boot.ini',
    'a.png%00.svg',
    'a%2500',
    'a%0ab',
    '.env',
    'loops/.hidden/a.png',
    'a//b',
    'a/',
  ])('%s is refused', (encoded) => {
    expect(() => mediaPath(encoded)).toThrow(expect.objectContaining({ status: 400 }));
  });

  test('malformed percent-encoding is refused', () => {
    expect(() => mediaPath('%zz')).toThrow('path "%zz" is not valid percent-encoding');
  });
});
