import type { Json } from 'prismic-folder/edit';
import { Button } from '../../../kit/controls/Button.tsx';
import { Row } from '../../../kit/layout/Stack.tsx';
import { Text } from '../../../kit/text/Text.tsx';
import type { MediaKind, nounOf } from '../pickMedia.ts';
import * as styles from './Field.styles.ts';
import { PickFileButton } from './PickFileButton.tsx';

/** What can be done with the file of a field. */
export interface FileActions {
  readonly kinds: readonly MediaKind[];
  readonly isReadOnly: boolean;
  /** Opens the library, or the picture to cut it. */
  readonly onChoose: () => void;
  readonly onCrop: () => void;
  /** Uploads a file of this computer. */
  readonly onFile: (file: File) => void;
  readonly onRemove: () => void;
}

interface EmptyFieldProps extends FileActions {
  readonly noun: ReturnType<typeof nounOf>;
  /** A value that is something else: it is kept until it is removed. */
  readonly other: Json | undefined;
}

/** A field without a file of the library. */
export function EmptyField({ noun, other, isReadOnly, ...actions }: EmptyFieldProps) {
  const { kinds, onChoose, onFile, onRemove } = actions;
  const isOther = other !== undefined;
  return (
    <div className={styles.empty}>
      {isOther && <p>{`Not a ${noun}: ${JSON.stringify(other).slice(0, 200)}. Kept as it is.`}</p>}
      {isReadOnly && !isOther && <p>{`No ${noun}`}</p>}
      {!isReadOnly && (
        <>
          <Row gap={20} wraps={0} className={styles.actions}>
            <Button kind="text" onPress={onChoose}>
              {`Choose a ${noun}`}
            </Button>
            <PickFileButton kind="text" kinds={kinds} onFile={onFile}>
              Upload
            </PickFileButton>
            {isOther && (
              <Button kind="text" onPress={onRemove}>
                Remove
              </Button>
            )}
          </Row>
          <p>Or drop or paste one here.</p>
        </>
      )}
    </div>
  );
}

interface MissingFileProps extends FileActions {
  /** The file that is gone. */
  readonly name: string;
}

/** In place of a file that the library does not have. */
export function MissingFile({ name, kinds, isReadOnly, onChoose, onFile }: MissingFileProps) {
  return (
    <div className={styles.missing}>
      <Text as="p" size="body" weight="medium">{`${name} is not in the library`}</Text>
      <p>The page leaves its place empty.</p>
      {!isReadOnly && (
        <Row gap={20} wraps={0} className={styles.actions}>
          <Button kind="link" onPress={onChoose}>
            Choose another
          </Button>
          <PickFileButton kind="link" kinds={kinds} onFile={onFile}>
            Upload it
          </PickFileButton>
        </Row>
      )}
    </div>
  );
}
