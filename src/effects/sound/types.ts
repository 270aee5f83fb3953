/** The last three follow the audio context's state; 'failed' until the next attempt to load the sound. */
export type SoundState = 'unavailable' | 'idle' | 'failed' | 'loading' | 'running' | 'suspended';

/** How the stems are heard: placed in the room, or mixed without it. */
export type RenderingMode = 'ambisonic' | 'bypass';

export const interfaceUses = ['hover', 'press', 'open', 'close', 'unlock'] as const;
export type InterfaceUse = (typeof interfaceUses)[number];

/** Metres from the listener, who faces -z: x to the right, y up, z to the back. */
export interface Position {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** The part of a file that repeats, in seconds. */
export interface Loop {
  readonly start: number;
  /** After the start; beyond the file it is the file's end. */
  readonly end: number;
}

/** One voice of the soundtrack. */
export interface Stem {
  readonly name: string;
  /** Addresses of the same sound in different formats, preferred first. */
  readonly sources: readonly string[];
  readonly position: Position;
  /** In decibels; 0 leaves the file as it is. */
  readonly gainDb: number;
  /** Absent: the whole file. */
  readonly loop?: Loop;
}

/** Addresses by use, preferred format first. */
export type InterfaceSounds = Readonly<Partial<Record<InterfaceUse, readonly string[]>>>;

/** Receives errors; nothing is thrown into the page. */
export type SoundLog = (message: string, cause?: unknown) => void;

export interface SoundOptions {
  readonly stems: readonly Stem[];
  readonly interfaceSounds?: InterfaceSounds;
  /** 'ambisonic' by default. */
  readonly rendering?: RenderingMode;
  /** 2 or 3; anything else is 3. */
  readonly ambisonicOrder?: number;
  /** The target of each of the first four channels of the sound field (W, Y, Z, X). */
  readonly channelMap?: readonly number[];
  /**
   * Addresses of stereo impulse responses that replace the library's own: 5 for the second order, 8
   * for the third, each with two channels of the field in ACN order.
   */
  readonly impulseResponses?: readonly string[];
  /** Start position in the stems, in seconds. */
  readonly startAt?: number;
  readonly log?: SoundLog;
  /** Exposes the context and its last node, for what listens to the sound. */
  readonly tap?: (context: AudioContext, master: AudioNode) => void;
}

export interface EngineOptions extends Partial<SoundOptions> {
  /** Loaded at the first Sound On, so that a silent visit does not load it. */
  readonly settings?: () => Promise<SoundOptions>;
}

/** The sound of the page, outside React. No method throws. */
export interface SoundEngine {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => SoundState;
  /**
   * Starts or resumes. The first call creates the context and loads everything; outside a gesture
   * it waits for the next one.
   */
  readonly on: () => void;
  readonly off: () => void;
  readonly toggle: () => void;
  /** Only while running, and without rapid repeats. */
  readonly play: (use: InterfaceUse) => void;
  /** Closes the context and drops what was loaded; `on` starts over. */
  readonly dispose: () => void;
}
