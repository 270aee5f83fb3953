import { isFilled, type Content } from '@prismicio/client';
import type { SliceProps } from '#content/sliceRegistry.ts';
import { useSliceZone } from '#content/sliceZone.ts';
import { scrollTimeline } from '#effects/scroll/scrollTimeline.ts';
import { ContentImage } from '#ui/image/ContentImage.tsx';
import * as styles from './styles.ts';

/** The background fills a frame 560, 420 or 250 px high and is wider than it by its own shape. */
const BACKGROUND_SIZES =
  '(min-width: 1024px) max(66vw - 136px, 960px), (min-width: 768px) max(100vw - 112px, 740px), max(100vw - 32px, 430px)';

/** The whole object fits the frame, so its width follows the frame's height. */
const FOREGROUND_SIZES =
  '(min-width: 1280px) 760px, (min-width: 1024px) 560px, (min-width: 768px) 570px, 340px';

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
          <ContentImage field={background} sizes={BACKGROUND_SIZES} fit="cover" priority={first} />
        </div>
      </div>
      <div className={styles.stage}>
        <div ref={throughWindow} className={styles.foreground}>
          <ContentImage
            field={foreground}
            sizes={FOREGROUND_SIZES}
            fit="contain"
            priority={first}
            placeholder="none"
          />
        </div>
      </div>
    </div>
  );
}
