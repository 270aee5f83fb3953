import { useEffect, useRef, useState, type CSSProperties } from 'react';
import type { ThemeName } from '#ui/theme/tokens.ts';
import { framePath } from './libraryPaths.ts';
import type { LibrarySlice, LibraryVariation } from './readLibrary.ts';
import * as styles from './stage.styles.ts';

/** The two screens a slice is judged on, in px. */
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

/** A variation as a device shows it: a frame of the device's width, scaled to what room there is. */
export function Stage({ slice, variation, theme, device }: StageProps) {
  const { width, height: most, words } = devices[device];
  const [height, setHeight] = useState<number>(most);
  const frame = useRef<HTMLIFrameElement>(null);
  const fit = () => setHeight(Math.min(most, heightOf(frame.current)));
  // A page rendered by the server may have loaded its frames before anybody listens.
  useEffect(fit, [most]);
  const path = framePath(slice.id, variation.id, theme);
  const look = `${theme === 'dark' ? 'Dark' : 'Light'}, ${words.toLowerCase()}`;
  // Numbers for the style's scale; a CSS variable is not among React's style names.
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
        {look} <span className={styles.size}>{width}</span>
        <a className={styles.open} href={path} target="_blank" rel="noreferrer">
          Open
          <span className={styles.hidden}> {look}, in a new tab</span>
        </a>
      </figcaption>
    </figure>
  );
}

/**
 * Height of a frame's page in px. A frame only ever shrinks to it: a slice as tall as the window
 * would grow with its frame for ever.
 */
function heightOf(frame: HTMLIFrameElement | null): number {
  return frame?.contentDocument?.getElementById('page')?.offsetHeight || Infinity;
}
