import { useState } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import { FieldFrame } from '../../ui/fields/FieldFrame.tsx';
import { plainInput, ruled } from '../../ui/fields/ruled.styles.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { FieldProps } from '../FieldProps.ts';
import { focusNext } from '../place/focusField.ts';
import { frameProps } from '../frameProps.ts';
import { UnknownField } from './UnknownField.tsx';

/** A password as dots. Only what was just typed can be looked at: a window may stand open for hours. */
export function PasswordField(props: FieldProps) {
  const { value = null, published, readOnly, problem, isChanged, onChange } = props;
  const [isTyped, setTyped] = useState(false);
  const [isShown, setShown] = useState(false);
  if (value !== null && typeof value !== 'string') return <UnknownField {...props} />;
  const hasOther = typeof published === 'string' && published !== '';
  return (
    <FieldFrame
      {...frameProps(props)}
      published={isChanged ? (hasOther ? 'another password' : 'no password') : null}
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
        <div className={ruled} data-empty={value === null ? '' : undefined}>
          <Icon name="lock" />
          <input
            {...naming}
            className={plainInput}
            data-control=""
            type={isShown ? 'text' : 'password'}
            autoComplete="off"
            spellCheck={false}
            value={value ?? ''}
            readOnly={readOnly !== null}
            aria-invalid={problem !== null || undefined}
            onChange={({ target }) => {
              setTyped(target.value !== '');
              if (target.value === '') setShown(false);
              onChange(target.value === '' ? undefined : target.value, { isTyping: true });
            }}
            onKeyDown={({ key, nativeEvent }) => {
              if (key === 'Enter' && !nativeEvent.isComposing) focusNext();
            }}
          />
        </div>
      )}
    </FieldFrame>
  );
}
