import { cx } from '@linaria/core';
import * as styles from './Switch.styles.ts';

export type SwitchProps = {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The visible words; they may change with the state, which `aria-checked` carries by itself. */
  label: string;
  /**
   * The whole name for a screen reader, where the label changes with the state: it stays the same
   * and says what on means.
   */
  name?: string | undefined;
  /** What is switched, for a screen reader, said before the label. */
  about?: string | undefined;
  /** Left unless given. */
  labelSide?: 'left' | 'right' | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
};

/** A switch of two states, 72 by 40; the label is part of what can be pressed. */
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
        {about !== undefined && <span className={styles.about}>{about}: </span>}
        {label}
      </span>
      <span className={styles.track}>
        <span className={styles.knob} />
      </span>
    </button>
  );
}
