import type Lenis from 'lenis';
import { scroll } from '#ui/theme/tokens.ts';
import { frame, type Step } from '../motion/frame.ts';
import { whileOff, reducedMotion } from '../motion/mediaSwitch.ts';
import { scrollChanged } from './scrollPosition.ts';

let lenis: Lenis | null = null;

/** Keys by which a visitor scrolls or jumps without the wheel. */
const JUMP_KEYS = /^(?: |Tab|Home|End|Page(?:Up|Down)|Arrow(?:Up|Down)|F3)$/;

/** How far in px the page may be from where it was last scrolled to; browsers round to device pixels. */
const STRAY = 2;

/** Takes smooth scrolling along in the frame's first phase, while it moves. */
const advance: Step = (time, delta) => {
  if (!lenis) return false;
  // Whoever scrolled the page in between (a script, find-in-page) knows better where it should be.
  if (Math.abs(window.scrollY - lenis.animatedScroll) > STRAY) {
    haltScroll();
    return false;
  }
  // After a rest Lenis would take the whole pause for one frame.
  lenis.time = time - delta;
  lenis.raf(time);
  scrollChanged();
  return lenis.isScrolling === 'smooth';
};

/** A page that must not scroll under a gate or an overlay says so by its overflow. */
const isLocked = () => getComputedStyle(document.documentElement).overflowY === 'hidden';

function create(module: { default: typeof Lenis }): Lenis {
  const made = new module.default({
    lerp: scroll.lerp,
    wheelMultiplier: scroll.wheelMultiplier,
    touchMultiplier: scroll.touchMultiplier,
    allowNestedScroll: true,
    stopInertiaOnNavigate: true,
    virtualScroll: ({ event }) => {
      // A wheel that can no longer be stopped is the browser's; answering it too would scroll twice.
      if (!event.cancelable || isLocked()) return false;
      // Since the last movement the page may have become longer or shorter without a word.
      if (made.isScrolling !== 'smooth') made.resize();
      return true;
    },
  });
  made.on('virtual-scroll', () => frame.request('scroll', advance));
  return made;
}

/** Takes the page's height and position as they are now; reading them costs a layout. */
const measure = () => lenis?.resize();

/**
 * Ends a movement under way where it is, and measures the page anew in the coming frame: before
 * anything else moves the page (a new page, a jump, a key, find-in-page), or it would be pulled back.
 */
export function haltScroll(): void {
  if (!lenis) return;
  if (lenis.isScrolling === 'smooth') {
    lenis.stop();
    lenis.start();
  }
  frame.request('scroll', measure);
}

/** Loads smooth scrolling and keeps it while motion is welcome; answers how to end it. */
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

/** Scrolls to the end of the page: smoothly, or at once where the visitor asks for less motion. */
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
