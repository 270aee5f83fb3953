import { useRef, useSyncExternalStore, type PointerEvent } from 'react';
import { at } from './geometry.ts';
import { customWidths } from './pageWidths.ts';
import type { ViewStore } from './StageView.ts';
import * as styles from './stage.styles.ts';

interface WidthHandleProps {
  readonly view: ViewStore;
  readonly onWidth: (width: number) => void;
}

/** By how many px an arrow key widens the page. */
const STEP = 8;

/** Distance in px of the figures from the page. */
const GAP = 16;

const within = (width: number) =>
  Math.round(Math.min(customWidths.max, Math.max(customWidths.min, width)));

/** The page's right edge: dragged, or moved by arrow keys, it makes the page narrower and wider. */
export function WidthHandle({ view, onWidth }: WidthHandleProps) {
  // Both stay the same objects while the page scrolls.
  const fit = useSyncExternalStore(view.subscribe, () => view.get()?.fit ?? null);
  const sheetWidth = useSyncExternalStore(view.subscribe, () => view.get()?.sheet.width ?? 0);
  const grabbed = useRef<{ x: number; width: number } | null>(null);
  if (!fit || fit.scale === 0) return null;
  const width = Math.round(fit.width);
  const right = fit.left + fit.width * fit.scale;
  const hasRoom = fit.left > 0;
  const drag = ({ clientX }: PointerEvent) => {
    const from = grabbed.current;
    if (!from) return;
    // It stands in the middle: both of its edges move.
    const sides = hasRoom ? 2 : 1;
    onWidth(within(from.width + ((clientX - from.x) * sides) / fit.scale));
  };
  return (
    <>
      <label
        className={styles.handle}
        data-free={hasRoom || undefined}
        style={at(Math.min(right, sheetWidth), 0)}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          grabbed.current = { x: event.clientX, width: fit.width };
        }}
        onPointerMove={drag}
        onPointerUp={() => (grabbed.current = null)}
        onPointerCancel={() => (grabbed.current = null)}
      >
        <input
          type="range"
          className={styles.input}
          aria-label="Width of the page"
          aria-valuetext={`${width} pixels`}
          min={customWidths.min}
          max={customWidths.max}
          step={STEP}
          value={width}
          onChange={({ target }) => onWidth(within(target.valueAsNumber))}
        />
      </label>
      {hasRoom && (
        <p className={styles.size} style={at(right + GAP, GAP)}>
          <span>{`${width} × ${Math.round(fit.height)}`}</span>
          <br />
          <span>{`${Math.round(fit.scale * 100)}%`}</span>
        </p>
      )}
    </>
  );
}
