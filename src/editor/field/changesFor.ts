import { type Change, type Json, type JsonPath, valueAt } from '#prismic-folder/edit';
import { isRecord } from '#ui/isRecord.ts';

/**
 * The changes that give a path of a file a value, or remove it (undefined). Objects around it that
 * are missing are added; there is nothing to do where nothing would be removed.
 */
export function changesFor(root: unknown, path: JsonPath, value: Json | undefined): Change[] {
  if (value === undefined) {
    return valueAt(root, path) === undefined ? [] : [{ op: 'remove', path }];
  }
  let known = path.length - 1;
  while (known > 0 && !holds(valueAt(root, path.slice(0, known)), path[known])) known--;
  const missing = path.slice(known + 1);
  return [{ op: 'set', path: path.slice(0, known + 1), value: nested(missing, value) }];
}

/** Whether a value can have this key. */
function holds(value: unknown, key: string | number | undefined): boolean {
  return typeof key === 'number' ? Array.isArray(value) : isRecord(value);
}

function nested(keys: JsonPath, value: Json): Json {
  return keys.reduceRight<Json>(
    (inner, key) => (typeof key === 'number' ? [inner] : { [key]: inner }),
    value,
  );
}
