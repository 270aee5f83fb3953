import { useCallback } from 'react';
import type { ChangeEvent, MediaItem } from 'prismic-folder/contract';
import { useEditor } from '../../../session/EditorContext.ts';
import { onChanges } from '../../../session/useAnswer.ts';
import { type ReadPage, usePages } from '../../../kit/lists/usePages.ts';
import type { MediaKind } from '../pickMedia.ts';
import { LARGE_PAGE_SIZE, listRequest, PAGE_SIZE, type MediaFilter } from './mediaFilter.ts';

const NOTHING_ELSE: readonly ChangeEvent['kind'][] = [];

const SIZES = { pageSize: PAGE_SIZE, maxPageSize: LARGE_PAGE_SIZE };

const nameOf = ({ name }: MediaItem) => name;

/**
 * The library as a filter shows it, page by page; read again when files, or what else it `follows`, change on disk.
 * All three must stay the same objects.
 */
export function useMediaList(
  filter: MediaFilter,
  kinds: readonly MediaKind[],
  follows: readonly ChangeEvent['kind'][] = NOTHING_ELSE,
) {
  const { api } = useEditor();
  const read = useCallback<ReadPage<MediaItem>>(
    async (page, pageSize, signal) => {
      const request = listRequest(filter, kinds, page, pageSize);
      const { media, total } = await api.call('listMedia', request, { signal });
      return { items: media, total };
    },
    [api, filter, kinds],
  );
  const follow = useCallback(
    (refresh: () => void) =>
      onChanges(api, refresh, ({ kind }) => kind === 'media' || follows.includes(kind)),
    [api, follows],
  );
  return usePages(read, nameOf, SIZES, follow);
}
