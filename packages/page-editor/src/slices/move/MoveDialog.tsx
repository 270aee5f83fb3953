import { useMemo, useState } from 'react';
import type { Seam } from '../../stage/geometry.ts';
import { matching } from '../../kit/lists/matching.ts';
import { SearchDialog } from '../../kit/overlays/SearchDialog.tsx';
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
    <SearchDialog
      title="Move"
      lightTitle={name}
      label="After which slice"
      query={query}
      onQuery={setQuery}
      sections={[{ entries: found }]}
      emptyText={
        query === '' ? 'It is the only slice.' : `No slice with “${query}”. Try fewer letters.`
      }
      onChoose={({ seam }) => onMove(seam)}
      onClose={onClose}
    />
  );
}
