import { diffValues, type Json } from '#prismic-folder/edit';
import type { DocumentJson } from '../document/DocumentSession.ts';
import type { EditorModels, EditorType } from '../model/EditorModels.ts';
import { describeDetails } from './describe/describeDetails.ts';
import type { DescribedChange, Scope } from './describe/DescribedChange.ts';
import { describeFields } from './describe/describeFields.ts';
import { describeSlices } from './describe/describeSlices.ts';
import { isSame } from './describe/emptyValue.ts';
import { objectOf } from './describe/jsonObject.ts';
import { isFixed } from '../document/changes.ts';

export interface Versions {
  /** The published file; null if there is none: then everything is new, and nothing can be put back. */
  readonly published: DocumentJson | null;
  readonly current: DocumentJson;
  readonly type: EditorType | undefined;
  readonly models: EditorModels;
}

/**
 * The differences between a published document and its present content, in the order of its form:
 * details, fields by tab, slices. Taking back the last one gives exactly the published content.
 */
export function describeChanges({ published, current, type, models }: Versions): DescribedChange[] {
  // Cast: the types differ only in that a document's keys may be undefined, which JSON leaves out.
  const [was, is] = [(published ?? {}) as Json, current as Json];
  const scope: Scope = {
    models,
    root: is,
    where: type?.label ?? 'Document',
    place: {},
    labels: [],
    path: [],
  };
  const changes = [
    ...describeDetails(scope, objectOf(was), objectOf(is)),
    ...describeData({ ...scope, path: ['data'] }, type, was, is),
  ];
  if (published === null) return changes.map((change) => ({ ...change, putBack: null }));
  const rest = diffValues(is, was).filter(({ path }) => !isFixed(path[0]));
  const [only] = changes;
  if (changes.length === 0 && rest.length > 0) return [asFile(scope, rest)];
  // What nobody sees, such as an empty list in place of none, goes back with the last difference.
  if (only && changes.length === 1 && only.putBack) return [{ ...only, putBack: rest }];
  return changes;
}

function describeData(
  scope: Scope,
  type: EditorType | undefined,
  was: Json,
  is: Json,
): DescribedChange[] {
  const [old, now] = [objectOf(objectOf(was)['data']), objectOf(objectOf(is)['data'])];
  const zones = new Map(type?.zones.map((zone) => [zone.id, zone]));
  const without = (data: Readonly<Record<string, Json>>, keys: ReadonlySet<string>) =>
    Object.fromEntries(Object.entries(data).filter(([key]) => !keys.has(key)));
  const tabs = type?.tabs ?? [];
  const inTabs = tabs.flatMap(({ name, fields }) => {
    const ids = new Set(fields.map(({ id }) => id));
    const only = (data: Readonly<Record<string, Json>>) =>
      Object.fromEntries(Object.entries(data).filter(([key]) => ids.has(key)));
    return describeFields({ ...scope, where: name }, fields, only(old), only(now));
  });
  const inZones = [...zones.values()].flatMap((zone) => {
    const [before, after] = [old[zone.id] ?? [], now[zone.id] ?? []];
    if (!Array.isArray(before) || !Array.isArray(after)) {
      const [one, other] = [{ [zone.id]: before }, { [zone.id]: after }];
      return describeFields({ ...scope, where: zone.label }, [], one, other);
    }
    return isSame(before, after) ? [] : describeSlices(scope, zone, before, after);
  });
  const known = new Set([
    ...zones.keys(),
    ...tabs.flatMap(({ fields }) => fields.map(({ id }) => id)),
  ]);
  const unknown = describeFields(scope, [], without(old, known), without(now, known));
  return [...inTabs, ...unknown, ...inZones];
}

/** A difference that no reader sees. */
function asFile({ where, place }: Scope, putBack: DescribedChange['putBack']): DescribedChange {
  const text = 'The file is written differently. The content is the same.';
  return { id: 'file', where, place, what: 'File', parts: [{ kind: 'note', text }], putBack };
}
