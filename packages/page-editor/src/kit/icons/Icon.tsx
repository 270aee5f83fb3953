import { cx } from '@linaria/core';
import { type GlyphName, glyphs } from './glyphs.tsx';
import * as styles from './icons.styles.ts';

type IconProps = {
  name: GlyphName;
  /** 20 px (default) or 16. */
  size?: 'medium' | 'small';
  /** Without one it has the colour of the text around it. */
  tone?: 'muted' | 'positive' | 'negative';
  /** The accessible name; without one the icon is decorative. */
  label?: string;
  className?: string | undefined;
};

/** A glyph. */
export function Icon({ name, size = 'medium', tone, label, className }: IconProps) {
  return (
    <svg
      className={cx(styles.icon, className)}
      viewBox="0 0 20 20"
      focusable="false"
      data-size={size}
      data-tone={tone}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {glyphs[name]}
    </svg>
  );
}

/** The mark of the editor: a moon. */
export function Mark() {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden focusable="false">
      <path d="M13.5 1.6A11 11 0 1 0 22.6 15 8.6 8.6 0 1 1 13.5 1.6z" fill="currentColor" />
    </svg>
  );
}
