import { diffValues, type Json, type JsonPath, type ValueConflict } from '#prismic-folder/edit';
import { isWithin } from '../changes/movedPath.ts';
import { isFixed } from '../fixedKeys.ts';
import { mergeMine } from './mergeMine.ts';

/** What is public was changed by others where this version of it was changed, too. */
export interface PublicConflicts {
  /** The content with both changes; where they conflict, as it is here. */
  readonly json: Json;
  /** Paths of `json`. */
  readonly conflicts: readonly ValueConflict[];
  /** What else was changed in public, which nobody has to choose. */
  readonly merged: readonly JsonPath[];
}

/**
 * The conflicts of a version with what is public now; null if there are none. `madeFrom`: what was public when the
 * version was made.
 */
export function publicConflicts(
  madeFrom: Json,
  mine: Json,
  published: Json,
): PublicConflicts | null {
  const { value, conflicts: found } = mergeMine(madeFrom, mine, published);
  // What publishing writes is nobody's edit.
  const conflicts = found.filter(({ path: [key] }) => !isFixed(key));
  if (conflicts.length === 0) return null;
  const isChosen = (path: JsonPath) =>
    isFixed(path[0]) ||
    conflicts.some((one) => isWithin(path, one.path) || isWithin(one.path, path));
  const changed = diffValues(mine, value).map(({ path }) => path);
  return { json: value, conflicts, merged: changed.filter((path) => !isChosen(path)) };
}
