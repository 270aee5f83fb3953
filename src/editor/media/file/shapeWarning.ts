import type { MediaItem } from '#prismic-folder/contract';
import type { Size } from '#prismic-folder/crop';

/** How far two shapes may differ before a crop shows something else. */
const TOLERANCE = 0.01;

/** What happens to crops if a picture of this size takes the place of a file; null: nothing. */
export function shapeWarning(
  { width, height, uses }: Pick<MediaItem, 'width' | 'height' | 'uses'>,
  next: Size | null,
): string | null {
  if (next === null || width === undefined || height === undefined || uses === 0) return null;
  const change = (next.width / next.height) * (height / width);
  if (Math.abs(change - 1) <= TOLERANCE) return null;
  const places = uses === 1 ? '1 place' : `${uses} places`;
  return `The new picture has another shape. Its crops in ${places} will be made again.`;
}
