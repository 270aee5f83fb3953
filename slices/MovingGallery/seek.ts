/** Where a column's round must stand to show an item, all lengths in px and times in ms. */
export interface Seek {
  /** From the top of the column's own items to the middle of the item. */
  readonly middle: number;
  /** Length of the column's own items. */
  readonly length: number;
  /** Length of the part that is seen. */
  readonly cover: number;
  readonly direction: 'up' | 'down';
  readonly duration: number;
  /** Negative: the round began before the page did. */
  readonly delay: number;
}

/**
 * The animation time at which an item stands in the middle of what is seen, or as near to it as the
 * column's round allows.
 */
export function seekTime({ middle, length, cover, direction, duration, delay }: Seek): number {
  const travelled = (middle - cover / 2) / length;
  // Just inside the round: at its very ends a reversed one shows the other end.
  const share = Math.min(Math.max(travelled, 1e-4), 1 - 1e-4);
  return delay + (1 + (direction === 'up' ? share : 1 - share)) * duration;
}

/**
 * Brings an item that a keyboard reached into view. The browser has looked for it by then, and
 * scrolled to where it ran outside the gallery: the page is put right before anything is painted.
 */
export function bringIntoView(item: HTMLElement): void {
  const track = item.closest<HTMLElement>('[data-direction]');
  const round = track?.getAnimations()[0];
  const timing = round?.effect?.getComputedTiming();
  if (!track?.parentElement || !round || typeof timing?.duration !== 'number') return;
  round.currentTime = seekTime({
    middle: item.offsetTop + item.offsetHeight / 2,
    length: track.offsetHeight,
    cover: track.parentElement.offsetHeight,
    direction: track.dataset['direction'] === 'down' ? 'down' : 'up',
    duration: timing.duration,
    delay: timing.delay ?? 0,
  });
  item.closest('section')?.scrollIntoView({ block: 'center', behavior: 'instant' });
  item.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
}
