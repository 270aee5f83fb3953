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

/**
 * The place of a change in a document of a type, with the whole path in the field: a field of a group may have the name of
 * a part of a value, such as `text`.
 */
export function changePlace(path: JsonPath, type: EditorType | undefined): Place {
  const [data, first, index, part, ...rest] = path;
  if (data !== 'data' || typeof first !== 'string') return {};
  const isZone = type === undefined || type.zones.some(({ id }) => id === first);
  if (typeof index !== 'number' || !isZone) return { field: path.slice(1).join('/') };
  const field = part === 'primary' || part === undefined ? rest : [part, ...rest];
  return { zone: first, index, ...(field.length > 0 && { field: field.join('/') }) };
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
