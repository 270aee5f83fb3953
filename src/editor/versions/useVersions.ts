import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { DocumentKey, DocumentVersion, HistoryEntry } from '#prismic-folder/contract';
import { ApiError } from '../api/AuthoringClient.ts';
import type { DocumentJson } from '../document/DocumentSession.ts';
import { useAnswer } from '../ui/hooks/useAnswer.ts';
import { documentCall } from '../documents/operations/documentCall.ts';
import { useEditor } from '../EditorContext.ts';
import { timeOf } from './versionWords.ts';

/** A document as it is now, and its earlier versions. */
export interface Versions {
  /** null: it no longer exists. */
  readonly now: DocumentVersion | null;
  readonly entries: readonly HistoryEntry[];
}

/** The versions of a document, read again when it changes. */
export function useVersions(key: DocumentKey) {
  const { api } = useEditor();
  const call = JSON.stringify(documentCall(key));
  const load = useCallback(
    async (signal: AbortSignal): Promise<Versions> => {
      // Cast: written above.
      const asked = JSON.parse(call) as ReturnType<typeof documentCall>;
      const [now, { versions }] = await Promise.all([
        api.call('readDocument', asked, { signal }).catch((error: unknown) => {
          if (error instanceof ApiError && error.code === 'not_found') return null;
          throw error;
        }),
        api.call('listHistory', asked, { signal }),
      ]);
      // As they were written: what was public for a year is older than today's drafts.
      const entries = versions.toSorted((one, other) => timeOf(other) - timeOf(one));
      return { now, entries };
    },
    [api, call],
  );
  return useAnswer(api, load);
}

/** Reads versions, each once: a version never changes. */
export function useReadVersion(key: DocumentKey): (id: string) => Promise<DocumentJson> {
  const { api } = useEditor();
  const known = useRef(new Map<string, Promise<DocumentJson>>());
  const call = JSON.stringify(documentCall(key));
  return useCallback(
    (id: string) => {
      const reading =
        known.current.get(id) ??
        (async () => {
          // Casts: written above; a document's file is an object.
          const { params, query } = JSON.parse(call) as ReturnType<typeof documentCall>;
          const asked = { params: { ...params, version: id }, query };
          return (await api.call('readHistory', asked)).json as DocumentJson;
        })();
      known.current.set(id, reading);
      reading.catch(() => known.current.delete(id));
      return reading;
    },
    [api, call],
  );
}

/** The content of one version: null until it is read; a sentence if it cannot be read. */
export function useVersionJson(read: (id: string) => Promise<DocumentJson>, id: string | null) {
  const [state, setState] = useState<{
    readonly id: string | null;
    readonly json: DocumentJson | null;
    readonly problem: string | null;
  }>({ id: null, json: null, problem: null });
  useEffect(() => {
    if (id === null) return undefined;
    let isCurrent = true;
    read(id).then(
      (json) => isCurrent && setState({ id, json, problem: null }),
      (error: unknown) =>
        isCurrent &&
        setState({
          id,
          json: null,
          problem: error instanceof Error ? error.message : String(error),
        }),
    );
    return () => {
      isCurrent = false;
    };
  }, [read, id]);
  return useMemo(() => (state.id === id ? state : { id, json: null, problem: null }), [state, id]);
}
