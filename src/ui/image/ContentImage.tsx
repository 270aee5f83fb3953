import { cx } from '@linaria/core';
import { isFilled, type ImageField } from '@prismicio/client';
import { useCallback, useState, type RefCallback } from 'react';
import { imageSource, imageSrcSet, plainWidth } from './imageSource.ts';
import * as styles from './ContentImage.styles.ts';
import type { ImageQuality } from '../theme/tokens.ts';

type ContentImageProps = {
  field: ImageField | null | undefined;
  /** The `sizes` attribute: '(min-width: 1024px) 50vw, 100vw'. */
  sizes: string;
  quality?: ImageQuality | undefined;
  /** Sizes that another service has of it, where this site makes none. */
  srcSet?: string | undefined;
  /** The first image of the screen: loaded at once and first. */
  priority?: boolean | undefined;
  /** How it fills a box of another shape; by default it keeps its own. */
  fit?: 'cover' | 'contain' | undefined;
  /** The shape of that box, width over height ('16 / 9'). */
  aspect?: string | undefined;
  /** Shown while it loads; none for an image with transparent parts. */
  placeholder?: 'skeleton' | 'none' | undefined;
  /** Hidden from screen readers, because the text is beside it. */
  decorative?: boolean | undefined;
  className?: string | undefined;
};

/** An image of the content at several widths. Its space is reserved; if it fails its text shows. */
export function ContentImage({
  field,
  sizes,
  quality,
  srcSet,
  priority,
  fit,
  aspect,
  placeholder = 'skeleton',
  decorative,
  className,
}: ContentImageProps) {
  const [state, handlers] = useImageState(field?.url);
  if (!isFilled.image(field)) return null;

  const { url: address, dimensions } = field;
  const { width, height } = dimensions;
  const alt = decorative ? '' : (field.alt ?? '');
  const box = aspect === undefined ? {} : { aspectRatio: aspect };
  const look = cx(styles.image, className);

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

  const sources = imageSrcSet(address, { width, quality }) ?? srcSet;
  return (
    <img
      {...handlers}
      sizes={sources && sizes}
      srcSet={sources}
      src={imageSource(address, { width: Math.min(width, plainWidth), quality })}
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

type ImageState = 'loading' | 'loaded' | 'broken';

/**
 * Loading state of an image; another address starts over. The `ref` checks the element once, since
 * a server-rendered image may have loaded before hydration.
 */
function useImageState(address: string | null | undefined) {
  const [seen, setSeen] = useState<{ address: typeof address; state: ImageState }>({
    address,
    state: 'loading',
  });
  const report = useCallback((state: ImageState) => setSeen({ address, state }), [address]);
  const ref: RefCallback<HTMLImageElement> = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image?.complete || image.currentSrc === '') return;
      if (image.naturalWidth > 0) report('loaded');
      // An SVG may have no natural width: only decoding tells it from a broken image.
      else
        image.decode().then(
          () => report('loaded'),
          () => report('broken'),
        );
    },
    [report],
  );
  const state = seen.address === address ? seen.state : 'loading';
  return [state, { ref, onLoad: () => report('loaded'), onError: () => report('broken') }] as const;
}
