import { cx } from '@linaria/core';
import * as styles from './Icon.styles.ts';
import { glyphs, type IconName } from './glyphs.tsx';

export type { IconName } from './glyphs.tsx';

export type IconProps = {
  name: IconName;
  /** Spoken name; without one the glyph is decoration and its neighbour carries the words. */
  label?: string | undefined;
  className?: string | undefined;
};

/** A glyph of the set, 20 px unless its class says otherwise, in the colour of the text around it. */
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
