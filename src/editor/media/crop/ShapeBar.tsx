import { Slider, SliderThumb, SliderTrack } from 'react-aria-components';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { Pills } from '../../ui/controls/Pills.tsx';
import * as styles from './Crop.styles.ts';
import { ViewLine } from './ViewLine.tsx';
import { activeView, RATIOS, zoomOf, type CropAction, type CropState } from './cropState.ts';

type ShapeBarProps = {
  state: CropState;
  onAction: (action: CropAction) => void;
};

const MAX_ZOOM = 5;
const STEP = 0.1;

/** The shape of the picture, where the model leaves it open, and how far it is zoomed. */
export function ShapeBar({ state, onAction }: ShapeBarProps) {
  const zoom = Math.min(MAX_ZOOM, zoomOf(state));
  const setZoom = (next: number) => {
    onAction({ type: 'zoom', zoom: Math.min(MAX_ZOOM, Math.max(1, next)) });
  };
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
      <div className={styles.zoom}>
        <IconButton
          icon="minus"
          label="Zoom out"
          onPress={() => {
            setZoom(zoom - STEP);
          }}
        />
        <Slider
          className={styles.slider}
          aria-label="Zoom"
          minValue={1}
          maxValue={MAX_ZOOM}
          step={0.01}
          value={zoom}
          onChange={setZoom}
        >
          <SliderTrack className={styles.track}>
            <SliderThumb className={styles.thumb} />
          </SliderTrack>
        </Slider>
        <IconButton
          icon="plus"
          label="Zoom in"
          onPress={() => {
            setZoom(zoom + STEP);
          }}
        />
      </div>
    </div>
  );
}
