import { oggDuration, trimBuffer } from './oggDuration.ts';
import { inPlayableOrder } from './playable.ts';
import type { SoundLog } from './types.ts';

/** What loading needs to know besides the address. */
export interface Loading {
  readonly context: BaseAudioContext;
  readonly log: SoundLog;
  /** Aborted when the engine is disposed of. */
  readonly signal: AbortSignal;
}

/** One file, decoded to the length it declares; throws the error of the network or the decoder. */
export async function fetchBuffer(
  source: string,
  { context, signal }: Loading,
): Promise<AudioBuffer> {
  const response = await fetch(source, { signal });
  if (!response.ok) throw new Error(`Status code ${response.status} on ${source}`);
  const data = await response.arrayBuffer();
  // Decoding takes the bytes away.
  const duration = oggDuration(data);
  return trimBuffer(context, await context.decodeAudioData(data), duration);
}

/** The first of the sources that loads and decodes; each that does not is logged. Null if none. */
export async function loadBuffer(
  sources: readonly string[],
  loading: Loading,
): Promise<AudioBuffer | null> {
  const player = new Audio();
  for (const source of inPlayableOrder(sources, (type) => player.canPlayType(type))) {
    try {
      return await fetchBuffer(source, loading);
    } catch (cause) {
      if (loading.signal.aborted) return null;
      loading.log(`Failed to load ${source}`, cause);
    }
  }
  return null;
}
