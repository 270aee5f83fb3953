import { imageSource, imageSrcSet } from '#ui/image/imageSource.ts';
import { videoSources } from '#ui/video/videoSources.ts';
import type { GalleryItem as Item } from './items.ts';
import { bringIntoView } from './seek.ts';
import { rounded, type FrameType } from './settings.ts';
import * as styles from './item.styles.ts';

/** Maximum requested image width in px: many items are in view at once. */
const maxImageWidth = 640;

interface GalleryItemProps {
  readonly item: Item;
  readonly index: number;
  /** Shown elsewhere too: only a pointer reaches it. */
  readonly repeated: boolean;
  readonly frame: FrameType;
  /** The `sizes` attribute of a column. */
  readonly sizes: string;
  readonly onOpen: (index: number) => void;
}

/** A screen in its frame; a press opens it. */
export function GalleryItem({ item, index, repeated, frame, sizes, onOpen }: GalleryItemProps) {
  // Cast: React's style type has no custom properties.
  const ratio = { '--ratio': rounded(item.ratio) } as React.CSSProperties;
  return (
    <button
      type="button"
      className={styles.item}
      data-frame={frame}
      data-item={index}
      {...(repeated
        ? { 'aria-hidden': true, tabIndex: -1 }
        : { 'aria-label': item.name, 'aria-haspopup': 'dialog' as const })}
      onClick={() => onOpen(index)}
      onFocus={({ currentTarget }) => {
        if (currentTarget.matches(':focus-visible')) bringIntoView(currentTarget);
      }}
    >
      <span className={styles.screen} style={ratio}>
        <ItemImage item={item} sizes={sizes} />
        <ItemVideo item={item} />
      </span>
      {frame === 'iPhone 13' && <span className={styles.island} />}
    </button>
  );
}

function ItemImage({ item: { image }, sizes }: Pick<GalleryItemProps, 'item' | 'sizes'>) {
  if (!image) return null;
  const { url: address, dimensions } = image;
  const width = Math.min(dimensions.width, maxImageWidth);
  return (
    <img
      className={styles.media}
      sizes={sizes}
      srcSet={imageSrcSet(address, { width })}
      src={imageSource(address, { width })}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
    />
  );
}

/** The gallery plays it while it is in view; the image shows until it does. */
function ItemVideo({ item: { video } }: Pick<GalleryItemProps, 'item'>) {
  if (video === null) return null;
  return (
    <video className={styles.media} muted loop playsInline preload="none" tabIndex={-1} aria-hidden>
      {videoSources(video).map((source) => (
        <source key={source.src} {...source} />
      ))}
    </video>
  );
}
