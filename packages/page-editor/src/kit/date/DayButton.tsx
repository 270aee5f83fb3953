import { cx } from '@linaria/core';
import { Button, DialogTrigger } from 'react-aria-components';
import { Icon } from '../icons/Icon.tsx';
import { lazyPart } from '../loading/lazy.tsx';
import { Popover } from '../overlays/Popover.tsx';
import { iconButton } from '../controls/IconButton.styles.ts';
import { inRule } from '../fields/ruled.styles.ts';
import type { Day } from './readDate.ts';

/** In px: seven days and the popover's edges. */
const WIDTH = 332;

const MonthGrid = lazyPart(async () => (await import('./MonthGrid.tsx')).MonthGrid, 320);

type DayButtonProps = {
  label: string;
  value: Day | null;
  onChange: (day: Day) => void;
};

/** Opens the calendar of a field. */
export function DayButton({ label, value, onChange }: DayButtonProps) {
  return (
    <DialogTrigger>
      <Button className={cx(iconButton, inRule)} aria-label={`Calendar for ${label}`}>
        <Icon name="calendar" />
      </Button>
      <Popover label={`Calendar for ${label}`} width={WIDTH} placement="bottom end">
        {(close) => (
          <MonthGrid
            value={value}
            onChange={(day) => {
              onChange(day);
              close();
            }}
          />
        )}
      </Popover>
    </DialogTrigger>
  );
}
