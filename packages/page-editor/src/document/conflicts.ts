import {
  applyPatches,
  areRelated,
  type Change,
  diffValues,
  EditError,
  equalJson,
  isList,
  isObject,
  isSamePath,
  type Json,
  type JsonPath,
  listOf,
  mergeValues,
  type Patch,
  pathAfter,
  valueAt,
  type ValueConflict,
} from 'prismic-folder/edit';
import type { ConflictChoice, OpenDocument } from './DocumentSession.ts';
import { asDocument, isFixed } from './requests.ts';
import type { DocumentJson } from '../model/DocumentJson.ts';

/** A value that is equal to `now`, of the same objects as `old` wherever they are equal. */
export const sharing = (old: Json, now: Json): Json =>
  applyPatches(old, diffValues(old, now)).value;

/**
 * Merges what was changed here with what is on disk. In a conflict the value here stays in the form;
 * an entry that was removed here and changed on disk is there again until somebody decides. The
 * conflicts' paths are of the merged value.
 */
export function mergeMine(base: Json, mine: Json, disk: Json) {
  const merged = mergeValues(base, mine, disk);
  let value = merged.value;
  let conflicts: readonly ValueConflict[] = merged.conflicts;
  for (const number of merged.conflicts.keys()) {
    const conflict = conflicts[number];
    const change = conflict && toMine(conflict, value);
    if (!change) continue;
    value = applyPatches(value, [change]).value;
    conflicts = conflicts.map((other, index) =>
      index === number ? other : { ...other, path: pathAfter(other.path, [change]) ?? other.path },
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

/** What to change here for some choices, as the conflicts' own values are those that are here; `open`: without a choice. */
export function chooseVersions(
  json: Json,
  conflicts: readonly ValueConflict[],
  choices: readonly ConflictChoice[],
) {
  const choiceOf = ({ path }: ValueConflict) =>
    choices.find((choice) => isSamePath(choice.path, path));
  let value = json;
  const patches: Patch[] = [];
  for (const conflict of conflicts) {
    const choice = choiceOf(conflict);
    const path = choice && pathAfter(conflict.path, patches);
    if (!choice || path === null || path === undefined) continue;
    for (const patch of patchesFor({ ...conflict, path }, choice.keep)) {
      try {
        value = applyPatches(value, [patch]).value;
        patches.push(patch);
      } catch (error) {
        if (!(error instanceof EditError)) throw error;
        // An earlier choice has removed what this one is about.
      }
    }
  }
  return { patches, open: conflicts.filter((conflict) => !choiceOf(conflict)) };
}

function patchesFor(
  { path, base, mine, disk }: ValueConflict,
  keep: ConflictChoice['keep'],
): readonly Patch[] {
  if (mine === undefined) return keep === 'mine' ? [{ op: 'remove', path }] : [];
  if (keep === 'mine') return [];
  if (disk === undefined) return keep === 'disk' ? [{ op: 'remove', path }] : [];
  if (keep === 'disk') return [{ op: 'set', path, value: disk }];
  const at = path.at(-1);
  if (typeof at === 'number' && isObject(mine)) {
    return [{ op: 'insert', path: [...path.slice(0, -1), at + 1], value: disk }];
  }
  return [{ op: 'set', path, value: bothOf(base, mine, disk) }];
}

/** Two texts one after the other; of two lists all entries once. Other values cannot be joined. */
function bothOf(base: Json | undefined, mine: Json, disk: Json): Json {
  if (typeof mine === 'string' && typeof disk === 'string') {
    return [mine, disk].filter((text) => text.trim() !== '').join(' ');
  }
  if (!isList(mine) || !isList(disk)) return mine;
  const known = [...mine, ...listOf(base)];
  return [...mine, ...disk.filter((entry) => !known.some((one) => equalJson(one, entry)))];
}

type PublicConflicts = NonNullable<OpenDocument['meanwhile']>;

/** The conflicts of a version with what is public now, with the content that has both changes; null if there are none. */
function publicConflicts(madeFrom: Json, mine: Json, published: Json): PublicConflicts | null {
  const { value, conflicts: found } = mergeMine(madeFrom, mine, published);
  // What publishing writes is nobody's edit.
  const conflicts = found.filter(({ path: [key] }) => !isFixed(key));
  if (conflicts.length === 0) return null;
  const isChosen = (path: JsonPath) =>
    isFixed(path[0]) || conflicts.some((one) => areRelated(path, one.path));
  const changed = diffValues(mine, value).map(({ path }) => path);
  return {
    json: asDocument(value),
    conflicts,
    merged: changed.filter((path) => !isChosen(path)),
  };
}

/**
 * Compares a version with what is public now, once for each content: an open document is read again whenever anything of
 * it changes. `madeFrom`: what was public when the version was made, if that was changed since.
 */
export function createComparison() {
  let last: readonly unknown[] = [];
  let found: PublicConflicts | null = null;
  return (madeFrom: Json | null, mine: Json, published: DocumentJson | null) => {
    const of = [madeFrom, mine, published];
    if (of.some((one, at) => one !== last[at])) {
      last = of;
      const isBoth = madeFrom !== null && published !== null;
      // Cast: a document without undefined keys is JSON.
      found = isBoth ? publicConflicts(madeFrom, mine, published as Json) : null;
    }
    return found;
  };
}

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
