import type { JsonPath } from '#prismic-folder/edit';

const PART = /([\w-]+)|\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]/g;

/** The path of a problem's field, which is written as `data.cover[0].primary["a b"]`. */
export function fieldPath(field: string): JsonPath {
  return [...field.matchAll(PART)].flatMap(([, plain, index, quoted]): (string | number)[] => {
    if (plain !== undefined) return [plain];
    if (index !== undefined) return [Number(index)];
    // Cast: JSON.parse returns a string for a text in double quotes.
    return quoted === undefined ? [] : [JSON.parse(quoted) as string];
  });
}

/** A path as problems write it. */
export const fieldText = (path: JsonPath): string =>
  path
    .map((key, at) => {
      if (typeof key === 'number') return `[${key}]`;
      if (!/^[\w-]+$/.test(key)) return `[${JSON.stringify(key)}]`;
      return at === 0 ? key : `.${key}`;
    })
    .join('');
