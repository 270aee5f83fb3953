import type { Dimensions, Material, Wall } from 'resonance-audio';

/** What the sound does; all but the first two follow the audio context's own state. */
export type SoundState = 'unavailable' | 'idle' | 'loading' | 'running' | 'suspended';

/** How the stems reach the ears: placed in the room, mixed without it, or not at all. */
export type RenderingMode = 'ambisonic' | 'bypass' | 'off';

/** What makes an interface sound. */
export const interfaceUses = ['hover', 'press', 'open', 'close', 'unlock'] as const;
export type InterfaceUse = (typeof interfaceUses)[number];

/** Metres from the listener, who faces -z: x to the right, y up, z to the back. */
export interface Position {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** One voice of the soundtrack. */
export interface Stem {
  readonly name: string;
  /** Addresses of the same sound in different formats, preferred first. */
  readonly sources: readonly string[];
  readonly position: Position;
  /** In decibels; 0 leaves the file as it is. */
  readonly gainDb: number;
}

/** Addresses by use, preferred format first. */
export type InterfaceSounds = Readonly<Partial<Record<InterfaceUse, readonly string[]>>>;

/** The room the stems sound in, the listener at its centre. */
export interface RoomShape {
  readonly dimensions: Dimensions;
  readonly materials: Readonly<Record<Wall, Material>>;
}

/** Hears of what went wrong; nothing is thrown into the page. */
export type SoundLog = (message: string, cause?: unknown) => void;

export interface SoundOptions {
  readonly stems: readonly Stem[];
  readonly interfaceSounds?: InterfaceSounds;
  /** Linear gain of everything together; 0.3 unless told. */
  readonly volume?: number;
  readonly rendering?: RenderingMode;
  /** 2 or 3; anything else is 3. */
  readonly ambisonicOrder?: number;
  /** For each of the first four channels of the sound field (W, Y, Z, X) the one it goes to. */
  readonly channelMap?: readonly number[];
  /**
   * Addresses of stereo impulse responses that replace the library's own: 5 for the second order,
   * 8 for the third, each holding two channels of the field in ACN order.
   */
  readonly impulseResponses?: readonly string[];
  readonly room?: RoomShape;
  /** Where in the stems to begin, in seconds. */
  readonly startAt?: number;
  readonly log?: SoundLog;
  /** Shows the context and its last node before the speakers to whoever wants to measure. */
  readonly tap?: (context: AudioContext, master: AudioNode) => void;
}

/** What an engine is made with: everything at once, or what sounds only when it is asked for. */
export interface EngineOptions extends Partial<SoundOptions> {
  /** Brings what is to sound at the first Sound On, so that a silent visit does not read it. */
  readonly settings?: () => Promise<SoundOptions>;
}

/** The sound of the page, outside React. No method throws. */
export interface SoundEngine {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => SoundState;
  /**
   * Starts or resumes. The first call makes the context and loads everything: call it from a
   * gesture, else it waits for the next one.
   */
  readonly on: () => void;
  readonly off: () => void;
  readonly toggle: () => void;
  /** Sounds only while running, and not more often than a hand can mean it. */
  readonly play: (use: InterfaceUse) => void;
  readonly setRendering: (mode: RenderingMode) => void;
  /** Closes the context and forgets what was loaded; `on` begins anew. */
  readonly dispose: () => void;
}
