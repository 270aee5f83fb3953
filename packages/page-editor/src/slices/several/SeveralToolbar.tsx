import { IconButton } from '../../kit/controls/IconButton.tsx';
import type { SelectedRows } from '../../kit/lists/Rows.tsx';
import { MoveButtons } from '../MoveButtons.tsx';
import * as styles from '../toolbar.styles.ts';

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
    <div className={styles.several} role="toolbar" aria-label={name}>
      <MoveButtons
        size="low"
        noUp={first === 0 && isGathered ? 'They are the first ones' : null}
        noDown={last === count - 1 && isGathered ? 'They are the last ones' : null}
        onMove={onStep}
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
