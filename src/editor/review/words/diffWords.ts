import { myers } from './myers.ts';
import type { Run } from './Run.ts';
import { tidyRuns } from './tidyRuns.ts';

/** Texts whose differing parts are longer are compared as a whole: nobody reads such a difference. */
const MAX_LENGTH = 40_000;

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/**
 * What to strike and what to underline to read one text as the other, by words. The runs that are
 * not `added` make the old text, those that are not `removed` the new one.
 */
export function diffWords(before: string, after: string): Run[] {
  const [start, end] = commonEnds(before, after);
  const [old, now] = [
    before.slice(start, before.length - end),
    after.slice(start, after.length - end),
  ];
  return tidyRuns([
    { kind: 'same', text: before.slice(0, start) },
    ...diffMiddle(old, now),
    { kind: 'same', text: before.slice(before.length - end) },
  ]);
}

function diffMiddle(old: string, now: string): readonly Run[] {
  const whole: readonly Run[] = [
    { kind: 'removed', text: old },
    { kind: 'added', text: now },
  ];
  if (old === '' || now === '' || old.length + now.length > MAX_LENGTH) return whole;
  const [olds, news] = [wordsOf(old), wordsOf(now)];
  const kept = myers(olds, news);
  if (kept === null) return whole;
  const runs: Run[] = [];
  let [at, to] = [0, 0];
  const flush = (oldEnd: number, newEnd: number) => {
    runs.push({ kind: 'removed', text: olds.slice(at, oldEnd).join('') });
    runs.push({ kind: 'added', text: news.slice(to, newEnd).join('') });
    [at, to] = [oldEnd, newEnd];
  };
  for (const { old: one, now: other, length } of kept) {
    flush(one, other);
    runs.push({ kind: 'same', text: olds.slice(one, one + length).join('') });
    [at, to] = [one + length, other + length];
  }
  flush(olds.length, news.length);
  return runs;
}

/** Words, and what is between them. */
function wordsOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** How much two texts share at the start and at the end, in whole words. */
function commonEnds(before: string, after: string): [number, number] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  if (start === before.length && start === after.length) return [start, 0];
  start = before.slice(0, start).search(/\s\S*$/) + 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const tail = before.slice(before.length - end);
  const word = /\s/.exec(tail);
  return [start, word === null ? 0 : tail.length - word.index];
}
