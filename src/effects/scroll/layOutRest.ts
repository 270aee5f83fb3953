import { lastRow, rows } from '#ui/layout/rows.styles.ts';
import { whenIdle } from '../dom/whenIdle.ts';

/** Input that may move the page: then its real height must be known. */
const SIGNS = ['scroll', 'wheel', 'pointerdown', 'keydown'];

/** How many rows come into the page in one frame, which has to paint them. */
const STEP = 12;

/**
 * Lays out what is in a row. The page does not change, so no frame is drawn for it, and what has been
 * laid out needs no layout when the row is shown. A container's content does: its size is a new one
 * then.
 */
function layOut(row: HTMLElement) {
  if (getComputedStyle(row).containerType !== 'normal') show(row);
  row.firstElementChild?.getBoundingClientRect();
}

function show(row: HTMLElement) {
  row.style.contentVisibility = 'visible';
}

const topOf = (row: HTMLElement) => row.getBoundingClientRect().top;

/**
 * Changes the heights of rows. The last row that begins above the middle of the window stays where it
 * is; browsers do not see to that here. A link to a text of the page scrolls it before any input. The link
 * to the next project has left its row once it is in the page's disc.
 */
function inPlace(all: readonly HTMLElement[], change: () => void) {
  const seen =
    window.scrollY > 0
      ? all.findLast((row) => row.isConnected && topOf(row) <= window.innerHeight / 2)
      : undefined;
  const before = seen ? topOf(seen) : 0;
  change();
  const moved = seen ? topOf(seen) - before : 0;
  // Even by nothing it would end a smooth scroll, as to the end of the page.
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}

/**
 * Lays out the rows that were left out, one at a time while the browser is idle, then shows them;
 * all at once at an input that may move the page. Later pages of the visit are laid out whole.
 */
export async function layOutRest(): Promise<void> {
  const root = document.documentElement;
  if (root.dataset['whole'] === '') return;
  const all = [...document.querySelectorAll<HTMLElement>(`.${rows} > *, .${lastRow}`)];
  let isShown = false;
  const off = new AbortController();
  const onInput = async () => {
    off.abort();
    // The attribute makes the browser match the styles of the whole page again: that may wait if
    // all of it has been laid out.
    if (isShown) await whenIdle();
    inPlace(all, () => (root.dataset['whole'] = ''));
  };
  for (const sign of SIGNS)
    window.addEventListener(sign, onInput, { capture: true, passive: true, signal: off.signal });
  for (const [work, step] of [
    [layOut, 1],
    [show, STEP],
  ] as const) {
    for (let next = 0; next < all.length; next += step) {
      await whenIdle();
      if (off.signal.aborted) return;
      inPlace(all, () => all.slice(next, next + step).forEach(work));
    }
  }
  isShown = true;
}
