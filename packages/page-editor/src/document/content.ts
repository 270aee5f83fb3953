import type { DocumentVersion, VersionName } from 'prismic-folder/contract';
import {
  applyPatches,
  areRelated,
  type Change,
  diffValues,
  equalJson,
  isObject,
  type Json,
  type JsonPath,
  mergeValues,
  type Patch,
  pathAfter,
  type ValueConflict,
} from 'prismic-folder/edit';
import { fitRequest, isFixed, withoutNote, withoutPaths } from './requests.ts';
import {
  chooseVersions,
  conflictsAfter,
  joinConflicts,
  mergeMine,
  sharing,
  withDisk,
} from './conflicts.ts';
import type { ConflictChoice, EditOptions } from './DocumentSession.ts';
import { createHistory, type Travelled } from './history.ts';
import type { KeptEdits } from './kept/readKept.ts';

/** A version on disk that edits are made on. Without the note what a draft was made from. */
export interface Base {
  readonly version: VersionName;
  readonly revision: string;
  readonly json: Json;
}

/** What the API refused to save, until it is edited again. */
export interface Refused {
  readonly path: JsonPath;
  readonly message: string;
}

const baseOf = ({ version, revision }: DocumentVersion, json: Json): Base => ({
  version,
  revision,
  json,
});

export type Content = ReturnType<typeof createContent>;

