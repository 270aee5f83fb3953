import { Button, FileTrigger } from 'react-aria-components';
import { Icon } from '../../ui/icons/Icon.tsx';
import { acceptOf, type MediaKind } from '../pickMedia.ts';
import * as styles from './Uploads.styles.ts';

type AddTileProps = {
  kinds: readonly MediaKind[];
  onFiles: (files: readonly File[]) => void;
};

/** The first tile of the library: chooses files of this computer. */
export function AddTile({ kinds, onFiles }: AddTileProps) {
  return (
    <FileTrigger
      allowsMultiple
      acceptedFileTypes={acceptOf(kinds)}
      onSelect={(files) => {
        if (files) onFiles([...files]);
      }}
    >
      <Button className={styles.add}>
        <Icon name="plus" />
        <span>Upload, drop or paste</span>
      </Button>
    </FileTrigger>
  );
}
