import {
  diffValues,
  equalJson,
  type Json,
  mergeValues,
  valueAt,
  type ValueConflict,
} from '#prismic-folder/edit';
import { applyPatches, type Patch } from '../changes/applyPatches.ts';
import { isSamePath, movedPath, pathAfter } from '../changes/movedPath.ts';

export interface MergedMine {
  /** Both writers' changes; where they conflict, mine. */
  readonly value: Json;
  /** Paths of `value`. */
  readonly conflicts: readonly ValueConflict[];
}

/** A value that is equal to `now`, of the same objects as `old` wherever they are equal. */
export const sharing = (old: Json, now: Json): Json =>
  applyPatches(old, diffValues(old, now)).value;

/**
 * Merges what was changed here with what is on disk. In a conflict the value here stays in the form;
 * an entry that was removed here and changed on disk is there again until somebody decides.
 */
export function mergeMine(base: Json, mine: Json, disk: Json): MergedMine {
  const merged = mergeValues(base, mine, disk);
  let value = merged.value;
  let conflicts: readonly ValueConflict[] = merged.conflicts;
  for (const number of merged.conflicts.keys()) {
    const conflict = conflicts[number];
    const change = conflict && toMine(conflict, value);
    if (!change) continue;
    value = applyPatches(value, [change]).value;
    conflicts = conflicts.map((other, index) =>
      index === number ? other : { ...other, path: movedPath(other.path, change) ?? other.path },
    );
  }
  return { value, conflicts };
}

function toMine({ path, mine, disk }: ValueConflict, value: Json): Patch | null {
  if (mine === undefined) return null;
  if (disk !== undefined || typeof path.at(-1) === 'string')
    return { op: 'set', path, value: mine };
  const list = valueAt(value, path.slice(0, -1));
  const length = Array.isArray(list) ? list.length : 0;
  return {
    op: 'insert',
    path: [...path.slice(0, -1), Math.min(Number(path.at(-1)), length)],
    value: mine,
  };
}

/** Conflicts after edits here: where they are now, and without those that edits have solved. */
export function conflictsAfter(
  conflicts: readonly ValueConflict[],
  patches: readonly Patch[],
  json: Json,
): readonly ValueConflict[] {
  return conflicts.flatMap((conflict) => {
    const path = pathAfter(conflict.path, patches);
    if (path === null) return [];
    // Cast: a value of a JSON file.
    const now = valueAt(json, path) as Json | undefined;
    if (conflict.mine === undefined) return now === undefined ? [] : [{ ...conflict, path }];
    if (now === undefined || equalJson(now, conflict.disk)) return [];
    return [{ ...conflict, path, mine: now }];
  });
}

/** Adds newer conflicts; one at the same place keeps the value that both began with. */
export function joinConflicts(
  known: readonly ValueConflict[],
  found: readonly ValueConflict[],
): readonly ValueConflict[] {
  const joined = found.map((conflict) => {
    const earlier = known.find(({ path }) => isSamePath(path, conflict.path));
    return earlier?.base === undefined ? conflict : { ...conflict, base: earlier.base };
  });
  const others = known.filter(({ path }) => !found.some((one) => isSamePath(one.path, path)));
  return [...others, ...joined];
}

/** Conflicts with what is on disk at their places now, where that was changed again. */
export function withDisk(
  moved: readonly ValueConflict[],
  before: readonly ValueConflict[],
  ancestor: Json,
  disk: Json,
  foreign: readonly Patch[],
): readonly ValueConflict[] {
  return moved.flatMap((conflict) => {
    const old = before.find((one) => one.disk === conflict.disk && one.base === conflict.base);
    if (old?.disk === undefined || !equalJson(valueAt(ancestor, old.path), old.disk))
      return [conflict];
    const path = pathAfter(old.path, foreign);
    // Cast: a value of a JSON file.
    const value = path === null ? undefined : (valueAt(disk, path) as Json | undefined);
    if (value === undefined) return [conflict];
    return equalJson(value, conflict.mine) ? [] : [{ ...conflict, disk: value }];
  });
}
