/** The part of a file that repeats, in seconds. */
export interface SoundLoop {
  readonly start: number;
  readonly end: number;
}

/** How the loops are heard. */
export interface SoundRendering {
  /** The option of the model. */
  readonly id: string;
  /** What that means, in a sentence. */
  readonly words: string;
}

/** What the editor has to know of the soundtrack of a site; all names are ids of fields. */
export interface SoundParts {
  /** The group of the loops that are heard together. Own music is one of them, alone. */
  readonly stems: string;
  /** Fields of its entries. */
  readonly stem: {
    readonly name: string;
    readonly file: string;
    /** The same sound for browsers that cannot play the first. */
    readonly secondFile: string;
    /** In dB. */
    readonly gain: string;
    /** In seconds of the file. */
    readonly start: string;
    readonly end: string;
    /** Metres from the listener: to the right, up, and to the back. */
    readonly right: string;
    readonly up: string;
    readonly back: string;
  };
  readonly rendering: string;
  readonly renderings: readonly SoundRendering[];
  /** Of these: the one of own music, and the one with which no loop is heard. */
  readonly plain: string;
  readonly off: string;
  /** Fields of other sounds, which stand between own music and all that is about several loops. */
  readonly others: readonly string[];
  /** Limits of a gain in dB. */
  readonly gain: { readonly min: number; readonly max: number };
  /** How loud own music should be, in LUFS, before `volume`, a linear gain. */
  readonly loudness: number;
  readonly volume: number;
  /** A file as the site decodes it. Rejects as `fetch` and `decodeAudioData` do. */
  readonly load: (
    url: string,
    context: BaseAudioContext,
    signal: AbortSignal,
  ) => Promise<AudioBuffer>;
  /** The part of a file that repeats, as the site plays it. */
  readonly cutLoop: (
    context: BaseAudioContext,
    buffer: AudioBuffer,
    loop: SoundLoop,
  ) => AudioBuffer;
}

/** The soundtrack of a site, which a tab of a document has. */
export interface SoundHost {
  readonly type: string;
  readonly tab: string;
  readonly load: () => Promise<SoundParts>;
}
