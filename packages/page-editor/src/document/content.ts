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
import { fitRequest, isFixed, withoutPaths } from './changes.ts';
import {
  chooseVersions,
  conflictsAfter,
  joinConflicts,
  mergeMine,
  sharing,
  withDisk,
} from './conflicts.ts';
import type { ConflictChoice, EditOptions } from './DocumentSession.ts';
import { createHistory, type History, type Travelled } from './history.ts';
import type { KeptEdits } from './kept/readKept.ts';
import { withoutNote } from './requests.ts';

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

/** How a version that was read or saved was taken in. */
export interface TakenIn {
  /** The first place that others changed; null if they changed nothing. */
  readonly foreign: JsonPath | null;
}

/** A document's content with edits and what is known of the disk. Without input and output. */
export interface Content {
  readonly base: () => Base;
  readonly json: () => Json;
  readonly conflicts: () => readonly ValueConflict[];
  /** What others changed while there are conflicts, and nobody has to choose. */
  readonly merged: () => readonly JsonPath[];
  readonly refused: () => readonly Refused[];
  readonly history: History;
  /** Edits that are not on disk, as far as is known. */
  readonly unsaved: () => readonly Change[];
  readonly sent: () => readonly Change[] | null;
  /** Applies an edit; false if it changes nothing. Throws EditError if it is not possible. */
  readonly edit: (changes: readonly Patch[], options: EditOptions, at: number) => boolean;
  readonly undo: () => JsonPath | null;
  readonly redo: () => JsonPath | null;
  /** The changes to save now. They are not known to be lost until the disk was read again. */
  readonly send: () => readonly Change[];
  /** Takes in the answer to what was sent. */
  readonly saved: (version: DocumentVersion) => TakenIn;
  /** Takes in a version that was read, whoever wrote it. */
  readonly read: (version: DocumentVersion) => TakenIn;
  /** Notes that nothing was written, and what must not be sent again. */
  readonly refuse: (refused: readonly Refused[]) => void;
  /** Applies edits that were kept by a page that is gone; its steps too, if asked for. */
  readonly replay: (kept: KeptEdits) => void;
  readonly resolve: (choices: readonly ConflictChoice[], at: number) => void;
  /** The document is gone from the disk: all of it is a conflict. */
  readonly lose: () => void;
  readonly isLost: () => boolean;
  /** Takes in the version by which a lost document is there again; what is shown stays. */
  readonly restored: (version: DocumentVersion) => void;
  /** Drops all edits. */
  readonly drop: () => void;
}

const baseOf = ({ version, revision }: DocumentVersion, json: Json): Base => ({
  version,
  revision,
  json,
});

/** The content of a document that was just read. */
export function createContent(opened: DocumentVersion): Content {
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

  const takeIn = (version: DocumentVersion, ancestor: Json): TakenIn => {
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
    return { foreign: foreign.find(({ path: [key] }) => !isFixed(key))?.path ?? null };
  };

  return {
    base: () => base,
    json: () => json,
    conflicts: () => conflicts,
    merged: () => (conflicts.length > 0 ? merged : []),
    refused: () => refused,
    get history() {
      return history;
    },
    unsaved: () => diffValues(base.json, json),
    sent: () => (sent === null ? null : diffValues(base.json, sent)),
    edit(changes, { label, isTyping = false, gesture }, at) {
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
    send() {
      const changes = withoutPaths(
        diffValues(base.json, json),
        refused.map(({ path }) => path),
      );
      if (changes.length === 0) return changes;
      earlier = sent;
      sent = applyPatches(base.json, changes).value;
      return fitRequest(changes, sent);
    },
    saved: (version) =>
      takeIn(
        version,
        earlier === null ? (sent ?? base.json) : ancestorOf(withoutNote(version.json)),
      ),
    read(version) {
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
    refuse(found) {
      sent = null;
      refused = [...refused, ...found];
    },
    replay({ head, base: ancestor, mine, sent: last, undoStack, redoStack }) {
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
    resolve(choices, at) {
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
    lose() {
      sent = null;
      conflicts = [{ path: [], base: base.json, mine: json }];
    },
    isLost,
    restored(version) {
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
