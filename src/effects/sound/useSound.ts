import { createContext, use, useSyncExternalStore } from 'react';
import type { SoundEngine, SoundState } from './types.ts';

/** Label of a sound toggle: the current state, not the action. */
export function soundLabel(state: SoundState): 'Sound On' | 'Sound Off' {
  return state === 'running' || state === 'loading' ? 'Sound On' : 'Sound Off';
}

/** The page's engine; null on a page without sound. */
export const SoundContext = createContext<SoundEngine | null>(null);

export interface Sound {
  readonly state: SoundState;
  readonly label: ReturnType<typeof soundLabel>;
  readonly toggle: () => void;
}

const nothing = () => {};
const silence = () => nothing;

/** State, label and toggle of the sound, live; 'unavailable' without an engine. */
export function useSound(): Sound {
  const engine = use(SoundContext);
  const state = useSyncExternalStore<SoundState>(
    engine?.subscribe ?? silence,
    engine?.getSnapshot ?? (() => 'unavailable'),
    // As rendered by the server, for hydration.
    () => (engine ? 'idle' : 'unavailable'),
  );
  return { state, label: soundLabel(state), toggle: engine?.toggle ?? nothing };
}
