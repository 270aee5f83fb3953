import { applyPatches, checkValue, EditError } from './applyPatches.ts';
import { diffValues } from './diffValues.ts';
import { valueAt } from './paths.ts';
import { startOf } from './readJsonText.ts';
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
import { equalJson } from './values.ts';
import { writeAt, writeScalar, writeValue } from './writeValue.ts';

/**
 * Applies changes to the text of a file that `readJsonText` accepted. Only the lines of changed
 * values change; what is new is written in the file's own style. Throws EditError if a change is
 * not possible.
 */
export function applyChanges(text: string, changes: readonly Change[]): string {
  const start = startOf(text);
  const json = text.slice(start);
  // Cast: JSON.parse returns JSON.
  let value = JSON.parse(json) as Json;
  const edit = editText(json);
  for (const change of changes) {
    if ('value' in change) checkValue(change.value, change.path);
    for (const step of stepsOf(value, change)) {
      if (step.path.length === 0) throw new EditError([], 'the file must hold an object');
      ({ value } = applyPatches(value, [step]));
      edit.apply(step);
    }
  }
  const result = edit.print();
  // A file with another value than meant must never be written; that all other bytes stay, tests see.
  if (equalJson(JSON.parse(result), value)) return text.slice(0, start) + result;
  throw new EditError([], 'the file cannot be edited');
}

/** The parts of a change that make a difference. */
function stepsOf(root: Json, change: Change): readonly Change[] {
  if (change.op !== 'set') return [change];
  const value = valueAt(root, change.path);
  if (value === undefined) return [change];
  // Cast: a value in a document that JSON.parse returned.
  const parts = diffValues(value as Json, change.value);
  return parts.map((part) => ({ ...part, path: [...change.path, ...part.path] }));
}

/** The text of a new file, as `npm run format` leaves it: two spaces and a final newline. */
export function newDocumentText(json: Json): string {
  checkValue(json, []);
  return `${JSON.stringify(json, null, 2)}\n`;
}

/** An entry without the white space around it. */
type NewEntry = Omit<Entry, 'before' | 'after'>;

/** Edits a text that JSON.parse accepts; all bytes but those of changed values stay. */
function editText(text: string) {
  const tree = parseNode(text);
  const end = tree.offset + tree.length;
  const root: { value: TextNode } = { value: { source: text, tree } };
  let known: TextStyle | undefined;
  const style = () => (known ??= styleOf(text, tree));
  const rootLine = (): Line =>
    lineIn(text.slice(0, tree.offset)) ?? { indent: text.slice(0, tree.offset), eol: style().eol };

  const replaceAt = (place: TextPlace, index: number, value: Json) => {
    const entry = place.container.entries[index];
    if (entry === undefined) throw new TypeError('there is no such entry');
    entry.value = { source: writeAt(place, index, value, style(), entry.value) };
  };

  /** An empty object or list is written anew with its first entry. */
  const fill = ({ holder, line, outer }: TextPlace, value: Json) => {
    if (outer !== undefined) return replaceAt(outer.place, outer.index, value);
    holder.value = { source: writeValue(value, style(), line()) };
  };

  const insertAt = ({ container }: TextPlace, index: number, entry: NewEntry) =>
    insertEntry(container, index, entry, style().comma);

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

  const apply = (change: Change) => {
    const key = change.path.at(-1) ?? '';
    const place = placeAt(root, rootLine, change.path.slice(0, -1));
    const index = indexOf(place.container, key);
    if (change.op === 'insert') insert(place, index, change.value);
    else if (change.op === 'remove') removeEntry(place.container, index);
    else if (change.op === 'set') {
      if (index >= 0) replaceAt(place, index, change.value);
      else addKey(place, String(key), change.value);
    } else if (change.to !== index) {
      const moved = removeEntry(place.container, index);
      if (moved !== undefined) insertAt(place, change.to, { head: '', value: moved.value });
    }
  };

  const print = () => text.slice(0, tree.offset) + printNode(root.value) + text.slice(end);
  return { apply, print };
}

/**
 * Inserts an entry before `index` of a container that has entries already. Other lines keep their
 * ends, and change only where JSON requires a comma.
 */
function insertEntry(container: Container, index: number, entry: NewEntry, comma: string): void {
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
