import { useState } from 'react';
import { Switch } from '../../../kit/controls/Switch.tsx';
import { FieldFrame } from '../../../kit/fields/FieldFrame.tsx';
import { TextInput } from '../../../kit/fields/TextInput.tsx';
import { Stack } from '../../../kit/layout/Stack.tsx';
import { typedAlt, type AltState } from '../value/imageValue.ts';
import * as styles from './Field.styles.ts';

type AltFieldsProps = {
  alt: AltState;
  /** `isTyping` for letters; false for the switch. */
  onChange: (alt: AltState, isTyping: boolean) => void;
  readOnly?: string | null;
  /** Shorter where the words are explained elsewhere. */
  switchLabel?: string;
  /** Said below the text while nothing is missing. */
  note?: string | null;
};

/** What a picture says to people who do not see it, or that it says nothing. */
export function AltFields({
  alt,
  onChange,
  readOnly = null,
  switchLabel = 'Decoration, read to nobody',
  note = null,
}: AltFieldsProps) {
  const [lastText, setLastText] = useState('');
  const isDecoration = alt.kind === 'decoration';
  const text = alt.kind === 'text' ? alt.text : '';
  return (
    <Stack gap={4} className={styles.alt}>
      {!isDecoration && (
        <FieldFrame
          label="What does it show?"
          note={alt.kind === 'missing' ? 'Needed to publish, unless it is decoration.' : note}
        >
          {(naming) => (
            <TextInput
              {...naming}
              value={text}
              isReadOnly={readOnly !== null}
              onChange={(typed) => onChange(typedAlt(typed), true)}
            />
          )}
        </FieldFrame>
      )}
      <Switch
        label={switchLabel}
        isOn={isDecoration}
        isReadOnly={readOnly !== null}
        onChange={(isOn) => {
          if (isOn) setLastText(text);
          onChange(isOn ? { kind: 'decoration' } : typedAlt(lastText), false);
        }}
      />
    </Stack>
  );
}
