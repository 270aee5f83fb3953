import { cx } from '@linaria/core';
import { Action, type ActionProps } from '../links/Action.tsx';
import type { Drawing, Letter } from '../graphics/drawing.ts';
import { Icon, type IconName } from '../graphics/Icon.tsx';
import * as styles from './IconButton.styles.ts';

export type IconButtonProps = ActionProps & {
  icon: IconName | Drawing | Letter;
  /** The accessible name. */
  label: string;
  /** 28, 36 or 44 px (default) in all. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Bordered on the page, filled on images, brand for open controls, bare in rails. */
  look?: 'bordered' | 'filled' | 'brand' | 'bare' | undefined;
};

/** A button or link that shows an icon; its hit area is 44 px at every size. */
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
