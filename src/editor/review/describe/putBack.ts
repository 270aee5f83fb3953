import { type Change, type Json, type JsonPath, valueAt } from '#prismic-folder/edit';
import { isRecord } from '#ui/isRecord.ts';

/** The change that gives a key of the document a value, with the objects around it if they are missing. */
export function putBackAt(root: Json, path: JsonPath, value: Json | undefined): Change[] {
  const before = valueAt(root, path);
  if (value === undefined) return before === undefined ? [] : [{ op: 'remove', path }];
  let [inner, at] = [value, path];
  for (;;) {
    const [key, parent] = [at.at(-1), at.slice(0, -1)];
    if (typeof key !== 'string' || at.length <= 1 || isRecord(valueAt(root, parent))) break;
    inner = { [key]: inner };
    at = parent;
  }
  return [{ op: 'set', path: at, value: inner }];
}

/** The change that inserts an entry into a list, which may be missing. */
export function insertAt(root: Json, path: JsonPath, index: number, value: Json): Change[] {
  if (!Array.isArray(valueAt(root, path))) return putBackAt(root, path, [value]);
  return [{ op: 'insert', path: [...path, index], value }];
}
