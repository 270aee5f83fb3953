import { cx } from '@linaria/core';
import { Action, type ActionProps } from '../links/Action.tsx';
import * as styles from './Button.styles.ts';
import { Icon, type IconName } from '../graphics/Icon.tsx';

export type ButtonProps = ActionProps & {
  /** Ember, one per view, or outlined (default). */
  variant?: 'primary' | 'secondary' | undefined;
  /** 44, 52 (default) or 72 px high; hero is 60 below md. */
  size?: 'small' | 'medium' | 'hero' | undefined;
  /** 'field' has the corners and height of the input beside it. */
  shape?: 'pill' | 'field' | undefined;
  /** A glyph after the label. */
  icon?: IconName | undefined;
};

/** A button or link as a pill; its dot, which a small primary one and one with an icon lack, fills it on hover. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  shape = 'pill',
  icon,
  className,
  children,
  ...action
}: ButtonProps) {
  const hasDot =
    shape === 'pill' && icon === undefined && !(variant === 'primary' && size === 'small');
  return (
    <Action
      {...action}
      className={cx(styles.button, className)}
      data-variant={variant}
      data-size={size}
      data-shape={shape}
      data-dot={hasDot || undefined}
    >
      <span className={styles.label}>{children}</span>
      {icon && <Icon name={icon} className={styles.icon} />}
    </Action>
  );
}
