import { rows } from '#ui/layout/rows.styles.ts';
import { whenIdle } from '../dom/whenIdle.ts';

/** Input that may move the page: then its real height must be known. */
const SIGNS = ['scroll', 'wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Time in ms after which the next row waits until the browser is idle again. Each pause costs a frame,
 * so rows that take less are laid out together; with the frame it stays well below a long task.
 */
const PART = 5;

/** Lays out all of the page at once, and every later page of the visit (see `rows`). */
const layOutWhole = () => document.documentElement.toggleAttribute('data-whole', true);

/**
 * Lays out the rows that were left out, a few at a time while the browser is idle; all at once at an
 * input that may move the page. Later pages of the visit are laid out whole.
 */
export async function layOutRest(): Promise<void> {
  if (document.documentElement.hasAttribute('data-whole')) return;
  const left = [...document.querySelectorAll<HTMLElement>(`.${rows} > *`)];
  const off = new AbortController();
  const onInput = async () => {
    off.abort();
    // The attribute makes the browser match the styles of the whole page again: that may wait if
    // all of it has been laid out.
    if (left.length === 0) await whenIdle();
    layOutWhole();
  };
  for (const sign of SIGNS)
    window.addEventListener(sign, onInput, { capture: true, passive: true, signal: off.signal });
  while (left.length > 0) {
    await whenIdle();
    if (off.signal.aborted) return;
    const end = performance.now() + PART;
    do {
      const row = left.shift();
      if (!row) break;
      row.style.contentVisibility = 'visible';
      // Lays it out now.
      row.getBoundingClientRect();
    } while (performance.now() < end);
  }
}
