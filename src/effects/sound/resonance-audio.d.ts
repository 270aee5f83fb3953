/** The parts of resonance-audio 1.0.0 in use; the package has no types. */
declare module 'resonance-audio' {
  export type Wall = 'left' | 'right' | 'front' | 'back' | 'down' | 'up';

  /** Names in the library's table of absorption coefficients. */
  export type Material =
    | 'transparent'
    | 'acoustic-ceiling-tiles'
    | 'brick-bare'
    | 'brick-painted'
    | 'concrete-block-coarse'
    | 'concrete-block-painted'
    | 'curtain-heavy'
    | 'fiber-glass-insulation'
    | 'glass-thin'
    | 'glass-thick'
    | 'grass'
    | 'linoleum-on-concrete'
    | 'marble'
    | 'metal'
    | 'parquet-on-concrete'
    | 'plaster-rough'
    | 'plaster-smooth'
    | 'plywood-panel'
    | 'polished-concrete-or-tile'
    | 'sheet-rock'
    | 'water-or-ice-surface'
    | 'wood-ceiling'
    | 'wood-panel'
    | 'uniform';

  /** In metres. */
  export interface Dimensions {
    readonly width: number;
    readonly height: number;
    readonly depth: number;
  }

  interface SceneOptions {
    ambisonicOrder?: 1 | 2 | 3;
    dimensions?: Dimensions;
    materials?: Readonly<Record<Wall, Material>>;
  }

  interface SceneSource {
    readonly input: GainNode;
  }

  /** Omnitone's renderer for sound fields of the second and third order. */
  interface FieldRenderer {
    /** Resolves when the impulse responses are decoded; may be called again. */
    readonly initialize: () => Promise<void>;
    readonly _hoaConvolver: { readonly _convolvers: readonly ConvolverNode[] };
  }

  interface Scene {
    /** The binaural output, two channels. */
    readonly output: GainNode;
    /** Forward and up, each as x, y, z. */
    readonly setListenerOrientation: (
      ...vectors: [number, number, number, number, number, number]
    ) => void;
    /** The library writes into the array. */
    readonly createSource: (options: { position: number[] }) => SceneSource;
    readonly _room: { readonly output: GainNode };
    readonly _listener: { input: GainNode; readonly _renderer: FieldRenderer };
  }

  const library: {
    readonly ResonanceAudio: new (context: BaseAudioContext, options: SceneOptions) => Scene;
  };
  export type { Scene };
  export default library;
}
