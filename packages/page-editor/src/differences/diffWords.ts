import { diffArrays } from 'diff/lib/diff/array.js';
import type { NamedDocument } from '../session/findDocument.ts';

/** A stretch of text that both versions have, that was removed, or that was added. */
export interface Run {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
  /** The document that the text names: its title is shown. */
  readonly document?: NamedDocument;
}

/** Texts whose differing parts are longer are compared as a whole: nobody reads such a difference. */
const MAX_LENGTH = 40_000;

/** With more differences two texts have little in common, and the search would take too long. */
const MAX_EDITS = 1_000;

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** Words, and what is between them. */
const wordsOf = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

/** Text that was removed and added, and what both have behind it. */
interface Step {
  readonly removed: string;
  readonly added: string;
  readonly same: string;
}

/**
 * What to strike and what to underline to read one text as the other, by words. The runs that are
 * not `added` make the old text, those that are not `removed` the new one.
 */
export function diffWords(before: string, after: string): Run[] {
  const [start, end] = commonEnds(before, after);
  const tail = before.slice(before.length - end);
  const steps = stepsOf(
    before.slice(start, before.length - end),
    after.slice(start, after.length - end),
  );
  const runs: Run[] = [];
  const add = (kind: Run['kind'], text: string) => {
    const last = runs.at(-1);
    if (text === '') return;
    if (last?.kind === kind) runs[runs.length - 1] = { kind, text: last.text + text };
    else runs.push({ kind, text });
  };
  add('same', before.slice(0, start));
  for (const { removed, added, same } of joined(steps)) {
    // White space at the edge of a change is outside it.
    const [from, to] = sharedSpace(removed, added);
    add('same', removed.slice(0, from));
    add('removed', removed.slice(from, removed.length - to));
    add('added', added.slice(from, added.length - to));
    add('same', removed.slice(removed.length - to) + same);
  }
  add('same', tail);
  return runs;
}

function stepsOf(old: string, now: string): readonly Step[] {
  const whole = [{ removed: old, added: now, same: '' }];
  if (old === '' || now === '' || old.length + now.length > MAX_LENGTH) return whole;
  const changes = diffArrays(wordsOf(old), wordsOf(now), { maxEditLength: MAX_EDITS });
  if (changes === undefined) return whole;
  const steps: Step[] = [];
  let [removed, added] = ['', ''];
  for (const change of changes) {
    const text = change.value.join('');
    if (change.removed) removed += text;
    else if (change.added) added += text;
    else {
      steps.push({ removed, added, same: text });
      [removed, added] = ['', ''];
    }
  }
  return [...steps, { removed, added, same: '' }];
}

/** Joins changes around a shared text that is shorter than each of them, until there are none. */
function joined(steps: readonly Step[]): readonly Step[] {
  const found: Step[] = [];
  const sizeOf = ({ removed, added }: Step) => Math.max(removed.trim().length, added.trim().length);
  const isChange = ({ removed, added }: Step) => removed !== '' || added !== '';
  for (const step of steps) {
    const last = found.at(-1);
    const isShort =
      last !== undefined &&
      isChange(last) &&
      isChange(step) &&
      last.same.trim().length < Math.min(sizeOf(last), sizeOf(step));
    if (!isShort) found.push(step);
    else {
      found[found.length - 1] = {
        removed: last.removed + last.same + step.removed,
        added: last.added + last.same + step.added,
        same: step.same,
      };
    }
  }
  return found.length === steps.length ? found : joined(found);
}

/** How much two texts share at the start and at the end, in whole words. */
function commonEnds(before: string, after: string): [number, number] {
  const shared = sharedEnds(before, after, () => true);
  if (shared[0] === before.length && shared[0] === after.length) return [shared[0], 0];
  const start = before.slice(0, shared[0]).search(/\s\S*$/) + 1;
  const [, end] = sharedEnds(before.slice(start), after.slice(start), () => true);
  const tail = before.slice(before.length - end);
  const word = /\s/.exec(tail);
  return [start, word === null ? 0 : tail.length - word.index];
}

/** Lengths of the white space that both texts begin and end with. */
const sharedSpace = (one: string, other: string): [number, number] =>
  sharedEnds(one, other, (letter) => /\s/.test(letter));

/** How many characters two texts share at the start, and of the others at the end. */
function sharedEnds(
  one: string,
  other: string,
  counts: (letter: string) => boolean,
): [number, number] {
  const shorter = Math.min(one.length, other.length);
  const isShared = (at: number) => {
    const letter = one.at(at);
    return letter !== undefined && letter === other.at(at) && counts(letter);
  };
  let start = 0;
  while (start < shorter && isShared(start)) start++;
  let end = 0;
  while (end < shorter - start && isShared(-1 - end)) end++;
  return [start, end];
}

/** So much of an unchanged text is shown beside a change. */
const AROUND = 80;
const MAX_CHANGED = 1_500;

/** The runs with long unchanged parts left out, and long changed ones cut, for reading. */
export function shortRuns(runs: readonly Run[]): Run[] {
  return runs.map(({ kind, text }, at) => {
    if (kind !== 'same') return { kind, text: cut(text) };
    const [isFirst, isLast] = [at === 0, at === runs.length - 1];
    const room = isFirst || isLast ? AROUND : 2 * AROUND;
    // A few letters more are shorter than what would stand for them.
    if (text.length <= room + AROUND) return { kind, text };
    const start = isFirst ? '' : text.slice(0, wordBefore(text, AROUND));
    const end = isLast ? '' : text.slice(wordAfter(text, text.length - AROUND));
    return { kind, text: `${start} … ${end}` };
  });
}

function cut(text: string): string {
  if (text.length <= MAX_CHANGED) return text;
  const end = wordBefore(text, MAX_CHANGED);
  const rest = new Intl.NumberFormat('en').format(text.length - end);
  return `${text.slice(0, end)} … and ${rest} more characters`;
}

/** An index at a space near another, before it or behind it; never inside a character. */
function wordBefore(text: string, index: number): number {
  const space = text.lastIndexOf(' ', index);
  return space > index - 40 ? space : between(text, index);
}

function wordAfter(text: string, index: number): number {
  const space = text.indexOf(' ', index);
  return space >= 0 && space < index + 40 ? space + 1 : between(text, index);
}

function between(text: string, index: number): number {
  return /[\uDC00-\uDFFF]/.test(text.charAt(index)) ? index - 1 : index;
}
