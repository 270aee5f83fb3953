import { frame, type Step } from '#effects/motion/frame.ts';

const STORAGE_KEY = 'scroll-positions';

/** How long in ms a page may take to grow to where it was left. */
const PATIENCE = 2000;

/** How long in ms its height must not change before it counts as whole. */
const QUIET = 250;

/** What a visitor does to go elsewhere meanwhile. */
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

/** What an address points at; one that is badly encoded may still be an id as it stands. */
function anchorOf(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return document.getElementById(id);
  }
}

/**
 * Goes where a page was left and stays there until the page has been drawn whole, unless the visitor
 * goes first: what comes late above it would push it away.
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
    const isOver = time - quietFrom > QUIET || time - started > PATIENCE;
    if (isOver) off.abort();
    return !isOver;
  };
  for (const event of OWN_WAYS)
    window.addEventListener(event, () => off.abort(), { passive: true, signal: off.signal });
  jump(top);
  frame.request('scroll', step);
}

/** Where each place of the visit was scrolled to, kept over a reload. */
export interface ScrollMemory {
  /** Notes where the page is scrolled to under the place's key. */
  readonly leave: (key: string) => void;
  /** Scrolls a new page to its anchor or its top, a known one to where it was left. */
  readonly arrive: (place: { key: string; hash: string }, isReturn: boolean) => void;
  /** Fetchers how to stop. */
  readonly keep: (key: () => string) => () => void;
}

/** Makes the memory of this tab. On the first page the browser itself knows where it was. */
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
    keep: (key) => {
      const store = () => {
        positions[key()] = window.scrollY;
        // A page that is loaded anew is put in its place by the browser, before any script.
        window.history.scrollRestoration = 'auto';
        try {
          sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
        } catch {
          // Storage is full or forbidden: a reload forgets.
        }
      };
      window.addEventListener('pagehide', store);
      return () => window.removeEventListener('pagehide', store);
    },
  };
}
