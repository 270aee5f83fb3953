import type { MediaItem } from 'prismic-folder/contract';
import type { Size } from 'prismic-folder/crop';

/** `118 KB`, `4.2 MB`, as file managers show it. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} KB`;
  const megabytes = bytes / 1_000_000;
  return `${megabytes < 10 ? megabytes.toFixed(1) : Math.round(megabytes)} MB`;
}

/** `1:04` or `1:02:09`. */
export function formatLength(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const [hours = 0, minutes = 0, rest = 0] = parts;
  const tail = String(rest).padStart(2, '0');
  return hours === 0
    ? `${minutes}:${tail}`
    : `${hours}:${String(minutes).padStart(2, '0')}:${tail}`;
}

export const formatSize = ({ width, height }: Size): string => `${width} × ${height}`;

/** Pixels, if there are any, and bytes: `1800 × 1125, 118 KB`. */
export function factsOf({ width, height, bytes }: MediaItem): string {
  const size = width === undefined || height === undefined ? [] : [formatSize({ width, height })];
  return [...size, formatBytes(bytes)].join(', ');
}

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

export function usedWords(count: number): string {
  if (count === 0) return 'Not used';
  return count === 1 ? 'Used in 1 place' : `Used in ${count} places`;
}

/** What is to be done about a file, or where it is used. */
export function noteOf(item: MediaItem): { readonly words: string; readonly isTask: boolean } {
  const [task] = tasksOf(item);
  return task === undefined
    ? { words: usedWords(item.uses), isTask: false }
    : { words: task, isTask: true };
}

/** What a screen reader says of a file: its name and what it shows first. */
export function tileWords(item: MediaItem): string {
  const { name, alt, uses } = item;
  return [name, ...(alt ? [alt] : []), factsOf(item), usedWords(uses), ...tasksOf(item)].join(', ');
}

/** What there is to do about a file, in words. */
function tasksOf({ undescribed, sameAs = [], enough, kind, width }: MediaItem): string[] {
  const [same] = sameAs;
  return [
    ...(kind === 'image' && width === undefined ? ['Cannot be read'] : []),
    ...(undescribed === undefined ? [] : ['No description']),
    ...(same === undefined ? [] : [`Same as ${same}`]),
    ...(enough === undefined ? [] : ['Larger than needed']),
  ];
}
