import type { MediaItem } from '#prismic-folder/contract';
import type { Size } from '#prismic-folder/crop';

/** Size of a picture that can be cut; null for drawings, which scale, and other files. */
export function croppableSize(item: MediaItem): Size | null {
  const { width, height, contentType, kind } = item;
  if (kind !== 'image' || contentType === 'image/svg+xml') return null;
  return width === undefined || height === undefined ? null : { width, height };
}
