import type { FieldProps } from '../FieldProps.ts';
import { SwitchRow } from './SwitchRow.tsx';
import { UnknownField } from './UnknownField.tsx';

/** True or false. Without a value it is false, as the site reads it. */
export function BooleanField(props: FieldProps) {
  const { value = null, onChange } = props;
  if (value !== null && typeof value !== 'boolean') return <UnknownField {...props} />;
  return (
    <SwitchRow
      props={props}
      isOn={value ?? false}
      onChange={(isOn) => {
        onChange(isOn);
      }}
    />
  );
}
