import type { MediaItem } from '#prismic-folder/contract';
import * as styles from './Crop.styles.ts';
import { CropFrame } from './CropFrame.tsx';
import type { CropAction, CropState } from './cropState.ts';
import { ShapeBar } from './ShapeBar.tsx';
import { ViewTiles } from './ViewTiles.tsx';

type CropPaneProps = {
  item: MediaItem;
  state: CropState;
  onAction: (action: CropAction) => void;
  /** Puts the focus on the frame, where someone asked for a crop. */
  isFocused: boolean;
};

/** A picture with its crop frame and focal point, and the views that follow them. */
export function CropPane({ item, state, onAction, isFocused }: CropPaneProps) {
  return (
    <section className={styles.pane} aria-label="Crop">
      <CropFrame item={item} state={state} onAction={onAction} isFocused={isFocused} />
      <ShapeBar state={state} onAction={onAction} />
      {state.draft.views.length > 1 && <ViewTiles item={item} state={state} onAction={onAction} />}
      <p className={styles.note}>
        The ring marks what must stay in view. Arrow keys move it by one per cent.
      </p>
    </section>
  );
}
