import { cx } from '@linaria/core';
import { Action, type ActionProps } from '../links/Action.tsx';
import * as styles from './Chip.styles.ts';

/** A tag that links to everything carrying it. */
export function Chip({ className, children, ...action }: ActionProps) {
  return (
    <Action {...action} className={cx(styles.chip, className)}>
      {children}
    </Action>
  );
}
