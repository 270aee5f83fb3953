import { type Change, equalJson, type Json, type JsonPath } from '#prismic-folder/edit';
import { isRecord } from '#ui/isRecord.ts';

/** A change, or what takes back the removal of a key: the key at its old place among the others. */
export type Patch =
  | Change
  | {
      readonly op: 'restore';
      readonly path: JsonPath;
      readonly value: Json;
      readonly keys: readonly string[];
    };

export interface Patched {
  readonly value: Json;
  /** Takes all of it back, also the order of keys. */
  readonly inverse: readonly Patch[];
}

/**
 * The value with some patches applied, each to the result of the last. Parts that they do not touch
 * are the same objects as before. Throws for a patch that is not possible.
 */
export function applyPatches(root: Json, patches: readonly Patch[]): Patched {
  let value = root;
  const inverse: Patch[] = [];
  for (const patch of patches) {
    const [next, back] = applyAt(value, patch, 0);
    if (back === null) continue;
    value = next;
    inverse.unshift(back);
  }
  return { value, inverse };
}

type JsonObject = Readonly<Record<string, Json>>;

/** null: nothing has changed. */
type Applied = readonly [value: Json, inverse: Patch | null];

function applyAt(value: Json, patch: Patch, depth: number): Applied {
  const key = patch.path[depth];
  if (key === undefined || key === '__proto__') throw impossible(patch);
  const isLast = depth === patch.path.length - 1;
  if (Array.isArray(value) && typeof key === 'number') {
    // Cast: `isArray` does not keep that the list is read only.
    const list = value as readonly Json[];
    if (isLast) return applyToList(list, key, patch);
    const [inner, inverse] = applyAt(inList(list, key, patch), patch, depth + 1);
    return inverse === null ? [value, null] : [list.with(key, inner), inverse];
  }
  if (!isObject(value) || typeof key !== 'string') throw impossible(patch);
  if (isLast) return applyToObject(value, key, patch);
  const old = Object.hasOwn(value, key) ? value[key] : undefined;
  if (old === undefined) throw impossible(patch);
  const [inner, inverse] = applyAt(old, patch, depth + 1);
  return inverse === null ? [value, null] : [{ ...value, [key]: inner }, inverse];
}

function applyToObject(object: JsonObject, key: string, patch: Patch): Applied {
  const { op, path } = patch;
  const old = Object.hasOwn(object, key) ? object[key] : undefined;
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
  if (op !== 'remove' || old === undefined) throw impossible(patch);
  const { [key]: _removed, ...rest } = object;
  return [rest, { op: 'restore', path, value: old, keys: Object.keys(object) }];
}

function applyToList(list: readonly Json[], index: number, patch: Patch): Applied {
  const { op, path } = patch;
  if (op === 'insert') {
    if (index < 0 || index > list.length) throw impossible(patch);
    return [list.toSpliced(index, 0, patch.value), { op: 'remove', path }];
  }
  const old = inList(list, index, patch);
  if (op === 'remove') return [list.toSpliced(index, 1), { op: 'insert', path, value: old }];
  if (op === 'set') {
    if (equalJson(old, patch.value)) return [list, null];
    return [list.with(index, patch.value), { op, path, value: old }];
  }
  if (op !== 'move') throw impossible(patch);
  inList(list, patch.to, patch);
  if (patch.to === index) return [list, null];
  const moved = list.toSpliced(index, 1).toSpliced(patch.to, 0, old);
  return [moved, { op, path: [...path.slice(0, -1), patch.to], to: index }];
}

function inList(list: readonly Json[], index: number, patch: Patch): Json {
  const entry = list[index];
  if (entry === undefined) throw impossible(patch);
  return entry;
}

// Cast: an object of JSON has JSON in it.
const isObject = (value: Json): value is JsonObject => isRecord(value);

const impossible = ({ op, path }: Patch) =>
  new RangeError(`${op} is not possible at ${path.join('.')}: there is no such place`);
