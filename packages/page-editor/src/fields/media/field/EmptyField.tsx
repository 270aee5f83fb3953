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

interface ChooseButtonsProps extends Pick<FileActions, 'kinds' | 'onChoose' | 'onFile'> {
  readonly kind?: 'text' | 'link';
  /** What they say. */
  readonly choose: string;
  readonly upload?: string;
}

/** Chooses a file of the library, or of this computer. */
export function ChooseButtons(props: ChooseButtonsProps) {
  const { kind = 'text', choose, upload = 'Upload', kinds, onChoose, onFile } = props;
  return (
    <>
      <Button kind={kind} onPress={onChoose}>
        {choose}
      </Button>
      <PickFileButton kind={kind} kinds={kinds} onFile={onFile}>
        {upload}
      </PickFileButton>
    </>
  );
}

interface EmptyFieldProps extends FileActions {
  readonly noun: ReturnType<typeof nounOf>;
  /** A value that is something else: it is kept until it is removed. */
  readonly other: Json | undefined;
}

/** A field without a file of the library. */
export function EmptyField({ noun, other, isReadOnly, ...actions }: EmptyFieldProps) {
  const isOther = other !== undefined;
  return (
    <div className={styles.empty}>
      {isOther && <p>{`Not a ${noun}: ${JSON.stringify(other).slice(0, 200)}. Kept as it is.`}</p>}
      {isReadOnly && !isOther && <p>{`No ${noun}`}</p>}
      {!isReadOnly && (
        <>
          <Row gap={20} wraps={0} className={styles.actions}>
            <ChooseButtons {...actions} choose={`Choose a ${noun}`} />
            {isOther && (
              <Button kind="text" onPress={actions.onRemove}>
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
export function MissingFile({ name, isReadOnly, ...actions }: MissingFileProps) {
  return (
    <div className={styles.missing}>
      <Text as="p" size="body" weight="medium">{`${name} is not in the library`}</Text>
      <p>The page leaves its place empty.</p>
      {!isReadOnly && (
        <Row gap={20} wraps={0} className={styles.actions}>
          <ChooseButtons {...actions} kind="link" choose="Choose another" upload="Upload it" />
        </Row>
      )}
    </div>
  );
}
