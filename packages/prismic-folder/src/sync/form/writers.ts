import type { Models } from '../../types.ts';

export type Json = Readonly<Record<string, unknown>>;

/**
 * Functions that write the values whose format differs between the folder and the service. Each
 * gets the complete value as the Content API returns it. `isExplicit`: writes defaults too, which
 * are a boolean's false and automatic thumbnails.
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
