import { describe, expect, test } from 'vitest';
import { cacheKey } from '../src/cacheKey.ts';
import { contentTypeOf } from '../src/serveFile.ts';
import { admits, formatChoice, type FormatChoice, type OutputFormat } from '../src/formats.ts';
import { imageParameters, leavesImageAsIs } from '../src/imageParameters.ts';
import { mediaPath } from '../src/mediaPath.ts';
import { isUnchanged, parseRange, rangeHolds } from '../src/validators.ts';

const read = (query: string) => imageParameters(new URLSearchParams(query));

describe('a media path', () => {
  test.each([
    ['loops/tide.mp4', 'loops/tide.mp4'],
    ['100%25.png', '100%.png'],
  ])('%s is read as %s', (encoded, path) => {
    expect(mediaPath(encoded)).toBe(path);
  });

  test.each([
    'a/../../package.json',
    '.',
    '%252e%252e%252fpackage.json',
    '..%5cpackage.json',
    '/etc/passwd',
    'c:/boot.ini',
    'a%2500',
    'a%0ab',
    'loops/.hidden/a.png',
    'a//b',
    'a/',
    '%zz',
  ])('%s is refused', (encoded) => {
    expect(() => mediaPath(encoded)).toThrow(expect.objectContaining({ status: 400 }));
  });
});

describe('image parameters', () => {
  const plain = { dpr: 1, fit: 'clip', crop: [], compress: false, negotiate: false };

  test.each([
    ['w=100&width=640', { width: 640 }],
    ['height=480&h=1', { height: 480 }],
    ['q=74.6', { quality: 75 }],
    ['auto=format%252Ccompress', { compress: true, negotiate: true }],
    ['auto=compress&auto=format', { compress: true, negotiate: true }],
    ['fit=crop&crop=top,left', { fit: 'crop', crop: ['top', 'left'] }],
    ['rect=0%2C0%2C30.4%2C40.6', { rect: { x: 0, y: 0, width: 30, height: 41 } }],
    ['fm=pjpg', { format: 'jpg' }],
    ['w=640&blur=90&s=abc', { width: 640 }],
  ])('%s is read', (query, expected) => {
    expect(read(query)).toEqual({ ...plain, ...expected });
  });

  test.each(['', 'v=3', 'blur=40'])('"%s" requests the file as it is', (query) => {
    expect(read(query)).toBeNull();
  });

  test.each([
    ['width=8193', 'width=8193 is over the limit of 8192 px'],
    ['w=0', 'w=0 is not a positive number'],
    ['w=1e3', 'w=1e3 is not a positive number'],
    ['q=101', 'q=101 is not a number from 1 to 100'],
    ['dpr=0.5', 'dpr=0.5 is not a number from 0.75 to 5'],
    ['fit=cover', 'fit=cover is not one of clip, crop, max, scale, fill, min'],
    ['auto=magic', 'auto=magic is not one of compress, format'],
    ['rect=1,2,3', 'rect=1,2,3 is not x,y,w,h in source pixels, or shares of the source'],
    ['rect=0,0,0,5', 'rect=0,0,0,5 is empty: its width and height must be over 0'],
  ])('%s is refused by name, value and limit', (query, message) => {
    expect(() => read(query)).toThrow(expect.objectContaining({ status: 400, message }));
  });

  test('a very long value is cut in the message', () => {
    expect(() => read(`fit=${'x'.repeat(5000)}`)).toThrow(/^fit=x{120}… is not one of/);
  });

  test.each([
    ['auto=format', true],
    ['dpr=2', true],
    ['auto=compress', false],
    ['w=10', false],
    ['q=40', false],
    ['rect=0,0,1,1', false],
  ])('%s leaves the image as it is: %s', (query, expected) => {
    const parameters = read(query);
    expect(parameters && leavesImageAsIs(parameters)).toBe(expected);
  });
});

describe('the choice of format', () => {
  test.each<[string, FormatChoice]>([
    ['image/avif,image/webp,image/apng,*/*;q=0.8', ['avif', 'webp', 'own']],
    ['IMAGE/AVIF', ['avif', 'own']],
    ['image/avif;q=0, image/webp;q=0.5', ['webp', 'own']],
    ['image/*,*/*;q=0.8', ['own']],
  ])('for Accept "%s" with auto=format is %j', (accept, choice) => {
    expect(formatChoice({ negotiate: true }, accept)).toEqual(choice);
  });

  test('stays the source’s without auto=format, and is decided by fm alone', () => {
    expect(formatChoice({ negotiate: false }, 'image/avif')).toEqual(['own']);
    expect(formatChoice({ negotiate: true, format: 'png' }, 'image/avif')).toEqual(['png']);
  });

  test.each<[FormatChoice, OutputFormat, boolean]>([
    [['own'], 'avif', true],
    [['webp', 'own'], 'avif', false],
    [['jpg'], 'png', false],
  ])('%j admits %s: %s', (choice, format, expected) => {
    expect(admits(choice, format)).toBe(expected);
  });
});

