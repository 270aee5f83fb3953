import { type Node, parseTree } from 'jsonc-parser';
import { hasBreak } from './textStyle.ts';
import type { JsonPath } from './types.ts';

/** A value of a text. Its bytes are those of its source, until one of its entries changes. */
export interface TextNode {
  /** The text that the value is part of: the file's, or that of a new value. */
  readonly source: string;
  /** Parsed when it is needed, if the value is all of the source. */
  tree?: Node;
  /** Set once an entry is to change; from then on it counts instead of the source. */
  container?: Container;
}

/** The entries of an object or a list, and all characters between them. */
export interface Container {
  readonly isList: boolean;
  readonly entries: Entry[];
  /** White space before the closing bracket. */
  tail: string;
}

export interface Entry {
  readonly key?: string;
  /** White space after the comma or bracket before the entry. */
  before: string;
  /** The key as it is written, with the colon and the white space around it; '' in lists. */
  readonly head: string;
  value: TextNode;
  /** White space before the comma; '' for the last entry. */
  after: string;
  /** Start and end in the file, unless the entry is new or has been moved. */
  readonly span?: readonly [number, number];
}

/** Parses a text that JSON.parse accepts. */
export function parseNode(source: string): Node {
  const tree = parseTree(source);
  if (tree === undefined) throw new TypeError('an empty text is not JSON');
  return tree;
}

/** The entries of a value, ready to be changed; undefined if it is neither an object nor a list. */
export function openNode(node: TextNode): Container | undefined {
  if (node.container !== undefined) return node.container;
  node.tree ??= parseNode(node.source);
  const { source, tree } = node;
  if (tree.type !== 'object' && tree.type !== 'array') return undefined;
  const { children = [] } = tree;
  const end = tree.offset + tree.length - 1;
  let at = tree.offset + 1;
  const entries = children.map((child, index): Entry => {
    const [key, value = child] =
      child.children !== undefined && tree.type === 'object' ? child.children : [];
    const span = [child.offset, child.offset + child.length] as const;
    const before = source.slice(at, span[0]);
    const head = source.slice(span[0], value.offset);
    const next = children[index + 1];
    const comma = next === undefined ? span[1] : source.indexOf(',', span[1]);
    at = next === undefined ? span[1] : comma + 1;
    const entry = {
      before,
      head,
      value: { source, tree: value },
      after: source.slice(span[1], comma),
      span,
    };
    return key === undefined ? entry : { ...entry, key: String(key.value) };
  });
  return (node.container = { isList: tree.type === 'array', entries, tail: source.slice(at, end) });
}

/** The text of a value. */
export function printNode(node: TextNode): string {
  const parts: string[] = [];
  collect(node, parts);
  return parts.join('');
}

function collect({ source, tree, container }: TextNode, parts: string[]): void {
  if (container === undefined) {
    parts.push(tree === undefined ? source : source.slice(tree.offset, tree.offset + tree.length));
    return;
  }
  const { isList, entries, tail } = container;
  parts.push(isList ? '[' : '{');
  for (const [index, { before, head, value, after }] of entries.entries()) {
    parts.push(before, head);
    collect(value, parts);
    parts.push(after);
    if (index < entries.length - 1) parts.push(',');
  }
  parts.push(tail, isList ? ']' : '}');
}

/** An object or list of a text, and where it is. */
export interface TextPlace {
  /** What holds the value: an entry of the object or list around it. */
  readonly holder: { value: TextNode };
  readonly container: Container;
  /** The line it starts in; found when it is needed, because it may be far away. */
  readonly line: () => Line;
  /** Absent for the root. */
  readonly outer?: { readonly place: TextPlace; readonly index: number };
}

/** Indentation of a line, and how it ends. */
export interface Line {
  readonly indent: string;
  readonly eol: string;
}

/** The object or list at a path that exists. */
export function placeAt(root: { value: TextNode }, line: () => Line, path: JsonPath): TextPlace {
  let place: TextPlace = { holder: root, container: opened(root), line };
  for (const key of path) {
    const outer = { place, index: indexOf(place.container, key) };
    const holder = outer.place.container.entries[outer.index];
    if (holder === undefined) throw new TypeError(`there is no ${key}`);
    const start = () => lineAt(outer.place, outer.index);
    place = { holder, container: opened(holder), line: start, outer };
  }
  return place;
}

/** The index of an entry; -1 if there is no such key. */
export function indexOf({ entries }: Container, key: string | number): number {
  return typeof key === 'number' ? key : entries.findIndex((entry) => entry.key === key);
}

/** The line that an entry starts in. */
export function lineAt({ container, line }: TextPlace, index: number): Line {
  for (let at = index; at >= 0; at--) {
    const before = container.entries[at]?.before ?? '';
    const found = before !== '' && before !== ' ' ? lineIn(before) : undefined;
    if (found !== undefined) return found;
  }
  return line();
}

/** The line that starts in white space. */
export function lineIn(space: string): Line | undefined {
  const [, eol, indent] = /(\r\n|\r|\n)([^\r\n]*)$/.exec(space) ?? [];
  return eol === undefined ? undefined : { eol, indent: indent ?? '' };
}

/** Whether all entries of a container start in its own line. */
export function isInline({ entries, tail }: Container): boolean {
  return (
    !hasBreak(tail) && !entries.some(({ before, after }) => hasBreak(before) || hasBreak(after))
  );
}

function opened({ value }: { value: TextNode }): Container {
  const container = openNode(value);
  if (container === undefined) throw new TypeError('the value is neither an object nor a list');
  return container;
}
