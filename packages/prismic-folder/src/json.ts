/** Whether a value is an object and neither null nor an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Describes the JSON type of a value, for messages. */
export function kindOf(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'an object';
  return typeof value === 'string' ? 'text' : `a ${typeof value}`;
}

/** The value of a JSON text; undefined if it is none. */
export function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a value is one that the Content API returns for an empty field. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return isRecord(value) && Object.keys(value).length === 0;
}

/** Decodes a part of a URL; returns the fallback, by default the text, if it is malformed. */
export function decode(text: string, fallback = text): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return fallback;
  }
}

/** Computes a value once per object and caches it as long as the object exists. */
export function memoize<Key extends object, Value>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const entry = known.get(key) ?? { value: compute(key) };
    known.set(key, entry);
    return entry.value;
  };
}

/** Formats a path: `data.cover[0].primary`; keys other than plain names are quoted. */
export function formatPath(path: readonly PropertyKey[]): string {
  let shown = '';
  for (const key of path) {
    if (typeof key === 'number') shown += `[${key}]`;
    else if (/^[\w-]+$/.test(String(key))) shown += shown === '' ? String(key) : `.${String(key)}`;
    else shown += `[${JSON.stringify(String(key))}]`;
  }
  return shown;
}

const PATH_PART = /\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]|\.?([\w-]+)/gy;

/** The keys of a path that `formatPath` wrote; none for another text, such as one that names a line. */
export function parsePath(shown: string): (string | number)[] {
  const path: (string | number)[] = [];
  let end = 0;
  for (const [text, index, quoted, name = ''] of shown.matchAll(PATH_PART)) {
    end += text.length;
    if (index !== undefined) path.push(Number(index));
    // Cast: JSON.parse returns a string for a text in double quotes.
    else path.push(quoted === undefined ? name : (JSON.parse(quoted) as string));
  }
  return end === shown.length ? path : [];
}
