import type { MenuEntry } from '../overlays/Menu.tsx';

/** The position after a move, when the row at `from` is dropped before or after the one at `over`. */
export function moveTarget(from: number, over: number, side: 'before' | 'after' | 'on'): number {
  const gap = side === 'after' ? over + 1 : over;
  return gap > from ? gap - 1 : gap;
}

/** The seam at which rows would land that are dropped there; null: they are there already. */
export function dropSeam(positions: readonly number[], seam: number): number | null {
  const first = positions[0] ?? 0;
  const last = positions.at(-1) ?? first;
  const isGathered = last - first === positions.length - 1;
  return isGathered && seam >= first && seam <= last + 1 ? null : seam;
}

/** Entries of a row's menu that move it by one, as Alt and the arrows do. */
export const moveEntries = (
  at: number,
  count: number,
  onMove: (to: number) => void,
): readonly MenuEntry[] => [
  {
    id: 'up',
    label: 'Move up',
    icon: 'up',
    shortcut: 'Alt ↑',
    isDisabled: at === 0,
    onAction: () => onMove(at - 1),
  },
  {
    id: 'down',
    label: 'Move down',
    icon: 'down',
    shortcut: 'Alt ↓',
    isDisabled: at === count - 1,
    onAction: () => onMove(at + 1),
  },
];
