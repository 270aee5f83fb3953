import { isRecord } from '../json.ts';
import type { SliceChoice, SliceModel, VariationModel } from '../types.ts';
import type { Config, Fields, FieldRecord, Json } from './FieldKind.ts';
import { itemRecords } from './Group.ts';

/** The slices that a zone can have, by id, with the fields of each. */
export type ZoneSlice =
  /** A slice of the library, in variations. */
  | { readonly kind: 'shared'; readonly model: SliceModel }
  /** A slice of the zone itself: it has no variation. */
  | { readonly kind: 'own'; readonly primary: Fields; readonly items: Fields }
  /** One field, which is the slice's `value`: the oldest kind. */
  | { readonly kind: 'field'; readonly fields: Fields };

const NO_FIELDS = {};

/** What a slice of a zone is; undefined for ids of which the models know nothing. */
export function zoneSlice(
  type: string,
  { choices = NO_FIELDS }: Config,
  slices: ReadonlyMap<string, SliceModel>,
): ZoneSlice | undefined {
  const choice: SliceChoice | undefined = Object.hasOwn(choices, type) ? choices[type] : undefined;
  if (choice?.field !== undefined) return { kind: 'field', fields: choice.field };
  if (choice?.type === 'Slice') {
    const { primary = NO_FIELDS, items = NO_FIELDS } = choice;
    return { kind: 'own', primary, items };
  }
  const model = slices.get(type);
  return model && { kind: 'shared', model };
}

/** The fields of a slice by its parts; undefined for a variation that there is not. */
export function partsOf(
  slice: ZoneSlice | undefined,
  variation: unknown,
): Pick<VariationModel, 'primary' | 'items'> | undefined {
  if (slice?.kind === 'shared') return slice.model.variations[String(variation)];
  return slice?.kind === 'own' ? slice : undefined;
}

/** The fields of a slice with their values. */
export function sliceRecords(
  slice: ZoneSlice | undefined,
  { variation, primary, items, value }: Json,
): FieldRecord[] {
  if (slice?.kind === 'field') return [[{ value }, slice.fields]];
  const parts = partsOf(slice, variation);
  if (parts === undefined) return [];
  const own: FieldRecord[] = isRecord(primary) ? [[primary, parts.primary]] : [];
  return [...own, ...itemRecords(items, parts.items)];
}
