import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { DocumentKey, DocumentVersion, HistoryEntry } from 'prismic-folder/contract';
import { type AuthoringClient, nullIfMissing } from '../../api/AuthoringClient.ts';
import { sentenceOf } from '../../kit/messages/sentenceOf.ts';
import type { DocumentJson } from '../../model/DocumentJson.ts';
import { documentCall } from '../../session/documentCall.ts';
import { useEditor } from '../../session/EditorContext.ts';
import { describeChanges } from '../../differences/describeChanges.ts';
import { type Action, useAction } from '../../kit/hooks/useAction.ts';
import { useSame } from '../../kit/hooks/useSame.ts';
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
  const asked = useSame(documentCall(key));
  const load = useCallback(
    async (signal: AbortSignal): Promise<Versions> => {
      const [now, { versions }] = await Promise.all([
        api.call('readDocument', asked, { signal }).catch(nullIfMissing),
        api.call('listHistory', asked, { signal }),
      ]);
      // As they were written: what was public for a year is older than today's drafts.
      const entries = versions.toSorted((one, other) => timeOf(other) - timeOf(one));
      return { now, entries };
    },
    [api, asked],
  );
  return useAnswer(api, load);
}

/** Reads versions, each once: a version never changes. */
export function useReadVersion(key: DocumentKey): (id: string) => Promise<DocumentJson> {
  const { api } = useEditor();
  const known = useRef(new Map<string, Promise<DocumentJson>>());
  const call = useSame(documentCall(key));
  return useCallback(
    (id: string) => {
      const reading =
        known.current.get(id) ??
        (async () => {
          const { params, query } = call;
          const asked = { params: { ...params, version: id }, query };
          // Cast: a document's file is an object.
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

/** A version and the one before it, as a text. */
const pairOf = (entries: readonly HistoryEntry[], at: number) =>
  `${entries[at]?.id} ${entries[at + 1]?.id}`;

/**
 * What each of the shown versions changed since the one before it, one after the other: the list does not wait. Each is
 * described once.
 */
export function useRowWords(
  type: string,
  entries: readonly HistoryEntry[],
  shown: number,
  read: (id: string) => Promise<DocumentJson>,
): ReadonlyMap<string, string> {
  const { models } = useEditor();
  const known = useRef({ models, words: NONE });
  const [words, setWords] = useState(NONE);
  useEffect(() => {
    let isCurrent = true;
    if (known.current.models !== models) known.current = { models, words: NONE };
    const { current } = known;
    const wordsOf = async ({ id }: HistoryEntry, earlier: HistoryEntry | undefined) => {
      if (!earlier) return 'The first version that is kept';
      const [now, before] = await Promise.all([read(id), read(earlier.id)]);
      const of = { published: before, current: now, type: models.types.get(type), models };
      return changeWords(describeChanges(of));
    };
    const describe = async () => {
      for (const [at, entry] of entries.slice(0, shown).entries()) {
        const pair = pairOf(entries, at);
        if (current.words.has(pair)) continue;
        // oxlint-disable-next-line no-await-in-loop -- each is shown as soon as it is known
        const text = await wordsOf(entry, entries[at + 1]).catch(() => null);
        if (!isCurrent) return;
        if (text === null) continue;
        current.words = new Map(current.words).set(pair, text);
        setWords(current.words);
      }
    };
    void describe();
    return () => {
      isCurrent = false;
    };
  }, [type, entries, shown, read, models]);
  return useMemo(
    () => new Map(entries.map(({ id }, at) => [id, words.get(pairOf(entries, at)) ?? ''])),
    [entries, words],
  );
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
