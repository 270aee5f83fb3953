import { type FieldProps, frameProps } from '../../field/FieldProps.ts';
import { focusNext } from '../../field/focusField.ts';
import { UnknownField } from '../../field/UnknownField.tsx';
import { FieldFrame } from '../../../kit/fields/FieldFrame.tsx';
import { TextInput } from '../../../kit/fields/TextInput.tsx';

/** From this share of the limit on, the count is shown. */
const NEAR = 0.8;

/** One line that grows to four. */
export function TextField(props: FieldProps) {
  const { field, value = null, readOnly, onChange } = props;
  if (value !== null && typeof value !== 'string') return <UnknownField {...props} />;
  const text = value ?? '';
  const limit = field.model.config?.['maxLength'];
  const isNear = typeof limit === 'number' && text.length >= limit * NEAR;
  return (
    <FieldFrame
      {...frameProps(props)}
      {...(isNear && { end: <span>{`${text.length} of ${limit}`}</span> })}
    >
      {(naming) => (
        <TextInput
          {...naming}
          value={text}
          isReadOnly={readOnly !== null}
          isInvalid={props.problem !== null}
          onEnter={() => focusNext()}
          onChange={(next) => onChange(next === '' ? undefined : next, { isTyping: true })}
        />
      )}
    </FieldFrame>
  );
}
