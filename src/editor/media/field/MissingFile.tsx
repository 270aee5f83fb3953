import { Button } from '../../ui/controls/Button.tsx';
import type { MediaKind } from '../pickMedia.ts';
import * as styles from './Field.styles.ts';
import { PickFileButton } from './PickFileButton.tsx';

type MissingFileProps = {
  /** The file that is gone. */
  name: string;
  /** What that means: 'The page leaves its place empty.' */
  words: string;
  kinds: readonly MediaKind[];
  isReadOnly: boolean;
  onChoose: () => void;
  onFile: (file: File) => void;
};

/** In place of a file that the library does not have. */
export function MissingFile({
  name,
  words,
  kinds,
  isReadOnly,
  onChoose,
  onFile,
}: MissingFileProps) {
  return (
    <div className={styles.missing}>
      <p className={styles.strong}>{`${name} is not in the library`}</p>
      <p>{words}</p>
      {!isReadOnly && (
        <div className={styles.actions}>
          <Button kind="link" onPress={onChoose}>
            Choose another
          </Button>
          <PickFileButton kind="link" kinds={kinds} onFile={onFile}>
            Upload it
          </PickFileButton>
        </div>
      )}
    </div>
  );
}
