import {
  type Change,
  changesFor,
  equalJson,
  insertionAt,
  isObject,
  type Json,
  type JsonObject,
  listOf,
  objectOf,
  textOf,
} from 'prismic-folder/edit';
import { groupFields } from '../model/editorFields.ts';
import type { EditorField, EditorZone } from '../model/EditorModels.ts';
import { nameOf } from '../model/nameOf.ts';
import { knownSlice } from '../model/sliceAt.ts';
import { describeLists } from './compareLists.ts';
import { type DescribedChange, isSame, type Scope } from './DescribedChange.ts';
import { describeValue } from './describeValue.ts';
import { addedPart, firstWords, movedPart, nameInZone, removedPart } from './entryParts.ts';

/** The differences of fields, in the order of the model; last come those that it does not have. */
export function describeFields(
  scope: Scope,
  fields: readonly EditorField[],
  was: JsonObject,
  is: JsonObject,
): DescribedChange[] {
  const known = new Map(fields.map((field) => [field.id, field]));
  const ids = new Set([...known.keys(), ...Object.keys(is), ...Object.keys(was)]);
  return [...ids].flatMap((id) => {
    const [old, now] = [was, is].map((values) =>
      Object.hasOwn(values, id) ? values[id] : undefined,
    );
    return isSame(old, now)
      ? []
      : describeField(scope, known.get(id) ?? unknownField(id), old, now);
  });
}

/** A field that the model does not have is shown as it is. */
function unknownField(id: string): EditorField {
  return { id, label: id, hint: '', model: { type: 'Unknown' } };
}

function describeField(
  scope: Scope,
  field: EditorField,
  was: Json | undefined,
  is: Json | undefined,
): DescribedChange[] {
  const isList = (value: Json | undefined) => value === undefined || Array.isArray(value);
  if (field.model.type === 'Group' && isList(was) && isList(is)) {
    return describeGroup(scope, field, listOf(was), listOf(is));
  }
  const { place, where } = scope;
  const path = [...scope.path, field.id];
  const within = place.field === undefined ? field.id : `${place.field}/${field.id}`;
  const { parts, detail } = describeValue(field.model, was, is);
  const label = detail === undefined ? field.label : `${field.label}, ${detail}`;
  return [
    {
      id: JSON.stringify(path),
      place: { ...place, field: within },
      where,
      what: [...scope.labels, label].join(' › '),
      parts,
      putBack: changesFor(scope.root, path, was),
    },
  ];
}

/** A group's rows or a zone's slices, and how the review names them. */
interface Entries {
  readonly path: Scope['path'];
  readonly was: readonly Json[];
  readonly is: readonly Json[];
  /** What a place is called if its entry was added, removed or moved. */
  readonly whatOf: (scope: Scope, kind: 'added' | 'removed' | 'moved') => string;
  readonly nameOf: (list: readonly Json[], index: number) => string;
  readonly gone: (old: number, at: number) => Pick<Scope, 'where' | 'place' | 'labels'>;
  readonly present: (now: number) => Scope;
  readonly inner: (scope: Scope, was: Json, is: Json) => DescribedChange[];
}

/** Which entries were removed, added and moved, and what changed in them. */
function describeEntries(scope: Scope, entries: Entries): DescribedChange[] {
  const { path, was, is, whatOf, present, inner } = entries;
  const change = (
    at: Scope,
    kind: 'added' | 'removed' | 'moved',
    id: Scope['path'],
    rest: Pick<DescribedChange, 'parts' | 'putBack'>,
  ): DescribedChange => {
    const { where, place } = at;
    return { id: JSON.stringify(id), where, place, what: whatOf(at, kind), ...rest };
  };
  return describeLists<DescribedChange>(was, is, {
    removed({ old, at }) {
      const value = was[old] ?? {};
      const putBack = insertionAt(scope.root, path, at, value);
      const gone = { ...scope, ...entries.gone(old, at) };
      const parts = [removedPart(value)];
      return [change(gone, 'removed', [...path, 'removed', old], { parts, putBack })];
    },
    added(now) {
      const at = present(now);
      const putBack: Change[] = [{ op: 'remove', path: at.path }];
      return [change(at, 'added', at.path, { parts: [addedPart(is[now])], putBack })];
    },
    moved(entry) {
      const at = present(entry.now);
      const putBack: Change[] = [{ op: 'move', path: at.path, to: entry.back }];
      const parts = [movedPart(entry, entries)];
      return [change(at, 'moved', [...path, 'moved', entry.old], { parts, putBack })];
    },
    kept({ old, now }) {
      const [before, after] = [was[old] ?? null, is[now] ?? null];
      // Most are as they were: of a thousand slices, finding names and models for all takes too long.
      return equalJson(before, after) ? [] : inner(present(now), before, after);
    },
  });
}

