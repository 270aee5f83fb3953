import { rows } from '#ui/layout/rows.styles.ts';
import { whenIdle } from '../dom/whenIdle.ts';

/** Input that may move the page: then its real height must be known. */
const SIGNS = ['scroll', 'wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Lays out all of the page at once, and every later page of the visit (see `rows`). */
const layOutWhole = () => document.documentElement.toggleAttribute('data-whole', true);

/**
 * Lays out the rows that were left out, one at a time while the browser is idle; all at once at the
 * first input that may move the page.
 */
export async function layOutRest(): Promise<void> {
  if (document.documentElement.hasAttribute('data-whole')) return;
  const off = new AbortController();
  for (const sign of SIGNS)
    window.addEventListener(
      sign,
      () => {
        off.abort();
        layOutWhole();
      },
      { capture: true, passive: true, signal: off.signal },
    );
  for (const row of document.querySelectorAll<HTMLElement>(`.${rows} > *`)) {
    await whenIdle();
    if (off.signal.aborted) return;
    row.style.contentVisibility = 'visible';
  }
  off.abort();
  layOutWhole();
}
