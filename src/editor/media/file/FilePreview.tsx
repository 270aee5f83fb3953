import type { MediaItem } from '#prismic-folder/contract';
import { Icon } from '../../ui/icons/Icon.tsx';
import { kindOfItem } from '../pickMedia.ts';
import { mediaUrl, thumbnailUrl } from '../value/mediaUrl.ts';
import * as styles from './File.styles.ts';
import { SoundButton } from './SoundButton.tsx';

/** A file as it is: shown or played. */
export function FilePreview({ item }: { item: MediaItem }) {
  const kind = kindOfItem(item);
  const url = mediaUrl(item.name);
  return (
    <div className={styles.preview}>
      {item.kind === 'image' && (
        <img src={thumbnailUrl(url, { width: 640, savedAt: item.savedAt })} alt={item.alt ?? ''} />
      )}
      {kind === 'film' && <video key={url} src={url} controls preload="metadata" muted />}
      {kind === 'sound' && <SoundButton key={url} url={url} name={item.name} />}
      {kind === 'document' && <Icon name="file" />}
    </div>
  );
}
