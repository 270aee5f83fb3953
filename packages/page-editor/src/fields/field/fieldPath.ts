import type { JsonPath } from 'prismic-folder/edit';
import type { Place } from '../../model/place.ts';

/** The id of the legacy repeatable part of a slice, in places. */
const ITEMS = 'items';

/**
 * Path of a field in the file. The uid is beside the data of its document; a slice has its fields
 * in `primary`, but for the repeatable part.
 */
export function pathOfField({ zone, index }: Place, field: string, hasItems = false): JsonPath {
  const keys = field.split('/').map(keyOf);
  if (zone === undefined || index === undefined) return field === 'uid' ? keys : ['data', ...keys];
  return ['data', zone, index, ...(keys[0] === ITEMS && hasItems ? [] : ['primary']), ...keys];
}

/** The field of a place for a path of the file: `cards/2/title`. */
export function fieldOfPath(path: JsonPath): string {
  const [first, , third, fourth] = path;
  if (first !== 'data') return path.join('/');
  const isSlice = typeof third === 'number' && (fourth === 'primary' || fourth === ITEMS);
  if (!isSlice) return path.slice(1).join('/');
  return path.slice(fourth === ITEMS ? 3 : 4).join('/');
}

const keyOf = (key: string): string | number => (/^\d+$/.test(key) ? Number(key) : key);
