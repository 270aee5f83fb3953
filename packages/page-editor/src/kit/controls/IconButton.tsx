import { memo, type Ref } from 'react';
import { Button, type ButtonProps } from 'react-aria-components';
import { Icon } from '../icons/Icon.tsx';
import type { GlyphName } from '../icons/glyphs.tsx';
import { Tooltip } from '../overlays/Tooltip.tsx';
import * as styles from './IconButton.styles.ts';

export interface IconButtonProps extends Omit<ButtonProps, 'className' | 'children' | 'style'> {
  readonly icon: GlyphName;
  /** The accessible name, and the tooltip. */
  readonly label: string;
  /** Shown in the tooltip: 'Alt ↑'. */
  readonly shortcut?: string;
  /** Why it does nothing at present; it stays focusable, so that this can be read. */
  readonly disabledReason?: string | null | undefined;
  /** Whether what it switches is on; absent for plain actions. */
  readonly isOn?: boolean;
  /** 40 px (default), 36 high as in toolbars, or 44. */
  readonly size?: 'medium' | 'low' | 'large';
  readonly tone?: 'muted' | 'text';
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button that shows a glyph, with a tooltip; its hit area is 44 px at every size. */
export const IconButton = memo(function IconButton({
  icon,
  label,
  shortcut,
  disabledReason = null,
  isOn,
  size = 'medium',
  tone = 'muted',
  onPress,
  ...button
}: IconButtonProps) {
  const isIdle = disabledReason !== null;
  return (
    <Tooltip text={disabledReason ?? label} {...(shortcut !== undefined && { shortcut })}>
      <Button
        {...button}
        {...(onPress && !isIdle && { onPress })}
        className={styles.iconButton}
        aria-label={label}
        data-size={size}
        data-tone={tone}
        // The component passes on no state of its own that stays focusable, nor a pressed one.
        render={(props) => (
          <button
            {...props}
            {...(isIdle && { 'aria-disabled': true })}
            {...(isOn !== undefined && { 'aria-pressed': isOn })}
          />
        )}
      >
        <Icon name={icon} />
      </Button>
    </Tooltip>
  );
});
