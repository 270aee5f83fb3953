import { showGrain } from '#effects/light/grain/showGrain.ts';
import { createStore } from '#effects/state/store.ts';
import { lastRow, rows } from '#ui/layout/rows.styles.ts';
import type { Pair } from '#ui/fonts/pairs.ts';
import { lookAttributes, readLook, type Look } from '#ui/look/look.ts';
import { lookStyle } from '#ui/look/lookStyle.ts';
import { duration, type ThemeName } from '#ui/theme/tokens.ts';

/** The look of the page in the editor's frame, as its window knows it. */
export interface LookStage {
  /**
   * Shows how an owner wants the site to look, as the fields of the document say; null: as it is designed. Typefaces
   * other than Poppins are worn when it resolves.
   */
  readonly wear: (data: unknown) => Promise<void>;
  /** What is worn next, within a moment, fades in, unless less motion is asked for. */
  readonly fade: () => void;
  /** Shows fields that the document has not got yet, over the others. */
  readonly turn: (fields: Readonly<Record<string, unknown>>) => void;
  /** A page with one theme only keeps that. */
  readonly setTheme: (theme: ThemeName) => void;
  /** null: the page has both themes. */
  readonly onlyTheme: () => ThemeName | null;
  readonly subscribe: (listener: () => void) => () => void;
}

/** How soon after it was announced a choice is on its way, in ms. */
const SOON = 100;

/** In ms, by `performance.now()`; none is. */
const NEVER = -SOON;

/** In ms: a look that rests for so long is not being turned. */
const REST = 150;

/**
 * Leaves rows out of view out of the style of each frame, in the height that they have; returns a function that takes
 * them back.
 */
function leaveOutRest(): () => void {
  const left = [...document.querySelectorAll<HTMLElement>(`.${rows} > *, .${lastRow}`)].filter(
    (row) => {
      const { top, bottom } = row.getBoundingClientRect();
      // Of other rows more may show than what is in them.
      return (bottom < 0 || top > window.innerHeight) && getComputedStyle(row).contain !== 'none';
    },
  );
  const heights = left.map((row) => `${row.getBoundingClientRect().height}px`);
  for (const [index, { style }] of left.entries())
    Object.assign(style, { contentVisibility: 'hidden', height: heights[index] });
  return () => {
    for (const { style } of left) Object.assign(style, { contentVisibility: '', height: '' });
  };
}

/** Its style alone changes, nothing of the page is rendered again. */
export function createLookStage(): LookStage {
  const root = document.documentElement;
  const typefaces = new CSSStyleSheet();
  const sheet = new CSSStyleSheet();
  const fading = new CSSStyleSheet();
  fading.replaceSync(
    `::view-transition-old(root), ::view-transition-new(root) { animation-duration: ${duration.quick}ms; }`,
  );
  fading.disabled = true;
  document.adoptedStyleSheets.push(typefaces, sheet, fading);
  const only = createStore<{ theme: ThemeName | null }>({ theme: null });
  let theme: ThemeName = 'dark';
  let shown: unknown;
  let announced = NEVER;
  let last: ViewTransition | null = null;
  const showTheme = () => {
    root.dataset['theme'] = only.get().theme ?? theme;
  };
  let pair: Pair | null = null;
  /** Most sites do without the code. */
  const wearPair = async (next: Pair | null) => {
    if (next === pair) return;
    pair = next;
    const style = next ? (await import('./typeStyle.ts')).typeStyle(next) : '';
    if (next === pair) typefaces.replaceSync(style);
  };
  let style = '';
  let takeBack: (() => void) | null = null;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const show = (look: Look) => {
    const next = lookStyle(look);
    // All of the page would be styled anew for it.
    if (next !== style) sheet.replaceSync(next);
    style = next;
    for (const [name, value] of Object.entries(lookAttributes(look))) {
      if (value === null) delete root.dataset[name];
      else root.dataset[name] = value;
    }
    showTheme();
    showGrain().catch(console.warn);
    return wearPair(look.pair).catch(console.warn);
  };
  const fades = () => {
    const isSoon = performance.now() - announced < SOON;
    announced = NEVER;
    // The window's: the page in the frame is told that it is still.
    const { matches } = window.parent.matchMedia('(prefers-reduced-motion: reduce)');
    return isSoon && !matches && 'startViewTransition' in document;
  };
  return {
    async wear(data) {
      if (data === shown) return;
      shown = data;
      const look = readLook(data);
      const [first, other] = look.themes;
      only.set({ theme: other ? null : first });
      if (!fades()) return show(look);
      fading.disabled = false;
      // Only the last look is shown, whatever was chosen while the page was taken.
      const fade = document.startViewTransition(() => show(readLook(shown)));
      last = fade;
      // The next fade ends the one before it, which is no fault.
      fade.ready.catch(() => undefined);
      await fade.finished.finally(() => {
        if (last === fade) fading.disabled = true;
      });
    },
    fade() {
      announced = performance.now();
    },
    turn(fields) {
      takeBack ??= leaveOutRest();
      clearTimeout(resting);
      resting = setTimeout(() => {
        takeBack?.();
        takeBack = null;
      }, REST);
      void show(readLook(Object.assign({}, shown, fields)));
    },
    setTheme(next) {
      theme = next;
      showTheme();
    },
    onlyTheme: () => only.get().theme,
    subscribe: only.subscribe,
  };
}
