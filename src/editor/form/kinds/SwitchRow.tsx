import { useId } from 'react';
import { Switch } from '../../ui/controls/Switch.tsx';
import { ChangedDot } from '../../ui/fields/ChangedDot.tsx';
import type { FieldProps } from '../FieldProps.ts';
import { frameProps } from '../frameProps.ts';
import * as styles from './SwitchRow.styles.ts';

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
    <div className={styles.row} data-frame="">
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
