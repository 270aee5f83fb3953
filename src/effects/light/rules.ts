/** Time in ms after a visitor's last movement of the pointer in which the light responds. */
export const ALIVE = 4000;

/** The end of that time, in which the response fades: at its end the picture is the drawn one. */
const FADE = 1000;

/** Least time in ms between two frames: about 30 in a second. */
export const INTERVAL = 1000 / 30 - 2;

/** What a frame may cost, in ms of the graphics processor. */
const BUDGET = 4;

/** Without its clock: time in ms between two frames that shows that frames are missing. */
const SPACING = 50;

/** So many slow frames in a row end it for the visit. */
export const MOST_SLOW = 9;

/** Loudness below which the eye sees none. */
const QUIET = 0.004;

/** Share of the pointer's effect, 0 to 1, so many ms after it has moved. */
export const pointerShare = (since: number): number =>
  Math.min(1, Math.max(0, (ALIVE - since) / FADE));

export interface Reasons {
  /** Ms since the pointer has moved. */
  readonly sincePointer: number;
  readonly isSounding: boolean;
  /** 0 to 1: what is still seen of a sound that has ended. */
  readonly loudness: number;
}

/** Whether there is something to show that moves. */
export const hasReason = ({ sincePointer, isSounding, loudness }: Reasons): boolean =>
  sincePointer < ALIVE || isSounding || loudness > QUIET;

export interface Sight {
  readonly isInView: boolean;
  readonly isHidden: boolean;
  /** The menu lies over the page. */
  readonly isCovered: boolean;
}

/** Whether anybody could see it move. */
export const isSeen = ({ isInView, isHidden, isCovered }: Sight): boolean =>
  isInView && !isHidden && !isCovered;

export interface Cost {
  /** Whether the graphics processor can be timed. */
  readonly hasClock: boolean;
  /** What it took for a frame, in ms; null if it has not said yet. */
  readonly gpu: number | null;
  /** Ms since the frame before; null for the first. */
  readonly spacing: number | null;
}

/** Whether a frame was slow; null if that is not known. */
export function isSlow({ hasClock, gpu, spacing }: Cost): boolean | null {
  if (gpu !== null) return gpu > BUDGET;
  if (hasClock || spacing === null) return null;
  return spacing > SPACING;
}

/** Counts slow frames in a row; the returned function says whether they are too many. */
export function createSlowCount(): (slow: boolean | null) => boolean {
  let count = 0;
  return (slow) => {
    if (slow !== null) count = slow ? count + 1 : 0;
    return count >= MOST_SLOW;
  };
}

/** Levels of the soundtrack, in dB of full scale: of the quietest and the loudest that is shown. */
const LEVELS = { least: -54, most: -22 } as const;

/** The loudness of samples, 0 to 1. */
export function loudnessOf(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  const level = 10 * Math.log10(power);
  return Math.min(1, Math.max(0, (level - LEVELS.least) / (LEVELS.most - LEVELS.least)));
}

/** Shares by which a value comes nearer to its goal in a frame at 60 Hz. */
const EASE = { follow: 0.12, breath: 0.1 } as const;

/** A value `delta` ms later, on its way to a goal. */
export function ease(from: number, to: number, delta: number, share: number = EASE.follow): number {
  return from + (to - from) * (1 - (1 - share) ** (delta / (1000 / 60)));
}

/** The light of a sound, 0 to 1, and what it follows. */
export interface Breath {
  readonly light: number;
  readonly after: number;
}

export const NO_BREATH: Breath = { light: 0, after: 0 };

/**
 * The light `delta` ms later, while a sound is so loud. Eased twice: it swells with the music, and
 * of a beat, which could flicker faster than three times a second, next to nothing is left.
 */
export function breathe({ light, after }: Breath, loudness: number, delta: number): Breath {
  const next = ease(after, loudness, delta, EASE.breath);
  return { light: ease(light, next, delta, EASE.breath), after: next };
}
