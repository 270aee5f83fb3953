import { cx } from '@linaria/core';
import { Action, type ActionProps } from '../links/Action.tsx';
import { Icon, type IconName } from '../graphics/Icon.tsx';
import * as styles from './Toggle.styles.ts';

export type ToggleProps = ActionProps & {
  icon: IconName;
  /** The present state in words ('Dark Mode', 'Sound On'); it names the button, too. */
  label: string;
  /** What it switches is off: the words recede. */
  off?: boolean | undefined;
  /** A pill with its words, or a filled circle that shows them on hover and focus. */
  look?: 'pill' | 'rail' | undefined;
};

/** A button that says a state and changes it. */
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