/** The content of a document that was just read, with edits and what is known of the disk. Without input and output. */
export function createContent(opened: DocumentVersion) {
  let base = baseOf(opened, withoutNote(opened.json));
  let json = base.json;
  let history = createHistory();
  let conflicts: readonly ValueConflict[] = [];
  // What others changed beside the conflicts, which nobody has to choose.
  let merged: readonly JsonPath[] = [];
  let refused: readonly Refused[] = [];
  // What was sent last, as long as it is not known whether it was saved.
  let sent: Json | null = null;
  // What was sent before it and had no answer either.
  let earlier: Json | null = null;

  /** The content that the disk had before others changed it: with what was sent, if that arrived. */
  const ancestorOf = (disk: Json): Json => {
    const both =
      sent !== null && earlier !== null ? mergeValues(base.json, earlier, sent).value : null;
    const arrived = [both, sent, earlier].find(
      (one) => one !== null && contains(disk, base.json, one),
    );
    return arrived ?? base.json;
  };

  /** After an edit, undo or redo: conflicts and refusals stay with their values. */
  const follow = (patches: readonly Patch[]) => {
    conflicts = isLost()
      ? [{ path: [], base: base.json, mine: json }]
      : conflictsAfter(conflicts, patches, json);
    merged = merged.flatMap((path) => {
      const next = pathAfter(path, patches);
      return next === null ? [] : [next];
    });
    refused = refused.flatMap((one) => {
      const path = pathAfter(one.path, patches);
      const isTouched = patches.some((patch) => areRelated(one.path, patch.path));
      return path === null || isTouched ? [] : [{ ...one, path }];
    });
  };
  const isBeside = (path: JsonPath) =>
    !isFixed(path[0]) && !conflicts.some((one) => areRelated(path, one.path));
  const isLost = () => conflicts.some(({ path }) => path.length === 0);

  const travel = (travelled: Travelled | null) => {
    if (travelled === null) return null;
    json = travelled.value;
    follow(travelled.patches);
    return travelled.path;
  };

  /** Brings edits that were made on one content of the disk to another. */
  const rebase = (ancestor: Json, disk: Json, foreign: readonly Change[]) => {
    const merged = mergeMine(ancestor, json, disk);
    const before = json;
    json = sharing(json, merged.value);
    history.addForeign(before, json);
    const moved = conflictsAfter(conflicts, diffValues(before, json), json);
    const known = withDisk(moved, conflicts, ancestor, disk, foreign);
    conflicts = joinConflicts(known, merged.conflicts);
  };

  /** Returns the first place that others changed; null if they changed nothing. */
  const takeIn = (version: DocumentVersion, ancestor: Json): JsonPath | null => {
    const disk = sharing(ancestor, withoutNote(version.json));
    const foreign = diffValues(ancestor, disk);
    conflicts = conflicts.filter(({ path }) => path.length > 0);
    const before = conflicts.length > 0 ? merged : [];
    if (foreign.length > 0) {
      refused = [];
      rebase(ancestor, disk, foreign);
    }
    merged = [...before, ...foreign.map(({ path }) => path)].filter(isBeside);
    base = baseOf(version, disk);
    [sent, earlier] = [null, null];
    // What publishing writes is nobody's edit.
    return foreign.find(({ path: [key] }) => !isFixed(key))?.path ?? null;
  };

  return {
    base: () => base,
    json: () => json,
    conflicts: () => conflicts,
    /** What others changed while there are conflicts, and nobody has to choose. */
    merged: () => (conflicts.length > 0 ? merged : []),
    refused: () => refused,
    get history() {
      return history;
    },
    /** Edits that are not on disk, as far as is known. */
    unsaved: () => diffValues(base.json, json),
    sent: () => (sent === null ? null : diffValues(base.json, sent)),
    /** Applies an edit; false if it changes nothing. Throws EditError if it is not possible. */
    edit(
      changes: readonly Patch[],
      { label, isTyping = false, gesture }: EditOptions,
      at: number,
    ): boolean {
      const { value, inverse } = applyPatches(json, changes);
      if (inverse.length === 0) return false;
      json = value;
      const step = { label, isTyping, gesture, at, forward: changes, backward: inverse };
      history.add({ kind: 'own', ...step });
      follow(changes);
      return true;
    },
    undo: () => travel(history.undo(json)),
    redo: () => travel(history.redo(json)),
    /** The changes to save now. They are not known to be lost until the disk was read again. */
    send(): readonly Change[] {
      const changes = withoutPaths(
        diffValues(base.json, json),
        refused.map(({ path }) => path),
      );
      if (changes.length === 0) return changes;
      earlier = sent;
      sent = applyPatches(base.json, changes).value;
      return fitRequest(changes, sent);
    },
    /** Takes in the answer to what was sent. */
    saved: (version: DocumentVersion) =>
      takeIn(
        version,
        earlier === null ? (sent ?? base.json) : ancestorOf(withoutNote(version.json)),
      ),
    /** Takes in a version that was read, whoever wrote it. */
    read(version: DocumentVersion) {
      const pending = [sent, earlier] as const;
      const isSame = version.revision === base.revision && version.version === base.version;
      const taken = takeIn(
        version,
        sent === null ? base.json : ancestorOf(withoutNote(version.json)),
      );
      // What was sent may still arrive.
      if (isSame) [sent, earlier] = pending;
      return taken;
    },
    /** Notes that nothing was written, and what must not be sent again. */
    refuse(found: readonly Refused[]) {
      sent = null;
      refused = [...refused, ...found];
    },
    /** Applies edits that were kept by a page that is gone, with its steps. */
    replay({ head, base: ancestor, mine, sent: last, undoStack, redoStack }: KeptEdits) {
      const begun = last !== null && contains(json, ancestor, last) ? last : ancestor;
      const present = json;
      const disk = sharing(begun, present);
      const merged = mergeMine(begun, mine, disk);
      // The order of keys is that of the steps, which undo brings back.
      json = equalJson(merged.value, mine) ? mine : sharing(present, merged.value);
      base = { ...base, json: sharing(json, base.json) };
      const known = conflictsAfter(conflicts, diffValues(present, json), json);
      const before = head.conflicts.filter(({ path }) => path.length > 0);
      const moved = conflictsAfter(before, diffValues(mine, json), json);
      const kept = withDisk(moved, before, begun, disk, diffValues(begun, disk));
      conflicts = joinConflicts(known, joinConflicts(kept, merged.conflicts));
      history = createHistory(undoStack, redoStack);
      history.addForeign(mine, json);
      // It may still arrive: the browser sent it just before it was gone.
      if (last !== null && begun !== last)
        sent = sharing(base.json, mergeMine(ancestor, last, disk).value);
    },
    resolve(choices: readonly ConflictChoice[], at: number) {
      const { patches, open } = chooseVersions(json, conflicts, choices);
      const { value, inverse } = applyPatches(json, patches);
      json = value;
      if (inverse.length > 0) {
        const label = 'choose between two versions';
        history.add({
          kind: 'own',
          label,
          isTyping: false,
          at,
          forward: patches,
          backward: inverse,
        });
      }
      conflicts = conflictsAfter(open, patches, json);
    },
    /** The document is gone from the disk: all of it is a conflict. */
    lose() {
      sent = null;
      conflicts = [{ path: [], base: base.json, mine: json }];
    },
    isLost,
    /** Takes in the version by which a lost document is there again; what is shown stays. */
    restored(version: DocumentVersion) {
      const disk = withoutNote(version.json);
      const before = json;
      if (isObject(disk) && isObject(json)) {
        const { data, tags } = json;
        json = sharing(json, {
          ...disk,
          ...(data !== undefined && { data }),
          ...(tags !== undefined && { tags }),
        });
      }
      history.addForeign(before, json);
      base = baseOf(version, sharing(json, disk));
      [conflicts, refused, sent] = [[], [], null];
    },
    /** Drops all edits. */
    drop() {
      json = base.json;
      [conflicts, refused, sent] = [[], [], null];
      history = createHistory();
    },
  };
}

/** Whether a value has all changes that were made of a base. */
function contains(disk: Json, base: Json, changed: Json): boolean {
  const { value, conflicts } = mergeValues(base, changed, disk);
  return conflicts.length === 0 && diffValues(disk, value).length === 0;
}
