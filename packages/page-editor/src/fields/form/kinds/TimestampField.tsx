import {
  CalendarDate,
  getLocalTimeZone,
  toTime,
  toCalendarDateTime,
  toZoned,
  type ZonedDateTime,
  CalendarDateTime,
  fromAbsolute,
} from '@internationalized/date';
import type { FieldProps } from '../../field/FieldProps.ts';
import { UnknownField } from '../../field/UnknownField.tsx';
import { DayButton } from '../../../kit/date/DayButton.tsx';
import * as styles from './kinds.styles.ts';
import { TypedValue, type Written } from './TypedValue.tsx';
import { dateWords, readDate } from '../../../kit/date/readDate.ts';

/** A day with a time in the zone of this computer, whose offset it shows. */
export function TimestampField(props: FieldProps) {
  const { field, value = null, onChange } = props;
  const zone = getLocalTimeZone();
  const written: Written<ZonedDateTime> = {
    read: (text) => readMoment(text, zone),
    fault: momentFault,
    write: momentText,
  };
  if (value !== null && typeof value !== 'string') return <UnknownField {...props} />;
  const text = value ?? '';
  const moment = parseMoment(text, zone);
  return (
    <TypedValue
      props={props}
      words={moment === null ? text : momentWords(moment)}
      written={written}
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

const TIME = /^(.+?)(?:,\s*|\s+|T)(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(.*)$/;
const OFFSET = /^(?:UTC|GMT)?\s*([+−-])(\d{1,2})(?::?(\d{2}))?$/i;

/** Reads a moment of a file; null if it is none. */
export function parseMoment(text: string, zone: string): ZonedDateTime | null {
  const ms = Date.parse(text.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'));
  const isMoment = /^\d{4}-\d{2}-\d{2}/.test(text) && !Number.isNaN(ms);
  return isMoment ? fromAbsolute(ms, zone) : null;
}

/** Reads a typed day with a time, in this zone unless it names an offset: '18 Nov 2025, 14:30 UTC+1'. */
export function readMoment(text: string, zone: string): ZonedDateTime | null {
  const [, dayText = '', hours, minutes, seconds = '0', rest = ''] = TIME.exec(text.trim()) ?? [];
  const day = readDate(dayText);
  const [h, m, s] = [Number(hours), Number(minutes), Number(seconds)];
  if (!day || !(h < 24 && m < 60 && s < 60)) return null;
  const offset = readOffset(rest.trim());
  if (offset === null) return null;
  const local = new CalendarDateTime(day.year, day.month, day.day, h, m, s);
  if (offset === undefined) return toZoned(local, zone);
  const ms = toZoned(local, 'UTC').toDate().getTime() - offset * 60_000;
  return fromAbsolute(ms, zone);
}

/** Minutes east of UTC; undefined if there is no offset, null if it cannot be read. */
function readOffset(text: string): number | undefined | null {
  if (text === '') return undefined;
  if (/^(?:Z|UTC|GMT)$/i.test(text)) return 0;
  const [, sign, hours, minutes = '0'] = OFFSET.exec(text) ?? [];
  if (sign === undefined || Number(hours) > 14 || Number(minutes) > 59) return null;
  const total = Number(hours) * 60 + Number(minutes);
  return sign === '+' ? total : -total;
}

/** A moment as it is shown: '18 Nov 2025, 14:30', with seconds where there are any. */
export function momentWords(moment: ZonedDateTime): string {
  const { hour, minute, second } = moment;
  const parts = second === 0 ? [hour, minute] : [hour, minute, second];
  return `${dateWords(moment)}, ${parts.map((part) => String(part).padStart(2, '0')).join(':')}`;
}

/** The zone's offset at that moment: 'UTC+1', 'UTC−3:30', 'UTC'. */
export function offsetWords({ offset }: ZonedDateTime): string {
  const minutes = Math.round(offset / 60_000);
  if (minutes === 0) return 'UTC';
  const rest = Math.abs(minutes) % 60;
  const hours = Math.floor(Math.abs(minutes) / 60);
  return `UTC${minutes > 0 ? '+' : '−'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}

/** A moment as files have it: `2025-11-18T13:30:00+0000`. */
export function momentText(moment: ZonedDateTime): string {
  return `${moment.toDate().toISOString().slice(0, 19)}+0000`;
}

function momentFault(text: string): string {
  return `“${text.trim()}” is not a day with a time. Write it as 18 Nov 2025, 14:30.`;
}
