import { rows } from '#ui/layout/rows.styles.ts';
import { whenIdle } from '../dom/whenIdle.ts';

/** Input that may move the page: then its real height must be known. */
const SIGNS = ['scroll', 'wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Time in ms after which the next row waits until the browser is idle again. */
const PART = 5;

/** How many rows come into the page in one frame, which has to paint them. */
const STEP = 12;

/** Lays out all of the page at once, and every later page of the visit (see `rows`). */
const layOutWhole = () => document.documentElement.toggleAttribute('data-whole', true);

const show = (row: HTMLElement) => {
  row.style.contentVisibility = 'visible';
};

/**
 * Lays out what is in a row. The page does not change, so no frame is drawn for it, and what has been
 * laid out needs no layout when the row comes into the page. A container's content does: its size is
 * a new one then.
 */
const layOut = (row: HTMLElement) => {
  if (getComputedStyle(row).containerType !== 'normal') show(row);
  (row.firstElementChild ?? row).getBoundingClientRect();
};

/**
 * Lays out the rows that were left out, a few at a time while the browser is idle, then shows them;
 * all at once at an input that may move the page. Later pages of the visit are laid out whole.
 */
export async function layOutRest(): Promise<void> {
  if (document.documentElement.hasAttribute('data-whole')) return;
  const all = [...document.querySelectorAll<HTMLElement>(`.${rows} > *`)];
  let isDone = false;
  const off = new AbortController();
  const onInput = async () => {
    off.abort();
    // The attribute makes the browser match the styles of the whole page again: that may wait if
    // all of it has been laid out.
    if (isDone) await whenIdle();
    layOutWhole();
  };
  for (const sign of SIGNS)
    window.addEventListener(sign, onInput, { capture: true, passive: true, signal: off.signal });
  for (let next = 0; next < all.length;) {
    await whenIdle();
    if (off.signal.aborted) return;
    const end = performance.now() + PART;
    for (; next < all.length && performance.now() < end; next += 1)
      all.slice(next, next + 1).forEach(layOut);
  }
  for (let next = 0; next < all.length; next += STEP) {
    await whenIdle();
    if (off.signal.aborted) return;
    all.slice(next, next + STEP).forEach(show);
  }
  isDone = true;
}
