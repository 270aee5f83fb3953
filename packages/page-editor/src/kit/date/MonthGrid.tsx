import { CalendarDate } from '@internationalized/date';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components';
import { Icon } from '../icons/Icon.tsx';
import { iconButton } from '../controls/IconButton.styles.ts';
import * as styles from './MonthGrid.styles.ts';
import type { Day } from './readDate.ts';

type MonthGridProps = {
  value: Day | null;
  onChange: (day: Day) => void;
};

/** A month of days: arrow keys move by days, Page Up and Page Down by months. */
export function MonthGrid({ value, onChange }: MonthGridProps) {
  return (
    <Calendar
      value={value && new CalendarDate(value.year, value.month, value.day)}
      onChange={onChange}
      className={styles.calendar}
      firstDayOfWeek="mon"
      {...{ autoFocus: true }}
    >
      <header className={styles.head}>
        <Button slot="previous" className={iconButton} data-size="large">
          <Icon name="chevron-left" />
        </Button>
        <CalendarHeading className={styles.title} />
        <Button slot="next" className={iconButton} data-size="large">
          <Icon name="chevron-right" />
        </Button>
      </header>
      <CalendarGrid weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => (
            <CalendarHeaderCell className={styles.weekday}>
              <span>{day.slice(0, 2)}</span>
            </CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell date={date} className={styles.day} />}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}
