import { useState } from 'react';
import { useEditor } from '../EditorContext.ts';
import type { FieldProps } from '../form/FieldProps.ts';
import { frameProps } from '../form/frameProps.ts';
import { UnknownField } from '../form/kinds/UnknownField.tsx';
import { focusNext } from '../form/place/focusField.ts';
import { Button } from '../ui/controls/Button.tsx';
import { copyText, NOT_COPIED } from '../ui/copyText.ts';
import { FieldFrame } from '../ui/fields/FieldFrame.tsx';
import { plainInput, ruled } from '../ui/fields/ruled.styles.ts';
import { Icon } from '../ui/icons/Icon.tsx';
import { passwordAdvice } from './passwordAdvice.ts';
import { ProtectedNote } from './ProtectedNote.tsx';
import * as styles from './protection.styles.ts';

/**
 * Where work is protected: its password as dots, and what visitors see until they have it. Only what was just typed
 * or made can be looked at: a window may stand open for hours.
 */
export function PasswordField(props: FieldProps) {
  const { value = null, published, readOnly, problem, isChanged, onChange } = props;
  const { announce, toast } = useEditor();
  const [isTyped, setTyped] = useState(false);
  const [isShown, setShown] = useState(false);
  if (value !== null && typeof value !== 'string') return <UnknownField {...props} />;
  const hasOther = typeof published === 'string' && published !== '';
  const password = value ?? '';
  const advice = passwordAdvice(password);
  const change = (next: string, isShownNow: boolean, label?: string) => {
    setTyped(next !== '');
    setShown(isShownNow && next !== '');
    const how = label === undefined ? { isTyping: true } : { label };
    onChange(next === '' ? undefined : next, how);
  };
  const make = async () => {
    const { makePassword } = await import('./makePassword.ts');
    change(makePassword(), true, 'make a password');
    announce('A new password stands in the field.');
  };
  const copy = async () => {
    const isCopied = await copyText(password);
    toast({ message: isCopied ? 'The password is copied.' : NOT_COPIED });
    if (!isCopied) setShown(true);
  };
  return (
    <section className={styles.place} aria-label="Protected">
      <FieldFrame
        {...frameProps(props)}
        published={isChanged ? (hasOther ? 'another password' : 'no password') : null}
        note={advice}
        end={
          isTyped &&
          value !== null && (
            <Button kind="link" onPress={() => setShown(!isShown)}>
              {isShown ? 'Hide' : 'Show'}
            </Button>
          )
        }
      >
        {(naming) => (
          <div className={ruled}>
            <Icon name="lock" />
            <input
              {...naming}
              className={plainInput}
              data-control=""
              type={isShown ? 'text' : 'password'}
              autoComplete="off"
              spellCheck={false}
              value={password}
              readOnly={readOnly !== null}
              aria-invalid={problem !== null || undefined}
              onChange={({ target }) => change(target.value, isShown)}
              onKeyDown={({ key, nativeEvent }) => {
                if (key === 'Enter' && !nativeEvent.isComposing) focusNext();
              }}
            />
          </div>
        )}
      </FieldFrame>
      <div className={styles.tools}>
        {readOnly === null && (
          <Button kind="secondary" size="pill" onPress={() => void make()}>
            {password === '' ? 'Make a password' : 'Make another'}
          </Button>
        )}
        {password !== '' && (
          <Button kind="secondary" size="pill" icon="copy" onPress={() => void copy()}>
            Copy
          </Button>
        )}
        {password !== '' && readOnly === null && (
          <Button kind="quiet" size="pill" onPress={() => change('', false, 'remove the password')}>
            Remove
          </Button>
        )}
      </div>
      <ProtectedNote password={password} isChanged={isChanged} hadPassword={hasOther} />
    </section>
  );
}
