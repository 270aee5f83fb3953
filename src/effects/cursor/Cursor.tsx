import { useEffect, useRef } from 'react';
import { startMagnet } from '../motion/magnet.ts';
import * as styles from './cursor.styles.ts';
import { frame, type Step } from '../motion/frame.ts';

/**
 * Ring, glow and magnet beside the system's pointer, which stays: text still shows a caret, links a
 * hand.
 */
export function Cursor() {
  const cursor = useRef<HTMLDivElement>(null);
  const ring = useRef<HTMLDivElement>(null);
  const glow = useRef<HTMLDivElement>(null);
  useEffect(() => startMagnet(), []);
  useEffect(() => {
    if (!cursor.current || !ring.current || !glow.current) return undefined;
    return followMouse({ cursor: cursor.current, ring: ring.current, glow: glow.current });
  }, []);
  return (
    <div ref={cursor} className={styles.cursor} aria-hidden data-cursor="">
      <div ref={glow} className={styles.glow} />
      <div ref={ring} className={styles.ring} />
    </div>
  );
}

/** Share of the distance the glow moves in a frame at 60 Hz; the ring does not lag. */
const GLOW_LERP = 0.18;

interface CursorParts {
  /** Gets `data-shown` and `data-pressed`. */
  readonly cursor: HTMLElement;
  readonly ring: HTMLElement;
  readonly glow: HTMLElement;
}

const place = ({ style }: HTMLElement, x: number, y: number) => {
  style.transform = `translate3d(${x.toFixed(1)}px, ${y.toFixed(1)}px, 0)`;
};

/**
 * Moves ring and glow with the mouse, in the frame's paint phase; returns a function that stops it.
 */
function followMouse({ cursor, ring, glow }: CursorParts): () => void {
  let mouse = { x: 0, y: 0 };
  let light = mouse;

  const step: Step = (_, delta) => {
    const share = 1 - (1 - GLOW_LERP) ** (delta / (1000 / 60));
    light = { x: light.x + (mouse.x - light.x) * share, y: light.y + (mouse.y - light.y) * share };
    place(ring, mouse.x, mouse.y);
    place(glow, light.x, light.y);
    return Math.hypot(mouse.x - light.x, mouse.y - light.y) > 0.1;
  };
  const hide = () => {
    delete cursor.dataset['shown'];
  };
  const onMove = ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
    if (pointerType !== 'mouse') return hide();
    mouse = { x, y };
    if (cursor.dataset['shown'] === undefined) light = mouse;
    cursor.dataset['shown'] = '';
    frame.request('paint', step);
  };
  const onPress = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') cursor.dataset['pressed'] = '';
    else hide();
  };
  const onRelease = () => {
    delete cursor.dataset['pressed'];
  };

  const page = document.documentElement;
  const off = new AbortController();
  const options = { passive: true, signal: off.signal };
  window.addEventListener('pointermove', onMove, options);
  window.addEventListener('pointerdown', onPress, options);
  window.addEventListener('pointerup', onRelease, options);
  window.addEventListener('pointercancel', onRelease, options);
  window.addEventListener('dragend', onRelease, options);
  window.addEventListener('blur', onRelease, options);
  page.addEventListener('pointerleave', hide, options);
  return () => {
    off.abort();
    frame.cancel(step);
  };
}
