import {
  CalendarDate,
  getLocalTimeZone,
  toTime,
  toCalendarDateTime,
  toZoned,
  type ZonedDateTime,
} from '@internationalized/date';
import { useMemo } from 'react';
import type { FieldProps } from '../../field/FieldProps.ts';
import { UnknownField } from '../../field/UnknownField.tsx';
import { DayButton } from '../../../kit/date/DayButton.tsx';
import * as styles from './kinds.styles.ts';
import {
  momentFault,
  momentText,
  momentWords,
  offsetWords,
  parseMoment,
  readMoment,
} from './readMoment.ts';
import { TypedValue, type Written } from './TypedValue.tsx';

/** A day with a time in the zone of this computer, whose offset it shows. */
export function TimestampField(props: FieldProps) {
  const { field, value = null, onChange } = props;
  const zone = useMemo(() => getLocalTimeZone(), []);
  const written = useMemo<Written<ZonedDateTime>>(
    () => ({
      read: (text) => readMoment(text, zone),
      fault: momentFault,
      isSame: (one, other) => one.compare(other) === 0,
    }),
    [zone],
  );
  if (value !== null && typeof value !== 'string') return <UnknownField {...props} />;
  const text = value ?? '';
  const moment = parseMoment(text, zone);
  return (
    <TypedValue
      props={props}
      value={moment}
      words={moment === null ? text : momentWords(moment)}
      written={written}
      onValue={(next) => onChange(next === null ? undefined : momentText(next), { isTyping: true })}
      end={
        <>
          {moment !== null && <span className={styles.unit}>{offsetWords(moment)}</span>}
          <DayButton
            label={field.label}
            value={moment}
            onChange={({ year, month, day }) => {
              const at = moment === null ? undefined : toTime(moment);
              const local = toCalendarDateTime(new CalendarDate(year, month, day), at);
              onChange(momentText(toZoned(local, zone)));
            }}
          />
        </>
      }
    />
  );
}
