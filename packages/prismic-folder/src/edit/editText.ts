import { colonOf, hasBreak, styleOf, type TextStyle } from './textStyle.ts';
import {
  type Container,
  type Entry,
  indexOf,
  type Line,
  lineIn,
  parseNode,
  placeAt,
  printNode,
  type TextNode,
  type TextPlace,
} from './textTree.ts';
import type { Change, Json } from './types.ts';
import { writeAt, writeScalar, writeValue } from './writeValue.ts';

/** A text under change. */
interface TextEdit {
  /** Applies a change that is possible for the value of the text. */
  apply(change: Change): void;
  /** The text as it is now. */
  print(): string;
  /** The parts of the original text that the changes concern, in any order. */
  readonly touched: readonly (readonly [number, number])[];
}

/** Edits a text that JSON.parse accepts; all bytes but those of changed values stay. */
export function editText(text: string): TextEdit {
  const tree = parseNode(text);
  const end = tree.offset + tree.length;
  const root: { value: TextNode } = { value: { source: text, tree } };
  const touched: (readonly [number, number])[] = [];
  let known: TextStyle | undefined;
  const style = () => (known ??= styleOf(text, tree));
  const rootLine = (): Line =>
    lineIn(text.slice(0, tree.offset)) ?? { indent: text.slice(0, tree.offset), eol: style().eol };

  const touch = ({ source, tree }: TextNode) => {
    if (source === text && tree !== undefined)
      touched.push([tree.offset, tree.offset + tree.length]);
  };

  /**
   * Marks the original text between two entries, of which one at most is between them. Beside an
   * entry that is new or has been moved it has been marked already.
   */
  const touchBetween = ({ holder, container }: TextPlace, from: number, to: number) => {
    const { source, tree } = holder.value;
    if (source !== text || tree === undefined) return;
    const { entries } = container;
    const inner = to - from > 1 ? entries[from + 1]?.span : undefined;
    const before = from < 0 ? tree.offset + 1 : (entries[from]?.span?.[1] ?? inner?.[0]);
    const end = tree.offset + tree.length - 1;
    const after = to < entries.length ? (entries[to]?.span?.[0] ?? inner?.[1]) : end;
    if (before !== undefined && after !== undefined) touched.push([before, after]);
  };

  const replaceAt = (place: TextPlace, index: number, value: Json) => {
    const entry = place.container.entries[index];
    if (entry === undefined) throw new TypeError('there is no such entry');
    touch(entry.value);
    entry.value = { source: writeAt(place, index, value, style(), entry.value) };
  };

  /** An empty object or list is written anew with its first entry. */
  const fill = ({ holder, line, outer }: TextPlace, value: Json) => {
    if (outer !== undefined) return replaceAt(outer.place, outer.index, value);
    touch(holder.value);
    holder.value = { source: writeValue(value, style(), line()) };
  };

  const insertAt = (
    place: TextPlace,
    index: number,
    entry: Pick<Entry, 'key' | 'head' | 'value'>,
  ) => {
    touchBetween(place, index - 1, index);
    insertEntry(place.container, index, entry, style().comma);
  };

  const addKey = (place: TextPlace, key: string, value: Json) => {
    const { entries } = place.container;
    if (entries.length === 0) return fill(place, { [key]: value });
    const colon = colonOf(entries.at(-1)?.head ?? '');
    const head = `${writeScalar(key, style())}${colon}`;
    const source = writeAt(place, entries.length, value, style());
    insertAt(place, entries.length, { key, head, value: { source } });
  };

  const insert = (place: TextPlace, index: number, value: Json) => {
    if (place.container.entries.length === 0) return fill(place, [value]);
    const source = writeAt(place, index, value, style());
    insertAt(place, index, { head: '', value: { source } });
  };

  const removeAt = (place: TextPlace, index: number) => {
    touchBetween(place, index - 1, index + 1);
    return removeEntry(place.container, index);
  };

  const apply = (change: Change) => {
    const key = change.path.at(-1) ?? '';
    const place = placeAt(root, rootLine, change.path.slice(0, -1));
    const index = indexOf(place.container, key);
    if (change.op === 'insert') insert(place, index, change.value);
    else if (change.op === 'remove') removeAt(place, index);
    else if (change.op === 'set') {
      if (index >= 0) replaceAt(place, index, change.value);
      else addKey(place, String(key), change.value);
    } else if (change.to !== index) {
      const moved = removeAt(place, index);
      if (moved !== undefined) insertAt(place, change.to, { head: '', value: moved.value });
    }
  };

  return {
    apply,
    print: () => text.slice(0, tree.offset) + printNode(root.value) + text.slice(end),
    touched,
  };
}

/**
 * Inserts an entry before `index` of a container that has entries already. Other lines keep their
 * ends, and change only where JSON requires a comma.
 */
function insertEntry(
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
function removeEntry(container: Container, index: number): Entry | undefined {
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
