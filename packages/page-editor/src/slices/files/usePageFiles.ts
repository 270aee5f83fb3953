import { useState } from 'react';
import type { MediaItem } from 'prismic-folder/contract';
import { MAX_FILES } from '../../fields/media/many/entryKinds.ts';
import { useManyUploads } from '../../fields/media/many/useManyUploads.ts';
import type { ListedUploads } from '../../fields/media/upload/uploads.ts';
import { spelledCount } from '../../kit/countWords.ts';
import type { EditorZone } from '../../model/EditorModels.ts';
import { useEditor } from '../../session/EditorContext.ts';
import type { Seam } from '../../stage/geometry.ts';
import type { SliceActions } from '../useSliceActions.ts';
import { fileWays, listSlice, singleSlices, type FileSlice, type FileWays } from './fileSlices.ts';

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

  const put = (seam: Seam, ways: FileWays, way: FileWay, items: readonly MediaItem[]) => {
    const single = way === 'single' ? singleSlices(ways, items) : [];
    const isListed = single.length === 0 && ways.list !== null;
    const slices = isListed && ways.list ? [listSlice(ways.list, items)] : single;
    actions.put(seam, slices, spelledCount(items.length, 'file'));
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
    const answer = ask(ways, Math.min(files.length, MAX_FILES));
    let isFirst = true;
    add(files, [...kinds], (items) => {
      const isLate = !isFirst;
      isFirst = false;
      void answer.then((way) => {
        if (way === null) return;
        // The list that it belongs to may be another one by now.
        if (isLate && way === 'list') toast({ message: `${items[0]?.name} is in the library.` });
        else put(seam, ways, way, items);
      });
    });
  };

  return { take, uploads, question };
}
