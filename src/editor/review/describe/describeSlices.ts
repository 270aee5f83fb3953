import { type Change, equalJson, type Json } from '#prismic-folder/edit';
import type { EditorField, EditorZone } from '../../model/EditorModels.ts';
import { nameOf } from '../../model/nameOf.ts';
import { knownSlice } from '../../model/sliceAt.ts';
import { compareLists } from './compareLists.ts';
import type { DescribedChange, Scope } from './DescribedChange.ts';
import { describeFields } from './describeFields.ts';
import { describeGroup } from './describeGroup.ts';
import { addedPart, movedPart, removedPart } from './entryParts.ts';
import { putBackAt, insertAt } from './putBack.ts';
import { nameInZone } from './sliceName.ts';
import { isObject, type JsonObject, listOf, objectOf } from './jsonObject.ts';

/** The differences of a slice zone: which slices were removed, added and moved, and what changed in them. */
export function describeSlices(
  scope: Scope,
  zone: EditorZone,
  was: readonly Json[],
  is: readonly Json[],
): DescribedChange[] {
  const { models, root } = scope;
  const path = [...scope.path, zone.id];
  const { kept, added, removed } = compareLists(was, is);
  const nameAt = (list: readonly Json[], index: number) => nameInZone(models, list, index);
  const gone = removed.map(({ old, at }): DescribedChange => {
    const value = was[old] ?? {};
    return {
      id: JSON.stringify([...path, 'removed', old]),
      place: { zone: zone.id, index: Math.max(0, Math.min(at, is.length - 1)) },
      where: `${nameOf(models, value).name}, was ${old + 1} of ${was.length}`,
      what: zone.label,
      parts: [removedPart(value)],
      putBack: insertAt(root, path, at, value),
    };
  });
  const addedSlices = new Set(added);
  const origins = new Map(kept.map((entry) => [entry.now, entry]));
  const present = is.flatMap((value, now): DescribedChange[] => {
    const entry = origins.get(now);
    // Most slices are as they were: of a thousand, finding names and models for all takes too long.
    if (entry && entry.back === null && equalJson(was[entry.old], value)) return [];
    const inner: Scope = {
      ...scope,
      where: `${nameOf(models, value).name}, ${now + 1} of ${is.length}`,
      place: { zone: zone.id, index: now },
      path: [...path, now],
    };
    const { where, place } = inner;
    if (addedSlices.has(now)) {
      const putBack: Change[] = [{ op: 'remove', path: inner.path }];
      const parts = [addedPart(value)];
      return [{ id: JSON.stringify(inner.path), where, place, what: zone.label, parts, putBack }];
    }
    if (entry === undefined) return [];
    const moved: DescribedChange[] =
      entry.back === null
        ? []
        : [
            {
              id: JSON.stringify([...path, 'moved', entry.old]),
              where,
              place,
              what: 'Place',
              parts: [movedPart(entry, { was, is, nameOf: nameAt })],
              putBack: [{ op: 'move', path: inner.path, to: entry.back }],
            },
          ];
    return [...moved, ...describeSlice(inner, was[entry.old], value)];
  });
  return [...gone, ...present];
}

/** Keys of a slice that say nothing to a reader. */
const SILENT = ['id', 'version', 'name', 'slice_type', 'variation', 'primary', 'items'];

function describeSlice(scope: Scope, was: Json | undefined, is: Json): DescribedChange[] {
  if (!isObject(was) || !isObject(is)) return [];
  const { variation, fields, items } = fieldsOfSlice(scope, was, is);
  const primary = { ...scope, path: [...scope.path, 'primary'] };
  const [oldItems, newItems] = [listOf(was['items']), listOf(is['items'])];
  const rest = (slice: JsonObject) =>
    Object.fromEntries(Object.entries(slice).filter(([key]) => !SILENT.includes(key)));
  return [
    ...variation,
    ...describeFields(primary, fields, objectOf(was['primary']), objectOf(is['primary'])),
    ...(oldItems.length + newItems.length === 0
      ? []
      : describeGroup(scope, items, oldItems, newItems, describeFields)),
    ...describeFields(scope, [], rest(was), rest(is)),
  ];
}

/** The fields of the slice's variation, then those that only the earlier one had. */
function fieldsOfSlice(
  { models, root, path, where, place }: Scope,
  was: JsonObject,
  is: JsonObject,
) {
  const [old, now] = [knownSlice(models, was).variation, knownSlice(models, is).variation];
  const isOther = (was['variation'] ?? 'default') !== (is['variation'] ?? 'default');
  const text = (slice: JsonObject, name: string | undefined) =>
    name ?? String(slice['variation'] ?? 'default');
  const at = [...path, 'variation'];
  const variation: DescribedChange[] = isOther
    ? [
        {
          id: JSON.stringify(at),
          where,
          place,
          what: 'Variation',
          parts: [
            {
              kind: 'values',
              was: { text: text(was, old?.name) },
              is: { text: text(is, now?.name) },
            },
          ],
          putBack: putBackAt(root, at, was['variation']),
        },
      ]
    : [];
  const items: EditorField = {
    id: 'items',
    label: 'Items',
    hint: '',
    model: {
      type: 'Group',
      config: {
        fields: Object.fromEntries(
          (now ?? old)?.itemFields.map(({ id, model }) => [id, model]) ?? [],
        ),
      },
    },
  };
  const own = now?.fields ?? [];
  const others = old?.fields.filter(({ id }) => !own.some((field) => field.id === id)) ?? [];
  return { variation, fields: [...own, ...others], items };
}
