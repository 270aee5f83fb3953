import { useEffect, useRef, useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { onSite } from '../../session/siteAddress.ts';
import { useLatest } from '../../kit/hooks/useLatest.ts';
import { useMediaQuery } from '../../kit/hooks/useMediaQuery.ts';
import { breakpoint } from '../../kit/theme/tokens.ts';
import { room } from '../../kit/layout/Page.styles.ts';
import { Bar, BarLinks } from '../../kit/layout/Bar.tsx';
import { useEditor } from '../../session/EditorContext.ts';
import { useMediaItems } from '../../fields/media/file/mediaItems.ts';
import { MediaGrid } from '../../fields/media/library/MediaGrid.tsx';
import { useMediaList } from '../../fields/media/library/useMediaList.ts';
import { ALL_KINDS, acceptOf } from '../../fields/media/pickMedia.ts';
import { DropLine } from '../../fields/media/upload/DropLine.tsx';
import { UploadPanel } from '../../fields/media/upload/UploadPanel.tsx';
import { useUploads } from '../../fields/media/upload/uploads.ts';
import { useWindowFileDrop } from '../../fields/media/upload/useFileDrop.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { IconButton } from '../../kit/controls/IconButton.tsx';
import { countWords } from '../../kit/countWords.ts';
import { SearchField } from '../../kit/fields/SearchField.tsx';
import { Row } from '../../kit/layout/Stack.tsx';
import { type MenuEntry, Menu } from '../../kit/overlays/Menu.tsx';
import { Note, Problem } from '../../kit/text/Text.tsx';
import { BinDialog } from './BinDialog.tsx';
import { DescribeDialog } from './DescribeDialog.tsx';
import { useLibraryFilter, emptyText, libraryLabel, type Task } from './libraryFilter.ts';
import { LibraryFilters, PlaceList, placeWords, useMediaCounts } from './LibraryFilters.tsx';
import * as styles from './LibraryPage.styles.ts';
import { OpenFile } from './OpenFile.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { ShrinkDialog } from './ShrinkDialog.tsx';
import type { WorkFiles } from './useQueue.ts';

type LibraryPageProps = {
  /** Entries of the More menu. */
  menu: readonly MenuEntry[];
};

type Work =
  | { readonly kind: 'describe' | 'shrink'; readonly files: WorkFiles }
  | { readonly kind: 'bin' };

/** The library: all files of the site, where they are used, and what there is to do about them. */
export function LibraryPage({ menu }: LibraryPageProps) {
  const { models } = useEditor();
  const { filter, listed, change } = useLibraryFilter();
  const counts = useMediaCounts();
  const list = useMediaList(listed, ALL_KINDS);
  const uploads = useUploads();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [work, setWork] = useState<Work | null>(null);
  const isBeside = useMediaQuery(`(min-width: ${breakpoint.lg}px)`);
  const grid = useRef<HTMLDivElement>(null);
  const upload = (files: readonly File[]) => uploads.add(files);
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
  const openNow = useLatest(filter.file);
  /** Another file may be open when a change of this one is done. */
  const isOpen = () => openNow() === filter.file;
  const close = () => {
    if (!isOpen()) return;
    change({ file: null });
    grid.current?.querySelector<HTMLElement>('[role=grid]')?.focus();
  };
  const file = filter.file !== null && (
    <OpenFile
      key={filter.file}
      name={filter.file}
      isBeside={isBeside}
      onRenamed={(name) => {
        if (isOpen()) change({ file: name });
      }}
      onClose={close}
      onOpen={(name) => change({ file: name })}
      onDescribe={(name) => setWork({ kind: 'describe', files: [name] })}
      onShrink={(name) => setWork({ kind: 'shrink', files: [name] })}
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
            onDescribe={() => setWork({ kind: 'describe', files: listed })}
            onShrink={() => setWork({ kind: 'shrink', files: listed })}
          />
          <Problem className={styles.task} onRetry={list.refresh}>
            {list.problem}
          </Problem>
          <MediaGrid
            label={label}
            list={list}
            size="page"
            current={filter.file}
            onOpen={({ name }) => change({ file: name })}
            selected={selected}
            onSelect={setSelected}
            emptyText={emptyText(filter, counts?.total ?? null)}
          />
          <SelectionBar
            selected={selected}
            items={list.items}
            onClear={() => setSelected(new Set())}
            onDescribe={(files) => setWork({ kind: 'describe', files })}
            onShrink={(files) => setWork({ kind: 'shrink', files })}
          />
        </main>
        {file}
        <DropLine isOver={isOver} words="Drop to add to the library" />
      </div>
      {work?.kind === 'describe' && (
        <DescribeDialog files={work.files} onClose={() => setWork(null)} />
      )}
      {work?.kind === 'shrink' && <ShrinkDialog files={work.files} onClose={() => setWork(null)} />}
      {work?.kind === 'bin' && <BinDialog onClose={() => setWork(null)} />}
    </div>
  );
}

type LibraryBarProps = {
  menu: readonly MenuEntry[];
  onFiles: (files: readonly File[]) => void;
};

const DOCUMENTS = { id: 'documents', label: 'Documents', href: '/edit' };

/** The top bar of the library. */
function LibraryBar({ menu, onFiles }: LibraryBarProps) {
  const { host } = useEditor();
  const site = { id: 'site', label: 'See the site', href: onSite(host, '/') };
  return (
    <Bar title="Library">
      <BarLinks links={[DOCUMENTS, site]} />
      <Menu
        label="More"
        trigger={<IconButton icon="more" label="More" />}
        items={[
          // A phone has no room for the links of the bar.
          DOCUMENTS,
          site,
          ...menu,
        ]}
      />
      <FileTrigger
        allowsMultiple
        acceptedFileTypes={acceptOf(ALL_KINDS)}
        onSelect={(files) => {
          if (files) onFiles([...files]);
        }}
      >
        <Button kind="primary" icon="plus">
          Upload
        </Button>
      </FileTrigger>
    </Bar>
  );
}

type TaskLineProps = {
  task: Task | null;
  total: number | null;
  onDescribe: () => void;
  onShrink: () => void;
};

/** What the chosen files have in common, and the way through them one by one. */
function TaskLine({ task, total, onDescribe, onShrink }: TaskLineProps) {
  if (task === null || total === null || total === 0) return null;
  if (task === 'duplicates') {
    return (
      <Note className={styles.task}>
        Files with the same bytes are side by side. Those that nothing uses can be deleted.
      </Note>
    );
  }
  if (task === 'oversized') {
    return (
      <Row gap={20} wraps={4} className={styles.task}>
        <Note as="span">Larger than any place shows, or stored without compression.</Note>
        <Button size="pill" onPress={onShrink}>
          {`Shrink ${countWords(total, 'picture')}`}
        </Button>
      </Row>
    );
  }
  return (
    <Row gap={20} wraps={4} className={styles.task}>
      <Note as="span">Pictures that say nothing to people who do not see them.</Note>
      <Button size="pill" onPress={onDescribe}>
        {`Describe ${countWords(total, 'picture')}`}
      </Button>
    </Row>
  );
}
