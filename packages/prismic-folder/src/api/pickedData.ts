import type { Fields, Json } from '../fields/FieldKind.ts';
import { fieldKind } from '../fields/kinds.ts';
import { picksOf, withPicked } from '../fields/pickedFields.ts';
import { partsOf, zoneSlice } from '../fields/zoneSlices.ts';
import { isRecord, memoize } from '../json.ts';
import type { View } from '../query/View.ts';
import type { FieldModel, Models, RepositoryDocument } from '../types.ts';

/** Adds what models pick of linked documents to the links of a document's data. */
export function pickedData(
  models: Models,
  view: View,
): (document: RepositoryDocument) => RepositoryDocument['data'] {
  const types = typesWithPicks(models);
  const find = ({ id }: Json) => view.find(String(id))?.data;

  const addToField = (value: unknown, { type, config = {} }: FieldModel): unknown => {
    switch (fieldKind(type)?.query) {
      case 'link': {
        const picks = picksOf(config);
        return picks === undefined ? value : withPicked(value, picks, find);
      }
      case 'group':
        return addToEach(value, config.fields ?? {});
      case 'slice zone':
        if (!Array.isArray(value)) return value;
        return value.map((slice: unknown) => (isRecord(slice) ? addToSlice(slice, config) : slice));
      default:
        return value;
    }
  };
  const addTo = (values: unknown, fields: Fields): Json =>
    Object.fromEntries(
      Object.entries(isRecord(values) ? values : {}).map(([name, value]) => {
        const model = Object.hasOwn(fields, name) ? fields[name] : undefined;
        return [name, model ? addToField(value, model) : value];
      }),
    );
  const addToEach = (items: unknown, fields: Fields): unknown =>
    Array.isArray(items) ? items.map((item: unknown) => addTo(item, fields)) : items;
  const addToSlice = (slice: Json, config: NonNullable<FieldModel['config']>): Json => {
    const { slice_type, variation, primary, items, value } = slice;
    const known = zoneSlice(String(slice_type), config, models.slices);
    if (known?.kind === 'field') return { ...slice, ...addTo({ value }, known.fields) };
    const parts = partsOf(known, variation);
    if (parts === undefined) return slice;
    return {
      ...slice,
      primary: addTo(primary, parts.primary),
      items: addToEach(items, parts.items),
    };
  };

  // The data itself otherwise: its text is written already.
  return ({ type, data }) =>
    types.has(type) ? addTo(data, models.types.get(type)?.fields ?? {}) : data;
}

/** The types with a link, anywhere in their documents, that picks fields. */
const typesWithPicks = memoize(({ types, slices }: Models): ReadonlySet<string> => {
  const picks = (fields: Fields): boolean =>
    Object.values(fields).some(
      ({ config = {} }) =>
        picksOf(config) !== undefined ||
        picks(config.fields ?? {}) ||
        Object.entries(config.choices ?? {}).some(([id, { primary, items, field }]) => {
          const shared = Object.values(slices.get(id)?.variations ?? {});
          return [...shared, { primary, items }, { primary: field, items: undefined }].some(
            (parts) => picks(parts.primary ?? {}) || picks(parts.items ?? {}),
          );
        }),
    );
  return new Set([...types.values()].filter(({ fields }) => picks(fields)).map(({ id }) => id));
});
