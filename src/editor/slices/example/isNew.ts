import { equalJson } from '#prismic-folder/edit';
import type { Json } from '#prismic-folder/edit';
import type { EditorModels } from '../../model/EditorModels.ts';
import { emptyFields } from '../../model/emptySlice.ts';
import { knownSlice } from '../../model/sliceAt.ts';
import { isEmptyValue, isJsonObject } from '../../form/values/guards.ts';

/** Whether a slice has nothing but what its model gives a new one. */
export function isNew(models: EditorModels, slice: Json | undefined): boolean {
  const { json, variation } = knownSlice(models, slice);
  if (!variation) return false;
  const defaults = emptyFields(variation.fields);
  const { primary, items } = json;
  const values = isJsonObject(primary) ? Object.entries(primary) : [];
  return (
    isEmptyValue(items) &&
    values.every(([id, value]) => isEmptyValue(value) || equalJson(value, defaults[id] ?? null))
  );
}
