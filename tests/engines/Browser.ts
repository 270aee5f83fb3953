/** A value that can be passed into a page and out of it. */
export type Plain = string | number | boolean | null | Plain[] | { [key: string]: Plain };

/** One window of a browser, as the journeys use it. Elements are named by CSS selectors. */
export interface Browser {
  readonly goto: (address: string) => Promise<void>;
  /** Runs a function in the page with plain arguments and resolves to its plain result. */
  readonly run: <Args extends Plain[], Result>(
    script: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  /** Scrolls the first match into view and presses its middle with the mouse. */
  readonly click: (selector: string) => Promise<void>;
  /** Focuses the first match and types into it. */
  readonly type: (selector: string, text: string) => Promise<void>;
  /** Presses a key where the focus is; with others before it, as in `Control+b`. */
  readonly press: (keys: string) => Promise<void>;
  readonly back: () => Promise<void>;
  readonly forward: () => Promise<void>;
  /** Sets the size of the page's window in CSS px. */
  readonly resize: (width: number, height: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A browser the tests support, and how to start it. */
export interface Engine {
  readonly name: string;
  /** What is missing to run it on this machine; null where it can start. */
  readonly missing: () => string | null;
  readonly launch: () => Promise<Browser>;
}
