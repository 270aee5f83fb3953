/** A failed request: its message is 'Timeout' or 'Failed to load {src}'. */
export class ExternalError extends Error {
  override readonly name = 'ExternalError';

  /** Address of the script. */
  readonly src: string;

  constructor(message: string, src: string) {
    super(message);
    this.src = src;
  }
}

/** A script that answers by calling one global function, once. */
export interface ScriptCall {
  readonly src: string;
  /** The global function's name. */
  readonly callback: string;
  readonly onAnswer: (answer: unknown) => void;
  /** The script failed to load, or ran without an answer. */
  readonly onFailure: () => void;
}

/**
 * Loads a script. The returned function cancels: element and callback are removed, and later
 * answers do nothing. It may be called again, or after the answer.
 */
export type ScriptPort = (call: ScriptCall) => () => void;

interface ScriptRequest {
  readonly src: string;
  readonly callback: string;
  readonly scripts: ScriptPort;
  /** In ms. */
  readonly timeout: number;
  readonly signal?: AbortSignal | undefined;
}

/**
 * A request by script. Rejects with `ExternalError` on timeout or failure, and with the signal's
 * reason when aborted; the page is left clean in each case.
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
