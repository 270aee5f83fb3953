import type { JsonPath } from '#prismic-folder/edit';
import type { Patch } from './applyPatches.ts';

/** Where a path leads after a patch; null if what it leads to was removed. */
export function movedPath(path: JsonPath, patch: Patch): JsonPath | null {
  const at = patch.path.length - 1;
  const isBeside =
    path.length > at && patch.path.slice(0, -1).every((key, depth) => key === path[depth]);
  const [from, index] = [patch.path[at], path[at]];
  if (!isBeside || patch.op === 'set' || patch.op === 'restore') return path;
  if (typeof from !== 'number' || typeof index !== 'number') {
    return patch.op === 'remove' && from === index ? null : path;
  }
  const to = movedIndex(index, from, patch);
  return to === null ? null : [...path.slice(0, at), to, ...path.slice(at + 1)];
}

function movedIndex(index: number, from: number, patch: Patch): number | null {
  if (patch.op === 'insert') return index >= from ? index + 1 : index;
  if (index === from) return patch.op === 'move' ? patch.to : null;
  const without = index > from ? index - 1 : index;
  if (patch.op !== 'move') return without;
  return without >= patch.to ? without + 1 : without;
}

/** Where a path leads after some patches; null if what it leads to was removed. */
export function pathAfter(path: JsonPath, patches: readonly Patch[]): JsonPath | null {
  let moved: JsonPath | null = path;
  for (const patch of patches) moved = moved && movedPath(moved, patch);
  return moved;
}

export const isSamePath = (one: JsonPath, other: JsonPath): boolean =>
  one.length === other.length && isWithin(one, other);

/** Whether a path leads to a value or into it. */
export const isWithin = (path: JsonPath, outer: JsonPath): boolean =>
  path.length >= outer.length && outer.every((key, depth) => key === path[depth]);
