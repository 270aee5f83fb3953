import { useMemo } from 'react';
import type { MediaItem } from 'prismic-folder/contract';
import type { AuthoringClient } from '../../api/AuthoringClient.ts';
import {
  LARGE_PAGE_SIZE,
  listRequest,
  type MediaFilter,
} from '../../fields/media/library/mediaFilter.ts';
import { ALL_KINDS } from '../../fields/media/pickMedia.ts';
import { useEditor } from '../../session/EditorContext.ts';
import { neverAgain, useAnswer } from '../../session/useAnswer.ts';

/** The files of a work: their names, or all that a filter lists. */
export type WorkFiles = readonly string[] | MediaFilter;

interface Queue {
  /** null until it is known. */
  readonly names: readonly string[] | null;
  readonly problem: string | null;
}

/** The names of the files of a work, as they were when it began. `files` must stay the same object. */
export function useQueue(files: WorkFiles): Queue {
  const { api } = useEditor();
  const load = useMemo(
    () => ('length' in files ? null : (signal: AbortSignal) => namesOf(api, files, signal)),
    [api, files],
  );
  // What is changed meanwhile does not come into the work, nor go from it.
  const { value: listed = null, problem } = useAnswer(api, load, neverAgain);
  return { names: 'length' in files ? files : listed, problem };
}

async function namesOf(api: AuthoringClient, filter: MediaFilter, signal: AbortSignal) {
  const all: MediaItem[] = [];
  for (let page = 1; ; page++) {
    const request = listRequest(filter, ALL_KINDS, page, LARGE_PAGE_SIZE);
    // oxlint-disable-next-line no-await-in-loop
    const { media, total } = await api.call('listMedia', request, { signal });
    all.push(...media);
    if (media.length === 0 || all.length >= total) break;
  }
  // What visitors see comes first.
  const used = all.filter(({ uses }) => uses > 0);
  const unused = all.filter(({ uses }) => uses === 0);
  // A file is on two pages if one was stored meanwhile.
  return [...new Set([...used, ...unused].map(({ name }) => name))];
}
