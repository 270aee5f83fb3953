import type {
  ChangeEvent,
  DocumentKey,
  DocumentVersion,
  VersionName,
} from '#prismic-folder/contract';
import type { Json, JsonPath } from '#prismic-folder/edit';
import type { AuthoringClient } from '../../api/AuthoringClient.ts';
import type { OpenDocument } from '../DocumentSession.ts';
import type { Keeper } from '../kept/createKeeper.ts';
import type { Clock } from './Clock.ts';
import type { Content } from './Content.ts';

/** What is known of the document besides its content. */
export type Known = Pick<OpenDocument, 'summary' | 'problems' | 'published' | 'readOnly' | 'save'>;

/** Keeps a document's content and its file the same. */
export interface Sync {
  readonly known: () => Known;
  /** What was public when the open version was made, if that was changed meanwhile. */
  readonly madeFrom: () => Json | null;
  /** Notes that the open version has what is public now: merges the rest of it, and what differs stays. */
  readonly takePublished: () => Promise<void>;
  /** There is an edit to be saved after a pause. */
  readonly touch: () => void;
  /** Saves and reads now. */
  readonly hurry: () => void;
  readonly flush: () => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly onEvent: (event: ChangeEvent) => void;
  readonly onOnline: () => void;
  /** Reads what else is to be known, and saves edits that were brought back. */
  readonly start: () => Promise<void>;
  /** Takes in the version by which a document that was deleted on disk is there again. */
  readonly restored: (version: DocumentVersion) => void;
  /** Gives up a document that was deleted on disk. */
  readonly letGo: () => void;
  readonly stop: () => void;
}

export interface SyncOptions {
  readonly api: AuthoringClient;
  readonly key: DocumentKey;
  /** Set for a release: only this version is read. */
  readonly line: VersionName | undefined;
  readonly opened: DocumentVersion;
  readonly content: Content;
  readonly keeper: Keeper;
  readonly clock: Clock;
  readonly onChange: () => void;
  /** Others have changed something. */
  readonly onForeign: (path: JsonPath) => void;
  /** The release that is read does not hold the document any more, and nothing here is unsaved. */
  readonly onLeft: () => void;
}
