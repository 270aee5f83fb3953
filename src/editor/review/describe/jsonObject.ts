import type { Json } from '#prismic-folder/edit';

export type JsonObject = { readonly [key: string]: Json };

/** Whether a JSON value is an object. */
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value if it is an object, else an empty one. */
export function objectOf(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}

/** The value if it is a list, else an empty one. */
export function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

/** The value if it is a text, else an empty one. */
export function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** A value and all that is in it, each with its path, in the order of the file. */
export function* valuesIn(
  value: Json,
  path: readonly (string | number)[] = [],
): Generator<readonly [value: Json, path: readonly (string | number)[]]> {
  yield [value, path];
  const entries = Array.isArray(value)
    ? value.entries()
    : isObject(value)
      ? Object.entries(value)
      : [];
  for (const [key, inner] of entries) yield* valuesIn(inner, [...path, key]);
}
