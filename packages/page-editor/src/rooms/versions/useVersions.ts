import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { DocumentKey, DocumentVersion, HistoryEntry } from 'prismic-folder/contract';
import { ApiError, type AuthoringClient } from '../../api/AuthoringClient.ts';
import { sentenceOf } from '../../kit/messages/sentenceOf.ts';
import type { DocumentJson } from '../../model/DocumentJson.ts';
import { documentCall } from '../../session/documentCall.ts';
import { useEditor } from '../../session/EditorContext.ts';
import { describeChanges } from '../../differences/describeChanges.ts';
import { type Action, useAction } from '../../kit/hooks/useAction.ts';
import { useAnswer } from '../../session/useAnswer.ts';
import { changeWords, timeOf } from './versionWords.ts';

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
  const { api } = useEditor();
  const load = useMemo(
    () =>
      id === null
        ? null
        : async () => ({
            id,
            ...(await read(id).then(
              (json) => ({ json, problem: null }),
              (error: unknown) => ({ json: null, problem: sentenceOf(error) }),
            )),
          }),
    [read, id],
  );
  const { value } = useAnswer(api, load);
  return value?.id === id ? value : { json: null, problem: null };
}

const NONE: ReadonlyMap<string, string> = new Map();

/** What each of the shown versions changed since the one before it, one after the other: the list does not wait. */
export function useRowWords(
  type: string,
  entries: readonly HistoryEntry[],
  shown: number,
  read: (id: string) => Promise<DocumentJson>,
): ReadonlyMap<string, string> {
  const { models } = useEditor();
  const [words, setWords] = useState(NONE);
  useEffect(() => {
    let isCurrent = true;
    const describe = async () => {
      const found = new Map<string, string>();
      for (const [at, entry] of entries.slice(0, shown).entries()) {
        const earlier = entries[at + 1];
        if (!isCurrent) return;
        // oxlint-disable-next-line no-await-in-loop -- each is shown as soon as it is known
        const text = await wordsOf(entry, earlier).catch(() => '');
        found.set(entry.id, text);
        if (isCurrent) setWords(new Map(found));
      }
    };
    const wordsOf = async (entry: HistoryEntry, earlier: HistoryEntry | undefined) => {
      const [current, published] = await Promise.all([
        read(entry.id),
        earlier ? read(earlier.id) : null,
      ]);
      if (published === null) return 'The first version that is kept';
      const of = { published, current, type: models.types.get(type), models };
      return changeWords(describeChanges(of));
    };
    void describe();
    return () => {
      isCurrent = false;
    };
  }, [type, entries, shown, read, models]);
  return words;
}

interface Restore extends Pick<Action, 'isRunning' | 'problem'> {
  /** Makes a version the draft; said by its time. */
  readonly restore: (id: string, when: string) => void;
}

/** Brings versions back as the draft, which can be taken back: nothing public changes. */
export function useRestore(key: DocumentKey, { now }: Versions, title: string): Restore {
  const { api, notify, open } = useEditor();
  const { isRunning, problem, run } = useAction();
  const say = (message: string) => notify({ message });
  const restore = (id: string, when: string) =>
    run(async () => {
      const { params, query } = documentCall(key);
      await api.call('restoreHistory', { params: { ...params, version: id }, query });
      const hadDraft = now?.version === 'draft';
      const message = `${title} is a draft as it was ${when}. What is public has not changed.`;
      notify({
        message,
        action: { label: 'Open it', run: () => open(key) },
        second: {
          label: 'Undo',
          run: () => {
            takeBack(api, key, hadDraft ? now.revision : null).then(
              () => say(`${title} is as it was before.`),
              (error: unknown) => say(sentenceOf(error)),
            );
          },
        },
      });
    });
  return { isRunning, problem, restore };
}

/** Restores the draft that a restored version has replaced; without one removes the restored draft. */
async function takeBack(api: AuthoringClient, key: DocumentKey, draft: string | null) {
  const { params, query } = documentCall(key);
  if (draft === null) return api.call('discardDraft', { params, query });
  const { versions } = await api.call('listHistory', { params, query });
  const before = versions.find(({ id }) => id.startsWith(`saved:draft:${draft}:`));
  if (before === undefined) return undefined;
  return api.call('restoreHistory', { params: { ...params, version: before.id }, query });
}
