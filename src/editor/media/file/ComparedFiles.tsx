import { useState } from 'react';
import type { MediaItem } from '#prismic-folder/contract';
import type { Size } from '#prismic-folder/crop';
import { Icon } from '../../ui/icons/Icon.tsx';
import { mediaUrl, thumbnailUrl } from '../value/mediaUrl.ts';
import * as styles from './File.styles.ts';
import { factsOf, formatBytes, formatSize } from './formatFile.ts';
import { shapeWarning } from './shapeWarning.ts';

type ComparedFilesProps = {
  item: MediaItem;
  file: File;
  /** Where the page finds its content. */
  address: string;
  problem: string | null;
};

/** A file of the library beside the one that takes its place. */
export function ComparedFiles({ item, file, address, problem }: ComparedFilesProps) {
  const [size, setSize] = useState<Size | null>(null);
  const isImage = item.kind === 'image';
  const warning = problem ?? shapeWarning(item, size);
  const facts = [...(size === null ? [] : [formatSize(size)]), formatBytes(file.size)].join(', ');
  const old = thumbnailUrl(mediaUrl(item.name), { width: 320, savedAt: item.savedAt });
  return (
    <>
      <div className={styles.compared}>
        <figure className={styles.side}>
          {isImage && <img className={styles.sidePicture} src={old} alt="" />}
          <figcaption>
            <strong>Now</strong>
            <span>{item.name}</span>
            <span>{factsOf(item)}</span>
          </figcaption>
        </figure>
        <figure className={styles.side}>
          {isImage && (
            <img
              className={styles.sidePicture}
              src={address}
              alt=""
              onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
                if (naturalWidth > 0) setSize({ width: naturalWidth, height: naturalHeight });
              }}
            />
          )}
          <figcaption>
            <strong>New</strong>
            <span>{file.name}</span>
            <span>{facts}</span>
          </figcaption>
        </figure>
      </div>
      <div aria-live="polite">
        {warning !== null && (
          <p className={styles.problem}>
            <Icon name="warning" />
            <span>{warning}</span>
          </p>
        )}
      </div>
    </>
  );
}
