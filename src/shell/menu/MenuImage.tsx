import type { ImageField } from '@prismicio/client';
import { cx } from '@linaria/core';
import { AnimatePresence, m } from 'framer-motion';
import { useMediaQuery } from '#ui/hooks/useMediaQuery.ts';
import { ContentImage } from '#ui/image/ContentImage.tsx';
import { withText } from '#ui/image/imageSizes.ts';
import { breakpoint, component } from '#ui/theme/tokens.ts';
import * as styles from './menu.styles.ts';
import { iris, INSTANT } from './transitions.ts';

interface MenuImageProps {
  /** The image of the hovered or focused row. */
  readonly image: ImageField | undefined;
  readonly reduced: boolean;
}

/** The round window beside the rows: the light, and the image of the active row over it; narrow screens do not load it. */
export function MenuImage({ image, reduced }: MenuImageProps) {
  const isWide = useMediaQuery(`(min-width: ${breakpoint.lg}px)`);
  if (!isWide) return null;
  return (
    <div className={styles.image} aria-hidden>
      <span className={cx(styles.circle, styles.light)} data-window="" />
      <AnimatePresence>
        {image?.url && (
          <m.div
            key={image.url}
            className={styles.circle}
            variants={iris}
            initial={reduced ? 'here' : 'away'}
            animate="here"
            exit="gone"
            {...(reduced && { transition: INSTANT })}
          >
            <ContentImage
              field={image}
              sizes={withText(component.menuImage.size)}
              fit="cover"
              aspect="1"
              priority
              decorative
            />
          </m.div>
        )}
      </AnimatePresence>
    </div>
  );
}
