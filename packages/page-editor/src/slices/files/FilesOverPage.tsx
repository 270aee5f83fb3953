import { useState } from 'react';
import { useFileDrop } from '../../fields/media/upload/useFileDrop.ts';
import { at, seamAt, type Seam } from '../../stage/geometry.ts';
import type { StageView } from '../../stage/StageView.ts';
import * as styles from '../drag/drag.styles.ts';

interface FilesOverPageProps extends Pick<StageView, 'layout' | 'fit' | 'sheet'> {
  readonly onFiles: (seam: Seam | null, files: readonly File[]) => void;
}

/** Distance in px of the line from the edges of the sheet, at least. */
const EDGE = 8;

/** Over the page while files are dragged over the window: shows where they would land, and takes them there. */
export function FilesOverPage({ layout, fit, sheet, onFiles }: FilesOverPageProps) {
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
            <span className={styles.where}>Drop to put them here</span>
          </output>
        </>
      )}
    </div>
  );
}
