/** The parts of resonance-audio 1.0.0 this room uses; the package carries no types. */
declare module 'resonance-audio' {
  export type Wall = 'left' | 'right' | 'front' | 'back' | 'down' | 'up';

  /** What a wall is made of, by the names of the library's table of absorption coefficients. */
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
    /** The field as the ears hear it, two channels. */
    readonly output: GainNode;
    /** Forward and up, each as x, y, z. */
    readonly setListenerOrientation: (
      ...vectors: [number, number, number, number, number, number]
    ) => void;
    /** The arrays must be the scene's own: it writes into them. */
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
