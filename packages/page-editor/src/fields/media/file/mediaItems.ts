import { useEffect, useSyncExternalStore, useCallback } from 'react';
import type { MediaItem } from 'prismic-folder/contract';
import { ApiError, type AuthoringClient } from '../../../api/AuthoringClient.ts';
import { sentenceOf } from '../../../kit/messages/sentenceOf.ts';
import { createStore } from '../../../kit/store.ts';
import { useEditor } from '../../../session/EditorContext.ts';

/** What is known of a file of the library. */
export type KnownItem =
  | { readonly kind: 'loading' }
  | { readonly kind: 'found'; readonly item: MediaItem }
  | { readonly kind: 'gone' }
  | { readonly kind: 'unknown'; readonly message: string };

type Api = Pick<AuthoringClient, 'call' | 'onChange' | 'onOnline'>;

/** Files by name: asked for once, and again when they change on disk. */
interface MediaItems {
  readonly get: (name: string) => KnownItem;
  /** Asks for a file that is not known yet. */
  readonly want: (name: string) => void;
  /** Takes what another request answered. */
  readonly put: (item: MediaItem) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const LOADING: KnownItem = { kind: 'loading' };

export function createMediaItems(api: Api): MediaItems {
  const known = new Map<string, KnownItem>();
  const load = async (name: string) => {
    if (!known.has(name)) known.set(name, LOADING);
    try {
      set(name, { kind: 'found', item: await api.call('readMedia', { query: { name } }) });
    } catch (error) {
      const isGone = error instanceof ApiError && ['not_found', 'invalid'].includes(error.code);
      const message = sentenceOf(error);
      // What was known stays while the server does not answer.
      if (isGone) set(name, { kind: 'gone' });
      else if (known.get(name)?.kind !== 'found') set(name, { kind: 'unknown', message });
    }
  };
  const loadAll = () => {
    for (const name of known.keys()) void load(name);
  };
  /** While nobody hears of changes nothing is known. */
  let isFollowed = false;
  const store = createStore(known, () => {
    isFollowed = true;
    const stops = [
      api.onChange((event) => {
        if (event.kind === 'media' && known.has(event.name)) void load(event.name);
        // What the library says of its files.
        if (event.kind === 'settings') loadAll();
      }),
      api.onOnline(loadAll),
    ];
    return () => {
      for (const stop of stops) stop();
      isFollowed = false;
      known.clear();
    };
  });
  const set = (name: string, next: KnownItem) => store.set(known.set(name, next));
  return {
    get: (name) => known.get(name) ?? LOADING,
    subscribe: store.subscribe,
    want(name) {
      if (!known.has(name)) void load(name);
    },
    put(item) {
      if (isFollowed) set(item.name, { kind: 'found', item });
    },
  };
}

const stores = new WeakMap<AuthoringClient, MediaItems>();

/** The files that the parts of this editor have asked for. */
export function useMediaItems(): MediaItems {
  const { api } = useEditor();
  const items = stores.get(api) ?? createMediaItems(api);
  stores.set(api, items);
  return items;
}

/** What is known of a file of the library; null for none. */
export function useMediaItem(name: string | null): KnownItem | null {
  const items = useMediaItems();
  const known = useSyncExternalStore(items.subscribe, () =>
    name === null ? null : items.get(name),
  );
  useEffect(() => {
    if (name !== null) items.want(name);
  }, [items, name]);
  return known;
}

export const itemOf = (known: KnownItem | null): MediaItem | null =>
  known?.kind === 'found' ? known.item : null;

/** Offers to bring back from the bin what was just deleted, replaced or shrunk. */
export function useUndoOffer(): (message: string, binned: readonly string[]) => void {
  const { api, announce, toast } = useEditor();
  const items = useMediaItems();
  return useCallback(
    (message, binned) => {
      const undo = async () => {
        try {
          for (const id of binned) {
            // The last change is undone first, and each has to be read before the next one.
            // oxlint-disable-next-line no-await-in-loop
            items.put(await api.call('restoreMedia', { body: { id } }));
          }
          announce(binned.length === 1 ? 'Undone.' : `Undone: ${binned.length} files are back.`);
        } catch (error) {
          toast({ message: sentenceOf(error) });
        }
      };
      toast({ message, action: { label: 'Undo', run: () => void undo() } });
    },
    [api, announce, toast, items],
  );
}
