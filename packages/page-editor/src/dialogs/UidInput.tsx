import { useState } from 'react';
import { Button } from '../kit/controls/Button.tsx';
import { FieldFrame } from '../kit/fields/FieldFrame.tsx';
import { TextInput } from '../kit/fields/TextInput.tsx';
import * as styles from './dialogs.styles.ts';
import { takeFocus } from '../kit/overlays/startInField.ts';
import { Text } from '../kit/text/Text.tsx';
import { Address } from './Address.tsx';
import type { UidCheck } from '../session/freeUid.ts';

type UidInputProps = {
  type: string;
  uid: string;
  check: UidCheck;
  /** Whether it is a text to write in, and not a sentence. */
  isWritten: boolean;
  onChange: (uid: string) => void;
  onEnter?: () => void;
};

/** The address of a new document: a sentence that follows the name, or a text of its own. */
export function UidInput({
  type,
  uid,
  check: { problem, suggestion },
  isWritten,
  onChange,
  onEnter,
}: UidInputProps) {
  // The button makes way for the input, which takes its focus.
  const [isChanging, setChanging] = useState(false);
  const startChange = () => {
    setChanging(true);
    onChange(uid);
  };
  const change = isWritten ? null : (
    <Button kind="link" onPress={startChange}>
      Change
    </Button>
  );
  const use = suggestion !== null && (
    <Button kind="link" onPress={() => onChange(suggestion)}>{`Use /${suggestion}`}</Button>
  );
  return (
    <FieldFrame label="Address" problem={problem} isRinged={isWritten} end={use || change}>
      {(naming) =>
        isWritten ? (
          <>
            <TextInput
              {...naming}
              value={uid}
              onChange={(text) => onChange(text.trim())}
              lines={1}
              spellCheck={false}
              inputMode="url"
              isInvalid={problem !== null}
              {...(onEnter && { onEnter })}
              {...(isChanging && { ref: takeFocus })}
            />
            <Text as="p" size="caption" tone="muted">
              <Address type={type} uid={uid} />
            </Text>
          </>
        ) : (
          <p id={naming.id} className={styles.sentence}>
            <Address type={type} uid={uid} />
          </p>
        )
      }
    </FieldFrame>
  );
}
