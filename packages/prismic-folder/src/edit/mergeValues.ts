import { diffValues } from './diffValues.ts';
import { conflictOf, type MergeInner, mergeLists } from './mergeLists.ts';
import type { Change, Json, JsonObject, JsonPath, ValueConflict } from './types.ts';
import { equalJson, isList, isObject } from './values.ts';

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
  if (isList(base) && isList(mine) && isList(disk)) {
    return mergeLists({ base, mine, disk }, path, conflicts, merge);
  }
  const canMerge = isObject(base) && isObject(mine) && isObject(disk);
  if (canMerge && !isWhole(base, mine, disk)) {
    return mergeObjects({ base, mine, disk }, path, conflicts);
  }
  conflicts.push({ path, base, mine, disk });
  return disk;
};

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

/**
 * Whether two writers' changes of a field's value must not be combined, though they are of different
 * keys: the spans of one text do not fit another, and half of two places is a third one.
 */
function isWhole(base: JsonObject, mine: JsonObject, disk: JsonObject): boolean {
  if ('link_type' in base || 'embed_url' in base || Array.isArray(base['spans'])) return true;
  // A place, and the size and crop of an image.
  if ('latitude' in base || 'zoom' in base || isSize(base)) return true;
  // The alternative text of one image does not fit another.
  const hasDetails = [base, mine, disk].some((one) => 'dimensions' in one || 'alt' in one);
  const isImage = 'url' in base && hasDetails;
  return isImage && (fileOf(mine) !== fileOf(base) || fileOf(disk) !== fileOf(base));
}

/** The address of an image without its crop. */
function fileOf({ url }: JsonObject): Json | undefined {
  return typeof url === 'string' ? url.replace(/\?.*$/s, '') : url;
}

function isSize({ width, height }: JsonObject): boolean {
  return typeof width === 'number' && typeof height === 'number';
}
