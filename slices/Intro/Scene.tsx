import { cx } from '@linaria/core';
import { isFilled, type Content } from '@prismicio/client';
import { scrollTimeline } from '#effects/scroll/scrollTimeline.ts';
import { Disc } from '#ui/graphics/Disc.tsx';
import { Grain } from '#ui/graphics/Grain.tsx';
import { ContentImage } from '#ui/image/ContentImage.tsx';
import * as light from '#ui/light/light.styles.ts';
import * as styles from './scene.styles.ts';
import * as room from './room.styles.ts';

/**
 * The image is as wide as 1.6 times its height: the screen's, or about 0.83 of it. On upright
 * screens, mostly dense ones, it may be a third coarser: it is soft light, and the largest paint.
 */
const PICTURE_SIZES = '(min-width: 1024px) 160vh, 85vh';

/** The light has faded at the end of the first screen. */
const overFirstScreen = scrollTimeline(() => [0, document.documentElement.clientHeight]);

/**
 * The light behind the title: a room in the dark theme, drawn or the owner's picture, and a ball on
 * paper by day; decorative.
 */
export function Scene({
  darkImage,
}: {
  readonly darkImage: Content.IntroSlice['primary']['dark_image'];
}) {
  return (
    <div className={styles.scene} aria-hidden>
      <div ref={overFirstScreen} className={styles.dark}>
        {isFilled.image(darkImage) ? (
          <div className={styles.picture}>
            <ContentImage
              field={darkImage}
              sizes={PICTURE_SIZES}
              fit="cover"
              placeholder="none"
              decorative
            />
          </div>
        ) : (
          <Room />
        )}
      </div>
      <div className={styles.day}>
        <div className={styles.floor} />
        <div className={styles.shadow} />
        <Disc glow={false} className={styles.disc} />
        <Grain className={styles.grain} />
      </div>
    </div>
  );
}

/** The dark room and its light, drawn: sharp at any size, and nothing to download. */
function Room() {
  return (
    <div className={room.room} data-room="">
      <div className={cx(light.glow, room.wall)} />
      <div className={room.floor} />
      <div className={cx(light.mirror, room.mirror)} />
      <div className={light.grain} data-grain="room" />
      <div className={cx(light.sun, room.sun)} data-grain="sun" data-light="" />
    </div>
  );
}
