import type { JsonPath } from 'prismic-folder/edit';
import type { Place } from '../../model/place.ts';

/** The id of the legacy repeatable part of a slice, in places. */
const ITEMS = 'items';

/** Where the fields of a document or of a slice are in its file. */
function fieldsPath({ zone, index }: Place): JsonPath {
  return zone === undefined || index === undefined ? ['data'] : ['data', zone, index];
}

/**
 * Path of a field in the file. The uid is beside the data of its document; a slice has its fields
 * in `primary`, but for the repeatable part.
 */
export function pathOfField(place: Place, field: string, hasItems = false): JsonPath {
  const keys = field.split('/').map(keyOf);
  const base = fieldsPath(place);
  if (base.length === 1) return field === 'uid' ? ['uid'] : [...base, ...keys];
  return keys[0] === ITEMS && hasItems ? [...base, ...keys] : [...base, 'primary', ...keys];
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
