import { isFilled, type Content } from '@prismicio/client';
import type { SliceProps } from '#content/sliceRegistry.ts';
import { useSliceZone } from '#content/sliceZone.ts';
import { scrollTimeline } from '#effects/scroll/scrollTimeline.ts';
import { ContentImage } from '#ui/image/ContentImage.tsx';
import { coverSizes } from '#ui/image/imageSizes.ts';
import * as styles from './styles.ts';

const throughWindow = scrollTimeline();

/** A background and a foreground that move at different speeds while the page scrolls. */
export function ParallaxImages({ slice }: SliceProps<Content.ParallaxImagesSlice>) {
  const { variant, first } = useSliceZone();
  const { cover_background_image: background, cover_foreground_image: foreground } = slice.primary;
  if (!isFilled.image(background) && !isFilled.image(foreground)) return null;
  return (
    <div className={styles.parallax} data-variant={variant} data-overflows>
      <div className={styles.window}>
        <div ref={throughWindow} className={styles.background}>
          {isFilled.image(background) && (
            <ContentImage
              field={background}
              sizes={coverSizes('cover', background.dimensions, styles.backgroundHeight)}
              fit="cover"
              priority={first}
            />
          )}
        </div>
      </div>
      <div className={styles.stage}>
        <div ref={throughWindow} className={styles.foreground}>
          {isFilled.image(foreground) && (
            <ContentImage
              field={foreground}
              sizes={coverSizes('contain', foreground.dimensions, styles.foregroundHeight)}
              fit="contain"
              priority={first}
              placeholder="none"
            />
          )}
        </div>
      </div>
    </div>
  );
}
