import { expect, test } from 'vitest';
import { apiDate, isCalendarDate, readMoment } from '../../src/folder/apiDate.ts';
import { documentPlace } from '../../src/folder/documentPlace.ts';
import { mediaAddress } from '../../src/folder/mediaAddress.ts';
import { nearest } from '../../src/folder/nearest.ts';

test.each([
  ['/media/x.webp', 'x.webp', 'repository:/media/x.webp', ''],
  ['media/icons/x.svg', 'icons/x.svg', 'repository:/media/icons/x.svg', ''],
  ['/media/a b.png', 'a b.png', 'repository:/media/a%20b.png', ''],
  ['/media/a%20b.png', 'a b.png', 'repository:/media/a%20b.png', ''],
  ['/media/x.webp?rect=0,0,9,9&w=3', 'x.webp', 'repository:/media/x.webp', '?rect=0,0,9,9&w=3'],
  ['/media/100%.png', '100%.png', 'repository:/media/100%25.png', ''],
])('reads %s as a file of content/media', (url, name, address, query) => {
  expect(mediaAddress(url)).toEqual({ at: 'media', name, url: address, query });
});

test.each(['https://example.com/media/x.png', 'http://example.com/x'])(
  'leaves %s on its host',
  (url) => {
    expect(mediaAddress(url)).toEqual({ at: 'host', url });
  },
);

test.each([
  ['/media/../secret.png', 'outside'],
  ['/media/%2e%2e/secret.png', 'outside'],
  ['/media/..%5csecret.png', 'outside'],
  ['../media/x.png', 'outside'],
  ['/media/a//b.png', 'outside'],
  ['/media//etc/passwd', 'outside'],
  ['/media/x\0.png', 'outside'],
  ['/etc/passwd', 'neither'],
  ['x.png', 'neither'],
  ['file:///etc/passwd', 'neither'],
  ['/media/', 'names no file'],
])('refuses %s', (url, reason) => {
  expect(mediaAddress(url)).toMatchObject({
    at: 'nowhere',
    reason: expect.stringContaining(reason),
  });
});

const LANGUAGES = [
  { id: 'en-us', name: 'English' },
  { id: 'fr-fr', name: 'French' },
];

test.each([
  ['page/about.json', { type: 'page', name: 'about' }],
  ['page/about.fr-fr.json', { type: 'page', name: 'about', lang: 'fr-fr' }],
  ['page/v1.2.json', { type: 'page', name: 'v1.2' }],
  ['page/about.de-de.json', 'language de-de'],
  ['about.json', 'documents/<type>/<uid>.json'],
  ['page/deep/about.json', 'documents/<type>/<uid>.json'],
  ['page/about.txt', 'only .json'],
])('reads the path %s', (path, expected) => {
  const place = documentPlace(path, LANGUAGES);
  if (typeof expected === 'string') expect(place).toContain(expected);
  else expect(place).toEqual(expected);
});

test.each([
  ['2026-11-21T03:38:23+0000', '2026-11-21T03:38:23+0000'],
  ['2026-11-21T03:38:23.123Z', '2026-11-21T03:38:23+0000'],
  ['2026-11-21T03:38:23+0200', '2026-11-21T01:38:23+0000'],
  ['2026-11-21T03:38-05:00', '2026-11-21T08:38:00+0000'],
  ['2026-11-21T03:38:23', '2026-11-21T03:38:23+0000'],
  ['2026-11-21', '2026-11-21T00:00:00+0000'],
  ['2026-02-30', undefined],
  ['2026-11-21T25:00:00+0000', undefined],
  ['yesterday', undefined],
  ['2026', undefined],
])('reads the moment %s', (text, expected) => {
  expect(readMoment(text)).toBe(expected);
});

test('writes a moment in 24 characters', () => {
  expect(apiDate(Date.UTC(2026, 0, 2, 3, 4, 5, 678))).toBe('2026-01-02T03:04:05+0000');
});

test.each([
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['1900-02-29', false],
  ['2000-02-29', true],
  ['2023-13-01', false],
  ['2023-04-31', false],
  ['2023-4-1', false],
])('knows whether %s is a day', (text, expected) => {
  expect(isCalendarDate(text)).toBe(expected);
});

test.each([
  ['titel', '; did you mean "title"?'],
  ['TITLE', '; did you mean "title"?'],
  ['colour', ''],
  ['x', ''],
])('guesses what %s was meant to be', (name, expected) => {
  expect(nearest(name, ['title', 'description'])).toBe(expected);
});
