import { useEffect, useRef } from 'react';
import { startMagnet } from '../motion/magnet.ts';
import * as styles from './cursor.styles.ts';
import { followMouse } from './followMouse.ts';

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
