import { useEffect, useState } from 'react';
import { UploadPanel } from '../../fields/media/upload/UploadPanel.tsx';
import { useLatest } from '../../kit/hooks/useLatest.ts';
import type { EditorZone } from '../../model/EditorModels.ts';
import type { StageView } from '../../stage/StageView.ts';
import type { SliceActions } from '../useSliceActions.ts';
import * as styles from '../drag/drag.styles.ts';
import type { ArrivingFiles } from './useArrivingFiles.ts';
import { usePageFiles, type FileQuestion, type FileWay } from './usePageFiles.ts';
import { useFileDrop } from '../../fields/media/upload/useFileDrop.ts';
import { at, seamAt, type Seam } from '../../stage/geometry.ts';
import { PictureChoice } from '../../kit/controls/PictureChoice.tsx';
import { capitalized, spelledCount } from '../../kit/countWords.ts';
import { Text } from '../../kit/text/Text.tsx';
import { FormDialog } from '../../kit/overlays/FormDialog.tsx';
import { wordsOf } from '../../model/words.ts';

interface PageFilesProps extends Pick<StageView, 'layout' | 'fit' | 'sheet'> {
  readonly zones: readonly EditorZone[];
  readonly actions: Pick<SliceActions, 'put'>;
  readonly arriving: ArrivingFiles;
}

/** Files over the page: where they would land, how far they are, and what they become. */
export function PageFiles({ zones, actions, arriving, ...view }: PageFilesProps) {
  const { isOver, pasted, onTaken } = arriving;
  const { take, uploads, question } = usePageFiles(zones, actions);
  const latest = useLatest(take);
  useEffect(() => {
    if (pasted === null) return;
    const { zone, index } = pasted.place;
    const isSlice = zone !== undefined && index !== undefined;
    latest()(isSlice ? { zone, index: index + 1 } : null, pasted.files);
    onTaken();
  }, [pasted, onTaken, latest]);
  return (
    <>
      {isOver && <FilesOverPage {...view} onFiles={take} />}
      {uploads.list.length > 0 && (
        <div className={styles.uploading}>
          <UploadPanel uploads={uploads} />
        </div>
      )}
      {question && <FilesQuestion {...question} />}
    </>
  );
}

interface FilesOverPageProps extends Pick<StageView, 'layout' | 'fit' | 'sheet'> {
  readonly onFiles: (seam: Seam | null, files: readonly File[]) => void;
}

/** Distance in px of the line from the edges of the sheet, at least. */
const EDGE = 8;

/** Over the page while files are dragged over the window: shows where they would land, and takes them there. */
function FilesOverPage({ layout, fit, sheet, onFiles }: FilesOverPageProps) {
  const [seam, setSeam] = useState<(Seam & { readonly y: number }) | null>(null);
  const { isOver, handlers } = useFileDrop((files) => onFiles(seam, files));
  const line = seam === null ? sheet.height / 2 : (seam.y - layout.scroll) * fit.scale;
  // The edge of a slice may be out of view.
  const y = Math.min(Math.max(line, EDGE), sheet.height - EDGE);
  return (
    <div
      className={styles.overlay}
      data-files=""
      {...handlers}
      onDragOver={(event) => {
        handlers.onDragOver(event);
        const { top } = event.currentTarget.getBoundingClientRect();
        const next = seamAt(layout.boxes, (event.clientY - top) / fit.scale + layout.scroll);
        setSeam((last) => (last?.zone === next?.zone && last?.y === next?.y ? last : next));
      }}
    >
      {isOver && (
        <>
          <div
            className={styles.line}
            style={{ ...at(fit.left, y), width: fit.width * fit.scale }}
          />
          <output className={styles.words} data-above="">
            <Text weight="medium">Drop to put them here</Text>
          </output>
        </>
      )}
    </div>
  );
}

/** Whether several files become a slice each, or one slice together. */
function FilesQuestion({ count, list, single, last, answer }: FileQuestion) {
  const [way, setWay] = useState<FileWay>(last);
  const one = wordsOf(list.slice.name).toLowerCase();
  const each = spelledCount(count, wordsOf(single.slice.name).toLowerCase());
  const ways = [
    { id: 'list', of: list, name: capitalized(`one ${one}`), words: 'All of them together.' },
    { id: 'single', of: single, name: capitalized(each), words: 'One below the other.' },
  ] as const;
  return (
    <FormDialog
      title={`${capitalized(each)},`}
      lightTitle={`or one ${one}?`}
      width={680}
      verb={`Add ${way === 'list' ? `one ${one}` : each}`}
      cancel="Not here"
      takesFocus
      onSubmit={() => answer(way)}
      onClose={() => answer(null)}
    >
      <PictureChoice
        label="What they become"
        options={ways.map(({ id, of, name, words }) => ({
          id,
          label: name,
          detail: words,
          picture: of.variation.picture,
        }))}
        value={way}
        onChange={(value) => setWay(value === 'single' ? 'single' : 'list')}
      />
    </FormDialog>
  );
}
