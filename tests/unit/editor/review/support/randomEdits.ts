import { changedValue, type Change, type Json, type JsonPath, valueAt } from '#prismic-folder/edit';
import { isRecord } from '#ui/isRecord.ts';
import { pickOf } from '../../../../support/random.ts';

/** All places of a value, with the value. */
function placesOf(value: unknown, path: JsonPath, places: { path: JsonPath; value: unknown }[]) {
  places.push({ path, value });
  const entries = Array.isArray(value)
    ? [...value.entries()]
    : isRecord(value)
      ? Object.entries(value)
      : [];
  for (const [key, inner] of entries) placesOf(inner, [...path, key], places);
  return places;
}

const VALUES: readonly [Json, ...Json[]] = [
  'Low water',
  '',
  null,
  12,
  true,
  '#0B5870',
  [],
  {},
  ['a', 'b'],
  [{ type: 'paragraph', text: 'High tide at noon.', spans: [] }],
  { url: '/media/cs-low-tide-02.webp', alt: '' },
  { link_type: 'Web', url: 'https://example.com' },
  { slice_type: 'callout_section', primary: { title_text: 'Stop' } },
];

/** A change somewhere in a value below `path`: an entry inserted, moved or removed, a key or text set. */
export function randomChange(random: () => number, root: Json, below: JsonPath): Change | null {
  const places = placesOf(valueAt(root, below), below, []);
  const { path, value } = places[Math.floor(random() * places.length)] ?? {
    path: below,
    value: null,
  };
  if (Array.isArray(value)) {
    const index = Math.floor(random() * value.length);
    if (value.length > 1 && random() < 0.6) {
      return { op: 'move', path: [...path, index], to: Math.floor(random() * value.length) };
    }
    if (value.length > 0 && random() < 0.4) return { op: 'remove', path: [...path, index] };
    // Cast: an entry of a JSON list.
    const entry =
      value.length > 0 && random() < 0.5 ? (value[index] as Json) : pickOf(random, VALUES);
    return { op: 'insert', path: [...path, index], value: entry };
  }
  if (isRecord(value) && random() < 0.5) {
    const key = pickOf(random, ['new_field', 'title', 'text', 'alt', 'variation', 'key', 'id']);
    return { op: 'set', path: [...path, key], value: pickOf(random, VALUES) };
  }
  if (path.length <= below.length) return null;
  if (typeof value === 'string' && random() < 0.7) {
    const words = value.split(' ');
    words.splice(
      Math.floor(random() * words.length),
      1,
      pickOf(random, ['tide', 'the sea', '', '🌊']),
    );
    return { op: 'set', path, value: words.join(' ') };
  }
  return random() < 0.4
    ? { op: 'remove', path }
    : { op: 'set', path, value: pickOf(random, VALUES) };
}

/** Whole-file edits: random changes of fields, slices and what is inside them. */
export function randomEdits(random: () => number, root: Json, count: number): Json {
  let value = root;
  for (let done = 0; done < count; done++) {
    const change = randomChange(random, value, ['data']);
    if (change) value = changedValue(value, [change]);
  }
  return value;
}

/** Gives all slices ids, as a hosted repository and the editor do. */
export function withIds(root: Json): Json {
  let count = 0;
  const visit = (value: unknown): Json => {
    if (Array.isArray(value)) return value.map(visit);
    // Cast: what is neither a list nor an object is a JSON value.
    if (!isRecord(value)) return value as Json;
    const inner = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, visit(one)]));
    return 'slice_type' in inner ? { id: `slice-${count++}`, ...inner } : inner;
  };
  return visit(root);
}
