import { memo, useDeferredValue, useMemo } from 'react';
import type { Elements } from '../../kit/Elements.ts';
import type { Place } from '../../model/place.ts';
import { MoveButtons } from '../../slices/MoveButtons.tsx';
import type { SliceActions } from '../../slices/useSliceActions.ts';
import type { Seam } from '../../stage/geometry.ts';
import { IconButton } from '../../kit/controls/IconButton.tsx';
import { useLatest } from '../../kit/hooks/useLatest.ts';
import * as styles from './workspace.styles.ts';

interface PhoneBarProps {
  readonly place: Place;
  readonly actions: SliceActions;
  readonly isOutlineOpen: boolean;
  readonly onOutline: () => void;
  readonly onInsert: (seam: Seam) => void;
  /** In place of the buttons. */
  readonly atHand?: Elements;
  readonly review: Elements;
}

/**
 * The bar at the lower edge of a phone: the slice's toolbar, the outline, and the review. It follows when the choice of another
 * slice is painted.
 */
export function PhoneBar({ place, ...bar }: PhoneBarProps) {
  const { zone, index } = place;
  // Read here: an undo changes it without another place.
  const count =
    zone === undefined || index === undefined ? 0 : bar.actions.about(zone, index).count;
  const shown = useDeferredValue(useMemo(() => ({ index, count }), [index, count]));
  // What is pressed is done to the slice that is selected now, not to the one that is still shown.
  const now = useLatest(place);
  return <Bar {...bar} {...shown} now={now} />;
}

type BarProps = Omit<PhoneBarProps, 'place'> & {
  /** Of the slice; undefined: none is selected. */
  readonly index: number | undefined;
  /** Number of slices of its zone. */
  readonly count: number;
  readonly now: () => Place;
};

const Bar = memo(function Bar(props: BarProps) {
  const { index, count, now, actions, isOutlineOpen, onOutline, onInsert, atHand, review } = props;
  const withSlice = (act: (zone: string, index: number) => void) => {
    const { zone, index: at } = now();
    if (zone !== undefined && at !== undefined) act(zone, at);
  };
  return (
    <nav className={styles.phoneBar} aria-label="At hand" data-at-hand>
      {atHand}
      {index !== undefined && (
        <MoveButtons
          size="large"
          noUp={index === 0 ? 'It is the first one' : null}
          noDown={index >= count - 1 ? 'It is the last one' : null}
          onMove={(by) => withSlice((zone, at) => actions.move(zone, at, at + by))}
        />
      )}
      {!atHand && (
        <IconButton
          icon="outline"
          label="Outline"
          size="large"
          tone="text"
          isOn={isOutlineOpen}
          onPress={onOutline}
        />
      )}
      {index !== undefined && (
        <IconButton
          icon="plus"
          label="Insert a slice after"
          size="large"
          tone="text"
          onPress={() => withSlice((zone, at) => onInsert({ zone, index: at + 1 }))}
        />
      )}
      <span className={styles.phoneReview}>{review}</span>
    </nav>
  );
});
