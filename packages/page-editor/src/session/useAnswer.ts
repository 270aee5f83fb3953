import { useEffect, useState } from 'react';
import { sentenceOf } from '../kit/messages/sentenceOf.ts';
import type { AuthoringClient } from '../api/AuthoringClient.ts';

export interface Answer<Value> {
  /** The last answer; undefined until there is one. */
  readonly value: Value | undefined;
  /** Why there is no newer one, as a sentence. */
  readonly problem: string | null;
}

/** Changes come in groups: a rename writes many files. */
const SETTLED_MS = 120;

/**
 * What the API answers, asked again when a document changes on disk. `load` has to stay the same
 * function between renders; null asks nothing. An earlier answer stays until the next one.
 */
export function useAnswer<Value>(
  api: AuthoringClient,
  load: ((signal: AbortSignal) => Promise<Value>) | null,
): Answer<Value> {
  const [value, setValue] = useState<Value>();
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    if (load === null) return undefined;
    let stop = new AbortController();
    const ask = () => {
      stop.abort();
      const asked = new AbortController();
      stop = asked;
      load(asked.signal).then(
        (answer) => {
          if (asked.signal.aborted) return;
          setValue(() => answer);
          setProblem(null);
        },
        (error: unknown) => {
          if (!asked.signal.aborted) setProblem(sentenceOf(error));
        },
      );
    };
    ask();
    const stopListening = onDocuments(api, ask);
    return () => {
      stop.abort();
      stopListening();
    };
  }, [api, load]);

  return { value, problem };
}

/** Calls back after documents changed on disk, once for a group of changes. */
export function onDocuments(api: AuthoringClient, listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopChanges = api.onChange(({ kind }) => {
    if (kind === 'media') return;
    clearTimeout(timer);
    timer = setTimeout(listener, SETTLED_MS);
  });
  const stopOnline = api.onOnline(listener);
  return () => {
    clearTimeout(timer);
    stopChanges();
    stopOnline();
  };
}
