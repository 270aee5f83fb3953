import type { Change, Json } from '#prismic-folder/edit';
import { isRecord } from '#ui/isRecord.ts';

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
  if (Array.isArray(value)) {
    // Cast: `isArray` does not keep that the list holds JSON.
    const list = value as readonly Json[];
    const cleaned = list.map(clean);
    return cleaned.every((entry, index) => entry === list[index]) ? list : cleaned;
  }
  if (!isRecord(value)) return value;
  // Cast: an object of JSON has JSON in it.
  const entries = Object.entries(value as Readonly<Record<string, Json>>);
  const cleaned = entries.map(([key, inner]): [string, Json] => [key, clean(inner)]);
  const isClean = cleaned.every(([, inner], index) => inner === entries[index]?.[1]);
  return isClean ? value : Object.fromEntries(cleaned);
}
