import { isRecord, type Json, type JsonPath, objectOf, textOf } from 'prismic-folder/edit';
import type { DocumentJson } from './DocumentJson.ts';
import type {
  EditorModels,
  EditorSlice,
  EditorType,
  EditorVariation,
  EditorZone,
} from './EditorModels.ts';

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
