import { imageSource } from '#ui/image/imageSource.ts';
import * as styles from './Peek.styles.ts';

/** The picture of the document under the pointer as a large disc; decorative. */
export function Peek({ picture }: { picture: string | null }) {
  return (
    <div className={styles.disc} aria-hidden>
      {picture !== null && (
        <img
          key={picture}
          className={styles.picture}
          src={imageSource(picture, { width: 640 })}
          alt=""
        />
      )}
    </div>
  );
}
