import type { Rectangle, Size } from '#prismic-folder/crop';
import { useEditor } from '../../EditorContext.ts';
import * as styles from './Crop.styles.ts';
import type { Corner } from './cropGeometry.ts';
import type { CropAction } from './cropState.ts';
import { useDrag } from './useDrag.ts';

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
export function CornerHandle({ corner, frame, size, scale, onAction }: CornerHandleProps) {
  const { announce } = useEditor();
  const resize = (dx: number, dy: number) => {
    onAction({ type: 'resize', from: frame, corner, dx, dy });
  };
  const drag = useDrag({
    onStart: () => {
      const by = scale();
      return (dx, dy) => {
        resize(dx * by, dy * by);
      };
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
