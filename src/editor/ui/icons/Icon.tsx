import { cx } from '@linaria/core';
import { glyphs, type GlyphName } from './glyphs.tsx';
import * as styles from './Icon.styles.ts';

type IconProps = {
  name: GlyphName;
  /** 20 px (default) or 16. */
  size?: 'medium' | 'small';
  /** The accessible name; without one the icon is decorative. */
  label?: string;
  className?: string | undefined;
};

/** A glyph in the colour of the text around it. */
export function Icon({ name, size = 'medium', label, className }: IconProps) {
  return (
    <svg
      className={cx(styles.icon, className)}
      viewBox="0 0 20 20"
      focusable="false"
      data-size={size}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {glyphs[name]}
    </svg>
  );
}
