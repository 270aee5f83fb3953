import { useDeferredValue, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import type { EditorZone } from '../../model/EditorModels.ts';
import { Icon } from '../../kit/icons/Icon.tsx';
import { lazyPart } from '../../kit/loading/lazy.tsx';
import { Popover } from '../../kit/overlays/Popover.tsx';
import { at, onSheet, withinSheet, type Seam, type SheetRect } from '../../stage/geometry.ts';
import * as styles from './overlay.styles.ts';
import type { Place } from '../../model/place.ts';
import type { OnGrip } from '../drag/useSliceDrag.ts';
import type { Sample } from '../example/samples.ts';
import type { SliceActions } from '../useSliceActions.ts';
import type { StageView } from '../../stage/StageView.ts';
import { sliceRect } from '../../stage/usePageLayout.ts';

/** Where a slice is on the sheet. */
export interface SliceRect extends Seam {
  readonly rect: SheetRect;
}

/** Where the picker is open. */
export interface OpenSeam extends Seam {
  /** Its index when it was opened; slices that were picked stand between. */
  readonly from?: number;
}

/** What everything that is drawn over the page is drawn from. */
export interface OverlayProps extends StageView {
  readonly place: Place;
  readonly zones: readonly EditorZone[];
  readonly actions: SliceActions;
  readonly isReadOnly: boolean;
  /** What still is a sample. */
  readonly samples: readonly Sample[];
  readonly seam: OpenSeam | null;
  readonly onSeam: (seam: Seam | null) => void;
  /** The grip of the selected slice's label was pressed. */
  readonly onGrip: OnGrip;
}

const SlicePicker = lazyPart(async () => (await import('../SlicePicker.tsx')).SlicePicker, 560);

/** Width of the picker in px. */
const PICKER = 880;

interface SeamButtonProps {
  readonly x: number;
  readonly y: number;
  readonly sheetHeight: number;
  readonly label: string;
  readonly zone: EditorZone;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onPick: (type: string, variation: string, stays: boolean) => void;
}

/** Where a slice can be inserted; opens the picker. */
export function SeamButton({
  x,
  y,
  sheetHeight,
  label,
  zone,
  isOpen,
  onOpen,
  onPick,
}: SeamButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isNear, setNear] = useState(false);
  // The button is seen to be pressed before the picker is there.
  const isThere = useDeferredValue(isOpen) && isOpen;
  if (!isOpen && (y < 0 || y > sheetHeight)) return null;
  const inView = Math.min(Math.max(y, 14), sheetHeight - 14);
  return (
    <>
      {(isOpen || isNear) && (
        <div className={styles.seamLine} style={{ ...at(0, inView), width: '100%' }} />
      )}
      <Button
        ref={button}
        className={styles.seam}
        style={at(x, inView)}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onHoverChange={setNear}
        onFocusChange={setNear}
        onPress={() => onOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'close' : 'plus'} size="small" />
      </Button>
      <Popover
        label="Insert a slice"
        triggerRef={button}
        isOpen={isThere}
        onOpenChange={onOpen}
        width={PICKER}
        placement="bottom"
      >
        <SlicePicker zone={zone} onPick={onPick} onClose={() => onOpen(false)} />
      </Popover>
    </>
  );
}

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
  const from = seam?.from ?? index;
  const before = sliceRect(layout, { zone: shown.zone, index: index - 1 });
  const after = sliceRect(layout, { zone: shown.zone, index });
  const isOwn =
    place.zone === shown.zone &&
    (place.index === index || place.index === from - 1) &&
    sliceRect(layout, place) !== null;
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
