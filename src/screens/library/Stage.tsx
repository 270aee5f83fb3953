import { useEffect, useRef, useState, type CSSProperties } from 'react';
import type { ThemeName } from '#ui/theme/tokens.ts';
import { framePath } from './libraryPaths.ts';
import type { LibrarySlice, LibraryVariation } from './readLibrary.ts';
import * as styles from './stage.styles.ts';

/** Sizes in px. */
const devices = {
  desktop: { width: 1440, height: 900, words: 'Desktop' },
  phone: { width: 390, height: 844, words: 'Phone' },
} as const;

interface StageProps {
  readonly slice: LibrarySlice;
  readonly variation: LibraryVariation;
  readonly theme: ThemeName;
  readonly device: keyof typeof devices;
}

/** A variation in a frame of a device's width, scaled to the available width. */
export function Stage({ slice, variation, theme, device }: StageProps) {
  const { width, height: maxHeight, words } = devices[device];
  const [height, setHeight] = useState<number>(maxHeight);
  const frame = useRef<HTMLIFrameElement>(null);
  const fit = () => setHeight(Math.min(maxHeight, heightOf(frame.current)));
  // A server-rendered frame may have loaded before hydration.
  useEffect(fit, [maxHeight]);
  const path = framePath(slice.id, variation.id, theme);
  const look = `${theme === 'dark' ? 'Dark' : 'Light'}, ${words.toLowerCase()}`;
  // Cast: React's style type has no custom properties.
  const size = { '--width': width, '--height': height } as CSSProperties;
  return (
    <figure className={styles.stage} style={size}>
      <div className={styles.screen}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- It is the site itself. */}
        <iframe
          ref={frame}
          className={styles.frame}
          src={path}
          title={`${slice.name}, ${variation.name}: ${look}`}
          loading="lazy"
          onLoad={fit}
        />
      </div>
      <figcaption className={styles.caption}>
        <span>{`${look} `}</span>
        <span className={styles.size}>{width}</span>
        <a className={styles.open} href={path} target="_blank" rel="noreferrer">
          Open
          <span className={styles.hidden}>{` ${look}, in a new tab`}</span>
        </a>
      </figcaption>
    </figure>
  );
}

/**
 * Height of a frame's page in px. A frame only shrinks to it: a slice as tall as the window would
 * grow with its frame for ever.
 */
function heightOf(frame: HTMLIFrameElement | null): number {
  return frame?.contentDocument?.getElementById('page')?.offsetHeight || Infinity;
}
