import { isFilled, type Content } from '@prismicio/client';
import type { SliceProps } from '#content/sliceRegistry.ts';
import { useSliceZone } from '#content/sliceZone.ts';
import { ContentImage } from '#ui/image/ContentImage.tsx';
import { coverSizes } from '#ui/image/imageSizes.ts';
import { FileVideo } from '#ui/video/FileVideo.tsx';
import * as cover from '#ui/words/en/slices/cover.ts';
import { useLanguage } from '#ui/words/language.ts';
import * as styles from './styles.ts';

/** A silent loop that plays by itself; its poster without a video. */
export function VideoCover({ slice }: SliceProps<Content.VideoCoverSlice>) {
  const { variant, first } = useSliceZone();
  const { say } = useLanguage();
  const { video_file: file, poster } = slice.primary;
  const sizes = isFilled.image(poster) ? coverSizes('cover', poster.dimensions) : '';
  if (isFilled.linkToMedia(file)) {
    return (
      <div className={styles.cover} data-variant={variant}>
        <FileVideo
          key={file.url}
          sources={[file.url]}
          poster={poster}
          sizes={sizes}
          priority={first}
          label={poster.alt || say(cover.silentLoop)}
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
      <ContentImage field={poster} sizes={sizes} fit="cover" priority={first} />
    </div>
  );
}
