import { loadBuffer, type Loading } from './loadBuffer.ts';
import { interfaceUses, type InterfaceSounds, type InterfaceUse } from './types.ts';

/**
 * Minimum time in seconds between two sounds of the same use: avoids rapid repeats while hovering a
 * menu.
 */
const PAUSE_S = 0.07;

/** Short sounds, played without the room. */
export function createInterfaceSounds(
  sounds: InterfaceSounds,
  master: AudioNode,
  loading: Loading,
) {
  const { context } = loading;
  const buffers = new Map<InterfaceUse, AudioBuffer>();
  const played = new Map<InterfaceUse, number>();
  return {
    /** Resolves when every sound is loaded or has failed. */
    async load(): Promise<void> {
      await Promise.all(
        interfaceUses.map(async (use) => {
          const buffer = await loadBuffer(sounds[use] ?? [], loading);
          if (buffer) buffers.set(use, buffer);
        }),
      );
    },
    play(use: InterfaceUse): void {
      const buffer = buffers.get(use);
      const now = context.currentTime;
      if (!buffer || now - (played.get(use) ?? -PAUSE_S) < PAUSE_S) return;
      played.set(use, now);
      const source = context.createBufferSource();
      source.buffer = buffer;
      source.connect(master);
      source.start();
    },
  };
}
