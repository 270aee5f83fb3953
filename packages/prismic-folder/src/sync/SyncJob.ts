import type { RefuseUid } from '../types.ts';
import type { HostedSettings } from './hostedSettings.ts';

/** Input of a push or a pull. */
export interface SyncJob {
  readonly root: string;
  readonly contentDir: string;
  readonly settings: HostedSettings;
  readonly options: SyncOptions;
  readonly ports: Ports;
  /** Why the project cannot show a document with a uid. */
  readonly refuseUid?: RefuseUid | undefined;
}

/** Options of push and pull. */
export interface SyncOptions {
  /** Changes things without asking for confirmation. */
  readonly yes: boolean;
  /** Prints what would change and stops. */
  readonly planOnly: boolean;
  /** Takes this side's version of documents that were changed on both sides. */
  readonly overwrite: boolean;
  /** Rejects models that a strict check reports. */
  readonly strict: boolean;
  /** Publishes the migration release after a push; false by default. */
  readonly publish?: boolean;
}

/** Side effects of push and pull, so that tests can replace clock, network and terminal. */
export interface Ports {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** Prints one line of the plan or of the progress. */
  readonly print: (line: string) => void;
  /** Whether to stop; called before each step. */
  readonly isStopped: () => boolean;
  /** Asks a yes-or-no question; not set without a terminal. */
  readonly ask?: (question: string) => Promise<boolean>;
}
