import type { Run } from './Run.ts';

/** Text that both have, and what was removed and added before it. */
interface Step {
  readonly removed: string;
  readonly added: string;
  readonly same: string;
}

/**
 * The same difference, easier to read: a few shared letters between two longer changes join them, and
 * white space at the edge of a change is outside it.
 */
export function tidyRuns(runs: readonly Run[]): Run[] {
  let steps = stepsOf(runs);
  for (;;) {
    const joined = joinSteps(steps);
    if (joined.length === steps.length) break;
    steps = joined;
  }
  const tidy: Run[] = [];
  const add = (kind: Run['kind'], text: string) => {
    const last = tidy.at(-1);
    if (text === '') return;
    if (last?.kind === kind) tidy[tidy.length - 1] = { kind, text: last.text + text };
    else tidy.push({ kind, text });
  };
  for (const { removed, added, same } of steps) {
    const [start, end] = sharedSpace(removed, added);
    add('same', removed.slice(0, start));
    add('removed', removed.slice(start, removed.length - end));
    add('added', added.slice(start, added.length - end));
    add('same', removed.slice(removed.length - end) + same);
  }
  return tidy;
}

function stepsOf(runs: readonly Run[]): Step[] {
  const steps: Step[] = [];
  let [removed, added] = ['', ''];
  for (const { kind, text } of runs) {
    if (kind === 'removed') removed += text;
    else if (kind === 'added') added += text;
    else if (text !== '') {
      steps.push({ removed, added, same: text });
      [removed, added] = ['', ''];
    }
  }
  if (removed !== '' || added !== '') steps.push({ removed, added, same: '' });
  return steps;
}

/** Joins changes around a shared text that is shorter than each of them. */
function joinSteps(steps: readonly Step[]): Step[] {
  const joined: Step[] = [];
  for (const step of steps) {
    const last = joined.at(-1);
    const size = last?.same.trim().length ?? 0;
    const isJoined = last !== undefined && isChange(last) && isChange(step);
    if (isJoined && size < Math.min(sizeOf(last), sizeOf(step))) {
      joined[joined.length - 1] = {
        removed: last.removed + last.same + step.removed,
        added: last.added + last.same + step.added,
        same: step.same,
      };
    } else joined.push(step);
  }
  return joined;
}

function isChange({ removed, added }: Step): boolean {
  return removed !== '' || added !== '';
}

function sizeOf({ removed, added }: Step): number {
  return Math.max(removed.trim().length, added.trim().length);
}

/** Lengths of the white space that both texts begin and end with. */
function sharedSpace(one: string, other: string): [number, number] {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start] && isSpace(one[start])) start++;
  let end = 0;
  while (
    end < shorter - start &&
    one.at(-1 - end) === other.at(-1 - end) &&
    isSpace(one.at(-1 - end))
  )
    end++;
  return [start, end];
}

function isSpace(letter: string | undefined): boolean {
  return letter !== undefined && /\s/.test(letter);
}
