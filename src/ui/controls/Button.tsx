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
  /** The leading dot; by default on every pill but a small primary one or one with an icon. */
  dot?: boolean | undefined;
  /** A glyph after the label. */
  icon?: IconName | undefined;
  /** On an image or on ember: the focus ring gains a gap in the page's background. */
  onMedia?: boolean | undefined;
};

/** A button or link as a pill; its dot fills it on hover. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  shape = 'pill',
  icon,
  dot = shape === 'pill' && icon === undefined && !(variant === 'primary' && size === 'small'),
  onMedia,
  className,
  children,
  ...action
}: ButtonProps) {
  return (
    <Action
      {...action}
      className={cx(styles.button, className)}
      data-variant={variant}
      data-size={size}
      data-shape={shape}
      data-dot={dot || undefined}
      data-on-media={onMedia || undefined}
    >
      <span className={styles.label}>{children}</span>
      {icon && <Icon name={icon} className={styles.icon} />}
    </Action>
  );
}
