import { createContext, use, useSyncExternalStore } from 'react';
import type { SoundEngine, SoundState } from './types.ts';

/** What a sound toggle says: the current state, not the action. */
export function isSoundOn(state: SoundState): boolean {
  return state === 'running' || state === 'loading';
}

/** The page's engine; null on a page without sound. */
export const SoundContext = createContext<SoundEngine | null>(null);

export interface Sound {
  /** False on a page without sound. */
  readonly isThere: boolean;
  readonly state: SoundState;
  readonly isOn: boolean;
  readonly toggle: () => void;
}

const nothing = () => {};
const silence = () => nothing;

/** State and toggle of the sound, live; 'unavailable' without an engine. */
export function useSound(): Sound {
  const engine = use(SoundContext);
  const state = useSyncExternalStore<SoundState>(
    engine?.subscribe ?? silence,
    engine?.getSnapshot ?? (() => 'unavailable'),
    // As rendered by the server, for hydration.
    () => (engine ? 'idle' : 'unavailable'),
  );
  return {
    isThere: engine !== null,
    state,
    isOn: isSoundOn(state),
    toggle: engine?.toggle ?? nothing,
  };
}
