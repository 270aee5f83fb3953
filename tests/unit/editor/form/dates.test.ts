import { describe, expect, test } from 'vitest';
import { dateText, dateWords, readDate } from '../../../../src/editor/form/kinds/date/readDate.ts';
import {
  momentText,
  momentWords,
  offsetWords,
  parseMoment,
  readMoment,
} from '../../../../src/editor/form/kinds/date/readMoment.ts';
import { randomOf } from '../../../support/random.ts';

describe('a typed day', () => {
  test.each([
    ['2025-11-18', '2025-11-18'],
    [' 2025-1-8 ', '2025-01-08'],
    ['18 Nov 2025', '2025-11-18'],
    ['18 november 2025', '2025-11-18'],
    ['18. Nov. 2025', '2025-11-18'],
    ['18th Nov, 2025', '2025-11-18'],
    ['Nov 18, 2025', '2025-11-18'],
    ['Sept 3 2025', '2025-09-03'],
    ['18.11.2025', '2025-11-18'],
    ['3/4/2025', '2025-04-03'],
    ['29 Feb 2024', '2024-02-29'],
  ])('%j is %s', (typed, day) => {
    const read = readDate(typed);
    expect(read && dateText(read)).toBe(day);
  });

  test.each([
    '',
    'tomorrow',
    '18 Nov',
    '31 Feb 2025',
    '29 Feb 2025',
    '2025-13-01',
    '2025-00-10',
    '0 Nov 2025',
    '18 No 2025',
    '18 Novembre 2025',
    '11/18/2025',
    '2025-11-18T10:00',
  ])('%j is none', (typed) => {
    expect(readDate(typed)).toBeNull();
  });

  test('reads what it shows, for 5,000 days of nine centuries', () => {
    const random = randomOf(18);
    for (let round = 0; round < 5000; round++) {
      const ms = Date.UTC(1400 + random() * 900, random() * 12, 1 + random() * 31);
      const day = new Date(ms).toISOString().slice(0, 10);
      const read = readDate(day);
      expect(read && dateText(read)).toBe(day);
      expect(read && readDate(dateWords(read))).toEqual(read);
    }
  });
});

describe('a typed moment', () => {
  const zone = 'Europe/Berlin';

  test.each([
    ['18 Nov 2025, 14:30', '2025-11-18T13:30:00+0000'],
    ['18 Jul 2025 14:30', '2025-07-18T12:30:00+0000'],
    ['2025-11-18T14:30:05', '2025-11-18T13:30:05+0000'],
    ['2025-11-18 14:30Z', '2025-11-18T14:30:00+0000'],
    ['2025-11-18 14:30 UTC', '2025-11-18T14:30:00+0000'],
    ['18 Nov 2025, 14:30 UTC+5:30', '2025-11-18T09:00:00+0000'],
    ['18 Nov 2025, 14:30 −03:00', '2025-11-18T17:30:00+0000'],
    ['18 Nov 2025, 14:30 +0200', '2025-11-18T12:30:00+0000'],
  ])('%j is %s', (typed, text) => {
    const moment = readMoment(typed, zone);
    expect(moment && momentText(moment)).toBe(text);
  });

  test.each([
    '18 Nov 2025',
    '18 Nov 2025, 24:00',
    '18 Nov 2025, 9:60',
    '31 Feb 2025, 10:00',
    '18 Nov 2025, 10:00 later',
  ])('%j is none', (typed) => {
    expect(readMoment(typed, zone)).toBeNull();
  });

  test.each([
    ['2025-11-18T13:30:00+0000', '18 Nov 2025, 14:30', 'UTC+1'],
    ['2025-07-18T13:30:05+0000', '18 Jul 2025, 15:30:05', 'UTC+2'],
    ['2025-11-18T13:30:00+02:00', '18 Nov 2025, 12:30', 'UTC+1'],
  ])('%s of a file is shown as %j, %s', (text, words, offset) => {
    const moment = parseMoment(text, zone);
    expect(moment && [momentWords(moment), offsetWords(moment)]).toEqual([words, offset]);
  });

  test.each([
    ['America/St_Johns', 'UTC−3:30'],
    ['Asia/Kolkata', 'UTC+5:30'],
    ['UTC', 'UTC'],
  ])('the offset of %s is %s', (name, words) => {
    const moment = parseMoment('2025-11-18T13:30:00+0000', name);
    expect(moment && offsetWords(moment)).toBe(words);
  });

  test('what is not a moment of a file is not read', () => {
    expect(parseMoment('soon', zone)).toBeNull();
    expect(parseMoment('', zone)).toBeNull();
  });
});
