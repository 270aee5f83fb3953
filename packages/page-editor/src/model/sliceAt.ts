import { isRecord, type Json, type JsonPath, objectOf, textOf, valueAt } from 'prismic-folder/edit';
import type { DocumentJson } from './DocumentJson.ts';
import type {
  EditorModels,
  EditorSlice,
  EditorType,
  EditorVariation,
  EditorZone,
  EditorField,
} from './EditorModels.ts';
import { editorFields, groupFields } from './editorFields.ts';

/** A slice of a file, as far as it is one. */
export type SliceJson = Readonly<Record<string, Json>>;

/** A slice with what the models say of it; null for what they do not know. */
export interface KnownSlice {
  readonly json: SliceJson;
  readonly model: EditorSlice | null;
  readonly variation: EditorVariation | null;
}

/** The slices of a zone as its file has them; entries that are no objects are empty ones. */
export function slicesOf(json: DocumentJson, zone: string): readonly Json[] {
  const list = json.data?.[zone];
  // Cast: a list of a JSON file.
  return Array.isArray(list) ? (list as readonly Json[]) : [];
}

/** The object of a slice that has the values of its variation's fields. */
export function valuesOf({ json, model }: Pick<KnownSlice, 'json' | 'model'>): SliceJson {
  return model?.isField ? json : objectOf(json['primary']);
}

/** A slice's model by its id, of slices from before they were shared, too. */
export const sliceModel = (
  { slices, former }: Pick<EditorModels, 'slices' | 'former'>,
  id: string,
): EditorSlice | undefined => slices.get(id) ?? former?.get(id);

/** What a slice of a file is. Without a variation it is the first one, as the site shows it. */
export function knownSlice(
  models: Pick<EditorModels, 'slices' | 'former'>,
  value: Json | undefined,
): KnownSlice {
  // Cast: an object of a JSON file.
  const json = isRecord(value) ? (value as SliceJson) : {};
  const model = sliceModel(models, textOf(json['slice_type'])) ?? null;
  const id = json['variation'];
  const variations = model?.variations ?? [];
  const named = variations.find((one) => one.id === id);
  const variation = named ?? (id === undefined || id === null ? variations[0] : undefined) ?? null;
  return { json, model, variation };
}

/** The zone a path of the file is in. */
export function zoneOf(type: EditorType | undefined, [first, id]: JsonPath): EditorZone | null {
  if (first !== 'data') return null;
  return type?.zones.find((zone) => zone.id === id) ?? null;
}

/** The slice a path of the file is in; null outside of zones. */
export function sliceAt(
  models: EditorModels,
  type: string,
  path: JsonPath,
  json: DocumentJson,
): KnownSlice | null {
  if (zoneOf(models.types.get(type), path) === null || path.length < 3) return null;
  // Cast: a value of a JSON file.
  const value = valueAt(json, path.slice(0, 3)) as Json | undefined;
  return value === undefined ? null : knownSlice(models, value);
}

/** A field of a model and where its value is in a file. */
interface FieldPlace {
  readonly field: EditorField;
  readonly path: JsonPath;
  /** The groups around it, the outermost first. */
  readonly groups: readonly EditorField[];
}

/**
 * The innermost field that a path of a document's file belongs to, in slices and groups too; null
 * for what no model knows. The file says of which slice and variation an entry of a zone is.
 */
export function fieldOf(
  models: EditorModels,
  type: string,
  path: JsonPath,
  json: DocumentJson,
): FieldPlace | null {
  const model = models.types.get(type);
  if (model === undefined || path[0] !== 'data') return null;
  if (zoneOf(model, path) === null) return fieldIn(editorFields(model.fields), path, 1);
  const slice = sliceAt(models, type, path, json);
  const variation = slice?.variation;
  if (!variation) return null;
  if (slice.model?.isField) return fieldIn(variation.fields, path, 3);
  if (path[3] === 'primary') return fieldIn(variation.fields, path, 4);
  return path[3] === 'items' ? fieldIn(variation.itemFields, path, 5) : null;
}

/** The field named at an index of a path, or one in the groups below it. */
function fieldIn(fields: readonly EditorField[], path: JsonPath, at: number): FieldPlace | null {
  const field = fields.find(({ id }) => id === path[at]);
  if (field === undefined) return null;
  const isInGroup = field.model.type === 'Group' && typeof path[at + 1] === 'number';
  const inner = isInGroup ? fieldIn(groupFields(field.model), path, at + 2) : null;
  if (inner) return { ...inner, groups: [field, ...inner.groups] };
  return { field, path: path.slice(0, at + 1), groups: [] };
}
