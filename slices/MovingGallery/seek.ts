/** Lengths in px and times in ms. */
interface Seek {
  /** From the top of the column's own items to the middle of the item. */
  readonly middle: number;
  /** Length of the column's own items. */
  readonly length: number;
  /** Length of the visible part. */
  readonly cover: number;
  readonly direction: 'up' | 'down';
  readonly duration: number;
  /** Negative: the round began before the page did. */
  readonly delay: number;
}

/**
 * The animation time at which an item is in the middle of the visible part, or as near as possible.
 */
export function seekTime({ middle, length, cover, direction, duration, delay }: Seek): number {
  const travelled = (middle - cover / 2) / length;
  // Just inside the round: at its ends a reversed one shows the other end.
  const share = Math.min(Math.max(travelled, 1e-4), 1 - 1e-4);
  return delay + (1 + (direction === 'up' ? share : 1 - share)) * duration;
}

/**
 * Brings an item focused by keyboard into view. The browser has already scrolled to where it ran
 * outside the gallery: this is corrected before the paint.
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
