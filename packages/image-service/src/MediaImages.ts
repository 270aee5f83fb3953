import type { OutputFormat } from './formats.ts';

/** All bytes of a file, in a view that a `Response` accepts. */
export type Bytes = Uint8Array<ArrayBuffer>;

export interface Rect {
  /** Whether all four are shares of the source, 0 to 1, in place of its pixels. */
  readonly isShare?: true;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A finished image: `type` is its media type. */
export interface EncodedImage {
  readonly type: string;
  readonly bytes: Bytes;
}

/** Metadata of a source image. Sizes are in pixels with the orientation applied. */
export interface SourceImage extends Size {
  readonly format: OutputFormat;
  /** 1 for a still image. */
  readonly frames: number;
  readonly alpha: boolean;
}

export type CropPosition =
  | 'center'
  | 'top'
  | 'bottom'
  | 'left'
  | 'right'
  | 'left top'
  | 'right top'
  | 'left bottom'
  | 'right bottom'
  | 'entropy';

export type Filling = 'white' | 'transparent';

/** How the extracted area is resized; sizes are those of the output, in pixels. */
export type Resizing =
  /** Stretched to exactly this size; the plan has preserved the aspect ratio where needed. */
  | ({ readonly mode: 'exact' } & Size)
  /** Scaled until it covers the size, the rest cut off. */
  | ({ readonly mode: 'cover'; readonly position: CropPosition } & Size)
  /** Scaled to `inner` and centered, the rest filled with white or transparent. */
  | ({ readonly mode: 'pad'; readonly inner: Size; readonly filling: Filling } & Size);

/** The engine's complete instructions, in order: extract, resize, encode. */
export interface TransformPlan {
  readonly extract: Rect | null;
  readonly resizing: Resizing | null;
  readonly format: OutputFormat;
  /** 1 to 100 on the scale of JPEG and WebP, whatever the format. */
  readonly quality: number;
  /** Spend more time for fewer bytes where the format allows it. */
  readonly compress: boolean;
  /** Keep all frames. */
  readonly animated: boolean;
  /** Of the same quality in less time, for more bytes, where the format allows it. */
  readonly quick: boolean;
}

/**
 * The engine that decodes and encodes images. Both methods throw on bytes they cannot read as an
 * image; the endpoint then responds with 422. A transform removes all metadata.
 */
export interface MediaImages {
  inspect(bytes: Bytes): Promise<SourceImage>;
  transform(plan: TransformPlan, bytes: Bytes): Promise<EncodedImage>;
}
