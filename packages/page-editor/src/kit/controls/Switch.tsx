import type { ReactNode } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components';
import * as styles from './Switch.styles.ts';

export interface SwitchProps {
  readonly label: ReactNode;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly isReadOnly?: boolean;
  /** Without the line below. */
  readonly isBare?: boolean;
  readonly 'aria-describedby'?: string;
}

/** A row of 44 px: words at the left, the switch at the right. */
export function Switch({ label, isOn, isBare = false, ...control }: SwitchProps) {
  return (
    <AriaSwitch
      {...control}
      className={styles.row}
      isSelected={isOn}
      data-bare={isBare || undefined}
    >
      <span className={styles.label}>{label}</span>
      <span className={styles.word} aria-hidden>
        {isOn ? 'Yes' : 'No'}
      </span>
      <span className={styles.track} />
    </AriaSwitch>
  );
}
