import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import type { Change, Json, JsonPath } from '../../../src/edit/types.ts';

export const set = (path: JsonPath, value: Json): Change => ({ op: 'set', path, value });
export const remove = (...path: JsonPath): Change => ({ op: 'remove', path });
export const insert = (path: JsonPath, value: Json): Change => ({ op: 'insert', path, value });
export const move = (path: JsonPath, to: number): Change => ({ op: 'move', path, to });

/**
 * Whether two texts, of which one is the other after a change, differ in nothing but its value, byte
 * by byte; a move may change what is between the entries of its list. Uses nothing of the writer.
 */
export function changesOnly(change: Change, before: string, after: string): boolean {
  const { op, path } = change;
  if (op === 'insert') return isWithout(before, after, path);
  if (op === 'remove') return isWithout(after, before, path);
  if (op === 'set') {
    const [was, is] = [find(before, path), find(after, path)];
    return was === undefined
      ? isWithout(before, after, path)
      : isSameAround(before, was, after, is);
  }
  const [was, is] = [find(before, path.slice(0, -1)), find(after, path.slice(0, -1))];
  const moved = [...(was?.children ?? [])];
  moved.splice(change.to, 0, ...moved.splice(Number(path.at(-1)), 1));
  const texts = (text: string, nodes: readonly Node[] = []) =>
    nodes.map(({ offset, length }) => text.slice(offset, offset + length)).join('\0');
  return (
    isSameAround(before, was, after, is) && texts(before, moved) === texts(after, is?.children)
  );
}

function find(text: string, path: JsonPath): Node | undefined {
  const root = parseTree(text.replace(/^\ufeff/, ' '));
  return root && findNodeAtLocation(root, [...path]);
}

function isSameAround(before: string, was: Node | undefined, after: string, is: typeof was) {
  if (was === undefined || is === undefined) return false;
  return (
    before.slice(0, was.offset) === after.slice(0, is.offset) &&
    before.slice(was.offset + was.length) === after.slice(is.offset + is.length)
  );
}

/** Whether `small` is `large` without an entry; commas and white space may differ where it was. */
function isWithout(small: string, large: string, path: JsonPath): boolean {
  const value = find(large, path);
  const entry = typeof path.at(-1) === 'string' ? value?.parent : value;
  if (entry === undefined) return false;
  const rest = large.slice(0, entry.offset) + large.slice(entry.offset + entry.length);
  const shorter = Math.min(small.length, rest.length);
  let start = 0;
  while (start < shorter && small[start] === rest[start]) start++;
  let end = 0;
  while (end < shorter - start && small.at(-1 - end) === rest.at(-1 - end)) end++;
  return [small, rest].every((text) => /^[\s,]*$/.test(text.slice(start, text.length - end)));
}
