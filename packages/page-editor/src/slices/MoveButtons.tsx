import { IconButton, type IconButtonProps } from '../kit/controls/IconButton.tsx';

/** A button of a toolbar of slices. */
export const Tool = (props: IconButtonProps) => <IconButton size="low" tone="text" {...props} />;

interface MoveButtonsProps {
  readonly onMove: (by: 1 | -1) => void;
  /** Why nothing moves up, or down; null if it does. */
  readonly noUp: string | null;
  readonly noDown: string | null;
  /** Large where there are no keys: on a phone. */
  readonly size?: 'large';
}

const WAYS = [
  { by: -1, icon: 'up', label: 'Move up', shortcut: 'Alt ↑' },
  { by: 1, icon: 'down', label: 'Move down', shortcut: 'Alt ↓' },
] as const;

/** Moves slices by one place. */
export function MoveButtons({ onMove, noUp, noDown, size }: MoveButtonsProps) {
  return WAYS.map(({ by, icon, label, shortcut }) => (
    <Tool
      key={by}
      icon={icon}
      label={label}
      {...(size ? { size } : { shortcut })}
      disabledReason={by < 0 ? noUp : noDown}
      onPress={() => onMove(by)}
    />
  ));
}
