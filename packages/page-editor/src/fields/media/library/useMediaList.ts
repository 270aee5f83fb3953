import { useCallback } from 'react';
import type { MediaItem } from 'prismic-folder/contract';
import { useEditor } from '../../../session/EditorContext.ts';
import { onChanges } from '../../../session/useAnswer.ts';
import { type ReadPage, usePages } from '../../../kit/lists/usePages.ts';
import type { MediaKind } from '../pickMedia.ts';
import { LARGE_PAGE_SIZE, listRequest, PAGE_SIZE, type MediaFilter } from './mediaFilter.ts';

const SIZES = { pageSize: PAGE_SIZE, maxPageSize: LARGE_PAGE_SIZE };

const nameOf = ({ name }: MediaItem) => name;

/**
 * The library as a filter shows it, page by page; both must stay the same objects. Read again when anything changes on
 * disk: documents say what uses a file and what it lacks, `media.json` how it is described.
 */
export function useMediaList(filter: MediaFilter, kinds: readonly MediaKind[]) {
  const { api } = useEditor();
  const read = useCallback<ReadPage<MediaItem>>(
    async (page, pageSize, signal) => {
      const request = listRequest(filter, kinds, page, pageSize);
      const { media, total } = await api.call('listMedia', request, { signal });
      return { items: media, total };
    },
    [api, filter, kinds],
  );
  const follow = useCallback((refresh: () => void) => onChanges(api, refresh, () => true), [api]);
  return usePages(read, nameOf, SIZES, follow);
}
