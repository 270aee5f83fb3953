import Lenis from 'lenis';
import { scroll } from '#ui/theme/tokens.ts';
import { frame, type Step } from '../motion/frame.ts';
import { scrollChanged } from './scrollPosition.ts';

/** What it does to the page's own scrolling. */
export interface Smooth {
  halt: () => void;
  toBottom: (() => void) | null;
}

let lenis: Lenis | null = null;

/** Keys that scroll or jump. */
const JUMP_KEYS = /^(?: |Tab|Home|End|Page(?:Up|Down)|Arrow(?:Up|Down)|F3)$/;

/** Tolerance in px for the scroll position; browsers round to device pixels. */
const STRAY = 2;

/** Advances smooth scrolling in the frame's first phase, while it moves. */
const advance: Step = (time, delta) => {
  if (!lenis) return false;
  // A script or find-in-page has scrolled the page: do not pull it back.
  if (Math.abs(window.scrollY - lenis.animatedScroll) > STRAY) {
    haltScroll();
    return false;
  }
  // After a pause Lenis would take all of it for one frame.
  lenis.time = time - delta;
  lenis.raf(time);
  scrollChanged();
  return lenis.isScrolling === 'smooth';
};

/** A gate or an overlay locks the page by its overflow. */
const isLocked = () => getComputedStyle(document.documentElement).overflowY === 'hidden';

function create(): Lenis {
  const made = new Lenis({
    lerp: scroll.lerp,
    wheelMultiplier: scroll.wheelMultiplier,
    touchMultiplier: scroll.touchMultiplier,
    allowNestedScroll: true,
    stopInertiaOnNavigate: true,
    virtualScroll: ({ event }) => {
      // The browser scrolls by itself for an event that cannot be cancelled.
      if (!event.cancelable || isLocked()) return false;
      // The page's height may have changed since the last movement.
      if (made.isScrolling !== 'smooth') made.resize();
      return true;
    },
  });
  made.on('virtual-scroll', () => frame.request('scroll', advance));
  return made;
}

/** Reads the page's height and position, which costs a layout. */
const measure = () => lenis?.resize();

function haltScroll(): void {
  if (!lenis) return;
  if (lenis.isScrolling === 'smooth') {
    lenis.stop();
    lenis.start();
  }
  frame.request('scroll', measure);
}

function scrollToBottom(): void {
  if (!lenis) return;
  measure();
  lenis.scrollTo(lenis.limit);
  frame.request('scroll', advance);
}

/** Scrolls smoothly by the wheel until the signal, and lets `smooth` know how. */
export function scrollSmoothly(smooth: Smooth, signal: AbortSignal): void {
  lenis = create();
  Object.assign(smooth, { halt: haltScroll, toBottom: scrollToBottom });
  const onKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    if (JUMP_KEYS.test(key) || ctrlKey || metaKey) haltScroll();
  };
  window.addEventListener('keydown', onKey, { signal });
  window.addEventListener('popstate', haltScroll, { signal });
  window.addEventListener('hashchange', haltScroll, { signal });
  signal.addEventListener('abort', () => {
    lenis?.destroy();
    lenis = null;
    smooth.toBottom = null;
  });
}
