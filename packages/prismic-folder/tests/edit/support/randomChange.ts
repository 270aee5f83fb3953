import { pickOf } from '../../../../../tests/support/random.ts';
import type { Change, Json, JsonPath } from '../../../src/edit/types.ts';
import { isRecord } from '../../../src/json.ts';
import { sliceOf, textOf } from './randomDocument.ts';

type Random = () => number;

/** A change that is possible for a value: any operation anywhere in it. */
export function randomChange(random: Random, root: Json): Change {
  const [first, ...places] = containersOf(root, []);
  const [path, value] = pickOf(random, [first ?? [[], root], ...places]);
  return Array.isArray(value) ? ofList(random, path, value) : ofObject(random, path, value);
}

/** All objects and lists in a value, with their paths. */
function containersOf(value: Json, path: JsonPath): [JsonPath, Json][] {
  if (typeof value !== 'object' || value === null) return [];
  const inner: [string | number, Json][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return [[path, value], ...inner.flatMap(([key, entry]) => containersOf(entry, [...path, key]))];
}

function ofList(random: Random, path: JsonPath, list: readonly Json[]): Change {
  const index = Math.floor(random() * list.length);
  const insert = {
    op: 'insert',
    path: [...path, Math.floor(random() * (list.length + 1))],
  } as const;
  if (list.length === 0 || random() < 0.4)
    return { ...insert, value: newValue(random, list[index]) };
  const at = [...path, index];
  return pickOf<Change>(random, [
    { op: 'remove', path: at },
    { op: 'set', path: at, value: newValue(random, list[index]) },
    { op: 'move', path: at, to: Math.floor(random() * list.length) },
  ]);
}

function ofObject(random: Random, path: JsonPath, value: Json): Change {
  const keys = isRecord(value) ? Object.keys(value) : [];
  const key = keys[Math.floor(random() * keys.length)];
  if (key === undefined || random() < 0.25) {
    const name = pickOf(random, ['new_field', 'ö "x"', 'toString', `field_${random()}`]);
    return { op: 'set', path: [...path, name], value: newValue(random) };
  }
  const inner = [...path, key];
  if (random() < 0.3) return { op: 'remove', path: inner };
  return { op: 'set', path: inner, value: newValue(random, isRecord(value) ? undefined : null) };
}

/** Often of the kind of another value. */
function newValue(random: Random, like?: Json): Json {
  if (like !== undefined && random() < 0.4)
    return isRecord(like) ? { ...like, changed: random() } : like;
  return pickOf<Json>(random, [
    textOf(random),
    random() < 0.5 ? null : Math.floor(random() * 100),
    random() < 0.5,
    [],
    {},
    [textOf(random), 'x', 3],
    [[], { a: [] }, [1, 2, [3]]],
    { text: textOf(random), spans: [], nested: { list: [1, { b: null }] } },
    sliceOf(random),
  ]);
}
