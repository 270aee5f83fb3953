import type { Content } from '@prismicio/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { SliceProps } from '#content/sliceRegistry.ts';
import { IconButton } from '#ui/controls/IconButton.tsx';
import * as galleryWords from '#ui/words/en/slices/gallery.ts';
import * as videoWords from '#ui/words/en/video.ts';
import { useLanguage } from '#ui/words/language.ts';
import { galleryColumns } from './columns.ts';
import { GalleryColumn } from './GalleryColumn.tsx';
import { GalleryOverlay } from './GalleryOverlay.tsx';
import { galleryItems } from './items.ts';
import { gallerySizes, gallerySettings, galleryVariables } from './settings.ts';
import * as styles from './styles.ts';
import { usePlayback } from './usePlayback.ts';
import { useStill } from './useStill.ts';

/** Columns of screens that scroll past each other by CSS; a press opens one. */
export function MovingGallery({ slice }: SliceProps<Content.MovingGallerySlice>) {
  const { say } = useLanguage();
  const gallery = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<number | null>(null);
  const [isPaused, toggle] = useStill();
  usePlayback(gallery, isPaused);

  const close = useCallback(() => setOpen(null), []);

  useEffect(() => {
    if (open === null) return undefined;
    const item = gallery.current?.querySelector<HTMLElement>(
      `[data-item="${open}"]:not([aria-hidden])`,
    );
    // Runs after the overlay has closed.
    return () => item?.focus({ preventScroll: true });
  }, [open]);

  const settings = gallerySettings(slice.primary);
  const items = galleryItems(slice.items, settings.frame, say);
  const columns = galleryColumns(items.length, settings.columns);
  if (columns.length === 0) return null;
  const opened = open === null ? undefined : items[open];
  const sizes = gallerySizes(settings);
  const moves = settings.speed !== 0 || items.some(({ video }) => video !== null);

  return (
    <section
      ref={gallery}
      aria-label={say(galleryWords.gallery)}
      className={styles.gallery}
      style={galleryVariables(settings)}
      data-still={settings.speed === 0 || undefined}
      data-open={opened ? '' : undefined}
      data-paused={isPaused || undefined}
    >
      <div className={styles.pan}>
        <div className={styles.plane}>
          <div className={styles.strip}>
            {columns.map((own, position) => (
              <GalleryColumn
                // The order never changes.
                key={position}
                offset={position - (columns.length - 1) / 2}
                {...{ items, own, position, settings, sizes }}
                onOpen={setOpen}
              />
            ))}
          </div>
        </div>
      </div>
      {moves && (
        <IconButton
          className={styles.pause}
          look="filled"
          icon={isPaused ? 'play' : 'pause'}
          label={say(isPaused ? videoWords.play : videoWords.pause, say(galleryWords.gallery))}
          onClick={toggle}
        />
      )}
      {opened && <GalleryOverlay item={opened} onClosed={close} />}
    </section>
  );
}
