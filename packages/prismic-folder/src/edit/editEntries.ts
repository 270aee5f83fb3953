import { hasBreak } from './textStyle.ts';
import type { Container, Entry } from './textTree.ts';

/**
 * Inserts an entry before `index` of a container that has entries already. Other lines keep their
 * ends, and change only where JSON requires a comma.
 */
export function insertEntry(
  container: Container,
  index: number,
  entry: Omit<Entry, 'before' | 'after'>,
  comma: string,
): void {
  const { entries, tail } = container;
  const [first, second] = entries;
  const next = entries[index];
  const last = entries.at(-1);
  if (first === undefined || last === undefined) throw new TypeError('the container is empty');
  const afterFirst = second === undefined ? '' : first.after;
  if (next === undefined) {
    const isOwnLine = hasBreak(last.before) || hasBreak(afterFirst);
    const isAlone = second === undefined && !isOwnLine;
    const before = isAlone ? comma : last.before;
    const after = entries.at(-2)?.after ?? '';
    last.after = hasBreak(before) && !hasBreak(after) ? '' : likeLine(after, tail);
    entries.push({ ...entry, before: likeLine(before, tail), after: '' });
  } else if (index > 0 || hasBreak(first.before)) {
    entries.splice(index, 0, { ...entry, before: next.before, after: afterFirst });
    const hasCommaFirst = hasBreak(afterFirst) && second !== undefined && !hasBreak(second.before);
    if (index === 0 && hasCommaFirst) next.before = second.before;
    next.before = next.before.replace(/^[^]*?(?=(?:\r\n|\r|\n)[^\r\n]*$)/, '');
  } else {
    entries.unshift({ ...entry, before: first.before, after: afterFirst });
    // The entry that was the first gets the separator of those behind it.
    first.before = second === undefined || hasBreak(second.before) ? comma : second.before;
  }
}

/** Removes an entry with its comma. Other lines keep their ends. */
export function removeEntry(container: Container, index: number): Entry | undefined {
  const { entries } = container;
  const [removed] = entries.splice(index, 1);
  const next = entries[index];
  const last = entries.at(-1);
  if (removed === undefined) return undefined;
  if (last === undefined) container.tail = '';
  else if (next !== undefined) next.before = withoutLine(removed.before, next.before);
  else {
    const isCommaOwn = hasBreak(last.after);
    const lead = isCommaOwn ? last.after : last.after + removed.before;
    if (hasBreak(container.tail)) container.tail = withoutLine(lead, container.tail);
    else if (isCommaOwn) container.tail = last.after + container.tail;
    last.after = '';
  }
  return removed;
}

/** White space with a line break becomes that of a line whose predecessor ends as `tail` starts. */
function likeLine(space: string, tail: string): string {
  const [end] = /^[^\r\n]*(?:\r\n|\r|\n)/.exec(tail) ?? [];
  if (end === undefined || !hasBreak(space)) return space;
  return end + space.replace(/^[^]*[\r\n]/, '');
}

/** The white space around lines that are removed: `lead` before them, `trail` after them. */
function withoutLine(lead: string, trail: string): string {
  if (!hasBreak(trail)) return lead;
  if (!hasBreak(lead)) return trail;
  const rest = trail.replace(/^[^\r\n]*(?:\r\n|\r|\n)/, '');
  return lead.replace(/[^\r\n]*$/, '') + rest;
}
