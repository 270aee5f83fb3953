import { useId } from 'react';
import { type FieldProps, frameProps } from '../../field/FieldProps.ts';
import { UnknownField } from '../../field/UnknownField.tsx';
import { Switch } from '../../../kit/controls/Switch.tsx';
import { ChangedDot } from '../../../kit/fields/FieldFrame.tsx';
import * as styles from './kinds.styles.ts';

/** True or false. Without a value it is false, as the site reads it. */
export function BooleanField(props: FieldProps) {
  const { value = null, onChange } = props;
  if (value !== null && typeof value !== 'boolean') return <UnknownField {...props} />;
  return <SwitchRow props={props} isOn={value ?? false} onChange={(isOn) => onChange(isOn)} />;
}

type SwitchRowProps = {
  props: FieldProps;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
};

/** A field that is a switch: one ruled row. */
export function SwitchRow({ props, isOn, onChange }: SwitchRowProps) {
  const noteId = useId();
  const { label, hint, problem, readOnly, published, onPutBack } = frameProps(props);
  const said = problem ?? readOnly ?? '';
  return (
    <div className={styles.row} data-frame="" data-row="">
      {typeof published === 'string' && (
        <ChangedDot
          label={label}
          published={published}
          onPutBack={readOnly === null ? onPutBack : undefined}
        />
      )}
      <Switch
        label={label}
        isOn={isOn}
        onChange={onChange}
        isReadOnly={props.readOnly !== null}
        aria-describedby={noteId}
      />
      <p
        id={noteId}
        className={styles.note}
        data-problem={problem ? '' : undefined}
        hidden={said === '' && !hint}
      >
        {said === '' ? hint : said}
      </p>
    </div>
  );
}
