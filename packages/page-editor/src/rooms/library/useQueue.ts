import { useEffect, useState } from 'react';
import type { MediaItem } from 'prismic-folder/contract';
import {
  LARGE_PAGE_SIZE,
  listRequest,
  type MediaFilter,
} from '../../fields/media/library/mediaFilter.ts';
import { ALL_KINDS } from '../../fields/media/pickMedia.ts';
import { sentenceOf } from '../../kit/messages/sentenceOf.ts';
import { useEditor } from '../../session/EditorContext.ts';

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
  const [queue, setQueue] = useState<Queue>({
    names: 'length' in files ? files : null,
    problem: null,
  });
  useEffect(() => {
    if ('length' in files) return undefined;
    const control = new AbortController();
    const { signal } = control;
    const read = async () => {
      const all: MediaItem[] = [];
      for (let page = 1; ; page++) {
        const request = listRequest(files, ALL_KINDS, page, LARGE_PAGE_SIZE);
        // oxlint-disable-next-line no-await-in-loop
        const { media, total } = await api.call('listMedia', request, { signal });
        all.push(...media);
        if (media.length === 0 || all.length >= total) break;
      }
      // What visitors see comes first.
      const used = all.filter(({ uses }) => uses > 0);
      const unused = all.filter(({ uses }) => uses === 0);
      // A file is on two pages if one was stored meanwhile.
      const names = [...new Set([...used, ...unused].map(({ name }) => name))];
      setQueue({ names, problem: null });
    };
    read().catch((error: unknown) => {
      if (!signal.aborted) setQueue({ names: null, problem: sentenceOf(error) });
    });
    return () => control.abort();
  }, [api, files]);
  return queue;
}
