import { oggDuration, trimBuffer } from './oggDuration.ts';
import type { SoundLog } from './types.ts';

export interface Loading {
  readonly context: BaseAudioContext;
  readonly log: SoundLog;
  /** Aborted when the engine is disposed. */
  readonly signal: AbortSignal;
}

/** One file, decoded to the length it declares; throws network and decoder errors. */
export async function fetchBuffer(
  source: string,
  { context, signal }: Loading,
): Promise<AudioBuffer> {
  const response = await fetch(source, { signal });
  if (!response.ok) throw new Error(`Status code ${response.status} on ${source}`);
  const data = await response.arrayBuffer();
  // Decoding detaches the bytes.
  const duration = oggDuration(data);
  return trimBuffer(context, await context.decodeAudioData(data), duration);
}

/** The first source that loads and decodes; failures are logged. Null if none does. */
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

/** Types by file extension. */
const TYPES: Readonly<Record<string, string>> = {
  ogg: 'audio/ogg; codecs=opus',
  opus: 'audio/ogg; codecs=opus',
  webm: 'audio/webm; codecs=opus',
  m4a: 'audio/mp4; codecs=mp4a.40.2',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
};

/** `canPlayType` of an audio element: '' is no. */
type CanPlay = (type: string) => string;

/**
 * The sources in the order to try them: those the browser says it cannot play come last. They stay
 * in the list because a decoder may support more than a player.
 */
export function inPlayableOrder(sources: readonly string[], canPlay: CanPlay): string[] {
  const refused = (source: string) => {
    const ending = /\.(\w+)(?:[?#]|$)/.exec(source)?.[1]?.toLowerCase();
    const type = ending && TYPES[ending];
    return type ? canPlay(type) === '' : false;
  };
  return [...sources.filter((source) => !refused(source)), ...sources.filter(refused)];
}
