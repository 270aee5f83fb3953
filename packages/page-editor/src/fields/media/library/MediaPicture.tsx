import type { MediaItem } from 'prismic-folder/contract';
import type { GlyphName } from '../../../kit/icons/glyphs.tsx';
import { Icon } from '../../../kit/icons/Icon.tsx';
import { kindOfItem, type MediaKind } from '../pickMedia.ts';
import { mediaUrl, thumbnailUrl } from '../value/mediaUrl.ts';
import * as styles from './library.styles.ts';

const GLYPHS: Readonly<Record<MediaKind, GlyphName>> = {
  picture: 'picture',
  drawing: 'picture',
  film: 'film',
  sound: 'sound',
  document: 'file',
};

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
      <Icon name={GLYPHS[kind]} />
    </span>
  );
}
