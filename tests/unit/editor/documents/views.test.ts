import { expect, test } from 'vitest';
import { lastDays, sumOf, viewWords } from '#page-editor/session/useViewCounts.ts';

const TODAY = '2026-03-02';

test('the last 30 days are counted over the ends of months, and what is outside of them is not', () => {
  const viewed = {
    total: 999,
    days: { '2026-01-31': 5, '2026-02-01': 1, '2026-02-28': 2, '2026-03-02': 4, '2026-03-03': 8 },
  };
  const days = lastDays(viewed, TODAY);
  expect([days.length, days[0], days.at(-1)]).toEqual([
    30,
    { day: '2026-02-01', count: 1 },
    { day: TODAY, count: 4 },
  ]);
  expect(sumOf(days)).toBe(7);
  expect(viewWords(days)).toBe('7 views in 30 days');
});

test('a page that nobody came to has days without views', () => {
  expect(sumOf(lastDays(undefined, TODAY))).toBe(0);
  expect(viewWords(lastDays({ total: 1, days: { [TODAY]: 1 } }, TODAY))).toBe('1 view in 30 days');
});
