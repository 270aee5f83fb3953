import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { MediaItem, ChangeEvent } from '#prismic-folder/contract';
import type { AuthoringClient } from '../../api/AuthoringClient.ts';
import { sentenceOf } from '../../api/sentenceOf.ts';
import { useEditor } from '../../EditorContext.ts';
import type { MediaKind } from '../pickMedia.ts';
import { LARGE_PAGE_SIZE, listRequest, PAGE_SIZE, type MediaFilter } from './mediaFilter.ts';

interface MediaListState {
  readonly items: readonly MediaItem[];
  /** How many fit the filter; null until that is known. */
  readonly total: number | null;
  readonly isLoading: boolean;
  /** Why the list could not be read. */
  readonly problem: string | null;
}

/** The library, page by page as someone scrolls. */
interface MediaList {
  readonly get: () => MediaListState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Shows what fits a filter; what was asked for before is given up. */
  readonly show: (filter: MediaFilter) => void;
  readonly loadMore: () => void;
  /** Reads again what is shown, for instance after an upload. */
  readonly refresh: () => void;
  readonly close: () => void;
}

const EMPTY: MediaListState = { items: [], total: null, isLoading: false, problem: null };

export function createMediaList(
  api: Pick<AuthoringClient, 'call'>,
  kinds: readonly MediaKind[],
): MediaList {
  const listeners = new Set<() => void>();
  let state = EMPTY;
  let filter: MediaFilter | null = null;
  let pages = 0;
  let control = new AbortController();

  const set = (next: Partial<MediaListState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };

  /** Reads pages one after the other; the list is replaced at once when all are there. */
  const load = async (from: number, to: number, size = PAGE_SIZE) => {
    if (filter === null) return;
    control.abort();
    control = new AbortController();
    const { signal } = control;
    set({ isLoading: true });
    try {
      let items = from === 1 ? [] : [...state.items];
      let total = 0;
      for (let page = from; page <= to; page += 1) {
        // The number of pages follows from the first answer.
        // oxlint-disable-next-line no-await-in-loop
        const answer = await api.call('listMedia', listRequest(filter, kinds, page, size), {
          signal,
        });
        if (signal.aborted) return;
        items = joined(items, answer.media);
        total = answer.total;
        if (page * size >= total) break;
      }
      pages = Math.ceil((to * size) / PAGE_SIZE);
      set({ items, total, isLoading: false, problem: null });
    } catch (error) {
      if (signal.aborted) return;
      set({ isLoading: false, problem: sentenceOf(error) });
    }
  };

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show(next) {
      filter = next;
      void load(1, 1);
    },
    loadMore() {
      const hasMore = state.total !== null && pages * PAGE_SIZE < state.total;
      if (!state.isLoading && hasMore && state.problem === null) void load(pages + 1, pages + 1);
    },
    refresh() {
      // Fewer and larger answers: in a long list all pages before the shown one are read, too.
      const isLong = pages * PAGE_SIZE > LARGE_PAGE_SIZE / 2;
      if (isLong) void load(1, Math.ceil((pages * PAGE_SIZE) / LARGE_PAGE_SIZE), LARGE_PAGE_SIZE);
      else void load(1, Math.max(1, pages));
    },
    close() {
      control.abort();
      listeners.clear();
    },
  };
}

/** Files may have moved to a later page meanwhile: each is listed once. */
function joined(items: readonly MediaItem[], more: readonly MediaItem[]): MediaItem[] {
  const known = new Set(items.map(({ name }) => name));
  return [...items, ...more.filter(({ name }) => !known.has(name))];
}

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
