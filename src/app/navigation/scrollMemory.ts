import { frame, type Step } from '#effects/motion/frame.ts';

const STORAGE_KEY = 'scroll-positions';

/** How long in ms a page may take to grow to its last scroll position. */
const MAX_WAIT = 2000;

/** How long in ms its height must not change before it counts as complete. */
const QUIET = 250;

/** Input by which the visitor scrolls or leaves. */
const OWN_WAYS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

function recall(): Record<string, number> {
  try {
    // Cast: only this module writes it.
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

const jump = (top: number) => window.scrollTo({ left: 0, top, behavior: 'instant' });

/** The element of a hash; a badly encoded one may still be an id. */
function anchorOf(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return document.getElementById(id);
  }
}

/**
 * Scrolls back and stays there while the page grows, unless the visitor scrolls: late content above
 * would shift it.
 */
function returnTo(top: number) {
  const off = new AbortController();
  const started = performance.now();
  let height = 0;
  let quietFrom = started;
  const step: Step = (time) => {
    if (off.signal.aborted) return false;
    jump(top);
    const { scrollHeight } = document.documentElement;
    if (scrollHeight !== height || Math.abs(window.scrollY - top) > 1) quietFrom = time;
    height = scrollHeight;
    const isOver = time - quietFrom > QUIET || time - started > MAX_WAIT;
    if (isOver) off.abort();
    return !isOver;
  };
  for (const event of OWN_WAYS)
    window.addEventListener(event, () => off.abort(), { passive: true, signal: off.signal });
  jump(top);
  frame.request('scroll', step);
}

/** Scroll positions of the visit, stored over a reload. */
interface ScrollMemory {
  /** Stores the current position under a key. */
  readonly leave: (key: string) => void;
  /** Scrolls a new page to its anchor or top, a known one to its position. */
  readonly arrive: (place: { key: string; hash: string }, isReturn: boolean) => void;
  /** Stores the positions when the page is left; returns a function that stops it. */
  readonly storeOnLeave: (key: () => string) => () => void;
}

/** The scroll memory of this tab. The browser restores the first page's position. */
export function createScrollMemory(): ScrollMemory {
  const positions = recall();
  return {
    leave: (key) => {
      window.history.scrollRestoration = 'manual';
      positions[key] = window.scrollY;
    },
    arrive: ({ key, hash }, isReturn) => {
      const known = positions[key];
      if (isReturn && known !== undefined) return returnTo(known);
      const anchor = anchorOf(hash);
      if (anchor) anchor.scrollIntoView();
      else jump(0);
    },
    storeOnLeave: (key) => {
      const store = () => {
        positions[key()] = window.scrollY;
        // After a reload the browser restores the position, before any script.
        window.history.scrollRestoration = 'auto';
        try {
          sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
        } catch {
          // Storage is full or forbidden.
        }
      };
      window.addEventListener('pagehide', store);
      return () => window.removeEventListener('pagehide', store);
    },
  };
}
