import { reducedMotion, whileOff } from '#ui/mediaSwitch.ts';
import type { Smooth } from './smoothScroll.ts';

/** Smooth scrolling, once it has been loaded for a mouse. */
const smooth: Smooth = { halt: () => {}, toBottom: null };

/**
 * Stops a movement and measures the page in the coming frame. Call it before anything else scrolls
 * the page (a new page, a jump, a key, find-in-page), which would be pulled back.
 */
export const haltScroll = (): void => smooth.halt();

/** Scrolls to the end of the page: smoothly, or at once with less motion. */
export function scrollToBottom(): void {
  if (smooth.toBottom) return smooth.toBottom();
  window.scrollTo({
    top: document.documentElement.scrollHeight,
    behavior: reducedMotion.isOn() ? 'instant' : 'smooth',
  });
}

/** Loads smooth scrolling and runs it while motion is allowed; returns a function that stops it. */
export function startSmoothScroll(): () => void {
  return whileOff(reducedMotion, () => {
    const off = new AbortController();
    import('./smoothScroll.ts').then(
      ({ scrollSmoothly }) => {
        if (!off.signal.aborted) scrollSmoothly(smooth, off.signal);
      },
      (error: unknown) => console.warn('Smooth scrolling did not load', error),
    );
    return () => off.abort();
  });
}
