import { inlineScript } from './inlineScript.ts';

declare global {
  /** What the page asked for before its code was there. */
  var slicefolioPrefetched:
    | {
        readonly address: string;
        readonly answer: Promise<{ readonly status: number; readonly text: string }>;
      }
    | undefined;
}

interface PrefetchOptions {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  /** In ms. */
  readonly timeout: number;
}

/** Runs inline: asks for something that everything waits for, while the page's code is loaded. */
function prefetch({ address, headers, timeout }: PrefetchOptions): void {
  const signal = AbortSignal.timeout(timeout);
  const answer = fetch(address, { headers, cache: 'no-store', signal }).then(async (response) => ({
    status: response.status,
    text: await response.text(),
  }));
  // The failure is for the code that takes the answer.
  answer.catch(() => undefined);
  globalThis.slicefolioPrefetched = { address, answer };
}

/** In ms: a server that takes longer is as good as gone. */
const TIMEOUT = 30_000;

export const prefetchScript = (question: Omit<PrefetchOptions, 'timeout'>): string =>
  inlineScript(prefetch, { ...question, timeout: TIMEOUT });
