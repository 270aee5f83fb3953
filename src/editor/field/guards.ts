import type { Json } from '#prismic-folder/edit';

/** An object of a JSON file. */
export type JsonObject = { readonly [key: string]: Json };

export function isJsonObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isJsonList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/** Whether a field counts as empty. */
export function isEmptyValue(value: Json | undefined): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (isJsonList(value)) return value.length === 0;
  return isJsonObject(value) && Object.keys(value).length === 0;
}
