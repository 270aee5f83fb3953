import type { MediaItem } from 'prismic-folder/contract';
import { Button } from '../../../kit/controls/Button.tsx';
import { Slider } from '../../../kit/controls/Slider.tsx';
import { IconButton } from '../../../kit/controls/IconButton.tsx';
import { Pills } from '../../../kit/controls/Pills.tsx';
import { Row, Stack } from '../../../kit/layout/Stack.tsx';
import { Note } from '../../../kit/text/Text.tsx';
import { formatSize } from '../file/fileWords.ts';
import * as styles from './Crop.styles.ts';
import { viewSize } from './cropDraft.ts';
import { CropFrame } from './CropFrame.tsx';
import { type CropAction, type CropState, activeView, RATIOS, zoomOf } from './cropState.ts';
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
    <Stack as="section" gap={16} aria-label="Crop">
      <CropFrame item={item} state={state} onAction={onAction} isFocused={isFocused} />
      <ShapeBar state={state} onAction={onAction} />
      {state.draft.views.length > 1 && <ViewTiles item={item} state={state} onAction={onAction} />}
      <Note>The ring marks what must stay in view. Arrow keys move it by one per cent.</Note>
    </Stack>
  );
}

type ShapeBarProps = {
  state: CropState;
  onAction: (action: CropAction) => void;
};

const MAX_ZOOM = 5;
const STEP = 0.1;

/** The shape of the picture, where the model leaves it open, and how far it is zoomed. */
function ShapeBar({ state, onAction }: ShapeBarProps) {
  const zoom = Math.min(MAX_ZOOM, zoomOf(state));
  const setZoom = (next: number) =>
    onAction({ type: 'zoom', zoom: Math.min(MAX_ZOOM, Math.max(1, next)) });
  return (
    <div className={styles.bar}>
      {activeView(state).target === null ? (
        <Pills
          aria-label="Shape"
          options={RATIOS}
          value={state.shape}
          onChange={(id) => {
            const shape = RATIOS.find((known) => known.id === id)?.id;
            if (shape !== undefined) onAction({ type: 'shape', shape });
          }}
        />
      ) : (
        <ViewLine state={state} onAction={onAction} />
      )}
      <Row gap={4} className={styles.zoom}>
        <IconButton icon="minus" label="Zoom out" onPress={() => setZoom(zoom - STEP)} />
        <Slider
          className={styles.slider}
          aria-label="Zoom"
          minValue={1}
          maxValue={MAX_ZOOM}
          step={0.01}
          value={zoom}
          onChange={setZoom}
        />
        <IconButton icon="plus" label="Zoom in" onPress={() => setZoom(zoom + STEP)} />
      </Row>
    </div>
  );
}

type ViewLineProps = {
  state: CropState;
  onAction: (action: CropAction) => void;
};

/** A view whose size the model sets: it follows the focal point, or someone has cut it. */
function ViewLine({ state, onAction }: ViewLineProps) {
  const view = activeView(state);
  const isFollowing = view.byHand === null;
  return (
    <Row gap={20} wraps={4} className={styles.viewLine}>
      <span>{`${view.name ?? 'Main'}, ${formatSize(viewSize(state.draft, view))}`}</span>
      <Button kind="link" onPress={() => onAction({ type: isFollowing ? 'byHand' : 'follow' })}>
        {isFollowing ? 'Set by hand' : 'Follow the point again'}
      </Button>
    </Row>
  );
}
