/** What pushing and pulling need from outside, so that tests bring their own clock and answers. */
export interface Ports {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Prints one line: the plan, or how far the work has come. */
  readonly say: (line: string) => void;
  /** Whether somebody wants the work to stop; looked at before each step. */
  readonly isStopped: () => boolean;
  /** Asks a yes-or-no question; missing where nobody is there to answer. */
  readonly ask?: (question: string) => Promise<boolean>;
}
