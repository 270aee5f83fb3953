import { formatPath, isRecord } from '../json.ts';
import { MAX_DEPTH } from '../lib/parseJson.ts';
import type { Change, Json, JsonObject, JsonPath, Patch } from './types.ts';
import { equalJson, isList, isObject, valueAt } from './values.ts';

/** JSON.parse and assignments treat this key differently. */
export const UNSAFE_KEY = '__proto__';

/** A change that cannot be applied; the message names its path. Nothing has changed. */
export class EditError extends Error {
  override readonly name = 'EditError';
  readonly path: JsonPath;
  /** The message without the path. */
  readonly reason: string;

  constructor(path: JsonPath, reason: string) {
    super(path.length === 0 ? reason : `${formatPath(path)}: ${reason}`);
    this.path = path;
    this.reason = reason;
  }
}

interface Patched {
  readonly value: Json;
  /** Takes all of it back, also the order of keys. */
  readonly inverse: readonly Patch[];
}

/**
 * The value with some patches applied, each to the result of the last. Parts that they do not touch
 * are the same objects as before. Throws EditError for a patch that is not possible.
 */
export function applyPatches(root: Json, patches: readonly Patch[]): Patched {
  let value = root;
  const inverse: Patch[] = [];
  for (const patch of patches) {
    const [next, back] = applyAt(value, patch, 0);
    if (back === null) continue;
    value = next;
    inverse.push(back);
  }
  return { value, inverse: inverse.toReversed() };
}

/** The value with all changes applied. */
export const changedValue = (value: Json, changes: readonly Change[]): Json =>
  applyPatches(value, changes).value;

/** null: nothing has changed. */
type Applied = readonly [value: Json, inverse: Patch | null];

function applyAt(value: Json, patch: Patch, depth: number): Applied {
  const { path, op } = patch;
  const key = path[depth];
  const isLast = depth === path.length - 1;
  if (key === undefined) {
    if (op !== 'set') throw new EditError(path, 'the root cannot be removed or moved');
    return equalJson(value, patch.value) ? [value, null] : [patch.value, { op, path, value }];
  }
  if (typeof key === 'number') {
    if (!isList(value)) throw new EditError(path, 'there is no list');
    const count = isLast && op === 'insert' ? value.length + 1 : value.length;
    const entry = value[key] ?? null;
    if (!isIndex(key, count)) {
      throw new EditError(path, `the list has ${value.length} entries only`);
    }
    if (isLast) return applyToList(value, key, entry, patch);
    const [inner, inverse] = applyAt(entry, patch, depth + 1);
    return inverse === null ? [value, null] : [value.with(key, inner), inverse];
  }
  if (!isObject(value)) throw new EditError(path, 'there is no object');
  if (key === UNSAFE_KEY) throw new EditError(path, 'this key is not allowed');
  const old = Object.hasOwn(value, key) ? value[key] : undefined;
  if (isLast) return applyToObject(value, key, old, patch);
  const [inner, inverse] = applyAt(old ?? null, patch, depth + 1);
  return inverse === null ? [value, null] : [{ ...value, [key]: inner }, inverse];
}

function applyToObject(
  object: JsonObject,
  key: string,
  old: Json | undefined,
  patch: Patch,
): Applied {
  const { op, path } = patch;
  if (op === 'set') {
    if (old !== undefined && equalJson(old, patch.value)) return [object, null];
    const inverse: Patch = old === undefined ? { op: 'remove', path } : { op, path, value: old };
    return [{ ...object, [key]: patch.value }, inverse];
  }
  if (op === 'restore') {
    const all: JsonObject = { ...object, [key]: patch.value };
    // Keys that came later stay at the end.
    const order = new Set([
      ...patch.keys.filter((one) => Object.hasOwn(all, one)),
      ...Object.keys(all),
    ]);
    const entries = [...order].flatMap((one): [string, Json][] => {
      const value = all[one];
      return value === undefined ? [] : [[one, value]];
    });
    return [Object.fromEntries(entries), { op: 'remove', path }];
  }
  if (op !== 'remove') throw new EditError(path, `${op} needs the index of a list`);
  if (old === undefined) throw new EditError(path, 'there is no such key');
  const { [key]: _removed, ...rest } = object;
  return [rest, { op: 'restore', path, value: old, keys: Object.keys(object) }];
}

