import type { Json } from '#prismic-folder/edit';
import { groupFields } from '../../model/editorFields.ts';
import type { EditorField } from '../../model/EditorModels.ts';
import { compareLists } from './compareLists.ts';
import type { DescribedChange, DescribeFields, Scope } from './DescribedChange.ts';
import { addedPart, movedPart, removedPart } from './entryParts.ts';
import { firstWords } from './firstWords.ts';
import { insertAt } from './putBack.ts';
import { objectOf } from './jsonObject.ts';

/** The differences of a group's rows: which were removed, added and moved, and what changed in them. */
export function describeGroup(
  scope: Scope,
  field: EditorField,
  was: readonly Json[],
  is: readonly Json[],
  describeFields: DescribeFields,
): DescribedChange[] {
  const path = [...scope.path, field.id];
  const within = [...(scope.place.field?.split('/') ?? []), field.id];
  const { kept, added, removed } = compareLists(was, is);
  const row = (now: number): Scope => ({
    ...scope,
    place: { ...scope.place, field: [...within, now].join('/') },
    labels: [...scope.labels, `${field.label}, ${now + 1} of ${is.length}`],
    path: [...path, now],
  });
  const change = (
    { where, labels, place }: Scope,
    rest: Pick<DescribedChange, 'id' | 'parts' | 'putBack'>,
  ): DescribedChange => ({ where, place, what: labels.join(' › '), ...rest });
  const nameOf = (list: readonly Json[], index: number) =>
    firstWords(list[index]) || `row ${index + 1}`;

  const gone = removed.map(({ old, at }) =>
    change(
      {
        ...scope,
        place: { ...scope.place, field: within.join('/') },
        labels: [...scope.labels, field.label],
      },
      {
        id: JSON.stringify([...path, 'removed', old]),
        parts: [removedPart(was[old])],
        putBack: insertAt(scope.root, path, at, was[old] ?? {}),
      },
    ),
  );
  const addedRows = new Set(added);
  const origins = new Map(kept.map((entry) => [entry.now, entry]));
  const present = is.flatMap((value, now): DescribedChange[] => {
    const at = row(now);
    if (addedRows.has(now)) {
      const putBack = [{ op: 'remove', path: at.path } as const];
      return [change(at, { id: JSON.stringify(at.path), parts: [addedPart(value)], putBack })];
    }
    const entry = origins.get(now);
    if (entry === undefined) return [];
    const old = was[entry.old];
    const moved =
      entry.back === null
        ? []
        : [
            change(at, {
              id: JSON.stringify([...path, 'moved', entry.old]),
              parts: [movedPart(entry, { was, is, nameOf })],
              putBack: [{ op: 'move', path: at.path, to: entry.back } as const],
            }),
          ];
    return [
      ...moved,
      ...describeFields(at, groupFields(field.model), objectOf(old), objectOf(value)),
    ];
  });
  return [...gone, ...present];
}
