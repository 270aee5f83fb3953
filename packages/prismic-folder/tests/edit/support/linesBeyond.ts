import type { Change, JsonPath } from '../../../src/edit/types.ts';
import { at, locateAll, type Located } from './locate.ts';

/** What a change did to the lines of a text. */
export interface LineChange {
  /** Lines that differ although they do not belong to the value. */
  readonly beyond: number;
  /** Lines of a neighbour that got or lost the comma that JSON requires. */
  readonly commas: number;
}

type Range = readonly [first: number, last: number];

/** Compares two texts of which one is the other after a change; uses nothing of the writer. */
export function linesBeyond(before: string, after: string, change: Change): LineChange {
  const { op, path } = change;
  if (op === 'insert') return compareEntry(after, before, path);
  if (op === 'remove') return compareEntry(before, after, path);
  const [old, now] = [locateAll(before), locateAll(after)];
  if (op === 'move') {
    const inner = path.slice(0, -1);
    const [one, other] = [at(old, inner), at(now, inner)];
    const from = withoutEntry(before, one, Number(path.at(-1)));
    const to = withoutEntry(after, other, change.to);
    if (from !== undefined && to !== undefined) return { beyond: from === to ? 0 : 1, commas: 0 };
    return {
      beyond: differing(before, after, rangeOf(before, one), rangeOf(after, other)),
      commas: 0,
    };
  }
  const parent = at(old, path.slice(0, -1));
  const key = path.at(-1) ?? 0;
  if (typeof key === 'string' && !parent.keys.includes(key))
    return compareEntry(after, before, path);
  const [was, is] = [rangeOf(before, at(old, path)), rangeOf(after, at(now, path))];
  return { beyond: differing(before, after, was, is), commas: 0 };
}

/** For an entry that only `larger` has. */
function compareEntry(larger: string, smaller: string, path: JsonPath): LineChange {
  const parent = at(locateAll(larger), path.slice(0, -1));
  const key = path.at(-1) ?? 0;
  const index = typeof key === 'number' ? key : parent.keys.indexOf(key);
  // The brackets of a list that was or becomes empty move together.
  if (parent.entries.length === 1) {
    const empty = at(locateAll(smaller), path.slice(0, -1));
    const ranges = [rangeOf(larger, parent), rangeOf(smaller, empty)] as const;
    return { beyond: differing(larger, smaller, ...ranges), commas: 0 };
  }
  const [first, last] = entryLines(larger, parent, index);
  const [full, rest] = [linesOf(larger), linesOf(smaller)];
  const left = rest.length - (full.length - 1 - last) - 1;
  if (left < first - 1 || left > last) return { beyond: Infinity, commas: 0 };
  const beyond = differing(larger, smaller, [first, last], [first, left]);
  const comma = commaBefore(larger, parent, index);
  if (comma === undefined) return { beyond, commas: 0 };
  const start = full.slice(0, first).join('').length;
  const line = full[first] ?? '';
  const column = comma - start;
  const isOnlyComma = line.slice(0, column) + line.slice(column + 1) === rest[first];
  return { beyond: beyond + (isOnlyComma ? 0 : 1), commas: 1 };
}

/** The lines of an entry, with those of the comma that comes and goes with it. */
function entryLines(text: string, parent: Located, index: number): Range {
  const entry = entryOf(parent, index);
  const isLast = index === parent.entries.length - 1;
  // The closing bracket has to go on from the end of the entry before, if it shares the line.
  const hasBracket = isLast && lineOf(text, entry.end - 1) === lineOf(text, parent.end - 1);
  const comma = parent.commas[index - 1] ?? entry.head;
  const before = hasBracket ? entryOf(parent, index - 1).end - 1 : comma;
  const first = isLast ? before : entry.head;
  const last = isLast ? entry.end - 1 : (parent.commas[index] ?? entry.end);
  return [lineOf(text, first), lineOf(text, last)];
}

/** The comma before the last entry, if it is in the line of the entry before and only there. */
function commaBefore(text: string, parent: Located, index: number): number | undefined {
  const comma = parent.commas[index - 1];
  if (comma === undefined || index !== parent.entries.length - 1) return undefined;
  const line = (offset: number) => lineOf(text, offset);
  const { head, end } = entryOf(parent, index);
  const isOwnLine = line(comma) < line(head) && line(end - 1) < line(parent.end - 1);
  return isOwnLine && line(entryOf(parent, index - 1).end - 1) === line(comma) ? comma : undefined;
}

/**
 * The lines without those of an entry, and without the commas at their ends, which belong to a
 * place in the list; undefined if entries share lines.
 */
function withoutEntry(text: string, parent: Located, index: number): string | undefined {
  const edges = parent.entries.flatMap(({ start, end }) => [start, end - 1]);
  const lines = [parent.start, ...edges, parent.end - 1].map((offset) => lineOf(text, offset));
  if (!lines.every((line, edge) => edge % 2 === 0 || (lines[edge - 1] ?? -1) < line))
    return undefined;
  const [first, last] = rangeOf(text, entryOf(parent, index));
  const others = linesOf(text).filter((_line, at) => at < first || at > last);
  const plain = others.map((line) =>
    line
      .replace(/,(?=\s*$)/, '')
      .replace(/^\s*,\s*/, '')
      .trimEnd(),
  );
  // A comma in front takes the place of white space.
  return plain
    .map((line) => (/^\s*,/m.test(text) ? line.trim() : line))
    .filter(Boolean)
    .join('\n');
}

function differing(before: string, after: string, old: Range, now: Range): number {
  const [was, is] = [linesOf(before), linesOf(after)];
  const count = (one: string[], other: string[]) => {
    const longer = one.length > other.length ? one : other;
    return longer.filter((_line, index) => one[index] !== other[index]).length;
  };
  return (
    count(was.slice(0, old[0]), is.slice(0, now[0])) +
    count(was.slice(old[1] + 1), is.slice(now[1] + 1))
  );
}

function entryOf(parent: Located, index: number): Located {
  const entry = parent.entries[index];
  if (entry === undefined) throw new Error(`there is no entry ${index}`);
  return entry;
}

function rangeOf(text: string, { start, end }: Located): Range {
  return [lineOf(text, start), lineOf(text, end - 1)];
}

/** Lines with their ends. */
function linesOf(text: string): string[] {
  return text.match(/[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+$/g) ?? [];
}

/** The line, from 0, of an offset. */
function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split(/\r\n|\r|\n/).length - 1;
}
