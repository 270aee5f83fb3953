import { useEffect, useRef, type CSSProperties, type RefObject } from 'react';
import { Group } from 'react-aria-components';
import type { MediaItem } from 'prismic-folder/contract';
import type { Rectangle, Size, FocalPoint } from 'prismic-folder/crop';
import { variables } from '../../../kit/variables.ts';
import { useEditor } from '../../../session/EditorContext.ts';
import { mediaUrl, thumbnailUrl } from '../value/mediaUrl.ts';
import * as styles from './Crop.styles.ts';
import { frameOf } from './cropDraft.ts';
import { CORNERS, type Corner, moveFrame, movePoint } from './cropGeometry.ts';
import { activeView, type CropAction, type CropState } from './cropState.ts';
import { useDrag } from './useDrag.ts';

type CropFrameProps = {
  item: MediaItem;
  state: CropState;
  onAction: (action: CropAction) => void;
  isFocused: boolean;
};

/** The whole picture, dim, with the part that is shown: moved, and resized at its corners. */
export function CropFrame({ item, state, onAction, isFocused }: CropFrameProps) {
  const { announce } = useEditor();
  const stage = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFocused) box.current?.focus();
  }, [isFocused]);
  const { size } = state.draft;
  const frame = frameOf(state.draft, activeView(state));
  /** Pixels of the picture in one CSS px. */
  const scale = () => size.width / (stage.current?.clientWidth || size.width);
  const drag = useDrag({
    onStart: () => {
      const by = scale();
      return (dx, dy) => onAction({ type: 'move', from: frame, dx: dx * by, dy: dy * by });
    },
    onKey: (dx, dy) => {
      onAction({ type: 'move', from: frame, dx, dy });
      const { x, y } = moveFrame(frame, dx, dy, size);
      announce(`Moved to ${x} from the left, ${y} from the top.`);
    },
  });
  const source = thumbnailUrl(mediaUrl(item.name), { width: 640, savedAt: item.savedAt });
  const ratio = variables({ '--ratio': size.width / size.height });
  return (
    <div className={styles.stage} ref={stage} style={ratio}>
      <img className={styles.dim} src={source} alt="" draggable={false} />
      <img
        className={styles.lit}
        src={source}
        alt=""
        draggable={false}
        style={{ clipPath: insetOf(frame, size) }}
      />
      <Group
        ref={box}
        className={styles.frame}
        style={placeOf(frame, size)}
        tabIndex={0}
        aria-label={`Crop, ${frame.width} by ${frame.height} pixels, ${frame.x} from the left, ${frame.y} from the top`}
        {...drag}
      >
        <span className={styles.thirds} aria-hidden />
      </Group>
      {CORNERS.map((corner) => (
        <CornerHandle
          key={corner}
          corner={corner}
          frame={frame}
          size={size}
          scale={scale}
          onAction={onAction}
        />
      ))}
      <FocalRing
        point={state.draft.focal}
        stage={stage}
        onMove={(from, dx, dy) => onAction({ type: 'point', from, dx, dy })}
      />
    </div>
  );
}

function placeOf({ x, y, width, height }: Rectangle, size: Size): CSSProperties {
  return {
    left: percent(x / size.width),
    top: percent(y / size.height),
    width: percent(width / size.width),
    height: percent(height / size.height),
  };
}

function insetOf({ x, y, width, height }: Rectangle, size: Size): string {
  const right = 1 - (x + width) / size.width;
  const bottom = 1 - (y + height) / size.height;
  return `inset(${percent(y / size.height)} ${percent(right)} ${percent(bottom)} ${percent(x / size.width)})`;
}

function percent(part: number): string {
  return `${Math.round(part * 100_000) / 1000}%`;
}

const NAMES: Readonly<Record<Corner, string>> = {
  nw: 'Upper left corner',
  ne: 'Upper right corner',
  sw: 'Lower left corner',
  se: 'Lower right corner',
};

type CornerHandleProps = {
  corner: Corner;
  frame: Rectangle;
  size: Size;
  scale: () => number;
  onAction: (action: CropAction) => void;
};

/** A corner of the crop frame. */
function CornerHandle({ corner, frame, size, scale, onAction }: CornerHandleProps) {
  const { announce } = useEditor();
  const resize = (dx: number, dy: number) =>
    onAction({ type: 'resize', from: frame, corner, dx, dy });
  const drag = useDrag({
    onStart: () => {
      const by = scale();
      return (dx, dy) => resize(dx * by, dy * by);
    },
    onKey: (dx, dy) => {
      resize(dx, dy);
      announce(`${NAMES[corner]} moved.`);
    },
  });
  const x = corner.endsWith('w') ? frame.x : frame.x + frame.width;
  const y = corner.startsWith('n') ? frame.y : frame.y + frame.height;
  return (
    <button
      type="button"
      className={styles.corner}
      data-corner={corner}
      style={{ left: `${(100 * x) / size.width}%`, top: `${(100 * y) / size.height}%` }}
      aria-label={`${NAMES[corner]} of the crop, arrow keys move it`}
      {...drag}
    />
  );
}

type FocalRingProps = {
  point: FocalPoint;
  /** The picture, which the point is a part of. */
  stage: RefObject<HTMLDivElement | null>;
  onMove: (from: FocalPoint, dx: number, dy: number) => void;
};

/** The ring round what must stay in view. */
function FocalRing({ point, stage, onMove }: FocalRingProps) {
  const { announce } = useEditor();
  const drag = useDrag({
    onStart: () => {
      const { clientWidth = 1, clientHeight = 1 } = stage.current ?? {};
      return (dx, dy) => onMove(point, dx / clientWidth, dy / clientHeight);
    },
    onKey: (dx, dy) => {
      onMove(point, dx / 100, dy / 100);
      announce(wordsOf(movePoint(point, dx / 100, dy / 100)));
    },
  });
  return (
    <button
      type="button"
      className={styles.ring}
      style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
      aria-label={`What must stay in view: ${wordsOf(point)}`}
      {...drag}
    />
  );
}

function wordsOf({ x, y }: FocalPoint): string {
  return `${Math.round(x * 100)}% from the left, ${Math.round(y * 100)}% from the top`;
}
