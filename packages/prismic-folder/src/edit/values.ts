import { isRecord } from '../json.ts';
import type { Json, JsonObject, JsonPath } from './types.ts';

/** Whether two JSON values are equal; the order of keys does not count, nor the sign of zero. */
export function equalJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false;
    return one.every((entry, index) => equalJson(entry, other[index]));
  }
  if (!isRecord(one) || !isRecord(other)) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => Object.hasOwn(other, key) && equalJson(one[key], other[key]));
}

/** Whether a JSON value is an object. */
export function isObject(value: Json | undefined): value is JsonObject {
  return isRecord(value);
}

/** Whether a JSON value is a list; `Array.isArray` does not keep that it is read only. */
export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/** The value if it is an object, else an empty one. */
export function objectOf(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}

/** The value if it is a list, else an empty one. */
export function listOf(value: Json | undefined): readonly Json[] {
  return isList(value) ? value : [];
}

/** The value if it is a text, else an empty one. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
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

/** A value and all that is in it, each with its path, in the order of the file. */
export function* valuesIn(
  value: Json,
  path: JsonPath = [],
): Generator<readonly [value: Json, path: JsonPath]> {
  yield [value, path];
  const entries = isList(value) ? value.entries() : Object.entries(objectOf(value));
  for (const [key, inner] of entries) yield* valuesIn(inner, [...path, key]);
}
