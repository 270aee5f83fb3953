import { type Json, type JsonPath, valueAt } from 'prismic-folder/edit';
import { editorFields, groupFields } from './editorFields.ts';
import type { EditorField, EditorModels, EditorType } from './EditorModels.ts';
import type { Place } from './place.ts';
import { type KnownSlice, knownSlice, sliceModel, zoneOf } from './sliceAt.ts';

/** A document with what the models say of it. `json` is null where only a path of it is known. */
export interface ModelledDocument {
  readonly json: unknown;
  readonly type: EditorType | undefined;
  readonly models: Pick<EditorModels, 'slices' | 'former'>;
}

/** A field of a model and where its value is in a file. */
interface FieldPlace {
  readonly field: EditorField;
  readonly path: JsonPath;
}

/**
 * The place of a path of a document's file: a slice, an entry of a group, or the innermost field; of what no model knows
 * its outermost key.
 */
export function placeOf(path: JsonPath, document: ModelledDocument): Place {
  const [data, first, index, part] = path;
  if (data !== 'data' || typeof first !== 'string') return {};
  const slice =
    typeof index === 'number' && zoneOf(document.type, path) ? { zone: first, index } : null;
  const known = fieldOf(path, document);
  const isItem = slice !== null && part === 'items';
  if (slice && !known && !isItem && part !== 'primary') return slice;
  const start = slice === null ? 1 : part === 'primary' ? 4 : 3;
  const end = known?.path.length ?? start + 1;
  const isEntry = known ? known.field.model.type === 'Group' : isItem;
  const field = path.slice(start, isEntry ? end + 1 : end).join('/');
  return { ...slice, ...(field !== '' && { field }) };
}

/**
 * The innermost field that a path of a document's file belongs to, in slices and groups too; null for what no model
 * knows. The file says of which slice and variation an entry of a zone is; without it any slice of the zone may be meant.
 */
export function fieldOf(
  path: JsonPath,
  { json, type, models }: ModelledDocument,
): FieldPlace | null {
  if (type === undefined || path[0] !== 'data') return null;
  const zone = zoneOf(type, path);
  if (zone === null) return fieldIn(editorFields(type.fields), path, 1);
  if (json !== null) {
    // Cast: a value of a JSON file.
    return fieldOfSlice(knownSlice(models, valueAt(json, path.slice(0, 3)) as Json), path);
  }
  const all = zone.slices.flatMap((id) => {
    const model = sliceModel(models, id) ?? null;
    return (model?.variations ?? []).map((variation) => ({ model, variation }));
  });
  for (const one of all) {
    const found = fieldOfSlice(one, path);
    if (found) return found;
  }
  return null;
}

function fieldOfSlice(
  { model, variation }: Pick<KnownSlice, 'model' | 'variation'>,
  path: JsonPath,
): FieldPlace | null {
  if (!variation) return null;
  if (model?.isField) return fieldIn(variation.fields, path, 3);
  if (path[3] === 'primary') return fieldIn(variation.fields, path, 4);
  return path[3] === 'items' ? fieldIn(variation.itemFields, path, 5) : null;
}

/** The field named at an index of a path, or one in the groups below it. */
function fieldIn(fields: readonly EditorField[], path: JsonPath, at: number): FieldPlace | null {
  const field = fields.find(({ id }) => id === path[at]);
  if (field === undefined) return null;
  const isInGroup = field.model.type === 'Group' && typeof path[at + 1] === 'number';
  const inner = isInGroup ? fieldIn(groupFields(field.model), path, at + 2) : null;
  return inner ?? { field, path: path.slice(0, at + 1) };
}
