import { useRef, type KeyboardEvent, type PointerEvent } from 'react';

/** CSS px since the drag began. */
type Moved = (dx: number, dy: number) => void;

interface Drag {
  /** Called when a drag begins; returns what to do as it goes on. */
  readonly onStart: () => Moved;
  /** One press of an arrow key: -1, 0 or 1, ten times as much with Shift. */
  readonly onKey: Moved;
}

const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Handlers for something that is dragged by pointer and moved by arrow keys. */
export function useDrag({ onStart, onKey }: Drag) {
  const drag = useRef<{ id: number; x: number; y: number; move: Moved } | null>(null);
  const end = (event: PointerEvent) => {
    if (drag.current?.id === event.pointerId) drag.current = null;
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || drag.current !== null) return;
      event.stopPropagation();
      // The browser would select text or drag the picture; the focus is set by hand instead.
      event.preventDefault();
      event.currentTarget.focus({ preventScroll: true });
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { id: event.pointerId, x: event.clientX, y: event.clientY, move: onStart() };
    },
    onPointerMove(event: PointerEvent) {
      const { current } = drag;
      if (current?.id !== event.pointerId) return;
      current.move(event.clientX - current.x, event.clientY - current.y);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onKeyDown(event: KeyboardEvent) {
      const [dx, dy] = KEYS[event.key] ?? [0, 0];
      if ((dx === 0 && dy === 0) || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      const step = event.shiftKey ? 10 : 1;
      onKey(dx * step, dy * step);
    },
  };
}