describe('a cache key', () => {
  const key = (query: string, { path = 'a.jpg', size = 10, modified = 1, accept = '' } = {}) => {
    const parameters = read(query);
    if (!parameters) throw new Error('the case names no parameter');
    return cacheKey(path, { size, modified }, parameters, formatChoice(parameters, accept));
  };

  test.each([
    ['w=100&dpr=2', 'w=200'],
    ['w=100', 'width=100&utm=x&v=3&fit=max'],
    ['w=100&h=50&fit=min', 'w=100&h=50&fit=crop'],
    ['w=100&crop=top', 'w=100'],
    ['w=100&h=50&fit=crop&ar=1:1', 'w=100&h=50&fit=crop'],
    ['auto=compress,format', 'auto=format&auto=compress'],
  ])('is the same for %s and %s', async (one, other) => {
    expect(await key(one)).toBe(await key(other));
  });

  test('differs by every parameter that changes the image, and by its file', async () => {
    const sizes = ['w=100', 'w=101', 'h=100', 'w=100&h=100&fit=crop', 'w=100&fit=crop&ar=1:1'];
    const crops = [
      'w=100&fit=crop&ar=1:1&crop=top',
      'w=100&h=100&fit=crop&crop=top',
      'w=100&fit=crop&ar=16:9',
      'w=100&rect=0,0,5,5',
    ];
    const forms = ['w=100&q=76', 'w=100&auto=compress', 'w=100&fm=png', 'auto=format'];
    const files = [{ path: 'b.jpg' }, { size: 11 }, { modified: 2 }];
    const keys = await Promise.all([
      ...[...sizes, ...crops, ...forms].map((query) => key(query)),
      ...files.map((file) => key('w=100', file)),
      key('auto=format', { accept: 'image/webp' }),
    ]);
    expect(new Set(keys).size).toBe(keys.length);
    for (const one of keys) expect(one).toMatch(/^[0-9a-f]{32}$/);
  });
});

test.each([
  ['a.mp4', 'video/mp4'],
  ['A.JPG', 'image/jpeg'],
  ['a.vtt', 'text/vtt; charset=utf-8'],
  ['a.svg', 'image/svg+xml; charset=utf-8'],
  ['a.d/file', 'application/octet-stream'],
  ['a.html', 'application/octet-stream'],
  ['a.js', 'application/octet-stream'],
  ['a.constructor', 'application/octet-stream'],
])('the type of %s is %s: what could run a script is a download', (path, type) => {
  expect(contentTypeOf(path)).toBe(type);
});

describe('a Range header on 1000 bytes', () => {
  test.each([
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=900-', { start: 900, end: 999 }],
    ['bytes=990-5000', { start: 990, end: 999 }],
    ['bytes=-100', { start: 900, end: 999 }],
    ['bytes=-5000', { start: 0, end: 999 }],
    ['bytes=1000-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=0-1,5-6', 'whole'],
    ['bytes=9-5', 'whole'],
    ['bytes=-', 'whole'],
    [`bytes=${'9'.repeat(40)}-`, 'whole'],
    [undefined, 'whole'],
  ])('%s means %j', (header, expected) => {
    expect(parseRange(header, 1000)).toEqual(expected);
  });

  test('cannot be met by an empty file', () => {
    expect([parseRange('bytes=0-', 0), parseRange('bytes=-5', 0)]).toEqual([
      'unsatisfiable',
      'unsatisfiable',
    ]);
  });
});

describe("a client's copy", () => {
  const file = { etag: '"abc"', modified: Date.parse('2026-03-01T10:00:00.400Z') };
  const same = 'Sun, 01 Mar 2026 10:00:00 GMT';
  const earlier = 'Sun, 01 Mar 2026 09:59:59 GMT';

  test.each<[Record<string, string>, boolean]>([
    [{ 'if-none-match': 'W/"abc"' }, true],
    [{ 'if-none-match': '"x", "abc"' }, true],
    [{ 'if-none-match': '*' }, true],
    [{ 'if-none-match': '"x"', 'if-modified-since': same }, false],
    [{ 'if-modified-since': same }, true],
    [{ 'if-modified-since': earlier }, false],
    [{ 'if-modified-since': 'yesterday' }, false],
    [{}, false],
  ])('with %j is still current: %s', (headers, expected) => {
    expect(isUnchanged(new Headers(headers), file)).toBe(expected);
  });

  test('without a date is compared by its tag only', () => {
    expect(isUnchanged(new Headers({ 'if-modified-since': same }), { etag: '"abc"' })).toBe(false);
  });

  test.each<[Record<string, string>, boolean]>([
    [{}, true],
    [{ 'if-range': '"abc"' }, true],
    [{ 'if-range': 'W/"abc"' }, false],
    [{ 'if-range': '"x"' }, false],
    [{ 'if-range': same }, true],
    [{ 'if-range': earlier }, false],
  ])('with %j gets its range: %s', (headers, expected) => {
    expect(rangeHolds(new Headers(headers), file)).toBe(expected);
  });
});
