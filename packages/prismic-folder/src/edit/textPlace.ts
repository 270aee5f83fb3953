import { hasBreak } from './textStyle.ts';
import { type Container, openNode, type TextNode } from './textTree.ts';
import type { JsonPath } from './types.ts';

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
