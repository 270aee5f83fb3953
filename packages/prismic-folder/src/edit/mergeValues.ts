import { isRecord } from '../json.ts';
import { conflictOf } from './conflictOf.ts';
import { diffValues } from './diffValues.ts';
import { equalJson } from './equalJson.ts';
import { isWhole } from './isWhole.ts';
import { type MergeInner, mergeLists } from './mergeLists.ts';
import type { Change, Json, JsonPath, ValueConflict } from './types.ts';

/** Changes of two writers in one value. */
export interface Merged {
  /** Both writers' changes; where they conflict, those of the file on disk. */
  readonly value: Json;
  /** What to change in the file on disk, so that it has this value. */
  readonly changes: Change[];
  /** Paths of `value` that both have changed differently. */
  readonly conflicts: ValueConflict[];
}

/**
 * Merges what two writers made of one base. Changes of different paths are both kept, equal ones
 * once. What could be meant in two ways is a conflict: each change is in the value or in a conflict.
 */
export function mergeValues(base: Json, mine: Json, disk: Json): Merged {
  const conflicts: ValueConflict[] = [];
  const value = merge(base, mine, disk, [], conflicts);
  return { value, changes: diffValues(disk, value), conflicts };
}

const merge: MergeInner = (base, mine, disk, path, conflicts) => {
  if (equalJson(mine, disk) || equalJson(base, mine)) return disk;
  if (equalJson(base, disk)) return mine;
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(disk)) {
    return mergeLists({ base, mine, disk }, path, conflicts, merge);
  }
  const canMerge = isRecord(base) && isRecord(mine) && isRecord(disk);
  if (canMerge && !isWhole(base, mine, disk)) {
    return mergeObjects({ base, mine, disk }, path, conflicts);
  }
  conflicts.push({ path, base, mine, disk });
  return disk;
};

type JsonObject = { readonly [key: string]: Json };

/** The keys of `disk` in their order, then those that only `mine` has. */
function mergeObjects(
  { base, mine, disk }: Readonly<Record<'base' | 'mine' | 'disk', JsonObject>>,
  path: JsonPath,
  conflicts: ValueConflict[],
): Json {
  const merged: [string, Json][] = [];
  for (const key of new Set([...Object.keys(disk), ...Object.keys(mine)])) {
    const inner = [...path, key];
    const [was, my, its] = [ownValue(base, key), ownValue(mine, key), ownValue(disk, key)];
    let value = its;
    if (was !== undefined && my !== undefined && its !== undefined) {
      value = merge(was, my, its, inner, conflicts);
    } else if (equalJson(was, its)) value = my;
    else if (!equalJson(was, my) && !equalJson(my, its)) {
      conflicts.push(conflictOf(inner, was, my, its));
    }
    if (value !== undefined) merged.push([key, value]);
  }
  return Object.fromEntries(merged);
}

function ownValue(object: JsonObject, key: string): Json | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}
