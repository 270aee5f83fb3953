import type { Material, Scene, Wall } from 'resonance-audio';
import {
  ambisonicOrder,
  channelCount,
  channelMap,
  isPlain,
  plainChannelMap,
  responseCount,
  type AmbisonicOrder,
  type ChannelMap,
} from './ambisonics.ts';
import { fetchBuffer, type Loading } from './loadBuffer.ts';
import type { Position, SoundOptions } from './types.ts';

/** A quiet studio larger than all stem positions, the listener at its centre: about half a second of reverb. */
const dimensions = { width: 6, height: 3.2, depth: 7 };
const materials: Readonly<Record<Wall, Material>> = {
  left: 'curtain-heavy',
  right: 'curtain-heavy',
  front: 'wood-panel',
  back: 'wood-panel',
  down: 'parquet-on-concrete',
  up: 'acoustic-ceiling-tiles',
};

/** The binaural room: sources at positions become two channels. */
export interface Room {
  readonly place: (position: Position) => AudioNode;
  readonly output: AudioNode;
}

/** An input of the listener through a channel map; the room's reflections are connected to it. */
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
 * Builds the room with Resonance Audio, loaded here. Rejects when the library cannot be loaded;
 * invalid options are logged and replaced by the default.
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
  // Evaluating the library and computing the reverb are two tasks, so that the page moves in
  // between.
  await new Promise((resolve) => setTimeout(resolve));
  signal.throwIfAborted();

  const scene = new resonance.ResonanceAudio(context, {
    ambisonicOrder: order,
    dimensions: { ...dimensions },
    materials: { ...materials },
  });
  const { input, _renderer: renderer } = scene._listener;
  const entrance = map && !isPlain(map) ? mapChannels(context, scene, order, map) : input;

  await renderer.initialize();
  // The scene sets the orientation before the renderer is ready; without repeating it front and
  // back are swapped.
  scene.setListenerOrientation(0, 0, -1, 0, 1, 0);
  responses?.forEach((response, index) => {
    const convolver = renderer._hoaConvolver._convolvers[index];
    if (convolver) convolver.buffer = response;
  });
  return {
    place({ x, y, z }) {
      // A source connects to the listener's current input; afterwards the real one is needed again.
      scene._listener.input = entrance;
      const source = scene.createSource({ position: [x, y, z] });
      scene._listener.input = input;
      return source.input;
    },
    output: scene.output,
  };
}

/**
 * Impulse responses from custom addresses. Null, after logging, when one cannot be loaded or they
 * do not fit the order: then the library's own are used.
 */
async function loadResponses(
  addresses: readonly string[],
  order: AmbisonicOrder,
  loading: Loading,
): Promise<AudioBuffer[] | null> {
  const wanted = responseCount(order);
  if (addresses.length !== wanted) {
    loading.log(`Order ${order} takes ${wanted} impulse responses, not ${addresses.length}`);
    return null;
  }
  try {
    const buffers = await Promise.all(addresses.map((address) => fetchBuffer(address, loading)));
    const wrong = buffers.findIndex(({ numberOfChannels }) => numberOfChannels !== 2);
    if (wrong !== -1) throw new Error(`${addresses[wrong]} is not stereo`);
    return buffers;
  } catch (cause) {
    if (!loading.signal.aborted) loading.log('Failed to load the impulse responses', cause);
    return null;
  }
}
