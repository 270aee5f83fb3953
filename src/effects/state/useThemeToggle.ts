import { uiStore } from './uiStore.ts';
import { useUi } from './useUi.ts';
import { afterPaint } from '../dom/afterPaint.ts';
import type { ThemeName } from '#ui/theme/tokens.ts';
import { memoryKeys, remember } from '../boot/memory.ts';

/** Of the page as it is: what is rendered may still be the server's theme. */
const change = () => switchTheme(uiStore.get().theme === 'dark' ? 'light' : 'dark');

/** The theme, and what changes it to the other. */
export function useThemeToggle() {
  return { theme: useUi('theme'), change };
}

/**
 * Crossfades a synchronous change of the whole page, unless the browser cannot or the visitor asks
 * for less motion.
 */
export function crossfade(change: () => void): void {
  const reduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (reduced || !('startViewTransition' in document)) change();
  else document.startViewTransition(change);
}

/** Sets a theme for CSS and the browser's own interface. */
function showTheme(theme: ThemeName): void {
  const root = document.documentElement;
  root.dataset['theme'] = theme;
  const background = getComputedStyle(root).getPropertyValue('--background').trim();
  document.querySelector('[name=theme-color]')?.setAttribute('content', background);
  document.querySelector('[name=color-scheme]')?.setAttribute('content', theme);
}

/** Changes the theme with a crossfade and stores it; the toggle changes at once. */
function switchTheme(theme: ThemeName): void {
  remember('localStorage', memoryKeys.theme, theme);
  uiStore.set({ theme });
  afterPaint(() => crossfade(() => showTheme(uiStore.get().theme)));
}
