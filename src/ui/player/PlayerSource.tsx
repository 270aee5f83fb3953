import { useState } from 'react';
import { Button } from '../controls/Button.tsx';
import * as player from '../words/en/slices/player.ts';
import { useLanguage } from '../words/language.ts';
import type { Provider } from './providers.ts';
import * as styles from './EmbedPlayer.styles.ts';

/** A link to a video on its own site. */
export function PlayerSource({
  address,
  provider,
}: {
  address: string;
  provider: Provider | null;
}) {
  const { say } = useLanguage();
  const isSite = provider && provider.key !== 'file';
  return (
    <span className={styles.source}>
      <Button href={address} external size="small" icon="arrow-up-right">
        {isSite ? say(player.openOn, provider.name) : say(player.open)}
      </Button>
    </span>
  );
}

/** The poster; nothing if it fails to load. */
export function PlayerPoster({
  address,
  title,
}: {
  address: string | null | undefined;
  title: string;
}) {
  const [broken, setBroken] = useState(false);
  if (!address || broken) return null;
  return (
    <img src={address} alt={title} className={styles.poster} onError={() => setBroken(true)} />
  );
}
