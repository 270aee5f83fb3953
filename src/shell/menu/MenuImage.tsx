import type { ImageField } from '@prismicio/client';
import { AnimatePresence, m } from 'framer-motion';
import { useMediaQuery } from '#ui/hooks/useMediaQuery.ts';
import { ContentImage } from '#ui/image/ContentImage.tsx';
import { breakpoint, component } from '#ui/theme/tokens.ts';
import * as styles from './menu.styles.ts';
import { iris, INSTANT } from './transitions.ts';

interface MenuImageProps {
  /** The image of the hovered or focused row. */
  readonly image: ImageField | undefined;
  readonly reduced: boolean;
}

/** The circle beside the rows; narrow screens do not load it. */
export function MenuImage({ image, reduced }: MenuImageProps) {
  const isWide = useMediaQuery(`(min-width: ${breakpoint.lg}px)`);
  if (!isWide) return null;
  return (
    <div className={styles.image} aria-hidden>
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
              sizes={`${component.menuImage.size}px`}
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
