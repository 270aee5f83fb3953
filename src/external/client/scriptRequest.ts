import { ExternalError } from './ExternalError.ts';
import type { ScriptPort } from './scriptPort.ts';

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
