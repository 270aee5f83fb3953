import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ChangeEvent, Given, OperationName, OperationResult } from 'prismic-folder/contract';
import { sentenceOf } from '../kit/messages/sentenceOf.ts';
import type { AuthoringClient } from '../api/AuthoringClient.ts';
import { useEditor } from './EditorContext.ts';

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

/** As `useAnswer`, without an answer to what was asked before. */
export function useAnswerTo<Value>(
  api: AuthoringClient,
  load: ((signal: AbortSignal) => Promise<Value>) | null,
  follow?: Parameters<typeof useAnswer>[2],
): Answer<Value> {
  const ask = useMemo(
    () => load && (async (signal: AbortSignal) => ({ to: load, value: await load(signal) })),
    [load],
  );
  const { value: answer, problem } = useAnswer(api, ask, follow);
  return { value: answer?.to === load ? answer?.value : undefined, problem };
}

/** What an operation answers with, asked again as by `useAnswer`; null: nothing is asked. */
export function useCall<Name extends OperationName>(
  name: Name,
  given: Given<Name> | null,
  follow?: Parameters<typeof useAnswer>[2],
): Answer<OperationResult<Name>> {
  const { api } = useEditor();
  // The same until something else is asked, however often it is written down.
  const asked = JSON.stringify(given);
  const load = useCallback(
    // Cast: as it was given.
    (signal: AbortSignal) => api.call(name, JSON.parse(asked) as Given<Name>, { signal }),
    [api, name, asked],
  );
  return useAnswer(api, given === null ? null : load, follow);
}

/** Never calls back: what was answered stays, whatever changes on disk. */
export const neverAgain = (): (() => void) => () => undefined;

/** Calls back when the server is there again: for what changes with nothing. */
export const whenOnline = (api: AuthoringClient, listener: () => void): (() => void) =>
  api.onOnline(listener);

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

/** What is loaded once it is needed, such as a part of the host; null until then, and where there is none. */
export function useLoaded<Part>(load: (() => Promise<Part>) | undefined): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  useEffect(() => {
    let isCurrent = true;
    // Without it less is said.
    load?.().then(
      (loaded) => isCurrent && setPart(() => loaded),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [load]);
  return part;
}
