import type { EditorZone } from '../../model/EditorModels.ts';
import type { Place } from '../../place.ts';
import type { OnGrip } from '../../slices/drag/useSliceDrag.ts';
import type { SliceActions } from '../../slices/useSliceActions.ts';
import type { Seam, SheetRect } from '../geometry.ts';
import type { StageView } from '../StageView.ts';

/** Where a slice is on the sheet. */
export interface SliceRect extends Seam {
  readonly rect: SheetRect;
}

/** What everything that is drawn over the page is drawn from. */
export interface OverlayProps extends StageView {
  readonly place: Place;
  readonly zones: readonly EditorZone[];
  readonly actions: SliceActions;
  readonly isReadOnly: boolean;
  /** Where the picker is open. */
  readonly seam: Seam | null;
  readonly onSeam: (seam: Seam | null) => void;
  /** The grip of the selected slice's label was pressed. */
  readonly onGrip: OnGrip;
}
