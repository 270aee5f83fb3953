import { inPlayableOrder } from './playable.ts';
import type { SoundLog } from './types.ts';

/** What loading needs to know besides the address. */
export interface Loading {
  readonly context: BaseAudioContext;
  readonly log: SoundLog;
  /** Aborted when the engine is disposed of. */
  readonly signal: AbortSignal;
}

/** One file, decoded; throws what the network or the decoder has against it. */
export async function fetchBuffer(
  source: string,
  { context, signal }: Loading,
): Promise<AudioBuffer> {
  const response = await fetch(source, { signal });
  if (!response.ok) throw new Error(`Status code ${response.status} on ${source}`);
  return context.decodeAudioData(await response.arrayBuffer());
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
