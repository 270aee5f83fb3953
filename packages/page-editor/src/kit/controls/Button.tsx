import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { Icon } from '../icons/Icon.tsx';
import type { GlyphName } from '../icons/glyphs.tsx';
import * as styles from './Button.styles.ts';

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'children' | 'style'> {
  /** Ember, one per view; outlined (default); a pill without outline; words only; underlined words. */
  readonly kind?: 'primary' | 'secondary' | 'quiet' | 'text' | 'link';
  /** 40 px high (default), or 44 as in dialogs. */
  /** 'pill' stands among the pills of a choice. */
  readonly size?: 'bar' | 'dialog' | 'pill';
  /** A glyph before the words. */
  readonly icon?: GlyphName;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button with words; its hit area is 44 px at every size. */
export function Button({
  kind = 'secondary',
  size = 'bar',
  icon,
  children,
  ...button
}: ButtonProps) {
  return (
    <AriaButton {...button} className={styles.button} data-kind={kind} data-size={size}>
      {icon && <Icon name={icon} />}
      <span className={styles.words}>{children}</span>
    </AriaButton>
  );
}
