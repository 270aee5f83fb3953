import { isRecord } from '../../folder/isRecord.ts';

/** True when the API's value is not its field's empty form (null, [], {}, a link to nothing). */
export function isFilled(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return false;
  if (Array.isArray(value)) return value.some(isFilled);
  if (!isRecord(value)) return true;
  if ('link_type' in value) return value['id'] !== undefined || value['url'] !== undefined;
  // One empty paragraph is what a rich text editor leaves behind.
  if ('spans' in value) return value['text'] !== '';
  return Object.keys(value).length > 0;
}
