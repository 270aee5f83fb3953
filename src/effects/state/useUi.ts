import { useSyncExternalStore } from 'react';
import { initialUiState, uiStore, type UiState } from './uiStore.ts';

/** One key of the interface's state, live. */
export function useUi<Key extends keyof UiState>(key: Key): UiState[Key] {
  return useSyncExternalStore(
    uiStore.subscribe,
    () => uiStore.get()[key],
    () => initialUiState[key],
  );
}
