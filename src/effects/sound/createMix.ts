import type { Output } from './createOutput.ts';
import { createRoom } from './createRoom.ts';
import { cutLoop } from './cutLoop.ts';
import { fromDecibels } from './gain.ts';
import { loadBuffer, type Loading } from './loadBuffer.ts';
import {
  interfaceUses,
  type InterfaceUse,
  type SoundOptions,
  type InterfaceSounds,
} from './types.ts';

/** All voices, loaded and started. */
export interface Mix {
  readonly play: (use: InterfaceUse) => void;
}

/** Time in seconds before the stems start. */
const LEAD_S = 0.1;

/**
 * Loads the stems and their room, starts all stems at the same moment, then loads the interface
 * sounds. Failures are logged and the rest plays; without the room the stems are mixed plainly. Rejects
 * where there would be nothing to hear.
 */
export async function createMix(
  { master }: Pick<Output, 'master'>,
  options: SoundOptions,
  loading: Loading,
): Promise<Mix> {
  const { context, log, signal } = loading;
  const voices = options.stems.map((stem) => {
    const gain = context.createGain();
    gain.gain.value = fromDecibels(stem.gainDb);
    return { stem, gain };
  });

  const connect = async () => {
    if (voices.length > 0 && options.rendering !== 'bypass') {
      try {
        const room = await createRoom(options, loading);
        const places = voices.map(({ stem }) => room.place(stem.position));
        room.output.connect(master);
        places.forEach((place, index) => voices[index]?.gain.connect(place));
        return;
      } catch (cause) {
        if (!signal.aborted) log('Failed to build the room; the stems are mixed without it', cause);
      }
    }
    for (const { gain } of voices) gain.connect(master);
  };

  const [buffers] = await Promise.all([
    Promise.all(voices.map(({ stem }) => loadBuffer(stem.sources, loading))),
    connect(),
  ]);
  signal.throwIfAborted();
  if (voices.length > 0 && buffers.every((buffer) => !buffer))
    throw new Error('None of the stems could be loaded');

  const when = context.currentTime + LEAD_S;
  voices.forEach(({ stem, gain }, index) => {
    const file = buffers[index];
    if (!file) {
      log(`The stem ${stem.name} stays silent`);
      return;
    }
    const buffer = stem.loop ? cutLoop(context, file, stem.loop) : file;
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.loop = true;
    source.connect(gain);
    source.start(when, (options.startAt ?? 0) % buffer.duration);
  });

  const sounds = createInterfaceSounds(options.interfaceSounds ?? {}, master, loading);
  void sounds.load();
  return { play: sounds.play };
}

/**
 * Minimum time in seconds between two sounds of the same use: avoids rapid repeats while hovering a
 * menu.
 */
const PAUSE_S = 0.07;

/** Short sounds, played without the room. */
function createInterfaceSounds(sounds: InterfaceSounds, master: AudioNode, loading: Loading) {
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
