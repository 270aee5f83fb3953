import type { Output } from './createOutput.ts';
import { createRoom } from './createRoom.ts';
import { cutLoop } from './cutLoop.ts';
import { fromDecibels, RAMP_S, ramp } from './gain.ts';
import { loadBuffer, type Loading } from './loadBuffer.ts';
import {
  interfaceUses,
  type InterfaceUse,
  type RenderingMode,
  type SoundOptions,
  type InterfaceSounds,
} from './types.ts';

/** All voices, loaded and started. */
export interface Mix {
  readonly play: (use: InterfaceUse) => void;
  readonly setRendering: (mode: RenderingMode) => void;
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
  rendering: RenderingMode,
  loading: Loading,
): Promise<Mix> {
  const { context, log, signal } = loading;
  const routing = createRouting(context, master);
  const plain = routing.gate();
  const voices = options.stems.map((stem) => {
    const gain = context.createGain();
    gain.gain.value = fromDecibels(stem.gainDb);
    gain.connect(plain);
    return { stem, gain };
  });

  const roomOrPlain = async () => {
    try {
      const room = await createRoom(options, loading);
      const gate = routing.gate();
      room.output.connect(gate);
      for (const { stem, gain } of voices) gain.connect(room.place(stem.position));
      return gate;
    } catch (cause) {
      if (!signal.aborted) log('Failed to build the room; the stems are mixed without it', cause);
      return plain;
    }
  };
  let room: Promise<GainNode> | undefined;
  let wanted = rendering;
  const render = async (mode: RenderingMode) => {
    wanted = mode;
    const gate = mode === 'ambisonic' ? await (room ??= roomOrPlain()) : plain;
    if (wanted === mode) routing.open(mode === 'off' ? null : gate);
  };

  const [buffers] = await Promise.all([
    Promise.all(voices.map(({ stem }) => loadBuffer(stem.sources, loading))),
    render(rendering),
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
  return { play: sounds.play, setRendering: (mode) => void render(mode) };
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

/** Lets one of several mixes through at a time, crossfading between them. */
interface Routing {
  /** An input that stays closed, at no cost, until it is opened. */
  readonly gate: () => GainNode;
  /** Opens this input, or none, and closes the one before. */
  readonly open: (gate: GainNode | null) => void;
}

function createRouting(context: BaseAudioContext, master: AudioNode): Routing {
  let opened: GainNode | null = null;
  return {
    gate() {
      const gate = context.createGain();
      gate.gain.value = 0;
      return gate;
    },
    open(gate) {
      if (gate === opened) return;
      const shut = opened;
      opened = gate;
      if (shut) {
        ramp(context, shut.gain, 0);
        // A disconnected graph is not computed.
        setTimeout(() => shut !== opened && shut.disconnect(), RAMP_S * 1500);
      }
      gate?.connect(master);
      if (gate) ramp(context, gate.gain, 1);
    },
  };
}
