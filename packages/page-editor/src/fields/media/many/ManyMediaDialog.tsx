import { useState } from 'react';
import type { MediaItem } from 'prismic-folder/contract';
import { FormDialog } from '../../../kit/overlays/FormDialog.tsx';
import { LibraryPane } from '../library/LibraryPane.tsx';
import type { MediaKind } from '../pickMedia.ts';
import { DropLine } from '../upload/DropLine.tsx';
import { useUploads } from '../upload/uploads.ts';
import { useWindowFileDrop } from '../upload/useFileDrop.ts';
import { MAX_FILES } from './entryKinds.ts';

interface ManyMediaDialogProps {
  readonly kinds: readonly MediaKind[];
  readonly title: string;
  /** What so many files are there: '3 cards'. */
  readonly count: (files: number) => string;
  /** With the files in the order in which they were chosen; null: none. */
  readonly onClose: (items: readonly MediaItem[] | null) => void;
}

/** The library over the editor, to choose several files at once. What is uploaded meanwhile is chosen. */
export function ManyMediaDialog({ kinds, title, count, onClose }: ManyMediaDialogProps) {
  const uploads = useUploads();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  /** By name; what was chosen may be hidden by a search. */
  const [known, setKnown] = useState<ReadonlyMap<string, MediaItem>>(new Map());
  const learn = (items: readonly MediaItem[]) =>
    setKnown((before) => new Map([...before, ...items.map((item) => [item.name, item] as const)]));
  const upload = (files: readonly File[]) =>
    uploads.add(files, kinds, (items) => {
      learn(items);
      setChosen((before) => new Set([...before, ...items.map(({ name }) => name)]));
    });
  const isOver = useWindowFileDrop(upload);
  const isTooMany = chosen.size > MAX_FILES;
  return (
    <FormDialog
      title={title}
      isCompact
      isFilling
      width={1040}
      verb={isTooMany ? `${MAX_FILES} at most` : `Add ${count(chosen.size)}`}
      isDisabled={chosen.size === 0 || isTooMany}
      onSubmit={() => onClose([...chosen].flatMap((name) => known.get(name) ?? []))}
      onClose={() => onClose(null)}
    >
      <LibraryPane
        kinds={kinds}
        choice={(items) => ({
          selected: chosen,
          onSelect: (names) => {
            learn(items.filter(({ name }) => names.has(name)));
            setChosen(names);
          },
        })}
        isRoomy
        uploads={uploads}
        onFiles={upload}
      />
      <DropLine isOver={isOver} words="Drop to choose them" />
    </FormDialog>
  );
}
