import type { MediaCache, EncodedImage, TransformQueue } from '#image-service';
import type { Card } from './Card.ts';

/** A cover's file. */
export interface CoverFile {
  /** Its own name, with links resolved; null for one of another host. */
  readonly name: string | null;
  /** Changes when another file takes its place. */
  readonly version: string;
}

/** A layer of a cover: what fills its frame, or an object that stands before it. */
export type Layer = 'behind' | 'before';

/** What cards need of a platform; one that cannot draw has none. */
export interface CardPorts {
  /** Draws a card with the layers of its cover, the one behind first; what cannot be read is left out. */
  readonly paint: (card: Card, cover: readonly (Uint8Array | null)[]) => Promise<EncodedImage>;
  /** Finds a layer of a cover by its address; null if there is none that may be read. */
  readonly findCover: (address: string) => Promise<CoverFile | null>;
  /**
   * Its picture: cut to the size of the card's, or whole and no larger than that for what is before it. Null for
   * one that is no picture. Throws if it cannot be had now.
   */
  readonly readCover: (address: string, layer: Layer) => Promise<Uint8Array | null>;
  readonly cache: MediaCache;
  readonly queue: TransformQueue;
}
