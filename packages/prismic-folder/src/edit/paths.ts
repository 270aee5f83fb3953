import { diffValues } from './diffValues.ts';
import type { Change, Json, JsonPath, Patch } from './types.ts';

/** Whether a path leads to a value or into it. */
export function isWithin(path: JsonPath, outer: JsonPath): boolean {
  return path.length >= outer.length && outer.every((key, depth) => key === path[depth]);
}

/** Whether two paths lead to the same value. */
export function isSamePath(one: JsonPath, other: JsonPath): boolean {
  return one.length === other.length && isWithin(one, other);
}

/** Whether one of two paths contains the other. */
export function areRelated(one: JsonPath, other: JsonPath): boolean {
  return isWithin(one, other) || isWithin(other, one);
}

/** Where a path leads after some patches; null if what it leads to was removed. */
export function pathAfter(path: JsonPath, patches: readonly Patch[]): JsonPath | null {
  let moved: JsonPath | null = path;
  for (const patch of patches) moved = moved && movedPath(moved, patch);
  return moved;
}

function movedPath(path: JsonPath, patch: Patch): JsonPath | null {
  const at = patch.path.length - 1;
  const isBeside = path.length > at && isWithin(path, patch.path.slice(0, -1));
  const [from, index] = [patch.path[at], path[at]];
  if (!isBeside || patch.op === 'set' || patch.op === 'restore') return path;
  if (typeof from !== 'number' || typeof index !== 'number') {
    return patch.op === 'remove' && from === index ? null : path;
  }
  const to = movedIndex(index, from, patch);
  return to === null ? null : path.with(at, to);
}

function movedIndex(index: number, from: number, patch: Patch): number | null {
  if (patch.op === 'insert') return index >= from ? index + 1 : index;
  if (index === from) return patch.op === 'move' ? patch.to : null;
  const without = index > from ? index - 1 : index;
  return patch.op === 'move' && without >= patch.to ? without + 1 : without;
}

/** Where changed values are once all changes have been applied. */
export function finalPaths(changes: readonly Change[]): readonly JsonPath[] {
  return pathsAfter(changes, (change) => {
    if (change.op === 'remove') return change.path.slice(0, -1);
    return change.op === 'move' ? [...change.path.slice(0, -1), change.to] : change.path;
  });
}

/**
 * Where a value says something else than before. What was only moved says the same, and so do the entries beside one
 * that was removed.
 */
export function changedPaths(before: Json, after: Json): readonly JsonPath[] {
  return pathsAfter(diffValues(before, after), ({ op, path }) => {
    const isGone = op === 'remove' && typeof path.at(-1) === 'number';
    return op === 'move' || isGone ? null : path;
  });
}

/** The path of each change, as the changes behind it leave it. */
function pathsAfter(
  changes: readonly Change[],
  pathOf: (change: Change) => JsonPath | null,
): readonly JsonPath[] {
  let paths: JsonPath[] = [];
  for (const change of changes) {
    paths = paths.flatMap((path) => {
      const moved = movedPath(path, change);
      return moved === null ? [] : [moved];
    });
    const path = pathOf(change);
    if (path !== null) paths.push(path);
  }
  return paths;
}
