import type { StageView } from '../../stage/StageView.ts';
import { at, onSheet, placed, withinSheet } from '../../stage/geometry.ts';
import { sliceRect } from '../../stage/PageLayout.ts';
import type { SliceActions } from '../useSliceActions.ts';
import type { SliceDrag } from './dragStore.ts';
import * as styles from './drag.styles.ts';
import { landing } from './landing.ts';

interface DragOverlayProps extends Pick<StageView, 'canvas' | 'layout' | 'fit' | 'sheet'> {
  readonly drag: SliceDrag;
  readonly actions: SliceActions;
}

/** Distance in px of the moving card's right part from the pointer, which stays free. */
const BESIDE = { x: 236, y: 46 };

/** Where a dragged slice comes from, where it would land, and this in words. */
export function DragOverlay(props: DragOverlayProps) {
  const { drag, canvas, layout, fit, sheet, actions } = props;
  const { zone, index, seam, pointer } = drag;
  const from = sliceRect(layout, { zone, index });
  const before = seam === null ? null : sliceRect(layout, { zone, index: seam });
  const after = seam === null ? null : sliceRect(layout, { zone, index: seam - 1 });
  const { name, words, count } = actions.about(zone, index);
  const { where, position } = landing(drag, count, (at) => actions.about(zone, at).name);
  const end = after && after.top + after.height;
  // In the middle of what is free between the two slices.
  const line = before && end !== null ? (before.top + end) / 2 : (before?.top ?? end);
  return (
    <div className={styles.overlay}>
      {from && (
        <div
          className={styles.from}
          data-ground={canvas.groundOf({ zone, index })}
          style={placed(withinSheet(onSheet(from, fit), sheet.width, 1))}
        />
      )}
      {line !== null && (
        <div
          className={styles.line}
          style={{ ...at(fit.left, line * fit.scale), width: fit.width * fit.scale }}
        />
      )}
      {pointer && (
        <div
          className={styles.moving}
          style={at(Math.max(8, pointer.x - BESIDE.x), pointer.y - BESIDE.y)}
        >
          <div className={styles.card}>
            <span className={styles.movingName}>{name}</span>
            {words !== '' && <span className={styles.movingWords}>{words}</span>}
          </div>
        </div>
      )}
      <output className={styles.words}>
        <span className={styles.where}>{where}</span>
        <span className={styles.keys}>
          <span>{`, ${position} `}</span>
          <kbd className={styles.key}>Esc</kbd>
          <span> puts it back</span>
        </span>
      </output>
    </div>
  );
}
