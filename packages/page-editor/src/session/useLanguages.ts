import { useSyncExternalStore } from 'react';
import type { RepositoryLanguage } from 'prismic-folder/contract';
import type { AuthoringClient } from '../api/AuthoringClient.ts';
import { useEditor } from './EditorContext.ts';

/** The languages of the repository, the master language first; none until they are known. */
export function useLanguages(): readonly RepositoryLanguage[] {
  const { api } = useEditor();
  const store = languagesStore(api);
  return useSyncExternalStore(store.subscribe, store.get);
}

/** The languages of the repository, asked for once for all parts of the window. */
interface LanguagesStore {
  readonly get: () => readonly RepositoryLanguage[];
  readonly subscribe: (listener: () => void) => () => void;
}

const NONE: readonly RepositoryLanguage[] = [];

const stores = new WeakMap<AuthoringClient, LanguagesStore>();

/** The store of a client. It asks again when the settings change, or the server is there again. */
function languagesStore(api: AuthoringClient): LanguagesStore {
  const known = stores.get(api);
  if (known) return known;
  const listeners = new Set<() => void>();
  let languages = NONE;
  let turn = 0;
  const ask = async () => {
    turn += 1;
    const asked = turn;
    const answer = await api.call('listLanguages', {});
    if (asked !== turn) return;
    languages = answer.languages;
    for (const listener of listeners) listener();
  };
  // Without an answer there is one language to choose from, as before.
  const tryAgain = () => void ask().catch(() => {});
  let stop: (() => void) | null = null;
  const start = () => {
    tryAgain();
    const stopChanges = api.onChange(({ kind }) => {
      if (kind === 'settings') tryAgain();
    });
    const stopOnline = api.onOnline(tryAgain);
    return () => {
      stopChanges();
      stopOnline();
    };
  };
  const store: LanguagesStore = {
    get: () => languages,
    subscribe(listener) {
      listeners.add(listener);
      stop ??= start();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = null;
      };
    },
  };
  stores.set(api, store);
  return store;
}
