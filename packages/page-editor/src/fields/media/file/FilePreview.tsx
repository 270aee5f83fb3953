import { useEffect, useState } from 'react';
import type { MediaItem } from 'prismic-folder/contract';
import { Button } from '../../../kit/controls/Button.tsx';
import { Icon } from '../../../kit/icons/Icon.tsx';
import { kindOfItem } from '../pickMedia.ts';
import { mediaUrl, thumbnailUrl } from '../value/mediaUrl.ts';
import * as styles from './File.styles.ts';

/** A file as it is: shown or played. */
export function FilePreview({ item }: { item: MediaItem }) {
  const kind = kindOfItem(item);
  const url = mediaUrl(item.name);
  return (
    <div className={styles.preview}>
      {item.kind === 'image' && (
        <img
          src={thumbnailUrl(url, { width: 640, savedAt: item.savedAt })}
          alt={item.alt ?? ''}
          width={item.width}
          height={item.height}
        />
      )}
      {kind === 'film' && <video key={url} src={url} controls preload="metadata" muted />}
      {kind === 'sound' && <SoundButton key={url} url={url} name={item.name} />}
      {kind === 'document' && <Icon name="file" />}
    </div>
  );
}

/** Plays a sound of the library, and stops it. */
export function SoundButton({ url, name }: { url: string; name: string }) {
  const [player, setPlayer] = useState<HTMLAudioElement | null>(null);
  useEffect(() => {
    if (player === null) return undefined;
    const stop = () => setPlayer(null);
    player.addEventListener('ended', stop);
    // A browser that cannot play it leaves the button as it is.
    player.play().catch(stop);
    return () => {
      player.removeEventListener('ended', stop);
      player.pause();
    };
  }, [player]);
  const verb = player === null ? 'Play' : 'Stop';
  return (
    <Button
      kind="link"
      aria-label={`${verb} ${name}`}
      onPress={() => setPlayer(player === null ? new Audio(url) : null)}
    >
      {verb}
    </Button>
  );
}
