import { useState } from 'react';
import { variables } from '../variables.ts';
import { imageSource } from '../imageSource.ts';
import { Icon } from '../icons/Icon.tsx';
import * as styles from './lists.styles.ts';

type ThumbnailProps = {
  /** Address of an image; null: the document has none. */
  address: string | null;
  /** In px. */
  width: number;
  height: number;
};

/** The picture of a document in lists; decorative, as its name is beside it. */
export function Thumbnail({ address, width, height }: ThumbnailProps) {
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
          src={imageSource(address, { width: width * 2, quality: 'medium' })}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setFailed(address)}
        />
      ) : (
        <Icon name="page" />
      )}
    </span>
  );
}
