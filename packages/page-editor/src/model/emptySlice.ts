import { equalJson, isEmpty, type Json } from 'prismic-folder/edit';
import type { EditorField, EditorModels, EditorSlice, EditorVariation } from './EditorModels.ts';
import { knownSlice, type SliceJson, valuesOf } from './sliceAt.ts';

/** What says of a slice in a file which one it is. */
export const sliceKeys = ({ id }: EditorSlice, variation: EditorVariation): SliceJson => ({
  slice_type: id,
  ...(variation.id !== '' && { variation: variation.id }),
});

/** A new slice of a variation, with the model's defaults and nothing else. */
export function emptySlice(slice: EditorSlice, variation: EditorVariation): SliceJson {
  const values = emptyFields(variation.fields);
  const isBare = Object.keys(values).length === 0;
  return {
    ...sliceKeys(slice, variation),
    ...(slice.isField ? values : !isBare && { primary: values }),
  };
}

/** The values that the models of some fields give new content, such as an entry of a group. */
export function emptyFields(fields: readonly EditorField[]): Readonly<Record<string, Json>> {
  const values = fields.flatMap(({ id, model }): [string, Json][] => {
    const value = model.config?.['default_value'];
    const isValue = typeof value === 'string' || typeof value === 'boolean';
    return isValue || typeof value === 'number' ? [[id, value]] : [];
  });
  return Object.fromEntries(values);
}

/** Whether a slice has nothing but what its model gives a new one. */
export function isNew(models: EditorModels, slice: Json | undefined): boolean {
  const known = knownSlice(models, slice);
  const { json, model, variation } = known;
  if (!variation) return false;
  if (model?.isField) return isEmpty(json['value']);
  const defaults = emptyFields(variation.fields);
  return (
    isEmpty(json['items']) &&
    Object.entries(valuesOf(known)).every(
      ([id, value]) => isEmpty(value) || equalJson(value, defaults[id] ?? null),
    )
  );
}
