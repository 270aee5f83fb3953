import { IconButton } from '../kit/controls/IconButton.tsx';

interface MoveButtonsProps {
  readonly onMove: (by: 1 | -1) => void;
  /** Why nothing moves up, or down; null if it does. */
  readonly noUp: string | null;
  readonly noDown: string | null;
  /** Large where there are no keys: on a phone. */
  readonly size: 'low' | 'large';
}

/** Moves slices by one place. */
export function MoveButtons({ onMove, noUp, noDown, size }: MoveButtonsProps) {
  const hasKeys = size === 'low';
  return (
    <>
      <IconButton
        icon="up"
        label="Move up"
        {...(hasKeys && { shortcut: 'Alt ↑' })}
        size={size}
        tone="text"
        disabledReason={noUp}
        onPress={() => onMove(-1)}
      />
      <IconButton
        icon="down"
        label="Move down"
        {...(hasKeys && { shortcut: 'Alt ↓' })}
        size={size}
        tone="text"
        disabledReason={noDown}
        onPress={() => onMove(1)}
      />
    </>
  );
}
