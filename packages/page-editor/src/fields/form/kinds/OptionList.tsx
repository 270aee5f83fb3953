import { type FieldProps, frameProps } from '../../field/FieldProps.ts';
import { FieldFrame } from '../../../kit/fields/FieldFrame.tsx';
import { SelectField, type SelectOption } from '../../../kit/fields/SelectField.tsx';

interface OptionListProps extends FieldProps {
  readonly options: readonly SelectOption[];
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

/** One of many options, as a list that opens. */
export function OptionList({ options, chosen, onChoose, ...props }: OptionListProps) {
  return (
    <FieldFrame {...frameProps(props)}>
      {(naming) => (
        <SelectField
          {...naming}
          options={options}
          value={chosen}
          onChange={onChoose}
          isReadOnly={props.readOnly !== null}
        />
      )}
    </FieldFrame>
  );
}
