import { useState } from 'react';
import { variables } from '../variables.ts';
import { imageSource } from '../imageSource.ts';
import type { GlyphName } from '../icons/glyphs.tsx';
import { Icon } from '../icons/Icon.tsx';
import * as styles from './lists.styles.ts';

/** Height in px below which a glyph is a small one. */
const SMALL = 40;

type ThumbnailProps = {
  /** Address of an image; null: the document has none. */
  address: string | null;
  /** In px. */
  width: number;
  height: number;
  /** In the place of a picture. */
  glyph?: GlyphName;
};

/** The picture of something in lists; decorative, as its name is beside it. */
export function Thumbnail({ address, width, height, glyph = 'page' }: ThumbnailProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const style = variables({
    '--picture-width': `${width / 16}rem`,
    '--picture-height': `${height / 16}rem`,
  });
  const isShown = address !== null && address !== failed;
  return (
    <span className={styles.picture} style={style} data-blank={isShown ? undefined : ''}>
      {isShown ? (
        <img
          // It fills its frame, and most pictures are wider than that.
          src={imageSource(address, {
            width: 2 * Math.max(width, 1.6 * height),
            quality: 'medium',
          })}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setFailed(address)}
        />
      ) : (
        <Icon name={glyph} size={height < SMALL ? 'small' : 'medium'} />
      )}
    </span>
  );
}
