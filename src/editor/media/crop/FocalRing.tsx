import type { RefObject } from 'react';
import type { FocalPoint } from '#prismic-folder/crop';
import { useEditor } from '../../EditorContext.ts';
import * as styles from './Crop.styles.ts';
import { movePoint } from './cropGeometry.ts';
import { useDrag } from './useDrag.ts';

type FocalRingProps = {
  point: FocalPoint;
  /** The picture, which the point is a part of. */
  stage: RefObject<HTMLDivElement | null>;
  onMove: (from: FocalPoint, dx: number, dy: number) => void;
};

/** The ring round what must stay in view. */
export function FocalRing({ point, stage, onMove }: FocalRingProps) {
  const { announce } = useEditor();
  const drag = useDrag({
    onStart: () => {
      const { clientWidth = 1, clientHeight = 1 } = stage.current ?? {};
      return (dx, dy) => {
        onMove(point, dx / clientWidth, dy / clientHeight);
      };
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
