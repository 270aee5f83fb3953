import { cx } from '@linaria/core';
import * as styles from './Icon.styles.ts';
import { shapeOf, type Drawing } from './drawing.ts';
import { glyphs, type IconName } from './glyphs.tsx';

export type { IconName } from './glyphs.tsx';

type IconProps = {
  name: IconName | Drawing;
  /** The accessible name; without one the icon is decorative. */
  label?: string | undefined;
  className?: string | undefined;
};

/** An icon, 20 px by default, in the current text colour. */
export function Icon({ name, label, className }: IconProps) {
  const spoken =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  if (typeof name === 'object')
    return (
      <span className={cx(styles.drawing, className)} style={shapeOf(name.drawing)} {...spoken} />
    );
  return (
    <svg
      className={cx(styles.icon, name.startsWith('arrow') && styles.arrow, className)}
      viewBox="0 0 20 20"
      focusable="false"
      {...spoken}
    >
      {glyphs[name]}
    </svg>
  );
}
