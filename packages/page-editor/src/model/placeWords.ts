import { type Json, type JsonPath, listOf, objectOf } from 'prismic-folder/edit';
import type { Place } from './place.ts';
import { groupFields } from './editorFields.ts';
import type { EditorField, EditorModels, EditorType, EditorVariation } from './EditorModels.ts';
import { nameOf } from './nameOf.ts';
import { knownSlice } from './sliceAt.ts';

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
  const isField = type?.fields[zone] !== undefined;
  return isField ? { field: `${zone}/${index}` } : { zone, index, ...place };
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

/** Words for a place of a document. */
export interface PlaceWords {
  /** The slice and its position, or the tab of a field: 'Image, 7 of 15'. */
  readonly where: string;
  /** The field: 'Caption text'; empty for a slice itself. */
  readonly what: string;
}

/** Names a place as the form does. */
export function placeWords(
  { zone, index, field }: Place,
  { json, type, models }: { json: Json; type: EditorType | undefined; models: EditorModels },
): PlaceWords {
  if (zone === undefined || index === undefined) {
    const tab = type?.tabs.find(({ fields }) => fields.some(({ id }) => id === first(field)));
    const fields = tab?.fields ?? [];
    return { where: tab?.name ?? type?.label ?? 'Document', what: fieldWords(field, fields) };
  }
  const slices = listOf(objectOf(objectOf(json)['data'])[zone]);
  const { variation } = knownSlice(models, slices[index]);
  return {
    where: `${nameOf(models, slices[index]).name}, ${index + 1} of ${slices.length}`,
    what: sliceFieldWords(field, variation),
  };
}

function first(field: string | undefined): string {
  return field?.split('/')[0] ?? '';
}

function sliceFieldWords(field: string | undefined, variation: EditorVariation | null): string {
  const [items, index, ...rest] = field?.split('/') ?? [];
  if (items !== 'items' || index === undefined) return fieldWords(field, variation?.fields ?? []);
  const within =
    rest.length === 0 ? '' : ` › ${fieldWords(rest.join('/'), variation?.itemFields ?? [])}`;
  return `Item ${Number(index) + 1}${within}`;
}

function fieldWords(field: string | undefined, fields: readonly EditorField[]): string {
  if (field === undefined) return '';
  const [id = '', index, ...rest] = field.split('/');
  const known = fields.find((one) => one.id === id);
  const label = known?.label ?? id;
  if (index === undefined) return label;
  const row = `${label}, ${Number(index) + 1}`;
  if (rest.length === 0) return row;
  return `${row} › ${fieldWords(rest.join('/'), known ? groupFields(known.model) : [])}`;
}
