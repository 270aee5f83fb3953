import type { JsonPath } from 'prismic-folder/edit';
import type { EditorType } from './EditorModels.ts';
import type { Place } from './place.ts';

/** The place of a path in a document's file: of a slice, of one of its fields, or of a field. */
export function placeOf(path: JsonPath): Place {
  const [data, first, index, part, ...rest] = path;
  if (data !== 'data' || typeof first !== 'string') return {};
  if (typeof index === 'number' && (part === undefined || typeof part === 'string')) {
    const isSlice =
      part === undefined || ['primary', 'items', 'variation', 'slice_type'].includes(part);
    if (isSlice) {
      const within = part === 'items' ? [part, ...rest] : rest;
      return { zone: first, index, ...(within.length > 0 && { field: fieldOf(within) }) };
    }
  }
  return { field: fieldOf(path.slice(1)) };
}

/** The same of a change in a document of a type, which may be of an entry of a group as a whole. */
export function changePlace(path: JsonPath, type: EditorType | undefined): Place {
  const { zone, index, ...place } = placeOf(path);
  if (zone === undefined || index === undefined) return place;
  const isZone = type === undefined || type.zones.some(({ id }) => id === zone);
  return isZone ? { zone, index, ...place } : { field: `${zone}/${index}` };
}

/** A field with its path in groups; not the parts of its value. */
function fieldOf(path: JsonPath): string {
  const [name, index, inner] = path;
  if (typeof index !== 'number' || typeof inner !== 'string') return String(name);
  // In rich text and in repeatable links what follows an index is a part of the value.
  if (PARTS.includes(inner)) return String(name);
  return `${name}/${index}/${fieldOf(path.slice(2))}`;
}

const PARTS = ['type', 'text', 'spans', 'url', 'alt', 'oembed', 'link_type', 'id', 'uid'];
