import { expect, test } from 'vitest';
import { contentTypeOf } from '../src/contentTypes.ts';
import { isTransformable } from '../src/formats.ts';

test.each([
  ['a.webm', 'video/webm', false],
  ['a.mp4', 'video/mp4', false],
  ['a.ogg', 'audio/ogg', false],
  ['a.m4a', 'audio/mp4', false],
  ['a.m4v', 'video/mp4', false],
  ['a.mov', 'video/quicktime', false],
  ['a.opus', 'audio/ogg', false],
  ['a.flac', 'audio/flac', false],
  ['a.aac', 'audio/aac', false],
  ['a.ico', 'image/x-icon', false],
  ['a.vtt', 'text/vtt; charset=utf-8', false],
  ['a.txt', 'text/plain; charset=utf-8', false],
  ['a.mp3', 'audio/mpeg', false],
  ['a.wav', 'audio/wav', false],
  ['a.webp', 'image/webp', true],
  ['a.avif', 'image/avif', true],
  ['a.png', 'image/png', true],
  ['A.JPG', 'image/jpeg', true],
  ['a.gif', 'image/gif', true],
  ['a.svg', 'image/svg+xml; charset=utf-8', false],
  ['a.woff2', 'font/woff2', false],
  ['a.json', 'application/json', false],
  ['a.pdf', 'application/pdf', false],
  ['a.html', 'application/octet-stream', false],
  ['a.xhtml', 'application/octet-stream', false],
  ['a.js', 'application/octet-stream', false],
  ['a.constructor', 'application/octet-stream', false],
  ['a.d/file', 'application/octet-stream', false],
])('%s is %s; takes image parameters: %s', (path, type, transformable) => {
  expect(contentTypeOf(path)).toBe(type);
  expect(isTransformable(path)).toBe(transformable);
});
