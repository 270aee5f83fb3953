import type { MediaUse } from '#prismic-folder/contract';
import type { Place } from '../../place.ts';

/** The place in a document that a path in its file leads to. */
export function placeOfUse(path: MediaUse['path']): Place {
  const [root, top, index, part, ...rest] = path;
  if (root !== 'data' || typeof top !== 'string') return {};
  if (typeof index === 'number' && (part === 'primary' || part === 'items')) {
    const field = part === 'items' ? ['items', ...rest] : rest;
    return { zone: top, index, ...fieldOf(field) };
  }
  return fieldOf([top, index, part, ...rest]);
}

/** Up to the field itself: what is within an image, a link or rich text is no field. */
function fieldOf(path: readonly (string | number | undefined)[]): Place {
  const known = path.filter((step) => step !== undefined);
  const ends = known.findIndex((step) => step === 'url' || step === 'spans' || step === 'oembed');
  const field = ends === -1 ? known : known.slice(0, ends);
  // A block of rich text.
  if (typeof field.at(-1) === 'number') field.pop();
  return field.length === 0 ? {} : { field: field.join('/') };
}
