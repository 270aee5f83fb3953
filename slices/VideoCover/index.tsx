import { isFilled, type Content } from '@prismicio/client';
import type { SliceProps } from '#content/sliceRegistry.ts';
import { useZone } from '#content/zone.ts';
import { Picture } from '#ui/Picture.tsx';
import { FileVideo } from '#ui/video/FileVideo.tsx';
import * as styles from './styles.ts';

const SIZES = '(min-width: 1024px) 66vw, 100vw';

/** A silent loop that plays by itself; without a film, its poster. */
export function VideoCover({ slice }: SliceProps<Content.VideoCoverSlice>) {
  const { surface } = useZone();
  const { video_file: film, poster } = slice.primary;
  if (isFilled.linkToMedia(film)) {
    return (
      <div className={styles.cover} data-surface={surface}>
        <FileVideo
          sources={[film.url]}
          poster={poster.url}
          label={poster.alt || 'a silent loop'}
          className={styles.video}
          autoPlay
          muted
          loop
        />
      </div>
    );
  }
  if (!isFilled.image(poster)) return null;
  return (
    <div className={styles.cover} data-surface={surface}>
      <Picture field={poster} sizes={SIZES} fit="cover" />
    </div>
  );
}
