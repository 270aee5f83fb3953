import { expect, test } from 'vitest';
import { diffWords, type Run } from '#page-editor/differences/diffWords.ts';
import { cpuTime } from '../../../support/cpuTime.ts';
import { pickOf, randomOf } from '../../../support/random.ts';

/** Removed text in [-…-], added text in {+…+}. */
const shown = (runs: readonly Run[]) =>
  runs
    .map(({ kind, text }) =>
      kind === 'same' ? text : kind === 'removed' ? `[-${text}-]` : `{+${text}+}`,
    )
    .join('');

test.each([
  ['same', 'same', 'same'],
  ['', 'A new caption', '{+A new caption+}'],
  [
    'Three directions, tested on one morning with six swimmers.',
    'Three directions, tested on the same morning with the same six people.',
    'Three directions, tested on [-one-]{+the same+} morning with [-six swimmers-]{+the same six people+}.',
  ],
  ['opened 318,000 times', 'opened 318,412 times', 'opened [-318,000-]{+318,412+} times'],
  ['Ein Schiff 🚢 fährt', 'Ein Schiff 🛥️ fährt', 'Ein Schiff [-🚢-]{+🛥️+} fährt'],
  ['שלום עולם טוב', 'שלום עולם רע', 'שלום עולם [-טוב-]{+רע+}'],
  ['今日は良い天気です', '今日は悪い天気です', '今日は[-良い-]{+悪い+}天気です'],
])('%j to %j', (before, after, expected) => {
  expect(shown(diffWords(before, after))).toBe(expected);
});

test('without the added runs a difference is the old text, without the removed ones the new', () => {
  const random = randomOf(1);
  const words = ['tide', 'a', 'low ', ' ', '.', '\n', 'é', '🌊', 'שלום', '水'] as const;
  const textOf = (count: number) =>
    Array.from({ length: count }, () => pickOf(random, words)).join('');
  for (let round = 0; round < 1_000; round++) {
    const before = textOf(random() * 40);
    const cut = Math.floor(random() * before.length);
    const after =
      random() < 0.3
        ? textOf(random() * 40)
        : before.slice(0, cut) +
          textOf(random() * 4) +
          before.slice(cut + Math.floor(random() * 9));
    const runs = diffWords(before, after);
    const without = (kind: Run['kind']) =>
      runs.flatMap((run) => (run.kind === kind ? [] : run.text)).join('');
    expect(without('added')).toBe(before);
    expect(without('removed')).toBe(after);
    for (const [at, { kind, text }] of runs.entries()) {
      expect(text).not.toBe('');
      expect(kind).not.toBe(runs[at - 1]?.kind);
    }
  }
});

const random = randomOf(3);
const numbers = () =>
  Array.from({ length: 200_000 }, () => String(Math.floor(random() * 1e6))).join(' ');
const few = Array.from({ length: 6_000 }, () => pickOf(random, ['tide', 'low', 'the', 'sea']));

test.each([
  ['megabytes with nothing in common', numbers(), numbers()],
  [
    'many small changes',
    few.join(' '),
    few.map((word) => (random() < 0.4 ? 'moon' : word)).join(' '),
  ],
])('texts with %s are compared in bounded time', (_what, before, after) => {
  const { result, ms } = cpuTime(() => diffWords(before, after));
  expect(ms).toBeLessThan(2_000);
  expect(result.length).toBeGreaterThan(1);
  expect(result.flatMap((run) => (run.kind === 'added' ? [] : run.text)).join('') === before).toBe(
    true,
  );
});
