import { createContext, use, useSyncExternalStore } from 'react';
import type { SoundEngine, SoundState } from './types.ts';

/** Words of a sound toggle: what the sound does, not what a press would do. */
export function soundLabel(state: SoundState): 'Sound On' | 'Sound Off' {
  return state === 'running' || state === 'loading' ? 'Sound On' : 'Sound Off';
}

/** The page's engine; null where a page has no sound. */
export const SoundContext = createContext<SoundEngine | null>(null);

/** The sound as a control needs it. */
export interface Sound {
  readonly state: SoundState;
  readonly label: ReturnType<typeof soundLabel>;
  readonly toggle: () => void;
}

const nothing = () => {};
const silence = () => nothing;

/** State and label of the sound, live, and its toggle; 'unavailable' where there is no engine. */
export function useSound(): Sound {
  const engine = use(SoundContext);
  const state = useSyncExternalStore<SoundState>(
    engine?.subscribe ?? silence,
    engine?.getSnapshot ?? (() => 'unavailable'),
    // What the server drew, so that hydration meets it.
    () => (engine ? 'idle' : 'unavailable'),
  );
  return { state, label: soundLabel(state), toggle: engine?.toggle ?? nothing };
}
