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
  /** For screen readers, read before the label. */
  about?: string | undefined;
  labelSide?: 'left' | 'right' | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
};

/** A switch, 72 by 40 px; the label can be pressed too. */
export function Switch({
  checked,
  onChange,
  label,
  name,
  about,
  labelSide = 'left',
  disabled,
  className,
}: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={name}
      disabled={disabled}
      className={cx(styles.control, className)}
      data-label={labelSide}
      onClick={() => onChange(!checked)}
    >
      <span>
        {about !== undefined && <span className={styles.about}>{`${about}: `}</span>}
        <span>{label}</span>
      </span>
      <span className={styles.track}>
        <span className={styles.knob} />
      </span>
    </button>
  );
}
