import { useEffect, useState } from 'react';
import * as styles from './fps.styles.ts';
import { frame, type Step } from '../motion/frame.ts';

/** Frames per second at the top right, shown with `?fps`. */
export function Fps() {
  const [rate, setRate] = useState<number | null>(null);
  useEffect(() => sampleFps(setRate), []);
  return (
    <p className={styles.fps} data-fps="" aria-hidden>
      {`${rate ?? '–'} fps`}
    </p>
  );
}

/** Time between two readings in ms. */
const PERIOD = 500;

function framesPerSecond(frames: number, elapsed: number): number {
  return elapsed > 0 ? Math.round((frames * 1000) / elapsed) : 0;
}

/**
 * Counts the page's frames and reports their rate twice a second; returns a function that stops it.
 */
function sampleFps(report: (rate: number) => void): () => void {
  let from: number | null = null;
  let frames = 0;
  const step: Step = (time) => {
    from ??= time;
    frames += 1;
    if (time - from >= PERIOD) {
      report(framesPerSecond(frames - 1, time - from));
      from = time;
      frames = 1;
    }
    return true;
  };
  frame.request('paint', step);
  return () => frame.cancel(step);
}
