import { expect, test } from 'vitest';
import { momentOf } from '#page-editor/rooms/releases/releaseWords.ts';

test.each([
  ['  ', null],
  ['2027-03-01', '2027-03-01T00:00:00+0000'],
  [' 2028-02-29 ', '2028-02-29T00:00:00+0000'],
  ['2027-02-29', undefined],
  ['1 March', undefined],
])('the day of a release: %j is %j', (written, moment) => expect(momentOf(written)).toBe(moment));
