import type { DocumentJson } from '../model/DocumentJson.ts';
import type { DocumentKey, DocumentSummary, Problem, VersionName } from 'prismic-folder/contract';
import type { Change, JsonPath, ValueConflict } from 'prismic-folder/edit';

/** How far the edits are kept. In every state they are kept in this browser, too. */
export type SaveState =
  | {
      readonly kind: 'saved';
      /** When, in ms since 1970; null: nothing was saved here yet. */ readonly at: number | null;
    }
  | { readonly kind: 'unsaved' }
  | { readonly kind: 'saving'; readonly since: number }
  /**
   * A sentence for the owner; tried again by itself at `retryAt` (null: only when asked). `isSignedOut`: it is as soon
   * as the owner has signed in again.
   */
  | {
      readonly kind: 'failed';
      readonly message: string;
      readonly retryAt: number | null;
      readonly isSignedOut?: boolean;
    }
  | { readonly kind: 'conflict' };

/** What is known of an open document. A new object after every change; unchanged parts stay the same objects. */
export interface OpenDocument {
  readonly key: DocumentKey;
  readonly summary: DocumentSummary;
  /** The version that is edited. Edits of the published one create a draft. */
  readonly version: VersionName;
  readonly revision: string;
  /** The content of the file with all edits. */
  readonly json: DocumentJson;
  /** The published file; null if there is none, or if `publicTrouble` says that it is not known. */
  readonly published: DocumentJson | null;
  /** Why what is public could not be read, which is tried again; null: `published` is what is public. */
  readonly publicTrouble: string | null;
  readonly problems: readonly Problem[];
  readonly save: SaveState;
  /** Values that were changed here and on disk; not empty while `save` is a conflict. */
  readonly conflicts: readonly ValueConflict[];
  /** What was changed on disk beside them and is in already; empty without conflicts. */
  readonly merged: readonly JsonPath[];
  /**
   * What is public was changed meanwhile where this draft was changed, too; null: it was not. `json`: the content with
   * both changes, to which the paths of its conflicts lead.
   */
  readonly meanwhile: Pick<OpenDocument, 'json' | 'conflicts' | 'merged'> | null;
  /** Why it cannot be edited; null if it can. */
  readonly readOnly: string | null;
  /** What the next undo or redo would do, such as 'move Callout up'; null if there is nothing. */
  readonly undo: string | null;
  readonly redo: string | null;
}

export interface EditOptions {
  /** What it does, as part of a sentence: 'move Callout up', 'change Title'. */
  readonly label: string;
  /** Joins the last edit if that was typing in the same field less than 600 ms ago. */
  readonly isTyping?: boolean;
  /** Joins the last edit of the same field if that was of the same gesture, however long the pointer rested. */
  readonly gesture?: string;
}

/** Which side of a conflict to keep. */
export interface ConflictChoice {
  readonly path: JsonPath;
  /** `both`: for texts and lists. */
  readonly keep: 'mine' | 'disk' | 'both';
}

/**
 * One open document: holds its content, applies edits at once, keeps them in this browser, saves
 * them as a draft, and merges what changes on disk. Nothing typed is lost.
 */
export interface DocumentSession {
  readonly get: () => OpenDocument;
  readonly subscribe: (listener: () => void) => () => void;
  /** Changes of the file by path (`['data', 'spread', 6, 'primary', 'title']`), in one step of undo. */
  readonly edit: (changes: readonly Change[], options: EditOptions) => void;
  /** Takes back a step; the path of what it changed, to be selected. */
  readonly undo: () => JsonPath | null;
  readonly redo: () => JsonPath | null;
  /** Saves now, for instance before publishing. Rejects with a sentence if that is impossible. */
  readonly flush: () => Promise<void>;
  readonly resolve: (choices: readonly ConflictChoice[]) => Promise<void>;
  /** Reads the document again, for instance after it was published. */
  readonly reload: () => Promise<void>;
  /**
   * Saves what is left, then stops listening; what could not be saved stays in this browser. `last` is done with what
   * was saved, before the document can be opened again.
   */
  readonly close: (last?: (left: OpenDocument) => Promise<unknown>) => void;
}
