import type { Coordinates } from './coordinates.ts';
import * as styles from './Graticule.styles.ts';

const PARALLELS = [-60, -30, 0, 30, 60];
const MERIDIANS = [-150, -120, -90, -60, -30, 0, 30, 60, 90, 120, 150];

/** The lines of the globe as a flat net with a place on it; decorative. */
export function Graticule({ place }: { place: Coordinates | null }) {
  return (
    <svg className={styles.net} viewBox="-181 -91 362 182" aria-hidden focusable="false">
      <rect className={styles.line} x="-180" y="-90" width="360" height="180" rx="12" />
      {PARALLELS.map((at) => (
        <path
          key={at}
          className={styles.line}
          d={`M-180 ${at}H180`}
          data-zero={at === 0 || undefined}
        />
      ))}
      {MERIDIANS.map((at) => (
        <path
          key={at}
          className={styles.line}
          d={`M${at} -90V90`}
          data-zero={at === 0 || undefined}
        />
      ))}
      {place && <circle className={styles.place} cx={place.longitude} cy={-place.latitude} r="5" />}
    </svg>
  );
}
