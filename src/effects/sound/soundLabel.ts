import type { SoundState } from './types.ts';

/** Words of a sound toggle: what the sound does, not what a press would do. */
export function soundLabel(state: SoundState): 'Sound On' | 'Sound Off' {
  return state === 'running' || state === 'loading' ? 'Sound On' : 'Sound Off';
}
