import { cx } from '@linaria/core';
import * as styles from './Icon.styles.ts';
import { glyphs, type IconName } from './glyphs.tsx';

export type { IconName } from './glyphs.tsx';

type IconProps = {
  name: IconName;
  /** The accessible name; without one the icon is decorative. */
  label?: string | undefined;
  className?: string | undefined;
};

/** An icon, 20 px by default, in the current text colour. */
export function Icon({ name, label, className }: IconProps) {
  return (
    <svg
      className={cx(styles.icon, className)}
      viewBox="0 0 20 20"
      focusable="false"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {glyphs[name]}
    </svg>
  );
}
