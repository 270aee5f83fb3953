import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { sentenceOf } from '../messages/sentenceOf.ts';
import { createStore, type Store } from '../store.ts';

/** One page of a list; pages begin at 1. */
export type ReadPage<Item> = (
  page: number,
  pageSize: number,
  signal: AbortSignal,
) => Promise<{ readonly items: readonly Item[]; readonly total: number }>;

export interface PagesState<Item> {
  readonly items: readonly Item[];
  /** How many there are; null until that is known. */
  readonly total: number | null;
  readonly isLoading: boolean;
  /** Why the list could not be read. */
  readonly problem: string | null;
}

/** A list that is read page by page as somebody scrolls. */
export interface Pages<Item> extends Pick<Store<PagesState<Item>>, 'get' | 'subscribe'> {
  /** Shows another list; what was asked for before is given up. */
  readonly show: (read: ReadPage<Item>) => void;
  readonly loadMore: () => void;
  /** Reads on until an item is listed, or all are. */
  readonly reach: (key: string) => void;
  /** Reads again what is shown, for instance after a change on disk. */
  readonly refresh: () => void;
  readonly close: () => void;
}

interface PageSizes {
  readonly pageSize: number;
  /** What a service answers at most: a long list is read again by fewer and larger answers. */
  readonly maxPageSize: number;
}

export function createPages<Item>(
  keyOf: (item: Item) => string,
  { pageSize, maxPageSize }: PageSizes,
): Pages<Item> {
  const {
    get,
    set: setState,
    subscribe,
  } = createStore<PagesState<Item>>({
    items: [],
    total: null,
    isLoading: true,
    problem: null,
  });
  let read: ReadPage<Item> | null = null;
  let pages = 0;
  /** What is read on to, also by who reads again meanwhile. */
  let wanted: string | null = null;
  let control = new AbortController();

  const set = (next: Partial<PagesState<Item>>) => setState({ ...get(), ...next });

  /** Reads pages one after the other, and on until an item is among them; the list is replaced at once when all are there. */
  const load = async (from: number, to: number, size = pageSize) => {
    if (read === null) return;
    control.abort();
    control = new AbortController();
    const { signal } = control;
    set({ isLoading: true });
    try {
      // One that was saved meanwhile may be on another page as well: each is listed once.
      const items = new Map(from === 1 ? [] : get().items.map((item) => [keyOf(item), item]));
      let [total, page] = [0, from];
      for (; ; page += 1) {
        // The number of pages follows from the first answer.
        // oxlint-disable-next-line no-await-in-loop
        const answer = await read(page, size, signal);
        if (signal.aborted) return;
        for (const item of answer.items) items.set(keyOf(item), item);
        // An end that came sooner than the total said would be asked for again and again.
        total = answer.items.length === 0 ? items.size : answer.total;
        const goesOn = page < to || (wanted !== null && !items.has(wanted));
        if (!goesOn || page * size >= total) break;
      }
      pages = Math.ceil((Math.max(to, page) * size) / pageSize);
      wanted = null;
      set({ items: [...items.values()], total, isLoading: false, problem: null });
    } catch (error) {
      if (!signal.aborted) set({ isLoading: false, problem: sentenceOf(error) });
    }
  };

  const mayGoOn = () => {
    const { total, isLoading, problem } = get();
    return !isLoading && problem === null && total !== null && pages * pageSize < total;
  };

  return {
    get,
    subscribe,
    show(next) {
      read = next;
      wanted = null;
      void load(1, 1);
    },
    loadMore() {
      if (mayGoOn()) void load(pages + 1, pages + 1);
    },
    reach(key) {
      if (!mayGoOn() || get().items.some((item) => keyOf(item) === key)) return;
      wanted = key;
      void load(1, 1, maxPageSize);
    },
    refresh() {
      const isLong = pages * pageSize > maxPageSize / 2;
      if (isLong) void load(1, Math.ceil((pages * pageSize) / maxPageSize), maxPageSize);
      else void load(1, Math.max(1, pages));
    },
    close: () => control.abort(),
  };
}

/** How long in ms a search waits for the next letter. */
const TYPING_PAUSE = 100;

/**
 * The list of `read`, page by page; another function is another list. `follow` calls back when what is shown may have
 * changed, and returns what ends that.
 */
export function usePages<Item>(
  read: ReadPage<Item>,
  keyOf: (item: Item) => string,
  sizes: PageSizes,
  follow: (listener: () => void) => () => void,
): PagesState<Item> & Pick<Pages<Item>, 'loadMore' | 'reach' | 'refresh'> {
  const [pages] = useState(() => createPages(keyOf, sizes));
  const state = useSyncExternalStore(pages.subscribe, pages.get);
  const isShown = useRef(false);
  useEffect(() => {
    const wait = setTimeout(() => pages.show(read), isShown.current ? TYPING_PAUSE : 0);
    isShown.current = true;
    return () => clearTimeout(wait);
  }, [pages, read]);
  useEffect(() => pages.close, [pages]);
  useEffect(() => follow(pages.refresh), [follow, pages]);
  return { ...state, loadMore: pages.loadMore, reach: pages.reach, refresh: pages.refresh };
}
