import type { ReactNode } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components';
import * as styles from './Switch.styles.ts';

export interface SwitchProps {
  readonly label: ReactNode;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  /** The words for on and off; 'Yes' and 'No' by default. */
  readonly words?: readonly [on: string, off: string];
  readonly isReadOnly?: boolean;
  readonly isDisabled?: boolean;
  /** Without the line below. */
  readonly isBare?: boolean;
  readonly id?: string;
  readonly 'aria-describedby'?: string;
}

/** A row of 44 px: words at the left, the switch at the right. */
export function Switch({
  label,
  isOn,
  words = ['Yes', 'No'],
  isBare = false,
  ...control
}: SwitchProps) {
  return (
    <AriaSwitch
      {...control}
      className={styles.row}
      isSelected={isOn}
      data-bare={isBare || undefined}
    >
      <span className={styles.label}>{label}</span>
      <span className={styles.word} aria-hidden>
        {words[isOn ? 0 : 1]}
      </span>
      <span className={styles.track} />
    </AriaSwitch>
  );
}
