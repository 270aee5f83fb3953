import type { MediaItem } from 'prismic-folder/contract';
import type { Json } from 'prismic-folder/edit';
import type { MediaKind } from '../../fields/media/pickMedia.ts';
import { kindOfItem } from '../../fields/media/pickMedia.ts';
import { kindsOf, kindsOfEntries } from '../../fields/media/many/entryKinds.ts';
import { mediaEntry } from '../../fields/media/many/mediaEntry.ts';
import { groupFields } from '../../model/editorFields.ts';
import type {
  EditorField,
  EditorModels,
  EditorSlice,
  EditorVariation,
  EditorZone,
} from '../../model/EditorModels.ts';
import { emptySlice } from '../../model/emptySlice.ts';

/** A variation of a slice that files can be made into. */
export interface FileSlice {
  readonly slice: EditorSlice;
  readonly variation: EditorVariation;
}

/** One that has a list of files: its `items`, or a group of its fields. */
export interface FileList extends FileSlice {
  readonly kinds: readonly MediaKind[];
  readonly fields: readonly EditorField[];
  readonly group: string | null;
}

/** What dropped files can become in a zone. */
export interface FileWays {
  /** By kind, a slice that is about one such file. */
  readonly single: ReadonlyMap<MediaKind, FileSlice>;
  /** The first slice that is a list of files. */
  readonly list: FileList | null;
}

/** What files can become in a zone, in the order in which it allows its slices. */
export function fileWays(models: EditorModels, zone: EditorZone): FileWays {
  const all = zone.slices.flatMap((id): FileSlice[] => {
    const slice = models.slices.get(id);
    return slice ? slice.variations.map((variation) => ({ slice, variation })) : [];
  });
  const single = new Map<MediaKind, FileSlice>();
  for (const one of all) {
    for (const kind of kindsOfSingle(one)) if (!single.has(kind)) single.set(kind, one);
  }
  const lists = all.flatMap((one) => listOf(one) ?? []);
  // A gallery before cards with an icon.
  const [list = null] = lists.toSorted((one, other) => besides(one) - besides(other));
  return { single, list };
}

/** How many fields of an entry no file fills. */
const besides = ({ fields }: FileList) =>
  fields.filter((field) => kindsOf(field).length === 0).length;

/** What a slice is about: the kinds of its first field, if no other one takes the same. */
function kindsOfSingle({ slice, variation }: FileSlice): readonly MediaKind[] {
  const [first, ...others] = variation.fields;
  if (first === undefined || slice.isField || listOf({ slice, variation }) !== null) return [];
  const taken = new Set(others.flatMap(kindsOf));
  return kindsOf(first).filter((kind) => !taken.has(kind));
}

function listOf({ slice, variation }: FileSlice): FileList | null {
  const groups = variation.fields.filter(({ model }) => model.type === 'Group');
  const lists = [
    { group: null, fields: variation.itemFields },
    ...groups.map(({ id, model }) => ({ group: id, fields: groupFields(model) })),
  ];
  const [found] = lists
    .map((list) => ({ ...list, slice, variation, kinds: kindsOfEntries(list.fields) }))
    .filter(({ kinds }) => kinds.length > 0);
  return found ?? null;
}

/** A slice for each file; those that no slice of the zone takes are left out. */
export function singleSlices({ single }: FileWays, items: readonly MediaItem[]): Json[] {
  return items.flatMap((item): Json[] => {
    const found = single.get(kindOfItem(item));
    if (!found) return [];
    const primary = mediaEntry(found.variation.fields, item);
    return [{ ...emptySlice(found.slice, found.variation), primary }];
  });
}

/** One slice with all files that it takes. */
export function listSlice(list: FileList, items: readonly MediaItem[]): Json {
  const { slice, variation, kinds, fields, group } = list;
  const entries = items
    .filter((item) => kinds.includes(kindOfItem(item)))
    .map((item) => mediaEntry(fields, item));
  const empty = emptySlice(slice, variation);
  if (group === null) return { ...empty, items: entries };
  const { primary } = empty;
  // Cast: a new slice has no other values than an object.
  return {
    ...empty,
    primary: { ...(primary as Record<string, Json> | undefined), [group]: entries },
  };
}
