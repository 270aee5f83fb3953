import { useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useReducedMotion } from '#ui/hooks/useMediaQuery.ts';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { imageSource } from '#ui/image/imageSource.ts';
import { ContentImage } from '#ui/image/ContentImage.tsx';
import { duration } from '#ui/theme/tokens.ts';
import { videoSources } from '#ui/video/videoSources.ts';
import * as gallery from '#ui/words/en/slices/gallery.ts';
import { useLanguage } from '#ui/words/language.ts';
import type { GalleryItem } from './items.ts';
import { useModal } from './useModal.ts';
import * as styles from './overlay.styles.ts';

interface GalleryOverlayProps {
  readonly item: GalleryItem;
  readonly onClosed: () => void;
}

/** An item over the whole screen; a press anywhere closes it. */
export function GalleryOverlay({ item, onClosed }: GalleryOverlayProps) {
  const { say } = useLanguage();
  const [overlay, setOverlay] = useState<HTMLElement | null>(null);
  const [leaving, setLeaving] = useState(false);
  const close = useCallback(() => setLeaving(true), []);
  useModal(overlay, close);
  useEffect(() => {
    if (!leaving) return undefined;
    const timer = setTimeout(onClosed, duration.quick);
    return () => clearTimeout(timer);
  }, [leaving, onClosed]);
  return createPortal(
    // Not `showModal()`, which would lay it over the site's cursor.
    <dialog
      open
      ref={setOverlay}
      aria-modal
      aria-label={item.name}
      className={styles.overlay}
      data-leaving={leaving || undefined}
      // Smooth scrolling ignores the wheel here.
      data-lenis-prevent
    >
      <Large item={item} />
      <IconButton
        ref={(button) => button?.focus({ preventScroll: true })}
        icon="close"
        label={say(gallery.close)}
        look="filled"
        className={styles.close}
      />
    </dialog>,
    document.body,
  );
}

function Large({ item: { image, video } }: Pick<GalleryOverlayProps, 'item'>) {
  const reduced = useReducedMotion();
  if (video === null)
    return (
      image && <ContentImage field={image} sizes={wholeScreen(image)} className={styles.media} />
    );
  return (
    <video
      className={styles.media}
      poster={image ? imageSource(image.url, { width: 1280 }) : undefined}
      autoPlay={!reduced}
      controls={reduced}
      muted
      loop
      playsInline
    >
      {videoSources(video).map((source) => (
        <source key={source.src} {...source} />
      ))}
    </video>
  );
}

/** As wide as the screen, or as its height allows. */
function wholeScreen({ dimensions: { width, height } }: NonNullable<GalleryItem['image']>): string {
  return `min(100vw, ${Math.ceil((100 * width) / height)}vh)`;
}
