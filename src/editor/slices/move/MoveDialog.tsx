import { useMemo, useState } from 'react';
import { Autocomplete, ListBox, ListBoxItem } from 'react-aria-components';
import { matching } from '../../help/goTo/targets.ts';
import * as styles from '../../help/GoToDialog.styles.ts';
import type { Seam } from '../../stage/geometry.ts';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import type { MoveTarget } from './moveTargets.ts';

type MoveDialogProps = {
  /** What is moved. */
  name: string;
  targets: readonly MoveTarget[];
  onMove: (seam: Seam) => void;
  onClose: () => void;
};

/** More are found by their words. */
const MAX_SHOWN = 60;

/** Moves a slice to a place that is chosen in words. */
export function MoveDialog({ name, targets, onMove, onClose }: MoveDialogProps) {
  const [query, setQuery] = useState('');
  const found = useMemo(() => matching(targets, query, MAX_SHOWN), [targets, query]);
  return (
    <Dialog isOpen isSearch width={640} title="Move" lightTitle={name} onClose={onClose}>
      <Autocomplete>
        <SearchField isFirst label="After which slice" value={query} onChange={setQuery} />
        <ListBox
          className={styles.list}
          aria-label="Places"
          selectionMode="none"
          items={found}
          onAction={(key) => {
            const target = targets.find(({ id }) => id === key);
            if (!target) return;
            onClose();
            onMove(target.seam);
          }}
          renderEmptyState={() => (
            <p className={styles.empty}>
              {query === ''
                ? 'It is the only slice.'
                : `No slice with “${query}”. Try fewer letters.`}
            </p>
          )}
        >
          {({ id, label, detail }) => (
            <ListBoxItem id={id} textValue={label} className={styles.entry}>
              <span className={styles.label}>{label}</span>
              <span className={styles.detail}>{detail}</span>
            </ListBoxItem>
          )}
        </ListBox>
      </Autocomplete>
    </Dialog>
  );
}
