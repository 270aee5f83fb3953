import type { OutputFormat } from './formats.ts';

/** A picture's whole bytes, in the one kind of view a web response takes. */
export type Bytes = Uint8Array<ArrayBuffer>;

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A finished picture: `type` is its media type. */
export interface Picture {
  readonly type: string;
  readonly bytes: Bytes;
}

/** What a plan needs to know of a source. Sizes are in pixels as shown, orientation applied. */
export interface SourcePicture extends Size {
  readonly format: OutputFormat;
  /** 1 for a still picture. */
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

/** How the extracted area becomes the answer; sizes are the answer's, in pixels. */
export type Resizing =
  /** Stretched to exactly this size; the plan has kept the aspect where it matters. */
  | ({ readonly mode: 'exact' } & Size)
  /** Scaled until it covers the size, the rest cut off. */
  | ({ readonly mode: 'cover'; readonly position: CropPosition } & Size)
  /** Drawn at `inner` in the middle of the size, the rest filled with white or with nothing. */
  | ({ readonly mode: 'pad'; readonly inner: Size; readonly filling: Filling } & Size);

/** Everything an engine has to do, decided beforehand: rect first, then resizing, then encoding. */
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
}

/**
 * The engine that reads and writes pictures. Both methods throw on bytes that are no picture they
 * can read; the endpoint answers that with 422. Metadata never survives a transform.
 */
export interface MediaImages {
  inspect(bytes: Bytes): Promise<SourcePicture>;
  transform(plan: TransformPlan, bytes: Bytes): Promise<Picture>;
}
