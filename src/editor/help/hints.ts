/** A sentence shown once, while somebody learns the editor. */
export type HintId = 'click' | 'kept' | 'move';

/** What has happened in this visit. */
export interface Progress {
  /** Whether anything on the page is selected. */
  readonly hasPlace: boolean;
  readonly slicesSelected: number;
  readonly hasChanged: boolean;
  readonly hasMoved: boolean;
}

export const hintWords: Readonly<Record<HintId, string>> = {
  click: 'Click anything on the page to change it.',
  kept: 'Kept on this computer. Not public until you publish.',
  move: 'Alt and the arrow keys move it.',
};

/** The hints that were shown and are done with, by what the owner did. */
export function doneBy({ hasPlace, hasMoved }: Progress): HintId[] {
  return [...(hasPlace ? (['click'] as const) : []), ...(hasMoved ? (['move'] as const) : [])];
}

/** The one hint to show at present; null: none. */
export function hintFor(done: ReadonlySet<HintId>, progress: Progress): HintId | null {
  const { hasPlace, slicesSelected, hasChanged, hasMoved } = progress;
  if (!done.has('click') && !hasPlace) return 'click';
  if (!done.has('kept') && hasChanged) return 'kept';
  if (!done.has('move') && slicesSelected >= 2 && !hasMoved) return 'move';
  return null;
}

const STORED = 'editor-hints';
const ALL: readonly string[] = Object.keys(hintWords);

/** The hints this browser has shown; without storage each is shown once a visit. */
export function readDone(): ReadonlySet<HintId> {
  try {
    const ids = (localStorage.getItem(STORED) ?? '').split(' ');
    // Cast: only known ids are left.
    return new Set(ids.filter((id) => ALL.includes(id)) as HintId[]);
  } catch {
    return new Set();
  }
}

export function writeDone(done: ReadonlySet<HintId>): void {
  try {
    localStorage.setItem(STORED, [...done].join(' '));
  } catch {
    // Storage is full or forbidden.
  }
}
