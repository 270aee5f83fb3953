import { diffValues } from './diffValues.ts';
import { equalJson } from './equalJson.ts';
import type { Change, Json, JsonPath } from './types.ts';

/** Whether one of two paths contains the other. */
export function areRelated(one: JsonPath, other: JsonPath): boolean {
  const length = Math.min(one.length, other.length);
  return equalJson(one.slice(0, length), other.slice(0, length));
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
    paths = paths.map((path) => shifted(path, change)).filter((path) => path !== undefined);
    const path = pathOf(change);
    if (path !== null) paths.push(path);
  }
  return paths;
}

/** A path after an entry of a list was inserted, removed or moved; undefined if it was removed. */
function shifted(path: JsonPath, change: Change): JsonPath | undefined {
  const at = change.path.length - 1;
  const from = change.path[at];
  const index = path[at];
  const isInList = equalJson(path.slice(0, at), change.path.slice(0, at));
  if (change.op === 'set' || !isInList || typeof from !== 'number' || typeof index !== 'number') {
    return path;
  }
  const moved = shiftedIndex(index, from, change);
  return moved === undefined ? undefined : [...path.slice(0, at), moved, ...path.slice(at + 1)];
}

function shiftedIndex(index: number, from: number, change: Change): number | undefined {
  if (change.op === 'insert') return index >= from ? index + 1 : index;
  if (change.op === 'remove') return index === from ? undefined : index > from ? index - 1 : index;
  if (change.op !== 'move') return index;
  if (index === from) return change.to;
  const without = index > from ? index - 1 : index;
  return without >= change.to ? without + 1 : without;
}
