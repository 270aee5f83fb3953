import { describe, expect, test } from 'vitest';
import { apiDate, isCalendarDate, moment, readMoment } from '../../src/fields/dates.ts';
import { locateFields } from '../../src/lib/withLines.ts';
import { mediaAddress } from '../../src/lib/mediaAddress.ts';
import { nearest } from '../../src/lib/nearest.ts';
import { parseJson } from '../../src/lib/parseJson.ts';
import { withScheme } from '../../src/lib/withScheme.ts';

describe('the address of a file', () => {
  test.each([
    ['/media/x.webp', 'x.webp', 'x.webp', ''],
    ['/media/a%20b.png', 'a b.png', 'a%20b.png', ''],
    ['/media/x.webp?rect=0,0,9,9&w=3', 'x.webp', 'x.webp', '?rect=0,0,9,9&w=3'],
    ['/media/100%.png', '100%.png', '100%25.png', ''],
    ["/media/Ada's (1)*!.png", "Ada's (1)*!.png", 'Ada%27s%20%281%29%2A%21.png', ''],
  ])('%s is a file of content/media', (url, name, path, query) => {
    const address = `repository:/media/${path}`;
    expect(mediaAddress(url)).toEqual({ at: 'media', name, url: address, query });
  });

  test.each([
    ['/media/../secret.png', 'outside'],
    ['/media/%2e%2e/secret.png', 'outside'],
    ['/media/..%5csecret.png', 'outside'],
    ['/media//etc/passwd', 'outside'],
    ['/media/x\0.png', 'outside'],
    ['/etc/passwd', 'neither'],
    ['x.png', 'neither'],
    ['/media/', 'names no file'],
    ['/media/\ud800.png', 'names no file'],
  ])('is refused: %s', (url, why) => {
    const reason = expect.stringContaining(why);
    expect(mediaAddress(url)).toMatchObject({ at: 'nowhere', reason });
  });
});

describe('a date or a moment', () => {
  test.each([
    ['2026', '2026-01-01T00:00:00.000Z'],
    ['2026-11', '2026-11-01T00:00:00.000Z'],
    ['2000-02-29', '2000-02-29T00:00:00.000Z'],
    ['2026-11-21T03:38:23+0000', '2026-11-21T03:38:23.000Z'],
    ['2026-11-21T03:38:23-0530', '2026-11-21T09:08:23.000Z'],
    ['2026-11-21T00:30:00+02:00', '2026-11-20T22:30:00.000Z'],
    ['2026-11-21T03:38:23.5Z', '2026-11-21T03:38:23.500Z'],
  ])('%s is %s', (text, iso) => {
    expect(moment(text)).toBe(Date.parse(iso));
    expect(isCalendarDate(text)).toBe(text.length === 10);
    // The API has whole seconds, and a day in any case.
    expect(readMoment(text)).toBe(text.length < 10 ? undefined : `${iso.slice(0, 19)}+0000`);
  });

  test.each([
    '',
    'soon',
    '21-11-2026',
    '2026-13',
    '2026-02-30',
    '1900-02-29',
    '2026-11-21T25:00:00+0000',
    '9999-12-31T23:59:59-14:00',
  ])('is not %j', (text) => {
    expect([moment(text), readMoment(text), isCalendarDate(text)]).toEqual([
      undefined,
      undefined,
      false,
    ]);
  });
});

test.each([
  [9e18, '9999-12-31T23:59:59+0000'],
  [-9e18, '0000-01-01T00:00:00+0000'],
])('a file of the time %i has the nearest date of the API', (time, date) => {
  expect(apiDate(time)).toBe(date);
});

describe('the name that was probably meant', () => {
  const NAMES = ['cover.webp', 'diagram.webp', 'title_text', 'Page'];

  test.each([
    ['COVER.webp', 'cover.webp'],
    ['cvoer.webp', 'cover.webp'],
    ['itle_tex', 'title_text'],
    ['Pxxe', null],
  ])('for %s is %s', (name, meant) => {
    expect(nearest(name, NAMES)).toBe(meant === null ? '' : `; did you mean "${meant}"?`);
  });

  test('is the one with the fewest typos, and the first of several', () => {
    expect(nearest('abcd', ['abxy', 'abcx', 'abyd'])).toContain('"abcx"');
  });
});

describe('the address of a page', () => {
  test.each([' example.com ', 'example.com:8080/x?y=z#a', 'münchen.de'])(
    'gets https:// where it is missing: %j',
    (address) => {
      expect(withScheme(address)).toBe(`https://${address.trim()}`);
    },
  );

  test.each([
    'HTTP://example.com',
    'mailto:me@example.com',
    'me@example.com',
    'javascript:example.com',
    'a.javascript:alert(1)',
    'cv.pdf',
    'two words.com',
    '',
  ])('stays as it is where it is another: %j', (address) => {
    expect(withScheme(address)).toBe(address);
  });
});

describe('JSON', () => {
  test('is parsed, with a byte order mark too', () => {
    const value = { a: [1, -2500, 'x', true, null, {}] };
    expect(parseJson('\ufeff{"a": [1, -2.5e3, "x", true, null, {}]}')).toEqual({ ok: true, value });
  });

  test.each([
    ['{\n  "a": 1,\n}', 3, 1, 'comma too many'],
    ['{\n  "a": 1\n  "b": 2\n}', 3, 3, 'comma is missing'],
    ['{"a" 1}', 1, 6, 'colon is missing'],
    ['{"a": tru}', 1, 7, 'value is expected'],
    ['{"a": "x\\q"}', 1, 9, 'escape'],
    ['{"a": "x', 1, 9, 'not closed'],
    ['{"a": 1} x', 1, 10, 'follows the end'],
    ['', 1, 1, 'ends where a value'],
    ['[1,, 2]', 1, 4, 'a comma too many here'],
    ['{"a": "Fold "1" now"}', 1, 14, 'inside a text is written \\"'],
  ])('has line and column of its fault: %j', (text, line, column, reason) => {
    const parsed = parseJson(text);
    expect(parsed).toMatchObject({ ok: false, line, column });
    expect(parsed).toHaveProperty('reason', expect.stringContaining(reason));
  });

  test('has a line for every key and entry, by the path problems name', () => {
    const text = `{
  "a": "x, } \\" : [",
  "list": [
    1, 2,
    { "b.c": { "d": null } },
    [[true]]
  ],
  "e": {}, "f": [],

  "g": -1.5e3
}`;
    const lines = [...locateFields(text)].map(([path, line]) => `${line} ${path}`);
    expect(lines.join()).toBe(
      '1 ,2 a,3 list,4 list[0],4 list[1],5 list[2],5 list[2]["b.c"],5 list[2]["b.c"].d,' +
        '6 list[3],6 list[3][0],6 list[3][0][0],8 e,8 f,10 g',
    );
  });

  test.each([
    ['', 502, false],
    ['', 200_000, false],
    ['"', 502, true],
  ])('in %j%i brackets is read: %s', (quote, depth, ok) => {
    const text = `${quote}${'['.repeat(depth)}${quote || ']'.repeat(depth)}`;
    const fault = { line: 1, column: 502, reason: 'brackets are nested too deeply' };
    expect(parseJson(text)).toMatchObject({ ok, ...(!ok && fault) });
  });
});
