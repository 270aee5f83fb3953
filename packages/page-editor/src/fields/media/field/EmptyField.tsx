import type { Json } from 'prismic-folder/edit';
import { Button } from '../../../kit/controls/Button.tsx';
import { Row } from '../../../kit/layout/Stack.tsx';
import { Text } from '../../../kit/text/Text.tsx';
import type { MediaKind, nounOf } from '../pickMedia.ts';
import * as styles from './Field.styles.ts';
import { PickFileButton } from './PickFileButton.tsx';

type EmptyFieldProps = {
  noun: ReturnType<typeof nounOf>;
  kinds: readonly MediaKind[];
  /** A value that is something else: it is kept until it is removed. */
  other: Json | undefined;
  isReadOnly: boolean;
  onChoose: () => void;
  onFile: (file: File) => void;
  onRemove: () => void;
};

/** A field without a file of the library. */
export function EmptyField({ noun, kinds, other, isReadOnly, ...actions }: EmptyFieldProps) {
  const { onChoose, onFile, onRemove } = actions;
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
      <Text as="p" size="body" weight="medium">{`${name} is not in the library`}</Text>
      <p>{words}</p>
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
