import {
  type Change,
  diffValues,
  type Json,
  type JsonPath,
  type ValueConflict,
} from '#prismic-folder/edit';
import { applyPatches } from '../changes/applyPatches.ts';
import { isWithin } from '../changes/movedPath.ts';
import type { ConflictChoice, DocumentJson } from '../DocumentSession.ts';
import { isFixed } from '../fixedKeys.ts';
import { chooseVersions } from './chooseVersions.ts';
import { mergeMine } from './mergeMine.ts';

/** What is public was changed by others where this version of it was changed, too. */
export interface PublicConflicts {
  /** The content with both changes; where they conflict, as it is here. */
  readonly json: DocumentJson;
  /** Paths of `json`. */
  readonly conflicts: readonly ValueConflict[];
  /** What else was changed in public, which nobody has to choose. */
  readonly merged: readonly JsonPath[];
}

/**
 * The conflicts of a version with what is public now; null if there are none. `madeFrom`: what was public when the
 * version was made.
 */
function publicConflicts(madeFrom: Json, mine: Json, published: Json): PublicConflicts | null {
  const { value, conflicts: found } = mergeMine(madeFrom, mine, published);
  // What publishing writes is nobody's edit.
  const conflicts = found.filter(({ path: [key] }) => !isFixed(key));
  if (conflicts.length === 0) return null;
  const isChosen = (path: JsonPath) =>
    isFixed(path[0]) ||
    conflicts.some((one) => isWithin(path, one.path) || isWithin(one.path, path));
  const changed = diffValues(mine, value).map(({ path }) => path);
  // Cast: a document with changes is a document.
  return {
    json: value as DocumentJson,
    conflicts,
    merged: changed.filter((path) => !isChosen(path)),
  };
}

/** Compares once for each content: an open document is read again whenever anything of it changes. */
export function createComparison(): typeof publicConflictsOf {
  let last: { readonly of: readonly unknown[]; readonly found: PublicConflicts | null } | null =
    null;
  return (madeFrom, mine, published) => {
    const of = [madeFrom, mine, published];
    if (last === null || last.of.some((one, at) => one !== of[at])) {
      last = { of, found: publicConflictsOf(madeFrom, mine, published) };
    }
    return last.found;
  };
}

const publicConflictsOf = (madeFrom: Json | null, mine: Json, published: DocumentJson | null) =>
  // Cast: a document without undefined keys is JSON.
  madeFrom === null || published === null
    ? null
    : publicConflicts(madeFrom, mine, published as Json);

/** What to change here so that it has what was chosen, and all else that is public. */
export function chosenChanges(
  mine: Json,
  { json, conflicts }: Pick<PublicConflicts, 'json' | 'conflicts'>,
  choices: readonly ConflictChoice[],
): readonly Change[] {
  // Cast: as above.
  const both = json as Json;
  const { patches } = chooseVersions(both, conflicts, choices);
  const chosen = applyPatches(both, patches).value;
  return diffValues(mine, chosen).filter(({ path: [key] }) => !isFixed(key));
}
