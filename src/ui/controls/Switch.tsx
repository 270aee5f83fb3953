import { cx } from '@linaria/core';
import * as styles from './Switch.styles.ts';

type SwitchProps = {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The visible label; it may change with the state. */
  label: string;
  /**
   * The accessible name where the label changes with the state: it stays the same and says what on
   * means.
   */
  name?: string | undefined;
  className?: string | undefined;
};

/** A switch, 72 by 40 px; the label can be pressed too. */
export function Switch({ checked, onChange, label, name, className }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={name}
      className={cx(styles.control, className)}
      onClick={() => onChange(!checked)}
    >
      <span>{label}</span>
      <span className={styles.track}>
        <span className={styles.knob} />
      </span>
    </button>
  );
}
