/** A script that answers by calling one global function, once. */
export interface ScriptCall {
  readonly src: string;
  /** The global function's name. */
  readonly callback: string;
  readonly onAnswer: (answer: unknown) => void;
  /** The script could not be loaded, or it ran and did not answer. */
  readonly onFailure: () => void;
}

/**
 * How scripts come into the page. The result ends a call: element and function are gone, and an
 * answer that comes later does nothing. Ending it again, or after its answer, does nothing either.
 */
export type ScriptPort = (call: ScriptCall) => () => void;
