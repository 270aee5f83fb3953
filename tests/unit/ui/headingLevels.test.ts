import type { RichTextField } from '@prismicio/client';
import { expect, test } from 'vitest';
import { headingLevels, type HeadingLevel } from '#ui/text/headingLevels.ts';

const cases: [HeadingLevel[], HeadingLevel | undefined, HeadingLevel[]][] = [
  [[1, 2, 3], undefined, [1, 2, 3]],
  [[2, 4], undefined, [2, 4]],
  [[1, 2, 3], 2, [2, 3, 4]],
  [[2, 3, 2], 2, [2, 3, 2]],
  [[2, 4, 6], 2, [2, 3, 4]],
  [[4], 3, [3]],
  [[1, 2, 3], 5, [5, 6, 6]],
  [[], 3, []],
];

test.each(cases)('headings %j starting at %j are rendered at %j', (authored, start, expected) => {
  // A field built in a loop loses its tuple type.
  const field = authored.map((level) => ({
    type: `heading${level}`,
    text: 'x',
    spans: [],
  })) as unknown as RichTextField;
  const levelOf = headingLevels(field, start);
  expect(authored.map(levelOf)).toEqual(expected);
});
