import { useSyncExternalStore } from 'react';
import type { RepositoryLanguage } from 'prismic-folder/contract';
import type { AuthoringClient } from '../api/AuthoringClient.ts';
import { createStore, type Store } from '../kit/store.ts';
import { useEditor } from './EditorContext.ts';
import { onChanges } from './useAnswer.ts';

/** The languages of the repository, the master language first; none until they are known. */
export function useLanguages(): readonly RepositoryLanguage[] {
  const { get, subscribe } = languagesOf(useEditor().api);
  return useSyncExternalStore(subscribe, get);
}

type Languages = Store<readonly RepositoryLanguage[]>;

/** Asked for once for all parts of the window. */
const stores = new WeakMap<AuthoringClient, Languages>();

/** Asks again when the settings change, or the server is there again. */
function languagesOf(api: AuthoringClient): Languages {
  const known = stores.get(api);
  if (known) return known;
  let turn = 0;
  const ask = () => {
    turn += 1;
    const asked = turn;
    api.call('listLanguages', {}).then(
      ({ languages }) => {
        if (asked === turn) store.set(languages);
      },
      // Without an answer there is one language to choose from, as before.
      () => undefined,
    );
  };
  const store: Languages = createStore<readonly RepositoryLanguage[]>([], () => {
    ask();
    return onChanges(api, ask, ({ kind }) => kind === 'settings');
  });
  stores.set(api, store);
  return store;
}
