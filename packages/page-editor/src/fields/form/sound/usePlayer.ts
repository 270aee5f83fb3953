import { useEffect, useRef, useState } from 'react';
import type { SoundLoop, SoundParts } from '../../../model/SoundHost.ts';
import { useLatest } from '../../../kit/hooks/useLatest.ts';
import type { Heard } from './hear.ts';

/** What is played: the loop from its start, or its seam alone. */
type Passage = 'loop' | 'seam';

/** Seconds that are heard before and after the seam. */
const SEAM_S = 2;

export interface Player {
  readonly playing: Passage | null;
  /** Why nothing is heard, as a sentence. */
  readonly problem: string | null;
  /** Plays a passage, or stops it. */
  readonly toggle: (passage: Passage) => void;
  /** Where in the file it is, from 0 to 1. */
  readonly position: () => number;
}

interface Played {
  readonly heard: Heard;
  /** null: the whole file. */
  readonly loop: SoundLoop | null;
  /** In dB. */
  readonly gain: number;
}

/** Starts a passage. */
function start(parts: SoundParts, { heard, loop, gain }: Played, passage: Passage) {
  const context = new AudioContext({ sampleRate: heard.buffer.sampleRate });
  const buffer = loop ? parts.cutLoop(context, heard.buffer, loop) : heard.buffer;
  const level = context.createGain();
  const setGain = (decibels: number) => {
    level.gain.value = parts.volume * 10 ** (decibels / 20);
  };
  setGain(gain);
  level.connect(context.destination);
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.loop = true;
  source.connect(level);
  const from = passage === 'seam' ? Math.max(0, buffer.duration - SEAM_S) : 0;
  const begun = context.currentTime;
  source.start(begun, from);
  if (passage === 'seam') source.stop(begun + buffer.duration - from + SEAM_S);
  return {
    source,
    setGain,
    close: () => void context.close(),
    /** In seconds of the file. */
    position: () => (loop?.start ?? 0) + ((from + context.currentTime - begun) % buffer.duration),
  };
}

/**
 * Plays a sound as the site does, in a loop, until it is stopped or its control goes. Another file, or another part of
 * it, is heard at once.
 */
export function usePlayer(parts: SoundParts, played: Played | null): Player {
  const [playing, setPlaying] = useState<Passage | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<ReturnType<typeof start> | null>(null);
  const { heard = null, loop = null, gain = 0 } = played ?? {};
  const latestGain = useLatest(gain);
  const [first, last] = loop ? [loop.start, loop.end] : [null, null];
  useEffect(() => {
    if (playing === null || heard === null) return undefined;
    const part = first === null || last === null ? null : { start: first, end: last };
    const started = start(parts, { heard, loop: part, gain: latestGain() }, playing);
    const ended = () => setPlaying(null);
    started.source.addEventListener('ended', ended);
    running.current = started;
    return () => {
      started.source.removeEventListener('ended', ended);
      started.close();
      running.current = null;
    };
  }, [parts, playing, heard, first, last, latestGain]);
  useEffect(() => running.current?.setGain(gain), [gain]);
  return {
    playing: heard === null ? null : playing,
    problem,
    toggle(passage) {
      const isThere = typeof AudioContext === 'function';
      setProblem(isThere ? null : 'This browser has no sound output.');
      setPlaying(isThere && playing !== passage ? passage : null);
    },
    position: () => (running.current?.position() ?? 0) / (heard?.buffer.duration ?? 1),
  };
}
