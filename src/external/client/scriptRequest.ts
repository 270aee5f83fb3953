/** A request the service did not answer: its message is 'Timeout' or 'Failed to load {src}'. */
export class ExternalError extends Error {
  override readonly name = 'ExternalError';

  constructor(
    message: string,
    /** Address of the script that was asked. */
    readonly src: string,
  ) {
    super(message);
  }
}

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

interface ScriptRequest {
  readonly src: string;
  readonly callback: string;
  readonly scripts: ScriptPort;
  /** How long an answer may take, in ms. */
  readonly timeout: number;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Asks by script. Rejects with `ExternalError` when time is up or the script does not load, and with
 * the signal's reason when it is aborted; in each case nothing of the request stays behind.
 */
export function scriptRequest(request: ScriptRequest): Promise<unknown> {
  const { src, callback, scripts, timeout, signal } = request;
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const settle = (then: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
      then();
    };
    const fail = (message: string) => settle(() => reject(new ExternalError(message, src)));
    const abort = () => {
      end();
      settle(() => reject(signal?.reason));
    };
    const timer = setTimeout(() => {
      end();
      fail('Timeout');
    }, timeout);
    signal?.addEventListener('abort', abort);
    const end = scripts({
      src,
      callback,
      onAnswer: (answer) => settle(() => resolve(answer)),
      onFailure: () => fail(`Failed to load ${src}`),
    });
  });
}
