import { useState } from 'react';
import type { MediaItem } from 'prismic-folder/contract';
import { type Json, objectOf } from 'prismic-folder/edit';
import { kindsOf, kindsOfEntries, MAX_FILES } from '../../fields/media/many/entryKinds.ts';
import { mediaEntry } from '../../fields/media/many/mediaEntry.ts';
import { useManyUploads } from '../../fields/media/many/useManyUploads.ts';
import type { ListedUploads } from '../../fields/media/upload/uploads.ts';
import { spelledCount } from '../../kit/countWords.ts';
import type {
  EditorZone,
  EditorField,
  EditorModels,
  EditorSlice,
  EditorVariation,
} from '../../model/EditorModels.ts';
import { useEditor } from '../../session/EditorContext.ts';
import type { Seam } from '../../stage/geometry.ts';
import type { SliceActions } from '../useSliceActions.ts';
import { type MediaKind, kindOfItem } from '../../fields/media/pickMedia.ts';
import { groupFields } from '../../model/editorFields.ts';
import { emptySlice } from '../../model/emptySlice.ts';

/** What several files become: the entries of one slice, or a slice each. */
export type FileWay = 'list' | 'single';

/** What is asked before files become slices. */
export interface FileQuestion {
  readonly count: number;
  readonly list: FileSlice;
  readonly single: FileSlice;
  /** What was answered the last time. */
  readonly last: FileWay;
  /** null: the files stay in the library only. */
  readonly answer: (way: FileWay | null) => void;
}

/** Files that are to become slices of the page. */
export interface PageFiles {
  /** Uploads files and puts them at a seam; null: at the end of the first zone. */
  readonly take: (seam: Seam | null, files: readonly File[]) => void;
  readonly uploads: ListedUploads;
  readonly question: FileQuestion | null;
}

export function usePageFiles(
  zones: readonly EditorZone[],
  actions: Pick<SliceActions, 'put'>,
): PageFiles {
  const { models, toast } = useEditor();
  const { uploads, add } = useManyUploads();
  const [question, setQuestion] = useState<FileQuestion | null>(null);
  const [last, setLast] = useState<FileWay>('list');

  const ask = (ways: FileWays, count: number): Promise<FileWay | null> => {
    const { list } = ways;
    const [single] = ways.single.values();
    if (!list || !single || count === 1) return Promise.resolve(single ? 'single' : 'list');
    return new Promise((resolve) => {
      const answer = (way: FileWay | null) => {
        setQuestion(null);
        if (way !== null) setLast(way);
        resolve(way);
      };
      setQuestion({ count, list, single, last, answer });
    });
  };

  const take: PageFiles['take'] = (at, files) => {
    const zone = at === null ? zones[0] : zones.find(({ id }) => id === at.zone);
    const seam = at ?? { zone: zone?.id ?? '', index: Infinity };
    const ways = zone && fileWays(models, zone);
    const kinds = new Set([...(ways?.single.keys() ?? []), ...(ways?.list?.kinds ?? [])]);
    if (!ways || kinds.size === 0) {
      toast({ message: 'No slice of this page is made of files. Nothing was added.' });
      return;
    }
    const put = actions.put(seam);
    if (!put) return;
    const answer = ask(ways, Math.min(files.length, MAX_FILES));
    let isFirst = true;
    add(files, [...kinds], (items) => {
      const isLate = !isFirst;
      isFirst = false;
      void answer.then((way) => {
        if (way === null) return;
        // The list that it belongs to may be another one by now.
        if (isLate && way === 'list') toast({ message: `${items[0]?.name} is in the library.` });
        else put(slicesFor(ways, way, items), spelledCount(items.length, 'file'));
      });
    });
  };

  return { take, uploads, question };
}

/** A variation of a slice that files can be made into. */
interface FileSlice {
  readonly slice: EditorSlice;
  readonly variation: EditorVariation;
}

/** One that has a list of files: its `items`, or a group of its fields. */
interface FileList extends FileSlice {
  readonly kinds: readonly MediaKind[];
  readonly fields: readonly EditorField[];
  readonly group: string | null;
}

/** What dropped files can become in a zone. */
interface FileWays {
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

/** What files become; without a slice for any of them a list. */
function slicesFor(ways: FileWays, way: FileWay, items: readonly MediaItem[]): readonly Json[] {
  const single = way === 'single' ? singleSlices(ways, items) : [];
  return single.length === 0 && ways.list ? [listSlice(ways.list, items)] : single;
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
  return { ...empty, primary: { ...objectOf(empty['primary']), [group]: entries } };
}
