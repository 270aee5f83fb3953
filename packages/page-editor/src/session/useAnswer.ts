import { useEffect, useState } from 'react';
import { sentenceOf } from '../kit/messages/sentenceOf.ts';
import type { ChangeEvent } from 'prismic-folder/contract';
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
 * What the API answers, asked again when a document changes on disk, or what else `follow` calls back for. Both have
 * to stay the same functions between renders; without `load` nothing is asked. An earlier answer stays until the next
 * one.
 */
export function useAnswer<Value>(
  api: AuthoringClient,
  load: ((signal: AbortSignal) => Promise<Value>) | null,
  follow: (api: AuthoringClient, listener: () => void) => () => void = onDocuments,
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
    const stopListening = follow(api, ask);
    return () => {
      stop.abort();
      stopListening();
    };
  }, [api, load, follow]);

  return { value, problem };
}

/** Calls back after documents changed on disk. */
export const onDocuments = (api: AuthoringClient, listener: () => void): (() => void) =>
  onChanges(api, listener, ({ kind }) => kind !== 'media');

/** Calls back after such changes on disk, once for a group of them, and when the server is there again. */
export function onChanges(
  api: AuthoringClient,
  listener: () => void,
  isMeant: (event: ChangeEvent) => boolean,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopChanges = api.onChange((event) => {
    if (!isMeant(event)) return;
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
