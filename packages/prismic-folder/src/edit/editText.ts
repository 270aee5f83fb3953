import { insertEntry, removeEntry } from './editEntries.ts';
import { indexOf, type Line, lineIn, placeAt, type TextPlace } from './textPlace.ts';
import { colonOf, styleOf, type TextStyle } from './textStyle.ts';
import { type Entry, parseNode, printNode, type TextNode } from './textTree.ts';
import type { Change, Json } from './types.ts';
import { writeAt } from './writeAt.ts';
import { writeScalar, writeValue } from './writeValue.ts';

/** A text under change. */
export interface TextEdit {
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
