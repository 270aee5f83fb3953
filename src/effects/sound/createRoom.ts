import type { Scene } from 'resonance-audio';
import {
  ambisonicOrder,
  channelCount,
  channelMap,
  isPlain,
  plainChannelMap,
  type AmbisonicOrder,
  type ChannelMap,
} from './ambisonics.ts';
import type { Loading } from './loadBuffer.ts';
import { loadResponses } from './loadResponses.ts';
import type { Position, SoundOptions, RoomShape } from './types.ts';

/** A quiet studio that holds every stem within its walls: about half a second of reverb. */
export const defaultRoom: RoomShape = {
  dimensions: { width: 6, height: 3.2, depth: 7 },
  materials: {
    left: 'curtain-heavy',
    right: 'curtain-heavy',
    front: 'wood-panel',
    back: 'wood-panel',
    down: 'parquet-on-concrete',
    up: 'acoustic-ceiling-tiles',
  },
};

/** The binaural room: what is put in at a place comes out as two ears hear it. */
export interface Room {
  readonly place: (position: Position) => AudioNode;
  readonly output: AudioNode;
}

/** A way into the listener through a channel map, already taken by the reflections of the room. */
function mapChannels(
  context: BaseAudioContext,
  { _listener: listener, _room: room }: Scene,
  order: AmbisonicOrder,
  map: ChannelMap,
): GainNode {
  const channels = channelCount(order);
  const entrance = context.createGain();
  const splitter = context.createChannelSplitter(channels);
  const merger = context.createChannelMerger(channels);
  entrance.connect(splitter);
  for (let channel = 0; channel < channels; channel++) {
    splitter.connect(merger, channel, map[channel] ?? channel);
  }
  merger.connect(listener.input);
  room.output.disconnect();
  room.output.connect(entrance);
  return entrance;
}

/**
 * Builds the room with Resonance Audio, which is fetched only now. Rejects when the library cannot
 * be had; whatever else is wrong with the options is logged and replaced by the default.
 */
export async function createRoom(options: SoundOptions, loading: Loading): Promise<Room> {
  const { context, log, signal } = loading;
  const order = ambisonicOrder(options.ambisonicOrder);
  if (options.ambisonicOrder !== undefined && options.ambisonicOrder !== order) {
    log(`The ambisonic order is 2 or 3, not ${options.ambisonicOrder}: ${order} is used`);
  }
  const map = channelMap(options.channelMap ?? plainChannelMap);
  if (!map) log(`A channel map has the channels 0 to 3 once each, not ${options.channelMap}`);
  const [{ default: resonance }, responses] = await Promise.all([
    import('resonance-audio'),
    options.impulseResponses ? loadResponses(options.impulseResponses, order, loading) : null,
  ]);
  // Reading the library and computing the reverb are two tasks, so that the page moves in between.
  await new Promise((resolve) => setTimeout(resolve));
  signal.throwIfAborted();

  const { dimensions, materials } = options.room ?? defaultRoom;
  const scene = new resonance.ResonanceAudio(context, {
    ambisonicOrder: order,
    dimensions: { ...dimensions },
    materials: { ...materials },
  });
  const { input, _renderer: renderer } = scene._listener;
  const entrance = map && !isPlain(map) ? mapChannels(context, scene, order, map) : input;

  await renderer.initialize();
  // The scene turns its listener before the renderer is ready to hear of it; unrepeated, what is
  // in front sounds from behind.
  scene.setListenerOrientation(0, 0, -1, 0, 1, 0);
  responses?.forEach((response, index) => {
    const convolver = renderer._hoaConvolver._convolvers[index];
    if (convolver) convolver.buffer = response;
  });
  return {
    place({ x, y, z }) {
      // A source connects to what the listener calls its input at that moment; the listener itself
      // may need the real one afterwards.
      scene._listener.input = entrance;
      const source = scene.createSource({ position: [x, y, z] });
      scene._listener.input = input;
      return source.input;
    },
    output: scene.output,
  };
}
