import { useState } from 'react';
import { Button } from '../controls/Button.tsx';
import type { Provider } from './providers.ts';
import * as styles from './EmbedPlayer.styles.ts';

export type PlayerSourceProps = { address: string; provider: Provider | null };

/** A link to a video on its own site. */
export function PlayerSource({ address, provider }: PlayerSourceProps) {
  const words = provider && provider.key !== 'file' ? `Open on ${provider.name}` : 'Open video';
  return (
    <span className={styles.source}>
      <Button href={address} external size="small" icon="arrow-up-right">
        {words}
      </Button>
    </span>
  );
}

export type PlayerPosterProps = { address: string | null | undefined; title: string };

/** The poster; nothing if it fails to load. */
export function PlayerPoster({ address, title }: PlayerPosterProps) {
  const [broken, setBroken] = useState(false);
  if (!address || broken) return null;
  return (
    <img src={address} alt={title} className={styles.poster} onError={() => setBroken(true)} />
  );
}
