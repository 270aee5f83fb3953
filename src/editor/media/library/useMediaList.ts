import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useEditor } from '../../EditorContext.ts';
import type { ChangeEvent } from '#prismic-folder/contract';
import type { MediaKind } from '../pickMedia.ts';
import { createMediaList, type MediaList, type MediaListState } from './createMediaList.ts';
import type { MediaFilter } from './mediaFilter.ts';

/** How long a search waits for the next letter, in ms. */
const TYPING_PAUSE = 150;

const NOTHING_ELSE: readonly ChangeEvent['kind'][] = [];

/** Changes of many files at once are read together. */
const REFRESH_PAUSE = 200;

/** The library as a filter shows it; read again when files, or what else it `follows`, change on disk. */
export function useMediaList(
  filter: MediaFilter,
  kinds: readonly MediaKind[],
  follows: readonly ChangeEvent['kind'][] = NOTHING_ELSE,
): MediaListState & Pick<MediaList, 'loadMore' | 'refresh'> {
  const { api } = useEditor();
  const [list] = useState(() => createMediaList(api, kinds));
  const state = useSyncExternalStore(list.subscribe, list.get);
  const isShown = useRef(false);
  useEffect(() => {
    const wait = setTimeout(
      () => {
        list.show(filter);
      },
      isShown.current ? TYPING_PAUSE : 0,
    );
    isShown.current = true;
    return () => {
      clearTimeout(wait);
    };
  }, [list, filter]);
  useEffect(() => {
    let wait: ReturnType<typeof setTimeout> | undefined;
    const stop = api.onChange((event) => {
      if (event.kind !== 'media' && !follows.includes(event.kind)) return;
      clearTimeout(wait);
      wait = setTimeout(list.refresh, REFRESH_PAUSE);
    });
    return () => {
      stop();
      clearTimeout(wait);
    };
  }, [api, list, follows]);
  return { ...state, loadMore: list.loadMore, refresh: list.refresh };
}
