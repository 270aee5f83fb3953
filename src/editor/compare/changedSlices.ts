import { equalJson, type Json, listOf, objectOf } from '#prismic-folder/edit';
import type { EditorZone } from '../model/EditorModels.ts';
import { compareLists } from '../review/describe/compareLists.ts';

export type MarkKind = 'changed' | 'moved' | 'added' | 'removed';

/** A slice that both versions have. */
export interface SlicePair {
  readonly zone: string;
  readonly before: number;
  readonly after: number;
}

/** Which slices differ between two versions, by zone and position: `spread/6`. */
export interface ChangedSlices {
  readonly before: ReadonlyMap<string, MarkKind>;
  readonly after: ReadonlyMap<string, MarkKind>;
  readonly pairs: readonly SlicePair[];
}

export const sliceName = (zone: string, index: number): string => `${zone}/${index}`;

export function changedSlices(
  was: unknown,
  is: unknown,
  zones: readonly Pick<EditorZone, 'id'>[],
): ChangedSlices {
  const before = new Map<string, MarkKind>();
  const after = new Map<string, MarkKind>();
  const pairs: SlicePair[] = [];
  for (const { id } of zones) {
    const [olds, news] = [slicesIn(was, id), slicesIn(is, id)];
    const { kept, added, removed } = compareLists(olds, news);
    for (const { old, now, back } of kept) {
      pairs.push({ zone: id, before: old, after: now });
      const isSame = equalJson(olds[old] ?? null, news[now] ?? null);
      if (isSame && back === null) continue;
      const kind = isSame ? 'moved' : 'changed';
      before.set(sliceName(id, old), kind);
      after.set(sliceName(id, now), kind);
    }
    for (const now of added) after.set(sliceName(id, now), 'added');
    for (const { old } of removed) before.set(sliceName(id, old), 'removed');
  }
  return { before, after, pairs };
}

// Cast: versions of a document's file are JSON.
const slicesIn = (json: unknown, zone: string): readonly Json[] =>
  listOf(objectOf(objectOf(json as Json)['data'])[zone]);
