import type { ReactNode } from 'react';
import { Radio, RadioGroup } from 'react-aria-components';
import * as styles from './Pills.styles.ts';

interface PillOption {
  readonly id: string;
  readonly label: ReactNode;
}

interface PillsProps {
  readonly options: readonly PillOption[];
  /** null: none is chosen. */
  readonly value: string | null;
  readonly onChange: (id: string) => void;
  /** Outlined (default), the same in a row of a list, without outlines as in popovers, or segments as in the bar. */
  readonly look?: 'pills' | 'low' | 'plain' | 'segments';
  readonly isReadOnly?: boolean;
  /** Its name, unless `aria-labelledby` has one. */
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
  readonly 'aria-describedby'?: string;
}

/** One choice out of a few short ones; arrow keys move it. */
export function Pills({ options, value, look = 'pills', ...group }: PillsProps) {
  return (
    <RadioGroup
      {...group}
      className={styles.group}
      value={value}
      orientation="horizontal"
      data-look={look}
    >
      {options.map((option) => (
        <Radio key={option.id} value={option.id} className={styles.pill}>
          <span>{option.label}</span>
        </Radio>
      ))}
    </RadioGroup>
  );
}
