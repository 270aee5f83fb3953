import { cx } from '@linaria/core';
import { Action, type ActionProps } from '../links/Action.tsx';
import { Icon, type IconName } from '../graphics/Icon.tsx';
import * as styles from './IconButton.styles.ts';

/** A glyph in a circle; `children` are not shown, the label is. */
export type IconButtonProps = ActionProps & {
  icon: IconName;
  /** The words a screen reader says. */
  label: string;
  /** Padding 4, 8 or 12 around the glyph (28, 36, 44 px in all); large unless given. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Bordered on the page, filled on pictures, brand for what is open, bare in rails. */
  look?: 'bordered' | 'filled' | 'brand' | 'bare' | undefined;
};

/** A button or a link that is a glyph; a finger can hit 44 px whatever its size. */
export function IconButton({
  icon,
  label,
  size = 'large',
  look = 'bordered',
  className,
  ...action
}: IconButtonProps) {
  return (
    <Action
      {...action}
      className={cx(styles.iconButton, className)}
      aria-label={label}
      data-size={size}
      data-look={look}
    >
      <Icon name={icon} />
    </Action>
  );
}
