import type { Models } from '../../types.ts';

export type Json = Readonly<Record<string, unknown>>;

/**
 * How one form of a document writes what differs between the folder and the service. Each gets the
 * value as the Content API answers it, filled. `isExplicit`: what the other side would make up by
 * itself, a boolean's false and automatic thumbnails, is written too.
 */
export interface Writers {
  readonly models: Models;
  readonly isExplicit: boolean;
  /** One view of an image: the whole, or a thumbnail. */
  image(view: Json): Json;
  mediaLink(link: Json): Json;
  documentLink(link: Json): Json;
  embed(embed: Json): Json;
}
