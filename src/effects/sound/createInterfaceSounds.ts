import { loadBuffer, type Loading } from './loadBuffer.ts';
import { interfaceUses, type InterfaceSounds, type InterfaceUse } from './types.ts';

/** Least time between two sounds of the same use, in seconds: a sweep over a menu is not a rattle. */
const PAUSE_S = 0.07;

/** Short sounds, played as they are, beside the room. */
export function createInterfaceSounds(
  sounds: InterfaceSounds,
  master: AudioNode,
  loading: Loading,
) {
  const { context } = loading;
  const buffers = new Map<InterfaceUse, AudioBuffer>();
  const played = new Map<InterfaceUse, number>();
  return {
    /** Resolves when every sound is there or has failed. */
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
