import { describe, expect, test } from 'vitest';
import * as colors from '#page-editor/fields/form/kinds/color/colors.ts';
import { dateText, dateWords, readDate } from '#page-editor/kit/date/readDate.ts';
import * as moments from '#page-editor/fields/form/kinds/TimestampField.tsx';
import * as places from '#page-editor/fields/form/kinds/geo/GeoPointField.tsx';
import * as numbers from '#page-editor/fields/form/kinds/numbers.ts';
import { randomOf } from '../../../support/random.ts';
import { demoModels } from './support/demoModels.ts';

const ZONE = 'Europe/Berlin';
const asRead = <Read>(read: Read | null, words: (read: Read) => string) =>
  read === null ? null : words(read);
const day = (text: string) => asRead(readDate(text), dateText);
const moment = (text: string) => asRead(moments.readMoment(text, ZONE), moments.momentText);
const place = (text: string) =>
  asRead(places.readCoordinates(text), ({ latitude, longitude }) => `${latitude}, ${longitude}`);

const MAP = 'https://www.example.com/maps';

/** Kind, its reader, what is read as what, and what is not read. */
const kinds: readonly [string, (text: string) => unknown, [string, unknown][], string[]][] = [
  [
    'colour',
    colors.readColor,
    [
      ['0a3f52', '#0A3F52'],
      ['#abc', '#AABBCC'],
      ['#0A3F5280', '#0A3F5280'],
      ['RGB(10 63, 82)', '#0A3F52'],
    ],
    ['', '#12345', 'ember', 'rgb(300, 0, 0)'],
  ],
  [
    'day',
    day,
    [
      [' 2025-1-8 ', '2025-01-08'],
      ['18. november 2025', '2025-11-18'],
      ['18th Nov, 2025', '2025-11-18'],
      ['Sept 3 2025', '2025-09-03'],
      ['Nov 18, 2025', '2025-11-18'],
      ['18.11.2025', '2025-11-18'],
      ['3/4/2025', '2025-04-03'],
      ['29 Feb 2024', '2024-02-29'],
    ],
    ['', '18 Nov', '29 Feb 2025', '0 Nov 2025', '18 No 2025', '11/18/2025'],
  ],
  [
    'moment',
    moment,
    [
      ['18 Nov 2025, 14:30', '2025-11-18T13:30:00+0000'],
      ['18 Jul 2025 14:30', '2025-07-18T12:30:00+0000'],
      ['2025-11-18 14:30Z', '2025-11-18T14:30:00+0000'],
      ['18 Nov 2025, 14:30 UTC+5:30', '2025-11-18T09:00:00+0000'],
      ['18 Nov 2025, 14:30 −03:00', '2025-11-18T17:30:00+0000'],
    ],
    ['18 Nov 2025', '18 Nov 2025, 24:00', '31 Feb 2025, 10:00', '18 Nov 2025, 10:00 on'],
  ],
  [
    'number',
    numbers.readNumber,
    [
      [' −14 ', -14],
      ['1,5', 1.5],
      ['.5', 0.5],
      ['10 000', 10_000],
      ['1e3', 1000],
    ],
    ['', '-', 'twelve', '1,234', '1.234.567', '12px', '0x10', '1e999'],
  ],
  [
    'place',
    place,
    [
      ['(51.5007; −0.1246)', '51.5007, -0.1246'],
      ['51.5007° N, 0.1246° W', '51.5007, -0.1246'],
      ['33.8568S 151.2153E', '-33.8568, 151.2153'],
      ['51°30′2.52″N 0°7′28.56″W', '51.5007, -0.1246'],
      [`51°30'N, 0°7'W`, '51.5, -0.1166667'],
      [`${MAP}/@51.5007,-0.1246,17z`, '51.5007, -0.1246'],
      ['https://example.org/#map=17/51.5007/-0.1246', '51.5007, -0.1246'],
      [`${MAP}/place/Clock/@51.4,-0.2,17z/data=!8m2!3d51.5007!4d-0.1246`, '51.5007, -0.1246'],
    ],
    ['', '51.5', 'North Bay', '91, 0', '0, 181', '51,5 0,1', '52,25'],
  ],
];
describe.each(kinds)('a typed %s', (_kind, read, rows, none) => {
  test.each(rows)('%j is %j', (typed, value) => {
    expect(read(typed)).toBe(value);
  });

  test.each(none)('%j is none', (typed) => {
    expect(read(typed)).toBeNull();
  });
});

