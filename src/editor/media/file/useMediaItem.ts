import { useEffect, useSyncExternalStore } from 'react';
import { useEditor } from '../../EditorContext.ts';
import type { AuthoringClient } from '../../api/AuthoringClient.ts';
import { createMediaItems, type KnownItem, type MediaItems } from './createMediaItems.ts';

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
