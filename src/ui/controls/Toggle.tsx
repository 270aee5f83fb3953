import { cx } from '@linaria/core';
import { Action, type ActionProps } from '../links/Action.tsx';
import { Icon, type IconName } from '../graphics/Icon.tsx';
import * as styles from './Toggle.styles.ts';

export type ToggleProps = ActionProps & {
  icon: IconName;
  /** The current state ('Dark Mode', 'Sound On'), which is the accessible name too. */
  label: string;
  /** Dims the label. */
  off?: boolean | undefined;
  /** A pill with its label, or a circle that shows it on hover and focus. */
  look?: 'pill' | 'rail' | undefined;
};

/** A button that shows a state and changes it. */
export function Toggle({ icon, label, off, look = 'pill', className, ...action }: ToggleProps) {
  return (
    <Action
      {...action}
      className={cx(styles.toggle, className)}
      data-look={look}
      data-off={off || undefined}
    >
      <Icon name={icon} />
      <span className={styles.label}>{label}</span>
    </Action>
  );
}