test('what is shown of a day is read as the same day, for 1,000 days of nine centuries', () => {
  const random = randomOf(18);
  for (let round = 0; round < 1000; round++) {
    const ms = Date.UTC(1400 + random() * 900, random() * 12, 1 + random() * 31);
    const text = new Date(ms).toISOString().slice(0, 10);
    const read = readDate(text);
    expect(read && [dateText(read), readDate(dateWords(read))]).toEqual([text, read]);
  }
});

test.each([
  ['2025-11-18T13:30:00+0000', ZONE, '18 Nov 2025, 14:30 UTC+1'],
  ['2025-07-18T13:30:05+0000', ZONE, '18 Jul 2025, 15:30:05 UTC+2'],
  ['2025-11-18T13:30:00+02:00', 'UTC', '18 Nov 2025, 11:30 UTC'],
  ['2025-11-18T13:30:00+0000', 'America/St_Johns', '18 Nov 2025, 10:00 UTC−3:30'],
  ['soon', ZONE, null],
])('the moment %j of a file is in %s %j', (text, zone, words) => {
  const read = moments.parseMoment(text, zone);
  expect(read && `${moments.momentWords(read)} ${moments.offsetWords(read)}`).toBe(words);
});

describe('colours', () => {
  test('of a document are listed once, the most used first', () => {
    const data = { a: '#fff', b: ['#000000', { c: '#FFFFFF' }], d: 'no #123456', e: 3, f: null };
    expect(colors.colorsIn(data)).toEqual(['#FFFFFF', '#000000']);
    expect(colors.colorsIn(data, 1)).toEqual(['#FFFFFF']);
  });

  const OWN = 'the site will use its own text colour';
  test.each([
    ['#000000', '#FFFFFF', '21 to 1 on Background, good'],
    // 4.478 to 1: never rounded up to what is good.
    ['#777777', '#FFFFFF', `4.4 to 1 on Background. Too faint: ${OWN}`],
    ['#00000080', '#FFFFFF', null],
    ['#000000', 'white', null],
  ])('the contrast of %s on %s is said as %j', (color, other, words) => {
    expect(colors.contrastWords(color, other, 'Background')).toBe(words);
  });

  const { tabs = [] } = demoModels.types.get('case_study') ?? {};
  const fields = tabs.find(({ name }) => name === 'Colours')?.fields ?? [];
  test.each([
    ['text_color', 'background_color'],
    ['brand_color', 'background_color'],
    ['card_color', 'text_color'],
    ['text_color_inverted', 'brand_color'],
    ['border_color', undefined],
  ])('%s is measured against %s', (id, other) => {
    expect(colors.pairOf(id, fields)?.id).toBe(other);
  });
});

describe('numbers', () => {
  const OPEN = { min: null, max: null };
  const BOTH = { min: 0, max: 128 };

  test.each([
    ['128', BOTH, null],
    ['129', BOTH, '129 is outside of what fits: 0 to 128.'],
    ['-1', { min: 0, max: null }, '-1 is outside of what fits: from 0.'],
    ['10', { min: null, max: 9 }, '10 is outside of what fits: up to 9.'],
    ['wide', BOTH, '“wide” is not a number. Write it as 12 or 1.5.'],
  ])('%s within %j: %s', (text, range, fault) => {
    expect(numbers.numberFault(text, range)).toBe(fault);
  });

  test.each([
    [null, 1, OPEN, 1],
    [0.1, 1, OPEN, 1.1],
    [1.15, -1, OPEN, 0.15],
    [127, 10, BOTH, 128],
    [null, 1, { min: 200, max: 2000 }, 200],
  ])('from %d a step of %d within %j leads to %d', (number, step, range, next) => {
    expect(numbers.stepped(number, step, range)).toBe(next);
  });

  test.each([
    ['Height of the gallery in pixels, about 700 to 900', 'px'],
    ['Pixels a second, 18 calm to 40 lively', 'px/s'],
    ['2 or 3: how exactly places are heard', ''],
  ])('the hint %j names the unit %j', (hint, unit) => {
    expect(numbers.unitOf(hint)).toBe(unit);
  });

  test('that are degrees outside of the globe say so', () => {
    expect(places.degreesFault('latitude', 90)).toBeNull();
    expect(places.degreesFault('latitude', 90.1)).toBe('Latitude is a number from −90 to 90.');
    expect(places.degreesFault('longitude', null)).toBe('Longitude is a number from −180 to 180.');
  });
});
