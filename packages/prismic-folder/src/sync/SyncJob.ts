import type { HostedSettings } from './hostedSettings.ts';

/** Everything a push or a pull is started with. */
export interface SyncJob {
  readonly root: string;
  readonly contentDir: string;
  readonly settings: HostedSettings;
  readonly options: SyncOptions;
  readonly ports: Ports;
}

/** Options of push and pull. */
export interface SyncOptions {
  /** Does not ask before changing anything. */
  readonly yes: boolean;
  /** Prints what would change and stops. */
  readonly planOnly: boolean;
  /** Takes this side's version of documents that were changed on both sides. */
  readonly overwrite: boolean;
  /** Refuses models that a strict check reports. */
  readonly strict: boolean;
}

/** What pushing and pulling need from outside, so that tests bring their own clock and answers. */
export interface Ports {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** Prints one line: the plan, or how far the work has come. */
  readonly print: (line: string) => void;
  /** Whether to stop; read before each step. */
  readonly isStopped: () => boolean;
  /** Asks a yes-or-no question; missing without a terminal. */
  readonly ask?: (question: string) => Promise<boolean>;
}
