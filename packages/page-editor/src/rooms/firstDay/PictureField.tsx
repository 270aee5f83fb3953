import { MediaArea } from '../../fields/media/field/MediaArea.tsx';
import { PickFileButton } from '../../fields/media/field/PickFileButton.tsx';
import { IMAGE_KINDS } from '../../fields/media/pickMedia.ts';
import { mediaUrl, thumbnailUrl } from '../../fields/media/value/mediaUrl.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { FieldFrame } from '../../kit/fields/FieldFrame.tsx';
import { Row } from '../../kit/layout/Stack.tsx';
import { useWords } from '../../session/useWords.ts';
import * as styles from './FirstDay.styles.ts';

interface PictureFieldProps {
  /** Name of its file in the library. */
  readonly picture: string | null;
  readonly onChange: (picture: string | null) => void;
}

/** The picture that a new site begins with; it is in the library as soon as it was chosen. */
export function PictureField({ picture, onChange }: PictureFieldProps) {
  const { picture: where } = useWords();
  return (
    <FieldFrame label="One picture" hint={`${where}; may stay empty`} isRinged={false}>
      {(naming) => (
        <MediaArea
          labelledBy={naming['aria-labelledby']}
          kinds={IMAGE_KINDS}
          isReadOnly={false}
          state={String(picture === null)}
          onStored={({ name }) => onChange(name)}
        >
          {(onFile) => (
            <Row gap={16} wraps={4}>
              {picture !== null && (
                <img
                  className={styles.shown}
                  src={thumbnailUrl(mediaUrl(picture), { width: 160 })}
                  alt=""
                />
              )}
              <PickFileButton kind="text" kinds={IMAGE_KINDS} onFile={onFile}>
                {picture === null ? 'Choose a picture' : 'Replace'}
              </PickFileButton>
              {picture !== null && (
                <Button kind="text" onPress={() => onChange(null)}>
                  Use none
                </Button>
              )}
            </Row>
          )}
        </MediaArea>
      )}
    </FieldFrame>
  );
}
