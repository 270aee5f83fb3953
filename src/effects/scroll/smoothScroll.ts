import type Lenis from 'lenis';
import { scroll } from '#ui/theme/tokens.ts';
import { frame, type Step } from '../motion/frame.ts';
import { whileOff, reducedMotion } from '../motion/mediaSwitch.ts';
import { scrollChanged } from './scrollPosition.ts';

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

function create(module: { default: typeof Lenis }): Lenis {
  const made = new module.default({
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

/**
 * Stops a movement and measures the page in the coming frame. Call it before anything else scrolls
 * the page (a new page, a jump, a key, find-in-page), which would be pulled back.
 */
export function haltScroll(): void {
  if (!lenis) return;
  if (lenis.isScrolling === 'smooth') {
    lenis.stop();
    lenis.start();
  }
  frame.request('scroll', measure);
}

/** Loads smooth scrolling and runs it while motion is allowed; returns a function that stops it. */
export function startSmoothScroll(): () => void {
  return whileOff(reducedMotion, () => {
    let isWanted = true;
    const onKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      if (JUMP_KEYS.test(key) || ctrlKey || metaKey) haltScroll();
    };
    import('lenis').then(
      (module) => {
        if (isWanted) lenis = create(module);
      },
      (error: unknown) => console.warn('Smooth scrolling did not load', error),
    );
    window.addEventListener('keydown', onKey);
    window.addEventListener('popstate', haltScroll);
    window.addEventListener('hashchange', haltScroll);
    return () => {
      isWanted = false;
      lenis?.destroy();
      lenis = null;
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('popstate', haltScroll);
      window.removeEventListener('hashchange', haltScroll);
    };
  });
}

/** Scrolls to the end of the page: smoothly, or at once with less motion. */
export function scrollToBottom(): void {
  if (lenis) {
    measure();
    lenis.scrollTo(lenis.limit);
    frame.request('scroll', advance);
    return;
  }
  window.scrollTo({
    top: document.documentElement.scrollHeight,
    behavior: reducedMotion.isOn() ? 'instant' : 'smooth',
  });
}
