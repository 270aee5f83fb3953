import { equalJson, type Json, type ValueConflict } from '#prismic-folder/edit';
import { isRecord } from '#ui/isRecord.ts';
import { applyPatches, type Patch } from '../changes/applyPatches.ts';
import { isSamePath, pathAfter } from '../changes/movedPath.ts';
import type { ConflictChoice } from '../DocumentSession.ts';

export interface Chosen {
  readonly patches: readonly Patch[];
  /** Conflicts without a choice. */
  readonly open: readonly ValueConflict[];
}

/** What to change here for some choices, as the conflicts' own values are those that are here. */
export function chooseVersions(
  json: Json,
  conflicts: readonly ValueConflict[],
  choices: readonly ConflictChoice[],
): Chosen {
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
      } catch {
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
  if (typeof at === 'number' && isRecord(mine)) {
    return [{ op: 'insert', path: [...path.slice(0, -1), at + 1], value: disk }];
  }
  return [{ op: 'set', path, value: bothOf(base, mine, disk) }];
}

/** Two texts one after the other; of two lists all entries once. Other values cannot be joined. */
function bothOf(base: Json | undefined, mine: Json, disk: Json): Json {
  if (typeof mine === 'string' && typeof disk === 'string') {
    return [mine, disk].filter((text) => text.trim() !== '').join(' ');
  }
  if (!Array.isArray(mine) || !Array.isArray(disk)) return mine;
  const known: readonly Json[] = [...mine, ...(Array.isArray(base) ? base : [])];
  return [...mine, ...disk.filter((entry) => !known.some((one) => equalJson(one, entry)))];
}
