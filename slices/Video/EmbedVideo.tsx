import type { EmbedField } from '@prismicio/client';
import { useSliceZone } from '#content/sliceZone.ts';
import { EmbedPlayer } from '#ui/player/EmbedPlayer.tsx';
import { film } from './embedVideo.ts';
import * as styles from './styles.ts';

interface EmbedVideoProps {
  readonly embed: EmbedField;
}

/** A film from another site; on a spread in a frame 320 px wide, else across the container. */
export function EmbedVideo({ embed }: EmbedVideoProps) {
  const { variant } = useSliceZone();
  const found = film(embed);
  if (found === null) return null;
  return (
    <div className={styles.place} data-variant={variant}>
      <EmbedPlayer {...found} className={styles.frame} />
    </div>
  );
}
