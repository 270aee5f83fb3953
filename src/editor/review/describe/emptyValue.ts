import { equalJson, type Json } from '#prismic-folder/edit';

/** Whether two values look the same to a reader: all empty ones do. */
export function isSame(one: Json | undefined, other: Json | undefined): boolean {
  return (isEmptyValue(one) && isEmptyValue(other)) || equalJson(one, other);
}

/** Whether a field with this value is empty. */
export function isEmptyValue(value: Json | undefined): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.keys(value).length === 0;
}
