import { isRecord } from '../json.ts';
import { checkValue, UNSAFE_KEY } from './checkValue.ts';
import { EditError } from './EditError.ts';
import type { Change, Json, JsonPath } from './types.ts';

/** The value with all changes applied; the value itself stays. Throws EditError. */
export function changedValue(value: Json, changes: readonly Change[]): Json {
  const box: unknown[] = [copyOf(value)];
  for (const change of changes) {
    checkChange(change);
    if (change.path.length === 0 && change.op === 'set') box[0] = copyOf(change.value);
    else changeInPlace(box[0], change);
  }
  // Cast: a copy of JSON in which only JSON was put.
  return box[0] as Json;
}

/** The value at a path; undefined if there is none. */
export function valueAt(root: unknown, path: JsonPath): unknown {
  let value = root;
  for (const key of path) {
    if (Array.isArray(value) && typeof key === 'number') value = value[key];
    else if (isRecord(value) && typeof key === 'string' && Object.hasOwn(value, key))
      value = value[key];
    else return undefined;
  }
  return value;
}

/** Throws EditError for a value or key that a file must not have. */
export function checkChange(change: Change): void {
  if (change.path.includes(UNSAFE_KEY)) throw new EditError(change.path, 'this key is not allowed');
  if ('value' in change) checkValue(change.value, change.path);
}

/** Applies a change to a value below `root` and throws EditError if that is not possible. */
export function changeInPlace(root: unknown, change: Change): void {
  const { op, path } = change;
  const key = path.at(-1);
  const parent = valueAt(root, path.slice(0, -1));
  if (key === undefined) throw new EditError(path, 'the file must hold an object');
  if (typeof key === 'string') changeKey(parent, key, change);
  else if (!Array.isArray(parent)) throw new EditError(path, 'there is no list');
  else if (!isIndex(key, op === 'insert' ? parent.length + 1 : parent.length)) {
    throw new EditError(path, `the list has ${parent.length} entries only`);
  } else changeEntry(parent, key, change);
}

function changeKey(parent: unknown, key: string, change: Change): void {
  const { op, path } = change;
  if (!isRecord(parent)) throw new EditError(path, 'there is no object');
  if (op === 'set') parent[key] = copyOf(change.value);
  else if (op !== 'remove') throw new EditError(path, `${op} needs the index of a list`);
  else if (!Object.hasOwn(parent, key)) throw new EditError(path, 'there is no such key');
  else delete parent[key];
}

function changeEntry(list: unknown[], index: number, change: Change): void {
  if (change.op === 'set') list[index] = copyOf(change.value);
  else if (change.op === 'insert') list.splice(index, 0, copyOf(change.value));
  else if (change.op === 'remove') list.splice(index, 1);
  else if (!isIndex(change.to, list.length)) {
    throw new EditError(
      change.path,
      `cannot be moved to ${change.to}: the list has ${list.length} entries`,
    );
  } else list.splice(change.to, 0, ...list.splice(index, 1));
}

function isIndex(index: number, length: number): boolean {
  return Number.isInteger(index) && index >= 0 && index < length;
}

/** A copy without shared parts, so that a change of one part changes no other. */
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copyOf(inner)]));
}
