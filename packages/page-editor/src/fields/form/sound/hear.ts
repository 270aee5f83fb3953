import { useEffect, useState } from 'react';
import type { SoundParts } from '../../../model/SoundHost.ts';
import { countWords } from '../../../kit/countWords.ts';
import { formatLength } from '../../media/file/fileWords.ts';
import { mediaNameOf, shownUrl } from '../../media/value/mediaUrl.ts';
import { endsFit, isSilent } from './findLoop.ts';
import { loudnessOf, type Measured, peakOf } from './loudness.ts';
import { sentenceOf } from '../../../kit/messages/sentenceOf.ts';
import { useEditor } from '../../../session/EditorContext.ts';

/** A file that was decoded and measured. */
export interface Heard {
  readonly buffer: AudioBuffer;
  /** The mean of its channels. */
  readonly mono: Float32Array;
  readonly measured: Measured;
  /** Whether it loops as it is. */
  readonly fits: boolean;
  /** What its owner should know of it, in sentences. */
  readonly remark: string | null;
}

/** Longer files take a visitor's memory, in seconds: a quarter of an hour of stereo is 345 MB. */
const LONGEST_S = 900;
/** A loop that is shorter is a tone, in seconds. */
const SHORTEST_S = 1;

/** The rate of the site's output, in Hz. */
const RATE = 48_000;

/** How long a file says it is, in seconds; NaN where it does not say. */
function statedLength(url: string): Promise<number> {
  return new Promise((resolve) => {
    const player = new Audio();
    const settle = () => {
      resolve(player.duration);
      player.removeAttribute('src');
    };
    player.preload = 'metadata';
    player.addEventListener('loadedmetadata', settle, { once: true });
    player.addEventListener('error', settle, { once: true });
    player.src = url;
  });
}

function remarkOf(name: string, seconds: number, silent: boolean): string | null {
  if (silent) return `${name} is silent.`;
  if (seconds >= SHORTEST_S) return null;
  const length = countWords(Math.round(seconds * 10) / 10, 'second');
  return `${name} is ${length} long: repeated, it only hums. Choose one of a second or more.`;
}

/** The file itself is the problem: to try it again changes nothing. */
class UnfitSound extends Error {
  override name = 'UnfitSound';
}

const tooLong = (name: string, seconds: number) =>
  new UnfitSound(
    `${name} is ${formatLength(seconds)} long. Visitors load all of it before they hear anything: choose one of at most ${LONGEST_S / 60} minutes.`,
  );

async function decode(name: string, url: string, parts: SoundParts, signal: AbortSignal) {
  try {
    return await parts.load(url, new OfflineAudioContext(2, 1, RATE), signal);
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'EncodingError') {
      throw new UnfitSound(
        `${name} cannot be played here: it is damaged, or of a kind that this browser does not know. MP3 and M4A play in all of them.`,
        { cause },
      );
    }
    throw new Error(`${name} did not come: the server does not answer.`, { cause });
  }
}

/** The page goes on between two measurements. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

function meanOf(channels: readonly Float32Array[]): Float32Array {
  const [first, second] = channels;
  if (!first || !second) return first ?? new Float32Array();
  return first.map((sample, at) => (sample + (second[at] ?? 0)) / 2);
}

/** Decodes and measures a file; rejects with a sentence. */
async function hear(
  name: string,
  address: string,
  parts: SoundParts,
  signal: AbortSignal,
): Promise<Heard> {
  const url = shownUrl(address);
  const stated = await statedLength(url);
  if (stated > LONGEST_S) throw tooLong(name, stated);
  const buffer = await decode(name, url, parts, signal);
  if (buffer.duration > LONGEST_S) throw tooLong(name, buffer.duration);
  const { numberOfChannels, sampleRate, duration } = buffer;
  const channels = Array.from({ length: numberOfChannels }, (_, at) => buffer.getChannelData(at));
  // One channel is heard from both sides.
  const heard = numberOfChannels === 1 ? [...channels, ...channels] : channels;
  await nextTask();
  const measured = { loudness: loudnessOf(heard, sampleRate), peak: peakOf(channels) };
  await nextTask();
  const mono = meanOf(channels);
  const remark = remarkOf(name, duration, isSilent(mono, sampleRate));
  return { buffer, mono, measured, fits: endsFit(mono, sampleRate), remark };
}

/** A file of the library, or of elsewhere. */
interface SoundFile {
  readonly name: string;
  readonly url: string;
}

type Hear = (file: SoundFile) => Promise<Heard>;

/** Decodes files; the last one is kept. */
function createEars(parts: SoundParts): Hear {
  let last: { readonly url: string; readonly heard: Promise<Heard> } | null = null;
  let control = new AbortController();
  return ({ name, url }) => {
    if (last?.url === url) return last.heard;
    control.abort();
    control = new AbortController();
    const heard = hear(name, url, parts, control.signal);
    last = { url, heard };
    return heard;
  };
}

interface Known {
  readonly ears: Hear;
  readonly url: string;
  readonly heard: Heard | null;
  readonly error: unknown;
}

interface Hearing {
  /** Any file. */
  readonly hear: Hear;
  /** The file of the field, decoded and measured; null until it is, or where there is none. */
  readonly heard: Heard | null;
  /** Why it cannot be heard, as a sentence. */
  readonly problem: string | null;
  /** Tries it once more; null where the file itself is the problem. */
  readonly retry: (() => void) | null;
}

/** Hears the file of a field, and any other. */
export function useHeard(parts: SoundParts, file: SoundFile | null): Hearing {
  const { api } = useEditor();
  const [ears, setEars] = useState(() => createEars(parts));
  const [known, setKnown] = useState<Known | null>(null);
  const { name = '', url = '' } = file ?? {};
  useEffect(() => {
    if (url === '') return undefined;
    let isCurrent = true;
    const settle = (heard: Heard | null, error: unknown) => {
      if (isCurrent) setKnown({ ears, url, heard, error });
    };
    ears({ name, url }).then(
      (heard) => settle(heard, null),
      (error: unknown) => settle(null, error),
    );
    return () => {
      isCurrent = false;
    };
  }, [ears, name, url]);
  useEffect(
    () =>
      api.onChange((event) => {
        // Another file has its name now: what was heard, or could not be, is of the one before.
        if (event.kind === 'media' && event.name === mediaNameOf(url))
          setEars(() => createEars(parts));
      }),
    [api, url, parts],
  );
  const now = known?.ears === ears && known.url === url ? known : null;
  const error = now?.error ?? null;
  return {
    hear: ears,
    heard: now?.heard ?? null,
    problem: error === null ? null : sentenceOf(error),
    // Others would give the same answer.
    retry: error instanceof UnfitSound ? null : () => setEars(() => createEars(parts)),
  };
}
