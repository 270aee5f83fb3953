import type { DocumentVersion, VersionName } from '#prismic-folder/contract';
import type { Change, Json, JsonPath, ValueConflict } from '#prismic-folder/edit';
import type { Patch } from '../changes/applyPatches.ts';
import type { ConflictChoice, EditOptions } from '../DocumentSession.ts';
import type { History } from '../history/createHistory.ts';
import type { KeptEdits } from '../kept/readKept.ts';

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
  /** Applies an edit; false if it changes nothing. Throws RangeError if it is not possible. */
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