function applyToList(list: readonly Json[], index: number, old: Json, patch: Patch): Applied {
  const { op, path } = patch;
  if (op === 'insert') {
    return [list.toSpliced(index, 0, patch.value), { op: 'remove', path }];
  }
  if (op === 'remove') return [list.toSpliced(index, 1), { op: 'insert', path, value: old }];
  if (op === 'set') {
    if (equalJson(old, patch.value)) return [list, null];
    return [list.with(index, patch.value), { op, path, value: old }];
  }
  if (op === 'restore') throw new EditError(path, 'there is no object');
  if (!isIndex(patch.to, list.length)) {
    throw new EditError(
      path,
      `cannot be moved to ${patch.to}: the list has ${list.length} entries`,
    );
  }
  if (patch.to === index) return [list, null];
  const moved = list.toSpliced(index, 1).toSpliced(patch.to, 0, old);
  return [moved, { op, path: [...path.slice(0, -1), patch.to], to: index }];
}

function isIndex(index: number, length: number): boolean {
  return Number.isInteger(index) && index >= 0 && index < length;
}

/**
 * The changes that give a path of a file a value, or remove it (undefined). Objects around it that
 * are missing are added; there is nothing to do where nothing would be removed.
 */
export function changesFor(root: unknown, path: JsonPath, value: Json | undefined): Change[] {
  if (value === undefined) {
    return valueAt(root, path) === undefined ? [] : [{ op: 'remove', path }];
  }
  const holds = (outer: unknown, key: string | number | undefined) =>
    typeof key === 'number' ? Array.isArray(outer) : isRecord(outer);
  let known = path.length - 1;
  while (known > 0 && !holds(valueAt(root, path.slice(0, known)), path[known])) known--;
  const nested = path
    .slice(known + 1)
    .reduceRight<Json>(
      (inner, key) => (typeof key === 'number' ? [inner] : { [key]: inner }),
      value,
    );
  return [{ op: 'set', path: path.slice(0, known + 1), value: nested }];
}

/** The change that inserts an entry into a list, which may be missing. */
export function insertionAt(root: unknown, path: JsonPath, index: number, value: Json): Change[] {
  if (!Array.isArray(valueAt(root, path))) return changesFor(root, path, [value]);
  return [{ op: 'insert', path: [...path, index], value }];
}

/** Throws EditError for a value, at `path`, that JSON cannot express or that is nested too deeply. */
export function checkValue(value: unknown, path: JsonPath): void {
  const inner: (string | number)[] = [];
  const reason = faultOf(value, path.length, inner);
  if (reason !== undefined) throw new EditError([...path, ...inner.toReversed()], reason);
}

/** The reason, if there is one; `path` gets the keys that lead to the value, the last one first. */
function faultOf(value: unknown, depth: number, path: (string | number)[]): string | undefined {
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return undefined;
  if (typeof value === 'number') {
    return Number.isFinite(value) ? undefined : `${value} is not a JSON value`;
  }
  if (depth > MAX_DEPTH) return 'is nested too deeply';
  if (!Array.isArray(value) && !isRecord(value)) return `${typeof value} is not a JSON value`;
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value);
  for (const [key, entry] of entries) {
    const isUnsafe = key === UNSAFE_KEY;
    const reason = isUnsafe ? 'this key is not allowed' : faultOf(entry, depth + 1, path);
    if (reason === undefined) continue;
    path.push(key);
    return reason;
  }
  return undefined;
}
