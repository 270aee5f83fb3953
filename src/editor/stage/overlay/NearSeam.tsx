import { onSheet, withinSheet } from '../geometry.ts';
import * as styles from '../overlay.styles.ts';
import { sliceRect } from '../PageLayout.ts';
import type { OverlayProps } from './OverlayProps.ts';
import { SeamButton } from './SeamButton.tsx';

/** The seam near the pointer, unless the selected slice shows it already. */
export function NearSeam({
  near,
  seam,
  place,
  layout,
  fit,
  sheet,
  zones,
  actions,
  onSeam,
}: OverlayProps) {
  const isOpen = seam !== null;
  const shown = isOpen ? seam : near;
  const zone = shown && zones.find(({ id }) => id === shown.zone);
  if (!shown || !zone) return null;
  const { index } = shown;
  const isOwn = place.zone === shown.zone && (place.index === index || place.index === index - 1);
  const before = sliceRect(layout, { zone: shown.zone, index: index - 1 });
  const after = sliceRect(layout, { zone: shown.zone, index });
  const box = after ?? before;
  if (isOwn || (!box && !isOpen)) return null;
  // The page shows nothing of an empty zone.
  const rect = box
    ? withinSheet(onSheet(box, fit), sheet.width)
    : { x: 0, y: sheet.height / 4, width: sheet.width, height: 0 };
  return (
    <div className={styles.top}>
      <SeamButton
        x={rect.x + rect.width / 2}
        y={after ? rect.y : rect.y + rect.height}
        sheetHeight={sheet.height}
        label="Insert a slice here"
        zone={zone}
        isOpen={isOpen}
        onOpen={(opens) => onSeam(opens ? shown : null)}
        onPick={(type, variation, stays) => {
          actions.add(shown.zone, index, type, variation, stays);
          if (!stays) onSeam(null);
        }}
      />
    </div>
  );
}
