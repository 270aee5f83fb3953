import { useEffect, useRef, useState } from 'react';
import { useMediaQuery } from '#ui/hooks/useMediaQuery.ts';
import { breakpoint } from '#ui/theme/tokens.ts';
import { room } from '../documents/DocumentsPage.styles.ts';
import { useEditor } from '../EditorContext.ts';
import { useMediaItems } from '../media/file/useMediaItem.ts';
import { useMediaList } from '../media/library/useMediaList.ts';
import { ALL_KINDS } from '../media/pickMedia.ts';
import { DropLine } from '../media/upload/DropLine.tsx';
import { useWindowFileDrop } from '../media/upload/useFileDrop.ts';
import { useUploads } from '../media/upload/useUploads.ts';
import { Button } from '../ui/controls/Button.tsx';
import { SearchField } from '../ui/fields/SearchField.tsx';
import type { MenuEntry } from '../ui/overlays/Menu.tsx';
import { BinDialog } from './bin/BinDialog.tsx';
import { DescribeDialog } from './describe/DescribeDialog.tsx';
import { OpenFile } from './file/OpenFile.tsx';
import { LibraryFilters } from './filter/LibraryFilters.tsx';
import { PlaceList, placeWords } from './filter/PlaceList.tsx';
import { useLibraryFilter } from './filter/useLibraryFilter.ts';
import { useMediaCounts } from './filter/useMediaCounts.ts';
import { LibraryGrid } from './grid/LibraryGrid.tsx';
import { LibraryBar } from './LibraryBar.tsx';
import { emptyText, libraryLabel } from './libraryWords.ts';
import { SelectionBar } from './selection/SelectionBar.tsx';
import { ShrinkDialog } from './shrink/ShrinkDialog.tsx';
import { TaskLine } from './TaskLine.tsx';
import { UploadPanel } from './upload/UploadPanel.tsx';
import * as styles from './LibraryPage.styles.ts';

type LibraryPageProps = {
  /** Entries of the More menu. */
  menu: readonly MenuEntry[];
};

/** Texts of documents decide what lacks a description, `media.json` what the library says. */
const FOLLOWED = ['document', 'settings'] as const;

type Work =
  | { readonly kind: 'describe' | 'shrink'; readonly names: readonly string[] | null }
  | { readonly kind: 'bin' };

/** The library: all files of the site, where they are used, and what there is to do about them. */
export function LibraryPage({ menu }: LibraryPageProps) {
  const { models } = useEditor();
  const { filter, listed, change } = useLibraryFilter();
  const counts = useMediaCounts();
  const list = useMediaList(listed, ALL_KINDS, FOLLOWED);
  const uploads = useUploads();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [work, setWork] = useState<Work | null>(null);
  const isBeside = useMediaQuery(`(min-width: ${breakpoint.lg}px)`);
  const grid = useRef<HTMLDivElement>(null);
  const upload = (files: readonly File[]) => void uploads.add(files);
  const isOver = useWindowFileDrop(upload);

  const items = useMediaItems();
  const listedFile = list.items.find(({ name }) => name === filter.file);
  useEffect(() => {
    // The list also follows documents, which say what a file lacks.
    if (listedFile !== undefined) items.put(listedFile);
  }, [items, listedFile]);

  const label = libraryLabel(filter.place === null ? null : placeWords(models, filter.place));
  const show = (part: Partial<typeof filter>) => {
    setSelected(new Set());
    change(part);
  };
  const close = () => {
    change({ file: null });
    grid.current?.querySelector<HTMLElement>('[role=grid]')?.focus();
  };
  const file = filter.file !== null && (
    <OpenFile
      key={filter.file}
      name={filter.file}
      isBeside={isBeside}
      onRenamed={(name) => change({ file: name })}
      onClose={close}
      onOpen={(name) => change({ file: name })}
      onDescribe={(name) => setWork({ kind: 'describe', names: [name] })}
      onShrink={(name) => setWork({ kind: 'shrink', names: [name] })}
    />
  );
  return (
    <div className={room}>
      <LibraryBar
        menu={[{ id: 'bin', label: 'Bin', onAction: () => setWork({ kind: 'bin' }) }, ...menu]}
        onFiles={upload}
      />
      <div className={styles.columns} data-open={(file !== false && isBeside) || undefined}>
        <aside className={styles.side}>
          <PlaceList
            counts={counts}
            selected={filter.place}
            onSelect={(place) => show({ place, task: null, kind: null })}
          />
        </aside>
        <main className={styles.main} aria-label="Library" ref={grid}>
          <div className={styles.search}>
            <SearchField
              label="Find by name, description or tag"
              value={filter.search}
              onChange={(words) => show({ search: words })}
            />
          </div>
          <LibraryFilters filter={filter} counts={counts} onChange={show} />
          <UploadPanel uploads={uploads} />
          <TaskLine
            task={filter.task}
            total={list.total}
            onDescribe={() => setWork({ kind: 'describe', names: null })}
            onShrink={() => setWork({ kind: 'shrink', names: null })}
          />
          {list.problem !== null && (
            <p className={styles.problem} role="alert">
              <span>{`${list.problem} `}</span>
              <Button kind="link" onPress={list.refresh}>
                Try again
              </Button>
            </p>
          )}
          <LibraryGrid
            label={label}
            items={list.items}
            isLoading={list.isLoading || list.total === null}
            onLoadMore={list.loadMore}
            open={filter.file}
            onOpen={(name) => change({ file: name })}
            selected={selected}
            onSelect={setSelected}
            emptyText={emptyText(filter, counts?.total ?? null)}
          />
          <SelectionBar
            selected={selected}
            items={list.items}
            total={list.total}
            onClear={() => setSelected(new Set())}
            onDescribe={(names) => setWork({ kind: 'describe', names })}
            onShrink={(names) => setWork({ kind: 'shrink', names })}
          />
        </main>
        {file}
        <DropLine isOver={isOver} words="Drop to add to the library" />
      </div>
      {work?.kind === 'describe' && (
        <DescribeDialog names={work.names} onClose={() => setWork(null)} />
      )}
      {work?.kind === 'shrink' && <ShrinkDialog names={work.names} onClose={() => setWork(null)} />}
      {work?.kind === 'bin' && <BinDialog onClose={() => setWork(null)} />}
    </div>
  );
}
