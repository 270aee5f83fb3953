import type { EmbedField } from '@prismicio/client';
import { useZone } from '#content/zone.ts';
import { EmbedPlayer } from '#ui/player/EmbedPlayer.tsx';
import { film } from './film.ts';
import * as styles from './styles.ts';

interface EmbedVideoProps {
  readonly embed: EmbedField;
}

/** A film from another site; on a spread in a frame 320 px wide, else across the container. */
export function EmbedVideo({ embed }: EmbedVideoProps) {
  const { surface } = useZone();
  const found = film(embed);
  if (found === null) return null;
  return (
    <div className={styles.place} data-surface={surface}>
      <EmbedPlayer {...found} className={styles.frame} />
    </div>
  );
}
