import { cx } from '@linaria/core';
import { isFilled, type ImageField } from '@prismicio/client';
import type { CSSProperties } from 'react';
import { imageSource, imageSrcSet, maxWidth } from './imageSource.ts';
import * as styles from './ContentImage.styles.ts';
import { useImageState } from './useImageState.ts';
import type { ImageQuality } from '../theme/tokens.ts';

export type ContentImageProps = {
  field: ImageField | null | undefined;
  /** How wide it is drawn, as the `sizes` attribute says it ('(min-width: 1024px) 50vw, 100vw'). */
  sizes: string;
  /** 80, 40 or 20; high unless given. */
  quality?: ImageQuality | undefined;
  /** The first picture a visitor sees: loaded at once and before others. */
  priority?: boolean | undefined;
  /** How it fills a box of another shape; unless given it keeps its own shape. */
  fit?: 'cover' | 'contain' | undefined;
  /** The shape of that box, width over height ('16 / 9'). */
  aspect?: string | undefined;
  /** What shows while it loads; none for a picture with transparent parts. */
  placeholder?: 'skeleton' | 'none' | undefined;
  /** Says nothing to a screen reader, because the words are beside it. */
  decorative?: boolean | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
};

/** A picture of the content: offered at several widths, its room kept, its absence in words. */
export function ContentImage({
  field,
  sizes,
  quality,
  priority,
  fit,
  aspect,
  placeholder = 'skeleton',
  decorative,
  className,
  style,
}: ContentImageProps) {
  const [state, handlers] = useImageState(field?.url);
  if (!isFilled.image(field)) return null;

  const { url: address, dimensions } = field;
  const { width, height } = dimensions;
  const alt = decorative ? '' : (field.alt ?? '');
  const box = { ...(aspect === undefined ? {} : { aspectRatio: aspect }), ...style };
  const look = cx(styles.picture, className);

  if (state === 'broken')
    return (
      <span
        className={cx(styles.broken, look)}
        style={{ aspectRatio: `${width} / ${height}`, ...box }}
        {...(alt === '' ? { 'aria-hidden': true } : {})}
      >
        {alt}
      </span>
    );

  return (
    <img
      {...handlers}
      sizes={sizes}
      srcSet={imageSrcSet(address, { width, quality })}
      src={imageSource(address, { width: Math.min(width, maxWidth), quality })}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      className={look}
      style={box}
      data-fit={fit}
      data-waiting={(placeholder === 'skeleton' && state === 'loading') || undefined}
    />
  );
}
