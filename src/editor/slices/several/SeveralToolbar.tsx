import { IconButton } from '../../ui/controls/IconButton.tsx';
import type { SelectedRows } from '../../ui/lists/Rows.tsx';
import * as styles from './several.styles.ts';

interface SeveralToolbarProps {
  readonly selected: SelectedRows;
  /** Number of slices of their zone. */
  readonly count: number;
  readonly onCopy: () => void;
}

/** What can be done with several slices at once. */
export function SeveralToolbar({ selected, count, onCopy }: SeveralToolbarProps) {
  const { positions, name, onStep, onDelete, onDuplicate } = selected;
  const first = positions[0] ?? 0;
  const last = positions.at(-1) ?? first;
  const isGathered = last - first === positions.length - 1;
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={name}>
      <IconButton
        icon="up"
        label="Move up"
        shortcut="Alt ↑"
        size="low"
        tone="text"
        disabledReason={first === 0 && isGathered ? 'They are the first ones' : null}
        onPress={() => onStep(-1)}
      />
      <IconButton
        icon="down"
        label="Move down"
        shortcut="Alt ↓"
        size="low"
        tone="text"
        disabledReason={last === count - 1 && isGathered ? 'They are the last ones' : null}
        onPress={() => onStep(1)}
      />
      <IconButton
        icon="copy"
        label="Duplicate"
        shortcut="Mod D"
        size="low"
        tone="text"
        onPress={onDuplicate}
      />
      <IconButton
        icon="file"
        label="Copy"
        shortcut="Mod C"
        size="low"
        tone="text"
        onPress={onCopy}
      />
      <IconButton
        icon="trash"
        label="Delete"
        shortcut="⌫"
        size="low"
        tone="text"
        onPress={onDelete}
      />
    </div>
  );
}
