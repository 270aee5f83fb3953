import {
  applyPatches,
  type Change,
  isList,
  isObject,
  isWithin,
  type Json,
  type JsonPath,
  objectOf,
} from 'prismic-folder/edit';

/**
 * Keys of a document's file that an edit cannot change: its identity, which has operations of its own,
 * and what publishing writes.
 */
const FIXED: readonly (string | number | undefined)[] = [
  'id',
  'type',
  'uid',
  'lang',
  'previous_uids',
  'published_revision',
  'first_publication_date',
  'last_publication_date',
];

export function isFixed(key: string | number | undefined): boolean {
  return FIXED.includes(key);
}

/** Half characters, as input methods may leave them for a moment, and NUL. */
// oxlint-disable-next-line no-control-regex -- it matches NUL on purpose
const UNWRITABLE = /[\0\p{Surrogate}]/gu;

/** A change whose texts a file can hold; the change itself if they are so. */
export function writable(change: Change): Change {
  if (!('value' in change)) return change;
  const value = clean(change.value);
  return value === change.value ? change : { ...change, value };
}

function clean(value: Json): Json {
  if (typeof value === 'string') {
    return value.replaceAll(UNWRITABLE, (half) => (half === '\0' ? '' : '\ufffd'));
  }
  if (isList(value)) {
    const cleaned = value.map(clean);
    return cleaned.every((entry, index) => entry === value[index]) ? value : cleaned;
  }
  if (!isObject(value)) return value;
  const entries = Object.entries(value);
  const cleaned = entries.map(([key, inner]): [string, Json] => [key, clean(inner)]);
  const isClean = cleaned.every(([, inner], index) => inner === entries[index]?.[1]);
  return isClean ? value : Object.fromEntries(cleaned);
}

/**
 * The changes without what they set at some paths of their result. Insertions stay, without the
 * values at these paths, so that no other change leads elsewhere.
 */
export function withoutPaths(
  changes: readonly Change[],
  paths: readonly JsonPath[],
): readonly Change[] {
  return paths.reduce(
    (left: readonly Change[], path) => left.flatMap((change) => withoutPath(change, path)),
    changes,
  );
}

function withoutPath(change: Change, path: JsonPath): readonly Change[] {
  if (change.op === 'set' && isWithin(change.path, path)) return [];
  const isAround = 'value' in change && isWithin(path, change.path);
  const inner = path.slice(change.path.length);
  if (!isAround || inner.length === 0 || typeof inner.at(-1) !== 'string') return [change];
  try {
    const { value } = applyPatches(change.value, [{ op: 'remove', path: inner }]);
    return [{ ...change, value }];
  } catch {
    // It has no such value.
    return [change];
  }
}

/** The API takes no more changes at once. */
const MAX_CHANGES = 10_000;

/** Changes as a request can hold them: too many of them become one for each field that changed. */
export function fitRequest(changes: readonly Change[], result: Json): readonly Change[] {
  if (changes.length <= MAX_CHANGES) return changes;
  const others = changes.filter(({ path }) => path[0] !== 'data');
  const fields = new Set(
    changes.flatMap(({ path: [first, id] }) => (first === 'data' && id !== undefined ? [id] : [])),
  );
  const data = objectOf(objectOf(result)['data']);
  const whole = [...fields].map((id): Change => {
    const path = ['data', id];
    const value = data[id];
    return value === undefined ? { op: 'remove', path } : { op: 'set', path, value };
  });
  return [...others, ...whole];
}
