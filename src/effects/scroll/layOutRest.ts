import { rows } from '#ui/layout/rows.styles.ts';
import { afterPaint } from '../dom/afterPaint.ts';
import { whenIdle } from '../dom/whenIdle.ts';

/** Input that may move the page: then its real height must be known. */
const SIGNS = ['scroll', 'wheel', 'keydown'];

/** A press moves the page at its end at the earliest, so its own answer comes first. */
const PRESSES = ['touchstart', 'pointerdown'];

/** Lays out all of the page at once, and every later page of the visit (see `rows`). */
const layOutWhole = () => document.documentElement.toggleAttribute('data-whole', true);

/**
 * Lays out the rows that were left out, one at a time while the browser is idle; all at once at the
 * first input that may move the page. Nothing moves it behind the open gate.
 */
export async function layOutRest(): Promise<void> {
  if (document.documentElement.hasAttribute('data-whole')) return;
  const off = new AbortController();
  const options = { capture: true, passive: true, signal: off.signal };
  const hurry = () => {
    if (document.documentElement.hasAttribute('data-gate')) return;
    off.abort();
    layOutWhole();
  };
  for (const sign of SIGNS) window.addEventListener(sign, hurry, options);
  for (const press of PRESSES) window.addEventListener(press, () => afterPaint(hurry), options);
  for (const row of document.querySelectorAll<HTMLElement>(`.${rows} > *`)) {
    await whenIdle();
    if (off.signal.aborted) return;
    row.style.contentVisibility = 'visible';
  }
  off.abort();
  layOutWhole();
}
