import { useEffect, useMemo } from 'react';
import type { DocumentKey } from 'prismic-folder/contract';
import { isRecord } from 'prismic-folder/edit';
import { askSite } from '../api/askSite.ts';
import { remember, rememberedJson } from '../kit/remembered.ts';
import { useEditor } from './EditorContext.ts';
import { releaseNames, type ReleaseNames } from './documentWords.ts';
import { documentCall } from './documentCall.ts';
import { useAnswer, useCall } from './useAnswer.ts';

/** How many documents there are of each kind. */
export const useCounts = () => useCall('countDocuments', {});

/** The releases, with their documents. */
export function useReleases() {
  const { value, problem } = useCall('listReleases', {});
  return { value: value?.releases, problem };
}

/** What the releases are called; asked only where there is a release to name. */
export function useReleaseNames(isAsked: boolean): ReleaseNames {
  const { value } = useCall('listReleases', isAsked ? {} : null);
  return useMemo(() => releaseNames(value?.releases ?? []), [value]);
}

/** The links to a document. */
export function useUses(document: DocumentKey) {
  const { value, problem } = useCall('listDocumentUses', documentCall(document));
  return { value: value?.uses, problem };
}

/** Whether documents are in several languages: only then is a language worth mentioning. */
export function useHasLanguages(): boolean {
  return (useCounts().value?.languages.length ?? 0) > 1;
}

const askProtected = (signal: AbortSignal) => askSite('protected', {}, signal);
const askNothing = async () => null;

/** Ids of the documents that visitors need a password for, as they will be with all drafts public. */
export function useProtected(): ReadonlySet<string> {
  const { api, host } = useEditor();
  const { value } = useAnswer(api, host.protection ? askProtected : askNothing);
  const ids = useMemo(() => {
    if (value === undefined) return host.protection ? keptProtected() : NO_IDS;
    return isRecord(value) ? idsIn(value['documents']) : NO_IDS;
  }, [value, host]);
  useEffect(() => {
    if (value) keepProtected(ids);
  }, [value, ids]);
  return ids;
}

/** In localStorage: ids as JSON. */
const KEPT = 'editor-protected';

/** More are not kept: the place is for other things, too. */
const MAX_KEPT = 500;

const NO_IDS: ReadonlySet<string> = new Set();

const idsIn = (value: unknown): ReadonlySet<string> =>
  Array.isArray(value) ? new Set(value.filter((id) => typeof id === 'string')) : NO_IDS;

/** Ids that were answered last in this browser: until the next answer, so that nothing moves as it comes. */
export const keptProtected = (): ReadonlySet<string> => idsIn(rememberedJson(KEPT));

export const keepProtected = (ids: ReadonlySet<string>) =>
  remember(KEPT, ids.size === 0 || ids.size > MAX_KEPT ? null : [...ids]);
