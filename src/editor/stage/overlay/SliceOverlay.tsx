import type { Place } from '../../place.ts';
import { onSheet, outlineOf, placed } from '../geometry.ts';
import * as styles from '../overlay.styles.ts';
import { freeAround, sliceRect } from '../PageLayout.ts';
import { FirstSlice } from './FirstSlice.tsx';
import { NearSeam } from './NearSeam.tsx';
import type { OverlayProps, SliceRect } from './OverlayProps.ts';
import { SelectedSlice } from './SelectedSlice.tsx';

/** Outlines, names, toolbar and seams over the page. */
export function SliceOverlay(props: OverlayProps) {
  const { canvas, layout, fit, sheet, hovered, place, actions, isReadOnly } = props;
  const rectOf = ({ zone, index }: Place): SliceRect | null => {
    if (zone === undefined || index === undefined) return null;
    const rect = sliceRect(layout, { zone, index });
    const free = freeAround(layout, { zone, index });
    return rect && { zone, index, rect: outlineOf(rect, free, fit, sheet.width) };
  };
  const selected = rectOf(place);
  const over = hovered && rectOf(hovered);
  const isOther = over && (over.zone !== selected?.zone || over.index !== selected.index);
  return (
    <>
      <div className={styles.overlay}>
        {isOther && (
          <div
            className={styles.hover}
            data-ground={canvas.groundOf({ zone: over.zone, index: over.index })}
            style={placed(over.rect)}
          >
            <span className={styles.hoverLabel} style={{ top: Math.max(0, -over.rect.y) }}>
              {actions.about(over.zone, over.index).name}
            </span>
          </div>
        )}
        {layout.field && (
          <div
            className={styles.field}
            data-ground={canvas.groundOf(place)}
            style={placed(onSheet(layout.field, fit, 4))}
          />
        )}
        {selected && (
          <div
            className={styles.selection}
            data-ground={canvas.groundOf({ zone: selected.zone, index: selected.index })}
            style={placed(selected.rect)}
          />
        )}
      </div>
      {selected && !isReadOnly && <SelectedSlice {...props} {...selected} />}
      {!isReadOnly && <NearSeam {...props} />}
      {!isReadOnly && layout.boxes.length === 0 && <FirstSlice {...props} />}
    </>
  );
}
