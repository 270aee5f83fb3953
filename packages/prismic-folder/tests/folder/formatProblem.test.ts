import { expect, test } from 'vitest';
import { formatProblem } from '../../src/folder/formatProblem.ts';

const file = 'content/documents/project/x.json';

test.each([
  [{ file, reason: 'a reason' }, `${file}: a reason`],
  [
    { file, field: 'data.cover[0].variation', reason: 'a reason' },
    `${file}: data.cover[0].variation: a reason`,
  ],
  [
    { file, field: 'data.title', reason: 'a reason', severity: 'warning' as const },
    `${file}: data.title: warning: a reason`,
  ],
  [
    {
      file,
      field: 'data.link',
      reason: 'a reason',
      severity: 'warning' as const,
      kind: 'broken-link' as const,
    },
    `${file}: data.link: a reason`,
  ],
])('writes %j in one line', (problem, line) => {
  expect(formatProblem(problem)).toBe(line);
});
