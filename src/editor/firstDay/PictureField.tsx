import { useEffect, useState } from 'react';
import { PickFileButton } from '../media/field/PickFileButton.tsx';
import { IMAGE_KINDS } from '../media/pickMedia.ts';
import { Button } from '../ui/controls/Button.tsx';
import { FieldFrame } from '../ui/fields/FieldFrame.tsx';
import * as styles from './FirstDay.styles.ts';

type PictureFieldProps = {
  file: File | null;
  problem: string | null;
  onChange: (file: File | null) => void;
};

/** The picture of the first project, which is also shown where people share the site. */
export function PictureField({ file, problem, onChange }: PictureFieldProps) {
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    if (file === null) return undefined;
    const url = URL.createObjectURL(file);
    setShown(url);
    return () => {
      URL.revokeObjectURL(url);
      setShown(null);
    };
  }, [file]);
  return (
    <FieldFrame
      label="A picture of your work"
      hint="The cover of the first project, and where people share your site; may stay empty"
      problem={problem}
      isRinged={false}
    >
      {() => (
        <div className={styles.picture}>
          {shown !== null && problem === null && (
            <img className={styles.shown} src={shown} alt="" />
          )}
          <PickFileButton kind="text" kinds={IMAGE_KINDS} onFile={onChange}>
            {file === null ? 'Choose a picture' : `Another one than ${file.name}`}
          </PickFileButton>
          {file !== null && (
            <Button kind="text" onPress={() => onChange(null)}>
              Without
            </Button>
          )}
        </div>
      )}
    </FieldFrame>
  );
}
