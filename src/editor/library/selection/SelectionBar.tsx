import { useState } from 'react';
import type { MediaItem } from '#prismic-folder/contract';
import { countWords } from '../../documents/names/typeWords.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { DeleteFiles } from './DeleteFiles.tsx';
import * as styles from './SelectionBar.styles.ts';

type SelectionBarProps = {
  selected: ReadonlySet<string>;
  /** The files that are listed. */
  items: readonly MediaItem[];
  /** How many fit the filter. */
  total: number | null;
  onClear: () => void;
  onDescribe: (names: readonly string[]) => void;
  onShrink: (names: readonly string[]) => void;
};

/** What can be done with the selected files, at the foot of the page. */
export function SelectionBar({
  selected,
  items,
  onClear,
  onDescribe,
  onShrink,
}: SelectionBarProps) {
  const [isDeleting, setDeleting] = useState(false);
  const chosen = items.filter(({ name }) => selected.has(name));
  const namesOf = (files: readonly MediaItem[]) => files.map(({ name }) => name);
  const images = chosen.filter(({ kind }) => kind === 'image');
  const large = chosen.filter(({ enough }) => enough !== undefined);
  const unused = chosen.filter(({ uses }) => uses === 0);
  if (chosen.length === 0) return null;
  return (
    <div className={styles.bar} role="toolbar" aria-label="Selected files">
      <output className={styles.count}>{`${countWords(chosen.length, 'file')} selected`}</output>
      <Button
        kind="text"
        isDisabled={images.length === 0}
        onPress={() => onDescribe(namesOf(images))}
      >
        Describe
      </Button>
      <Button kind="text" isDisabled={large.length === 0} onPress={() => onShrink(namesOf(large))}>
        {large.length === 0 ? 'Shrink' : `Shrink ${large.length}`}
      </Button>
      <Button kind="text" isDisabled={unused.length === 0} onPress={() => setDeleting(true)}>
        {unused.length === 0 ? 'Delete' : `Delete ${unused.length} not used`}
      </Button>
      <Button kind="text" onPress={onClear}>
        Clear
      </Button>
      {isDeleting && (
        <DeleteFiles
          names={namesOf(unused)}
          kept={chosen.length - unused.length}
          onClose={(isDone) => {
            setDeleting(false);
            if (isDone) onClear();
          }}
        />
      )}
    </div>
  );
}
