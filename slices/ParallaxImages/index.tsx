import { isFilled, type Content } from '@prismicio/client';
import type { SliceProps } from '#content/sliceRegistry.ts';
import { useZone } from '#content/zone.ts';
import { scrollTimeline } from '#effects/scrollTimeline.ts';
import { Picture } from '#ui/Picture.tsx';
import * as styles from './styles.ts';

/** The scene fills a frame 560, 420 or 250 px high and is wider than it by its own shape. */
const BACKGROUND_SIZES =
  '(min-width: 1024px) max(66vw - 136px, 960px), (min-width: 768px) max(100vw - 112px, 740px), max(100vw - 32px, 430px)';

/** The object stands in the frame whole, so that its width follows the frame's height. */
const FOREGROUND_SIZES =
  '(min-width: 1280px) 760px, (min-width: 1024px) 560px, (min-width: 768px) 570px, 340px';

const throughWindow = scrollTimeline();

/** A scene and an object before it that pass at different speeds while the page scrolls. */
export function ParallaxImages({ slice }: SliceProps<Content.ParallaxImagesSlice>) {
  const { surface, first } = useZone();
  const { cover_background_image: background, cover_foreground_image: foreground } = slice.primary;
  if (!isFilled.image(background) && !isFilled.image(foreground)) return null;
  return (
    <div className={styles.parallax} data-surface={surface} data-overflows>
      <div className={styles.window}>
        <div ref={throughWindow} className={styles.background}>
          <Picture field={background} sizes={BACKGROUND_SIZES} fit="cover" priority={first} />
        </div>
      </div>
      <div className={styles.stage}>
        <div ref={throughWindow} className={styles.foreground}>
          <Picture
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
