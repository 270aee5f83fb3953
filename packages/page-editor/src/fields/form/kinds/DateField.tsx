import type { FieldProps } from '../../field/FieldProps.ts';
import { UnknownField } from '../../field/UnknownField.tsx';
import { DayButton } from '../../../kit/date/DayButton.tsx';
import { dateFault, dateText, dateWords, type Day, readDate } from '../../../kit/date/readDate.ts';
import { TypedValue, type Written } from './TypedValue.tsx';

const WRITTEN: Written<Day> = {
  read: readDate,
  fault: dateFault,
  write: dateText,
};

/** A day, typed or chosen in a calendar. */
export function DateField(props: FieldProps) {
  const { field, value = null, onChange } = props;
  if (value !== null && typeof value !== 'string') return <UnknownField {...props} />;
  const text = value ?? '';
  const day = readDate(text);
  return (
    <TypedValue
      props={props}
      words={day === null ? text : dateWords(day)}
      written={WRITTEN}
      end={
        <DayButton label={field.label} value={day} onChange={(next) => onChange(dateText(next))} />
      }
    />
  );
}
