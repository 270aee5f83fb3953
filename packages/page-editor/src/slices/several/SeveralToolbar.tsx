import { useState, type ClipboardEvent } from 'react';
import type { Json } from 'prismic-folder/edit';
import type { SelectedRows } from '../../kit/lists/Rows.tsx';
import { MoveButtons, Tool } from '../MoveButtons.tsx';
import * as styles from '../overlay/overlay.styles.ts';
import type { DocumentSession } from '../../document/DocumentSession.ts';
import type { DocumentJson } from '../../model/DocumentJson.ts';
import { slicesOf } from '../../model/sliceAt.ts';
import type { Place } from '../../model/place.ts';
import type { SliceActions } from '../useSliceActions.ts';

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
        noUp={first === 0 && isGathered ? 'They are the first ones' : null}
        noDown={last === count - 1 && isGathered ? 'They are the last ones' : null}
        onMove={onStep}
      />
      <Tool icon="copy" label="Duplicate" shortcut="Mod D" onPress={onDuplicate} />
      <Tool icon="file" label="Copy" shortcut="Mod C" onPress={onCopy} />
      <Tool icon="trash" label="Delete" shortcut="⌫" onPress={onDelete} />
    </div>
  );
}

interface SeveralPorts {
  readonly session: Pick<DocumentSession, 'get'>;
  /** What is shown, which may be older than what the session has. */
  readonly json: DocumentJson;
  readonly place: Place;
  readonly actions: Pick<SliceActions, 'gather' | 'remove' | 'duplicate' | 'copy' | 'cut'>;
  readonly onPlace: (place: Place) => void;
}

interface Chosen {
  readonly zone: string;
  /** Themselves, not their positions: they stay selected when they move. */
  readonly slices: readonly Json[];
}

const sliceOf = (json: DocumentJson, { zone, index }: Place): Json | undefined =>
  zone === undefined || index === undefined ? undefined : slicesOf(json, zone)[index];

/** Where chosen slices are. */
const positionsOf = (json: DocumentJson, { zone, slices }: Chosen): readonly number[] =>
  slicesOf(json, zone).flatMap((slice, at) => (slices.includes(slice) ? [at] : []));

/**
 * The slices that are selected in the outline: the one of the place, or several of a zone. Selecting another place, and
 * editing the one of the place, ends the selection of several. What is done with them is done with those that were
 * chosen, wherever they are by then.
 */
export function useSeveral({ session, json, place, actions, onPlace }: SeveralPorts) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const current = sliceOf(json, place);
  const [last, setLast] = useState(current);
  if (last !== current) {
    setLast(current);
    const isIn = current !== undefined && chosen?.slices.includes(current);
    if (chosen && (chosen.zone !== place.zone || !isIn)) setChosen(null);
  }
  const positionsIn = (zone: string): readonly number[] => {
    const own = place.zone === zone && place.index !== undefined ? [place.index] : [];
    if (chosen?.zone !== zone) return own;
    const found = positionsOf(json, chosen);
    return found.length > 1 && own.every((at) => found.includes(at)) ? found : own;
  };
  /** Where those of a zone are in the session now. */
  const now = (zone: string): readonly number[] =>
    chosen?.zone === zone ? positionsOf(session.get().json, chosen) : [];
  const of = (zone: string): SelectedRows => {
    const positions = positionsIn(zone);
    return {
      positions,
      name: `${positions.length} slices`,
      onSelect(wanted) {
        const slices = wanted.flatMap((at) => slicesOf(json, zone)[at] ?? []);
        setChosen(slices.length > 1 ? { zone, slices } : null);
        const [first] = wanted;
        const isIn = place.zone === zone && wanted.some((at) => at === place.index);
        // Among several the one whose form is open stays so.
        if (first !== undefined && !(isIn && wanted.length > 1)) onPlace({ zone, index: first });
      },
      onMove(seam) {
        const before = slicesOf(json, zone)[seam];
        const slices = slicesOf(session.get().json, zone);
        const found = before === undefined ? slices.length : slices.indexOf(before);
        actions.gather(zone, now(zone), found < 0 ? Math.min(seam, slices.length) : found);
      },
      onStep(by) {
        const from = now(zone);
        const { length } = slicesOf(session.get().json, zone);
        const seam = by < 0 ? (from[0] ?? 0) - 1 : (from.at(-1) ?? 0) + 2;
        actions.gather(zone, from, Math.max(0, Math.min(length, seam)));
      },
      onDelete: () => actions.remove(zone, ...now(zone)),
      onDuplicate: () => actions.duplicate(zone, ...now(zone)),
    };
  };
  /** Opens one; it alone is selected. */
  const open = (zone: string, index: number) => {
    setChosen(null);
    onPlace({ zone, index });
  };
  /** The focus in another zone ends the selection: keys mean what has the focus. */
  const onFocus = (zone: string) => {
    if (chosen && chosen.zone !== zone) setChosen(null);
  };
  /** Copies or cuts all of them, else the row that has the focus. */
  const onClipboard = (zone: string, event: ClipboardEvent) => {
    const row = event.currentTarget.querySelector<HTMLElement>('[role=row]:focus');
    const focused = row ? [Number(row.dataset['key'])] : [];
    const positions = positionsIn(zone).length > 1 ? now(zone) : focused;
    if (positions.length === 0) return;
    event.preventDefault();
    const act = event.type === 'cut' ? actions.cut : actions.copy;
    void act(zone, positions, event.clipboardData);
  };
  return { of, now, open, onFocus, onClipboard };
}
