import { isRecord } from '../../folder/isRecord.ts';

/** True for what the Content API answers where nothing was filled in. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return isRecord(value) && Object.keys(value).length === 0;
}
