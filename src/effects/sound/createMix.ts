import { createInterfaceSounds } from './createInterfaceSounds.ts';
import type { Output } from './createOutput.ts';
import { createRoom } from './createRoom.ts';
import { createRouting } from './createRouting.ts';
import { fromDecibels } from './gain.ts';
import { loadBuffer, type Loading } from './loadBuffer.ts';
import type { InterfaceUse, RenderingMode, SoundOptions } from './types.ts';

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
    const buffer = buffers[index];
    if (!buffer) {
      log(`The stem ${stem.name} stays silent`);
      return;
    }
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
