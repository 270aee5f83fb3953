import { useEffect } from 'react';
import { UploadPanel } from '../../fields/media/upload/UploadPanel.tsx';
import { useLatest } from '../../kit/hooks/useLatest.ts';
import type { EditorZone } from '../../model/EditorModels.ts';
import type { StageView } from '../../stage/StageView.ts';
import type { SliceActions } from '../useSliceActions.ts';
import { FilesOverPage } from './FilesOverPage.tsx';
import { FilesQuestion } from './FilesQuestion.tsx';
import * as styles from '../drag/drag.styles.ts';
import type { ArrivingFiles } from './useArrivingFiles.ts';
import { usePageFiles } from './usePageFiles.ts';

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
