import { useCallback } from 'react';
import { PickFileButton } from '../../fields/media/field/PickFileButton.tsx';
import { IMAGE_KINDS } from '../../fields/media/pickMedia.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { FieldFrame } from '../../kit/fields/FieldFrame.tsx';
import { Row } from '../../kit/layout/Stack.tsx';
import { useWords } from '../../session/useWords.ts';
import * as styles from './FirstDay.styles.ts';

type PictureFieldProps = {
  file: File | null;
  problem: string | null;
  onChange: (file: File | null) => void;
};

/** The picture that a new site begins with. */
export function PictureField({ file, problem, onChange }: PictureFieldProps) {
  const words = useWords();
  // The address of a file is held by the element that shows it, and freed with it.
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (image === null || file === null) return undefined;
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return (
    <FieldFrame
      label="A picture of your work"
      hint={`${words.picture}; may stay empty`}
      problem={problem}
      isRinged={false}
    >
      {() => (
        <Row gap={16} wraps>
          {file !== null && problem === null && <img ref={show} className={styles.shown} alt="" />}
          <PickFileButton kind="text" kinds={IMAGE_KINDS} onFile={onChange}>
            {file === null ? 'Choose a picture' : 'Choose another picture'}
          </PickFileButton>
          {file !== null && (
            <Button kind="text" onPress={() => onChange(null)}>
              Use none
            </Button>
          )}
        </Row>
      )}
    </FieldFrame>
  );
}
