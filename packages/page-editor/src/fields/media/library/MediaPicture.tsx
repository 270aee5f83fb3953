import type { MediaItem } from 'prismic-folder/contract';
import { Icon } from '../../../kit/icons/Icon.tsx';
import { kindOfItem } from '../pickMedia.ts';
import { mediaUrl, thumbnailUrl } from '../value/mediaUrl.ts';
import * as styles from './library.styles.ts';

type MediaPictureProps = {
  item: MediaItem;
  /** In CSS px. */
  width: number;
};

/** What a file looks like: the picture itself, a film's first frame, or a glyph. Decorative. */
export function MediaPicture({ item, width }: MediaPictureProps) {
  const kind = kindOfItem(item);
  const url = mediaUrl(item.name);
  if (item.kind === 'image') {
    const source = thumbnailUrl(url, { width, savedAt: item.savedAt });
    return (
      <img
        className={styles.picture}
        data-drawing={kind === 'drawing' || undefined}
        src={source}
        alt=""
        loading="lazy"
        decoding="async"
      />
    );
  }
  if (kind === 'film') {
    return <video className={styles.picture} src={`${url}#t=0.1`} preload="metadata" muted />;
  }
  return (
    <span className={styles.glyph}>
      <Icon name={kind === 'sound' ? 'sound' : 'file'} />
    </span>
  );
}
