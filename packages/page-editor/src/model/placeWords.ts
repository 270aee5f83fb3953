import { type Json, listOf, objectOf } from 'prismic-folder/edit';
import type { Place } from './place.ts';
import { groupFields } from './editorFields.ts';
import type { EditorField, EditorModels, EditorType, EditorVariation } from './EditorModels.ts';
import { nameOf } from './nameOf.ts';
import { knownSlice } from './sliceAt.ts';

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
