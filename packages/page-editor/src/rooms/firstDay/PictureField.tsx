import { MediaArea } from '../../fields/media/field/MediaArea.tsx';
import { PickFileButton } from '../../fields/media/field/PickFileButton.tsx';
import { IMAGE_KINDS } from '../../fields/media/pickMedia.ts';
import { mediaUrl, thumbnailUrl } from '../../fields/media/value/mediaUrl.ts';
import { afterTwoFrames } from '../../kit/afterTwoFrames.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { Pills } from '../../kit/controls/Pills.tsx';
import { FieldFrame } from '../../kit/fields/FieldFrame.tsx';
import { Row, Stack } from '../../kit/layout/Stack.tsx';
import { useEditor } from '../../session/EditorContext.ts';
import { useLoaded } from '../../session/useLoaded.ts';
import { useWords } from '../../session/useWords.ts';
import type { Written } from './checkAnswers.ts';
import * as styles from './FirstDay.styles.ts';

interface PictureFieldProps {
  /** Name of its file in the library. */
  readonly picture: string | null;
  /** Where it is seen; null: in the usual place. */
  readonly place: string | null;
  readonly onChange: (change: Partial<Pick<Written, 'picture' | 'pictureIn'>>) => void;
  /** It changed: the page shows where it is seen. */
  readonly onFocus: () => void;
}

/** The picture that a new site begins with; it is in the library as soon as it was chosen. */
export function PictureField({ picture, place, onChange, onFocus }: PictureFieldProps) {
  const { host } = useEditor();
  const { picture: where } = useWords();
  const { picturePlaces: places = [] } = useLoaded(host.starters) ?? {};
  const choose: PictureFieldProps['onChange'] = (change) => {
    onChange(change);
    // The page has it by then.
    afterTwoFrames(onFocus);
  };
  return (
    <FieldFrame label="One picture" hint={`${where}; may stay empty`} isRinged={false}>
      {(naming) => (
        <MediaArea
          labelledBy={naming['aria-labelledby']}
          kinds={IMAGE_KINDS}
          isReadOnly={false}
          state={String(picture === null)}
          onStored={({ name }) => choose({ picture: name })}
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
              <Stack gap={4}>
                {picture !== null && places.length > 1 && (
                  <Pills
                    aria-label="Where the picture goes"
                    look="low"
                    options={places}
                    value={place ?? places[0]?.id ?? null}
                    onChange={(pictureIn) => choose({ pictureIn })}
                  />
                )}
                <Row gap={16}>
                  <PickFileButton kind="text" kinds={IMAGE_KINDS} onFile={onFile}>
                    {picture === null ? 'Choose a picture' : 'Replace'}
                  </PickFileButton>
                  {picture !== null && (
                    <Button kind="text" onPress={() => choose({ picture: null })}>
                      Use none
                    </Button>
                  )}
                </Row>
              </Stack>
            </Row>
          )}
        </MediaArea>
      )}
    </FieldFrame>
  );
}
