import { useState } from 'react';
import { Group } from 'react-aria-components';
import type { MediaItem } from 'prismic-folder/contract';
import type { Elements } from '../../../kit/Elements.ts';
import { lazyDialog } from '../../../kit/loading/lazy.tsx';
import { area } from '../field/Field.styles.ts';
import type { MediaKind } from '../pickMedia.ts';
import { DropLine } from '../upload/DropLine.tsx';
import { UploadPanel } from '../upload/UploadPanel.tsx';
import { useFileDrop } from '../upload/useFileDrop.ts';
import { useManyUploads } from './useManyUploads.ts';

interface MediaEntriesProps {
  /** Of the list. */
  readonly label: string;
  /** What its entries are made of; the list takes nothing if there are none. */
  readonly kinds: readonly MediaKind[];
  /** What so many of its entries are: '3 cards'. */
  readonly count: (entries: number) => string;
  readonly isReadOnly: boolean;
  /** Files are chosen or on their way; what it returns gets those of the library that are to be entries, in their order. */
  readonly onFiles: () => (items: readonly MediaItem[]) => void;
  /** The list; `choose` opens the library. */
  readonly children: (choose: () => void) => Elements;
}

const ManyMediaDialog = lazyDialog(
  'Media',
  async () => (await import('./ManyMediaDialog.tsx')).ManyMediaDialog,
);

/** A list that takes several files at once: from the library, dropped on it or pasted into it. */
export function MediaEntries(props: MediaEntriesProps) {
  const { label, kinds, count, isReadOnly, onFiles, children } = props;
  const { uploads, add } = useManyUploads();
  const [isChoosing, setChoosing] = useState(false);
  const drop = useFileDrop((files) => add(files, kinds, onFiles()), isReadOnly);
  if (kinds.length === 0) return children(() => undefined);
  return (
    <>
      <Group aria-label={label} className={area} {...drop.handlers}>
        {children(() => setChoosing(true))}
        <UploadPanel uploads={uploads} />
        <DropLine isOver={drop.isOver} words="Drop to add them here" />
      </Group>
      {isChoosing && (
        <ManyMediaDialog
          kinds={kinds}
          title={label}
          count={count}
          onClose={(items) => {
            setChoosing(false);
            if (items !== null) onFiles()(items);
          }}
        />
      )}
    </>
  );
}
