import { afterPaint } from '#effects/dom/afterPaint.ts';
import { bootIds } from '#effects/boot/gate.ts';
import { frame } from '#effects/motion/frame.ts';
import { freeze } from '#effects/dom/freeze.ts';
import { scrollChanged } from '#effects/scroll/scrollPosition.ts';
import { haltScroll } from '#effects/scroll/scrolling.ts';
import { uiStore } from '#effects/state/uiStore.ts';
import { isPlain } from '#ui/links/address.ts';

/** Ids of the page's content and the menu, which take turns. */
export const menuIds = { page: 'behind-menu', menu: 'menu' } as const;

/** Opens the menu; without JavaScript such a link leads to all projects. */
export const openers = '[data-opens="menu"]';

/** Marks what is inert behind the open menu: all but the header and the menu. */
export const behindMenu = { 'data-behind-menu': '' } as const;

/** Not by React: in the same style pass as the swap, a render of its own would need another. */
function setBehind(isBehind: boolean) {
  for (const element of document.querySelectorAll<HTMLElement>('[data-behind-menu]'))
    element.inert = isBehind;
}

interface Behind {
  /** The page's scroll position in px. */
  readonly y: number;
  readonly opener: HTMLElement | null;
  readonly thaw: () => void;
}

let behind: Behind | null = null;

const jump = (top: number) => window.scrollTo({ top, behavior: 'instant' });

/** Puts the menu in the page's place, scrolled to its top; the page is frozen where it was. */
export function openMenu(opener: HTMLElement | null = null): void {
  const page = document.getElementById(menuIds.page);
  if (behind || !page) return;
  haltScroll();
  behind = { y: window.scrollY, opener, thaw: freeze(page) };
  document.documentElement.dataset['menu'] = 'open';
  setBehind(true);
  jump(0);
  uiStore.set({ isMenuOpen: true });
}

/** Restores the page and its scroll position; the menu fades out over it. */
export function closeMenu(): void {
  if (!behind) return;
  const { y, opener, thaw } = behind;
  behind = null;
  haltScroll();
  const menu = document.getElementById(menuIds.menu);
  if (menu) freeze(menu);
  thaw();
  delete document.documentElement.dataset['menu'];
  setBehind(false);
  jump(y);
  haltScroll();
  uiStore.set({ isMenuOpen: false });
  // The opener may be a part of the header, which needs the new scroll position.
  scrollChanged();
  frame.request('paint', () => giveBack(opener));
}

function giveBack(opener: HTMLElement | null) {
  // A page that a row leads to may be there already, and has the focus.
  if (uiStore.get().isMenuOpen || document.activeElement?.id === bootIds.content) return;
  const target = opener?.isConnected ? opener : document.getElementById(bootIds.content);
  target?.focus({ preventScroll: true });
}

/** Handles openers, Escape and the back button; returns a function that stops it. */
export function startMenu(): () => void {
  const off = new AbortController();
  // Captured, so that the router sees a handled click, and finds the page in its place when it
  // stores the scroll position.
  const first = { capture: true, signal: off.signal };
  const onClick = (event: MouseEvent) => {
    const opener =
      event.target instanceof Element ? event.target.closest<HTMLElement>(openers) : null;
    if (!opener || !isPlain(event)) return;
    event.preventDefault();
    afterPaint(() => openMenu(opener));
  };
  const onKey = ({ key }: KeyboardEvent) => {
    // As by its button: showing the whole page is not part of the key's own frame.
    if (key === 'Escape' && behind) afterPaint(closeMenu);
  };
  document.addEventListener('click', onClick, first);
  window.addEventListener('keydown', onKey, { signal: off.signal });
  window.addEventListener('popstate', closeMenu, first);
  return () => {
    off.abort();
    closeMenu();
  };
}
