import { useEffect, useRef, type ComponentType } from 'react';
import { FieldFrame } from '../../kit/fields/FieldFrame.tsx';
import { TextInput } from '../../kit/fields/TextInput.tsx';
import type { Faults, Written } from './checkAnswers.ts';
import { MediaArea } from '../../fields/media/field/MediaArea.tsx';
import { PickFileButton } from '../../fields/media/field/PickFileButton.tsx';
import { IMAGE_KINDS } from '../../fields/media/pickMedia.ts';
import { mediaUrl, thumbnailUrl } from '../../fields/media/value/mediaUrl.ts';
import { afterTwoFrames } from '../../kit/afterTwoFrames.ts';
import { Button } from '../../kit/controls/Button.tsx';
import { Pills } from '../../kit/controls/Pills.tsx';
import { Row, Stack } from '../../kit/layout/Stack.tsx';
import type { AccentFieldProps } from '../../model/LookHost.ts';
import { useEditor } from '../../session/EditorContext.ts';
import { useLoaded } from '../../session/useAnswer.ts';
import { useWords } from '../../session/useWords.ts';
import * as styles from './FirstDay.styles.ts';

/** Chooses the accent of the look. */
export type AccentField = ComponentType<AccentFieldProps>;

interface OwnFieldsProps {
  readonly written: Written;
  readonly faults: Faults;
  readonly AccentField: AccentField;
  readonly onChoose: () => void;
  readonly onChange: (change: Partial<Written>) => void;
  /** A field has the focus: the page shows where it is seen. */
  readonly onFocus: (field: keyof Written) => void;
  /** Enter was pressed in the last text; in the others it goes on to the next one. */
  readonly onEnter: () => void;
}

const TEXTS = [
  { id: 'name', label: 'Your name', hint: 'As people know you' },
  { id: 'line', label: 'What you do', hint: 'What follows & is set light.' },
  {
    id: 'where',
    label: 'Where people find you',
    hint: 'An email and addresses, such as mastodon.social/@you; may stay empty',
  },
] as const;

/** Asks for what a new site cannot do without. */
export function OwnFields(props: OwnFieldsProps) {
  const { written, faults, AccentField, onChoose, onChange, onFocus, onEnter } = props;
  const texts = useRef<(HTMLTextAreaElement | null)[]>([]);
  useEffect(() => texts.current[0]?.focus(), []);
  return (
    <>
      {TEXTS.map(({ id, label, hint }, index) => (
        <FieldFrame key={id} label={label} hint={hint} problem={faults[id] ?? null}>
          {(naming) => (
            <TextInput
              {...naming}
              value={written[id]}
              isInvalid={faults[id] !== undefined}
              spellCheck={id !== 'where'}
              ref={(area) => void (texts.current[index] = area)}
              onChange={(text) => onChange({ [id]: text })}
              onFocus={() => onFocus(id)}
              onEnter={() => {
                const next = texts.current[index + 1];
                if (next) next.focus();
                else onEnter();
              }}
            />
          )}
        </FieldFrame>
      ))}
      <AccentField
        accent={written.accent}
        onChange={(accent) => onChange({ accent })}
        onChoose={onChoose}
        onFocus={() => onFocus('accent')}
      />
      <PictureField
        picture={written.picture}
        place={written.pictureIn}
        onChange={onChange}
        onFocus={() => onFocus('picture')}
      />
    </>
  );
}

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
function PictureField({ picture, place, onChange, onFocus }: PictureFieldProps) {
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
          onUpload={() => (stored) => choose({ picture: stored.name })}
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
