import type { MediaItem } from 'prismic-folder/contract';
import { Radio, RadioGroup } from 'react-aria-components';
import type { Rectangle, Size } from 'prismic-folder/crop';
import { Button } from '../../../kit/controls/Button.tsx';
import { Slider } from '../../../kit/controls/Slider.tsx';
import { IconButton } from '../../../kit/controls/IconButton.tsx';
import { Pills } from '../../../kit/controls/Pills.tsx';
import { Row, Stack } from '../../../kit/layout/Stack.tsx';
import { Note, Text } from '../../../kit/text/Text.tsx';
import { formatSize } from '../file/fileWords.ts';
import * as styles from './Crop.styles.ts';
import { viewSize, frameOf, type DraftView } from './cropDraft.ts';
import { CropFrame } from './CropFrame.tsx';
import { type CropAction, type CropState, activeView, RATIOS, zoomOf } from './cropState.ts';
import { useSettled } from '../../../kit/hooks/useSettled.ts';
import { mediaUrl } from '../value/mediaUrl.ts';

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

type ShapeBarProps = Pick<CropPaneProps, 'state' | 'onAction'>;

const MAX_ZOOM = 5;
const STEP = 0.1;

/** The shape of the picture, where the model leaves it open, and how far it is zoomed. */
function ShapeBar({ state, onAction }: ShapeBarProps) {
  const zoom = Math.min(MAX_ZOOM, zoomOf(state));
  const setZoom = (next: number) =>
    onAction({ type: 'zoom', zoom: Math.min(MAX_ZOOM, Math.max(1, next)) });
  return (
    <Row gap={16} wraps={8} className={styles.bar}>
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
    </Row>
  );
}

/** A view whose size the model sets: it follows the focal point, or someone has cut it. */
function ViewLine({ state, onAction }: ShapeBarProps) {
  const view = activeView(state);
  const isFollowing = view.byHand === null;
  return (
    <Row gap={20} wraps={4}>
      <Text size="small">{`${view.name ?? 'Main'}, ${formatSize(viewSize(state.draft, view))}`}</Text>
      <Button kind="link" onPress={() => onAction({ type: isFollowing ? 'byHand' : 'follow' })}>
        {isFollowing ? 'Set by hand' : 'Follow the point again'}
      </Button>
    </Row>
  );
}

/** Height of the tiles in CSS px. */
const HEIGHT = 96;
const MAX_WIDTH = 154;

/** The image itself and its responsive views; the chosen one is worked on. */
function ViewTiles({ item, state: { draft, active }, onAction }: Omit<CropPaneProps, 'isFocused'>) {
  // A picture for each step of a drag costs too much.
  const settled = useSettled(draft);
  return (
    <RadioGroup
      className={styles.views}
      aria-label="Views"
      orientation="horizontal"
      value={String(active)}
      onChange={(view) => onAction({ type: 'choose', view: Number(view) })}
    >
      {draft.views.map((view, index) => {
        const size = viewSize(draft, view);
        const shown = settled.views[index] ?? view;
        const source = previewUrl(item, frameOf(settled, shown), viewSize(settled, shown));
        const width = Math.min(MAX_WIDTH, Math.round((HEIGHT * size.width) / size.height));
        return (
          <Radio key={view.name ?? ''} value={String(index)} className={styles.view}>
            <img
              className={styles.viewPicture}
              src={source}
              alt=""
              style={{ width, aspectRatio: size.width / size.height }}
            />
            <Text size="small" weight="medium">
              {view.name ?? 'Main'}
            </Text>
            <Text size="caption" weight="medium" tone="muted">
              {factsOf(view, size)}
            </Text>
          </Radio>
        );
      })}
    </RadioGroup>
  );
}

function factsOf({ target, byHand }: DraftView, size: Size): string {
  if (target === null) return formatSize(size);
  return byHand === null ? 'Follows the point' : 'Set by hand';
}

/** As the image service of the site makes it. */
function previewUrl(item: MediaItem, { x, y, width, height }: Rectangle, size: Size): string {
  const scale = (2 * HEIGHT) / size.height;
  const w = Math.max(1, Math.round(size.width * scale));
  const rect = `rect=${x},${y},${width},${height}`;
  return `${mediaUrl(item.name)}?${rect}&w=${w}&h=${2 * HEIGHT}&fit=crop&auto=format,compress&v=${Math.round(item.savedAt)}`;
}
