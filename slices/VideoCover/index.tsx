import { isFilled, type Content } from '@prismicio/client';
import type { SliceProps } from '#content/sliceRegistry.ts';
import { useSliceZone } from '#content/sliceZone.ts';
import { ContentImage } from '#ui/image/ContentImage.tsx';
import { FileVideo } from '#ui/video/FileVideo.tsx';
import * as styles from './styles.ts';

/**
 * The poster is as wide as the card's cover, and at least as wide as its height of 560, 420 or 250
 * requires.
 */
const SIZES =
  '(min-width: 1024px) max(66vw, 996px), (min-width: 768px) max(100vw - 112px, 747px), max(100vw - 32px, 445px)';

/** A silent loop that plays by itself; its poster without a video. */
export function VideoCover({ slice }: SliceProps<Content.VideoCoverSlice>) {
  const { variant, first } = useSliceZone();
  const { video_file: file, poster } = slice.primary;
  if (isFilled.linkToMedia(file)) {
    return (
      <div className={styles.cover} data-variant={variant}>
        <FileVideo
          sources={[file.url]}
          poster={poster}
          sizes={SIZES}
          priority={first}
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
    <div className={styles.cover} data-variant={variant}>
      <ContentImage field={poster} sizes={SIZES} fit="cover" priority={first} />
    </div>
  );
}
