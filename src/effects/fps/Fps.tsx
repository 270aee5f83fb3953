import { useEffect, useState } from 'react';
import * as styles from './fps.styles.ts';
import { sampleFps } from './sampleFps.ts';

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
