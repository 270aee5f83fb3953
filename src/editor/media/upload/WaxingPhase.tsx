import { phasePath } from '#ui/graphics/phase.ts';
import * as styles from './Uploads.styles.ts';

/** A moon that is as full as an upload is far; the words are beside it. */
export function WaxingPhase({ part }: { part: number }) {
  return (
    <svg className={styles.phase} viewBox="0 0 16 16" aria-hidden focusable="false">
      <circle className={styles.ring} cx="8" cy="8" r="6.25" />
      <path className={styles.lit} d={phasePath(part, 7, 8)} />
    </svg>
  );
}
