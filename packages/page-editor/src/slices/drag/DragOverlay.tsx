import { Key, Text } from '../../kit/text/Text.tsx';
import type { DraggedTo, SliceDrag, StageView } from '../../stage/StageView.ts';
import { at, onSheet, placed, withinSheet } from '../../stage/geometry.ts';
import { sliceRect } from '../../stage/usePageLayout.ts';
import type { SliceActions } from '../useSliceActions.ts';
import * as styles from './drag.styles.ts';

interface DragOverlayProps extends Pick<StageView, 'canvas' | 'layout' | 'fit' | 'sheet'> {
  readonly drag: SliceDrag;
  readonly actions: SliceActions;
}

/** Distance in px of the moving card's right part from the pointer, which stays free. */
const BESIDE = { x: 236, y: 46 };

/** Where a dragged slice comes from, where it would land, and this in words. */
export function DragOverlay(props: DragOverlayProps) {
  const { drag, canvas, layout, fit, sheet, actions } = props;
  const { to, pointer } = drag;
  const { zone, index, seam } = to;
  const from = sliceRect(layout, { zone, index });
  const before = seam === null ? null : sliceRect(layout, { zone, index: seam });
  const after = seam === null ? null : sliceRect(layout, { zone, index: seam - 1 });
  const { name, words, count } = actions.about(zone, index);
  const { where, position } = landing(to, count, (at) => actions.about(zone, at).name);
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
            <Text size="caption" tone="muted" weight="medium">
              {name}
            </Text>
            {words !== '' && <span className={styles.movingWords}>{words}</span>}
          </div>
        </div>
      )}
      <output className={styles.words}>
        <Text weight="medium">{where}</Text>
        <Text tone="muted">
          <span>{`, ${position} `}</span>
          <Key>Esc</Key>
          <span> puts it back</span>
        </Text>
      </output>
    </div>
  );
}

/** Where a drag would land, in words: 'Before Image switcher', '9 of 15'; of several '9 to 11 of 15'. */
export function landing(
  { index, indexes = [index], seam }: Omit<DraggedTo, 'zone'>,
  count: number,
  nameAt: (index: number) => string,
): { readonly where: string; readonly position: string } {
  const target = seam ?? indexes[0] ?? index;
  const first = target - indexes.filter((one) => one < target).length;
  const numbers =
    indexes.length === 1 ? `${first + 1}` : `${first + 1} to ${first + indexes.length}`;
  const position = `${numbers} of ${count}`;
  if (seam === null) return { where: 'Stays', position };
  // Those that are dragged do not stay beside the others.
  let next = seam;
  while (indexes.includes(next)) next += 1;
  let previous = count - 1;
  while (indexes.includes(previous)) previous -= 1;
  const where = next < count ? `Before ${nameAt(next)}` : `After ${nameAt(previous)}`;
  return { where, position };
}
