import type { Place } from '../model/place.ts';
import { onSheet, placed, withinSheet, type Seam } from './geometry.ts';
import type { PageFit } from './pageWidths.ts';
import * as styles from './stage.styles.ts';
import type { Size } from './useElementSize.ts';
import { sliceRect, type PageLayout } from './usePageLayout.ts';

interface SeamStripsProps {
  readonly over: Place;
  readonly layout: PageLayout;
  readonly fit: PageFit;
  readonly sheet: Size;
  /** In px of the sheet, above and below an edge. */
  readonly reach: number;
  readonly onNear: (seam: Seam) => void;
  /** What is below was pressed. */
  readonly onPress: () => void;
  /** The wheel belongs to the page. */
  readonly onWheel: () => void;
}

/**
 * At the edges of the slice under the pointer, where the page does not tell at which height the pointer is.
 * By keys, the selected slice has both seams.
 */
export function SeamStrips(props: SeamStripsProps) {
  const { over, layout, fit, sheet, reach, onNear, onPress, onWheel } = props;
  const { zone, index } = over;
  const box = sliceRect(layout, over);
  if (zone === undefined || index === undefined || !box) return null;
  const { x, y, width, height } = withinSheet(onSheet(box, fit), sheet.width, 0);
  return [y, y + height].map((edge, after) => (
    <div
      key={after}
      className={styles.strip}
      style={placed({ x, y: edge - reach, width, height: reach * 2 })}
      {...{
        onClick: onPress,
        onWheel,
        onPointerMove: () => onNear({ zone, index: index + after }),
      }}
    />
  ));
}