/** The differences of a group's rows. */
function describeGroup(
  scope: Scope,
  field: EditorField,
  was: readonly Json[],
  is: readonly Json[],
): DescribedChange[] {
  const path = [...scope.path, field.id];
  const within = [...(scope.place.field?.split('/') ?? []), field.id];
  const at = (...keys: readonly number[]) => ({
    ...scope.place,
    field: [...within, ...keys].join('/'),
  });
  return describeEntries(scope, {
    path,
    was,
    is,
    whatOf: ({ labels }) => labels.join(' › '),
    nameOf: (list, index) => firstWords(list[index]) || `row ${index + 1}`,
    gone: () => ({ where: scope.where, place: at(), labels: [...scope.labels, field.label] }),
    present: (now) => ({
      ...scope,
      place: at(now),
      labels: [...scope.labels, `${field.label}, ${now + 1} of ${is.length}`],
      path: [...path, now],
    }),
    inner: (row, old, now) =>
      describeFields(row, groupFields(field.model), objectOf(old), objectOf(now)),
  });
}

/** The differences of a slice zone. */
export function describeSlices(
  scope: Scope,
  zone: EditorZone,
  was: readonly Json[],
  is: readonly Json[],
): DescribedChange[] {
  const { models, labels } = scope;
  const path = [...scope.path, zone.id];
  return describeEntries(scope, {
    path,
    was,
    is,
    whatOf: (_scope, kind) => (kind === 'moved' ? 'Place' : zone.label),
    nameOf: (list, index) => nameInZone(models, list, index),
    gone: (old, at) => ({
      labels,
      place: { zone: zone.id, index: Math.max(0, Math.min(at, is.length - 1)) },
      where: `${nameOf(models, was[old]).name}, was ${old + 1} of ${was.length}`,
    }),
    present: (now) => ({
      ...scope,
      where: `${nameOf(models, is[now]).name}, ${now + 1} of ${is.length}`,
      place: { zone: zone.id, index: now },
      path: [...path, now],
    }),
    inner: describeSlice,
  });
}

/** Keys of a slice that say nothing to a reader. */
const SILENT = ['id', 'version', 'name', 'slice_type', 'variation', 'primary', 'items'];

function describeSlice(scope: Scope, was: Json, is: Json): DescribedChange[] {
  if (!isObject(was) || !isObject(is)) return [];
  const [before, after] = [knownSlice(scope.models, was), knownSlice(scope.models, is)];
  const [old, now] = [before.variation, after.variation];
  const isField = after.model?.isField === true;
  const own = now?.fields ?? [];
  // Those that only the earlier variation had come last.
  const others = old?.fields.filter(({ id }) => !own.some((field) => field.id === id)) ?? [];
  const itemFields = (now ?? old)?.itemFields.map(({ id, model }) => [id, model] as const) ?? [];
  const model = { type: 'Group', config: { fields: Object.fromEntries(itemFields) } };
  const items: EditorField = { id: 'items', label: 'Items', hint: '', model };
  const rest = (slice: JsonObject) =>
    Object.fromEntries(
      Object.entries(slice).filter(
        ([key]) => !SILENT.includes(key) && !(isField && key === 'value'),
      ),
    );
  return [
    ...describeVariation(scope, was, is, [old?.name, now?.name]),
    ...describeFields(
      isField ? scope : { ...scope, path: [...scope.path, 'primary'] },
      [...own, ...others],
      isField ? valueOnly(was) : objectOf(was['primary']),
      isField ? valueOnly(is) : objectOf(is['primary']),
    ),
    ...describeGroup(scope, items, listOf(was['items']), listOf(is['items'])),
    ...describeFields(scope, [], rest(was), rest(is)),
  ];
}

/** A slice that is one field, without its keys. */
const valueOnly = ({ value }: JsonObject): JsonObject => (value === undefined ? {} : { value });

function describeVariation(
  { root, path, where, place }: Scope,
  was: JsonObject,
  is: JsonObject,
  names: readonly (string | undefined)[],
): DescribedChange[] {
  const [old = '', now = ''] = [was, is].map((slice) => textOf(slice['variation']) || 'default');
  if (old === now) return [];
  const at = [...path, 'variation'];
  return [
    {
      id: JSON.stringify(at),
      where,
      place,
      what: 'Variation',
      parts: [{ kind: 'values', was: { text: names[0] ?? old }, is: { text: names[1] ?? now } }],
      putBack: changesFor(root, at, was['variation']),
    },
  ];
}
